"""Decides who may do what, and what follows from it, without Discord."""
