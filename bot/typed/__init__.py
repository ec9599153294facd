"""Reads stakes, games, house rules, and times as people type them. Pure; an unreadable text raises Complaint."""
