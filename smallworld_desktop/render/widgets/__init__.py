"""Widgets of wood and parchment. Owners lay them out, a `Group` routes intents to them."""

from smallworld_desktop.render.widgets.base import Icon, Widget
from smallworld_desktop.render.widgets.button import Button, IconButton, MenuButton
from smallworld_desktop.render.widgets.group import Group

__all__ = ["Button", "Group", "Icon", "IconButton", "MenuButton", "Widget"]
