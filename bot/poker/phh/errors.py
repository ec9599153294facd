"""What goes wrong with a hand history."""


class PhhError(ValueError):
    """A hand history that is malformed, or that the rules do not allow; the message names the place."""
