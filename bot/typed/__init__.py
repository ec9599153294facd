"""Parsers of the stakes, games, house rules and times that people type.

Pure; an unreadable text raises Complaint.
"""
