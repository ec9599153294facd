"""Detecting that play is impossible somewhere, and telling people."""
