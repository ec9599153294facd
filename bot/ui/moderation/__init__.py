"""Texts for moderators about the audit log, flags and disputes."""
