"""The threads in which deals go on record."""
