"""Messages that the bot keeps up to date on Discord, and direct messages to players.

They are sent because a table or tournament has changed, never directly because of a command or click.
"""
