"""Moderators' commands. Each checks the power, makes the change, and adds an entry to the audit."""
