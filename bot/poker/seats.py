"""Seats round the table, by their numbers."""


def clockwise(start: int, seat: int) -> tuple[bool, int]:
    """Orders seats clockwise from the left of ``start``, which comes last itself."""
    return seat <= start, seat
