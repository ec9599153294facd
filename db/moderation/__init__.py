"""The moderators' records: audit, bans, disputes, room settings, statements."""
