"""Widgets of wood and parchment. Owners lay them out, a `Group` routes intents to them."""

from smallworld_desktop.render.widgets.base import Icon, Widget
from smallworld_desktop.render.widgets.button import Button, IconButton, MenuButton, Pressable
from smallworld_desktop.render.widgets.checkbox import Checkbox
from smallworld_desktop.render.widgets.chips import Chips
from smallworld_desktop.render.widgets.choice import OneOf, Option, Tabs
from smallworld_desktop.render.widgets.dialog import Dialog
from smallworld_desktop.render.widgets.dropdown import Dropdown
from smallworld_desktop.render.widgets.group import Group
from smallworld_desktop.render.widgets.label import Label, heading
from smallworld_desktop.render.widgets.listbox import ListBox, Row
from smallworld_desktop.render.widgets.pane import Pane, Placed
from smallworld_desktop.render.widgets.picture_grid import PictureGrid
from smallworld_desktop.render.widgets.progress import ProgressBar
from smallworld_desktop.render.widgets.scroll_text import Paragraph, ScrollText
from smallworld_desktop.render.widgets.slider import Slider
from smallworld_desktop.render.widgets.stepper import Stepper
from smallworld_desktop.render.widgets.text_entry import TextEntry
from smallworld_desktop.render.widgets.toast import Toasts
from smallworld_desktop.render.widgets.tooltip import Line, Tip

__all__ = [
    "Button",
    "Checkbox",
    "Chips",
    "Dialog",
    "Dropdown",
    "Group",
    "Icon",
    "IconButton",
    "Label",
    "Line",
    "ListBox",
    "MenuButton",
    "OneOf",
    "Option",
    "Pane",
    "Paragraph",
    "PictureGrid",
    "Placed",
    "Pressable",
    "ProgressBar",
    "Row",
    "ScrollText",
    "Slider",
    "Stepper",
    "Tabs",
    "TextEntry",
    "Tip",
    "Toasts",
    "Widget",
    "heading",
]
