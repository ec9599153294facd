"""Finished hands and the figures counted from them."""
