<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ground" tilewidth="20" tileheight="20" tilecount="224" columns="16">
 <image source="ground.png" width="320" height="280"/>
</tileset>
