"""The id of a hand for people."""


def hand_name(table_id: int, number: int) -> str:
    """Return the id as people type it: ``7-12`` is hand 12 of table 7."""
    return f"{table_id}-{number}"
