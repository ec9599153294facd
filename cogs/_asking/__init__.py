"""Who asks, about what, and whether they may: shared by all commands."""
