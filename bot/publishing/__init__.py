"""Messages that the bot keeps up to date on Discord, and direct messages to players.

All of them follow reports from tables and tournaments, never directly a person's command or click.
"""
