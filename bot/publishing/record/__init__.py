"""The threads in which deals are recorded."""
