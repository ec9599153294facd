"""/tournament and /league."""

from bot.client import LowballClient
from bot.ui.tournament_buttons import TournamentButton
from cogs.tournament.commands import Tournaments
from cogs.tournament.preview import PreviewButton


async def setup(client: LowballClient) -> None:
    client.add_dynamic_items(TournamentButton, PreviewButton)
    await client.add_cog(Tournaments())
