"""The custom ids of buttons, and the patterns that they are made of."""

import re
from typing import Final

NUMBER: Final = "[0-9]{1,18}"
"""In a custom_id."""


HAND_BUTTON: Final = re.compile(rf"lb:h:(?P<table>{NUMBER}):(?P<hand>{NUMBER})(?::(?P<page>[0-9]{{1,3}}))?")


PANEL_BUTTON: Final = re.compile(rf"lb:o:(?P<table>{NUMBER})")
"""Stands on every hand panel, and on nothing else: a private message with it is one."""


OF_TABLE: Final = re.compile(rf"lb:[adgoprmtw]:(?P<table>{NUMBER})(?::|$)")
"""How the ids of all begin that stands on a hand panel, and of the forms that it opens."""


def panel_button(table_id: int) -> str:
    """The custom_id of the button that draws the panel of that table again."""
    return f"lb:o:{table_id}"


def hand_button(table_id: int, number: int, page: int | None = None) -> str:
    """The custom_id of a button that shows the hand."""
    return f"lb:h:{table_id}:{number}" + ("" if page is None else f":{page}")
