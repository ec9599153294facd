"""The custom ids of buttons, and the patterns they consist of."""

import re
from typing import Final

NUMBER: Final = "[0-9]{1,18}"
"""A number in a custom_id."""


HAND_BUTTON: Final = re.compile(rf"lb:h:(?P<table>{NUMBER}):(?P<hand>{NUMBER})(?::(?P<page>[0-9]{{1,3}}))?")


PANEL_BUTTON: Final = re.compile(rf"lb:o:(?P<table>{NUMBER})")
"""The custom_id of a button that is on every hand panel and nowhere else, so it identifies a message as a panel."""


FAIR_BUTTON: Final = re.compile(rf"lb:f:(?P<table>{NUMBER}):fair")
"""The custom_id of the button that shows how the table's deals are proved."""


OF_TABLE: Final = re.compile(rf"lb:[adgoprmtw]:(?P<table>{NUMBER})(?::|$)")
"""The beginning of the ids of everything on a hand panel, and of the forms it opens."""


def panel_button(table_id: int) -> str:
    """Return the custom_id of the button that draws the panel of that table again."""
    return f"lb:o:{table_id}"


def fair_button(table_id: int) -> str:
    """Return the custom_id of the button that shows how the table's deals are proved."""
    return f"lb:f:{table_id}:fair"


def hand_button(table_id: int, number: int, page: int | None = None) -> str:
    """Return the custom_id of a button that shows the hand."""
    return f"lb:h:{table_id}:{number}" + ("" if page is None else f":{page}")
