"""Detects where play is impossible, and tells people."""
