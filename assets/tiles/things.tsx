<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="things" tilewidth="40" tileheight="40" tilecount="24" columns="8">
 <image source="things.png" width="320" height="120"/>
</tileset>
