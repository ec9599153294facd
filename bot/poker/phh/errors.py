"""The error for a hand history that cannot be used."""


class PhhError(ValueError):
    """An error for a hand history that is malformed or breaks the rules.

    The message names the field or line.
    """
