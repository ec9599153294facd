"""Parsers for the stakes, games, house rules and times that people type.

No I/O. A text that cannot be parsed raises Complaint.
"""
