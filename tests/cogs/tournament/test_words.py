"""Lists of tournaments in words."""

from cogs.tournament.words import told_lines


def test_a_long_list_is_cut_and_says_how_many_lines_are_missing() -> None:
    lines = [letter * 9 for letter in "abcd"]
    assert told_lines("en-US", lines, 10, room=39).splitlines() == lines
    for most, room in ((3, 39), (10, 38)):
        told = told_lines("en-US", lines, most, room).splitlines()
        assert told[:-1] == lines[:3]
        assert "1 more" in told[-1]
    assert told_lines("en-US", ["a" * 9, "b" * 99, "c"], 10, room=39).startswith("aaaaaaaaa\n… and 2 more"), (
        "a list is cut in order"
    )
