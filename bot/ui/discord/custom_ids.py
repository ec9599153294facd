"""The custom ids of buttons, and the patterns from which they are built."""

import re
from typing import Final

NUMBER: Final = "[0-9]{1,18}"
"""The pattern of a number in a custom_id."""


HAND_BUTTON: Final = re.compile(rf"lb:h:(?P<table>{NUMBER}):(?P<hand>{NUMBER})(?::(?P<page>[0-9]{{1,3}}))?")


PANEL_BUTTON: Final = re.compile(rf"lb:o:(?P<table>{NUMBER})")
"""The custom_id of a button that only hand panels have; a message with it is a panel."""


FAIR_BUTTON: Final = re.compile(rf"lb:f:(?P<table>{NUMBER}):fair")
"""The custom_id of the button that explains how the table's deals are proved to be fair."""


DEAL_BUTTON: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):deal")
"""The custom_id of the button that shows the deals which its reader can propose at a final table."""


OF_TABLE: Final = re.compile(rf"lb:[adgoprmtw]:(?P<table>{NUMBER})(?::|$)")
"""The beginning of the custom_ids of all components on a hand panel, and of the forms that it opens."""


def panel_button(table_id: int) -> str:
    """Return the custom_id of the button that redraws the table's hand panel."""
    return f"lb:o:{table_id}"


def fair_button(table_id: int) -> str:
    """Return the custom_id of the button that explains how the table's deals are proved to be fair."""
    return f"lb:f:{table_id}:fair"


def deal_button(tournament_id: int) -> str:
    """Return the custom_id of the button that shows the deals which its reader can propose at a final table."""
    return f"lb:e:{tournament_id}:deal"


def hand_button(table_id: int, number: int, page: int | None = None) -> str:
    """Return the custom_id of the button that shows a moderator the hand, or one page of its report."""
    return f"lb:h:{table_id}:{number}" + ("" if page is None else f":{page}")
