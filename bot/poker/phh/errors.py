"""The error of a hand history that cannot be used."""


class PhhError(ValueError):
    """A hand history that is malformed, or that the rules do not allow; the message names the place."""
