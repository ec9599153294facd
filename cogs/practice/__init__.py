"""/practice, /learn and /odds."""

from bot.client import LowballClient
from bot.ui.practice import clicks
from cogs.practice.commands import Practice
from cogs.table.lobby import Lobby


async def setup(client: LowballClient) -> None:
    lobby = client.get_cog(Lobby.__cog_name__)
    assert isinstance(lobby, Lobby), "the lobby is loaded first"
    client.router.add(*clicks.ROUTES)
    client.router.watch_clicks(lambda interaction: interaction.client.services.tutor.watch(interaction))
    await client.add_cog(Practice(lobby.openings))
