"""The moderators' data: audit, bans, disputes, room settings, statements of chips."""
