"""Moderators' orders: who may give them, the changes, and the lines of the audit."""
