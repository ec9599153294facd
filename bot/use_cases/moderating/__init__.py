"""Moderators' orders: the check of powers, the change, and its entry in the audit."""
