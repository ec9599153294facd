"""Decide who may do what, and carry it out, without knowing Discord."""
