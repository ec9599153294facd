"""The ids of hands, shown with the names of their tables.

An id begins with the number of the table, which is seldom the number in the table's name.
"""

from bot.history.ids import TABLE_MOST
from bot.ui.text.hand_names import HandNames


def test_a_hand_id_is_shown_with_the_name_of_its_table() -> None:
    named = HandNames({7: "Table 1", 8: "**Riverside**"})
    assert named.plain(7, 12) == "7-12 (Table 1)"
    assert named.marked(8, 3) == r"`8-3` · \*\*Riverside\*\*"
    assert HandNames({7: "Table 7"}).plain(7, 12) == "7-12 (Table 7)", "the id alone says nothing to a player"
    assert (named.of_table(7), HandNames({7: "Table 7"}).of_table(7)) == ("7 (Table 1)", "7")
    assert named.plain(9, 1) == "9-1"
    assert len(HandNames({7: "n" * 200}).plain(7, 1)) <= len("7-1 ()") + TABLE_MOST
