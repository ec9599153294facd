"""The asker, what the command is about, and whether they may: shared by all commands."""
