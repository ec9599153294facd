"""Texts about the proof that deals are fair."""
