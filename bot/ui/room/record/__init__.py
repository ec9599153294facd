"""The record: the threads in whose messages deals are closed."""
