"""Links to places on Discord, and to the messages there."""


def place_link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Return a link to the channel or thread, or to a message there."""
    place = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place
