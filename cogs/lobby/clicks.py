"""The clicks on a lobby. *Join* and *Register* go their own way; these find a table, or the games to be called to."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.common.complaint import Complaint
from bot.interactions.click import Click
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.replies import acknowledge, tell
from bot.ui.discord.sent import selected
from bot.ui.lobby.buttons import GAMES_MENU, JOIN_MENU, LOBBY_BUTTON, GamesMenu
from bot.use_cases.open_tables import KINDS
from cogs._asking.asker import guild_of
from cogs._asking.authority import asker_of
from cogs.lobby.liking import first_game, liked_games
from cogs.lobby.seating import Seating
from cogs.practice.commands import practice_text
from cogs.practice.tables import clear_away, practice_table, seat_of, sit_down
from cogs.room.changes import settings_of_room
from cogs.table.clicks import join
from cogs.table.opening import HOUSE_PLAYERS, Openings, spot_for_tables


class LobbyClicks:
    def __init__(self, openings: Openings) -> None:
        self._openings = openings
        self._seating = Seating(openings)

    @property
    def routes(self) -> tuple[Route, ...]:
        return (Route(LOBBY_BUTTON, self._press), Route(JOIN_MENU, _join), Route(GAMES_MENU, _choose_games))

    async def _press(self, click: Click) -> None:
        work: Final[Mapping[str, Callable[[Click], Awaitable[None]]]] = {
            "play": self._seating.play,
            "practice": self._practise,
            "notify": _offer_games,
        }
        await work[click.match["verb"]](click)

    async def _practise(self, click: Click) -> None:
        """Like /practice, with a game that the clicker likes."""
        interaction = click.interaction
        await acknowledge(interaction, thinking=True)
        asker, room = await asker_of(interaction), await settings_of_room(interaction)
        game = first_game(await liked_games(interaction, asker.player_id))
        spot = spot_for_tables(interaction, room)
        table = await practice_table(interaction, self._openings, game, "regular", HOUSE_PLAYERS, spot)
        view, reply = table.view, None
        if seat_of(view, asker.player_id) is None:
            reply = await sit_down(interaction, view)
            view = reply.view if reply is not None else view
        await clear_away(interaction, table)
        await tell(interaction, practice_text(interaction.locale.value, view, asker.player_id, reply))


async def _join(click: Click) -> None:
    """A table chosen from a menu."""
    chosen = selected(click.interaction)
    if not chosen or not chosen[0].isdecimal():
        raise Complaint("click-gone")
    try:
        await join(click.interaction, int(chosen[0][:18]))
    finally:
        click.interaction.client.services.lobbies.redraw(guild_of(click.interaction))


# Calls


async def _offer_games(click: Click) -> None:
    interaction = click.interaction
    services, say_ = interaction.client.services, Phrases(interaction.locale.value)
    player = await services.directory.known(interaction.user.id)
    chosen = await services.lobby_book.wishes(guild_of(interaction), player) if player is not None else ()
    await click.answer(GamesMenu(say_, chosen, _about_calls(say_)))


async def _choose_games(click: Click) -> None:
    interaction = click.interaction
    asker, say_ = await asker_of(interaction), Phrases(interaction.locale.value)
    chosen = [kind for kind in KINDS if kind in selected(interaction)]
    await interaction.client.services.lobby_book.wish(guild_of(interaction), asker.player_id, chosen)
    named = say_.all_of([say_(f"game-{kind}") for kind in chosen])
    told = say_("lobby-notify-saved", games=named) if chosen else say_("lobby-notify-off")
    await click.answer(GamesMenu(say_, chosen, f"{_about_calls(say_)}\n\n**{told}**"))


def _about_calls(say_: Phrases) -> str:
    return say_("lobby-notify", play=say_("lobby-button-play"))
