"""Clicks on the lobby's message that find a table, or choose the games for which the user wants pings.

The buttons *Join* and *Register* have handlers of their own.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, get_args

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import Click
from bot.interactions.origin import origin_of, spot_of
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.publishing.lobby.lobbies import Lobbies
from bot.tables.state import HouseStrength
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import acknowledge, fill
from bot.ui.discord.sent import selected
from bot.ui.lobby.buttons import (
    GAMES_MENU,
    JOIN_MENU,
    LOBBY_BUTTON,
    PRACTICE_MENU,
    PRACTICE_START,
    GamesMenu,
    PracticeAsked,
    SeatedAnswer,
    practice_button,
)
from bot.ui.practice.opened import practice_text
from bot.ui.scene.scene import link_to
from bot.ui.text.sentences import complaint_text
from bot.use_cases.origin import Origin
from bot.use_cases.tables.game_wishes import GameWishes
from bot.use_cases.tables.open_tables import KINDS
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.play_now import Played, PlayNow
from bot.use_cases.tables.practising import PracticeWish, Practising
from cogs.lobby.new_table import NewTableClicks

NAME_MOST: Final = 60


class LobbyClicks:
    def __init__(
        self,
        play_now: PlayNow,
        wishes: GameWishes,
        practising: Practising,
        new_table: NewTableClicks,
        opening: OpeningTables,
        answers: TableAnswers,
        lobbies: Lobbies,
    ) -> None:
        self._play_now = play_now
        self._wishes = wishes
        self._practising = practising
        self._new_table = new_table
        self._opening = opening
        self._answers = answers
        self._lobbies = lobbies

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(LOBBY_BUTTON, self._press),
            Route(PRACTICE_MENU, self._choose_practice),
            Route(PRACTICE_START, self._start_practice),
            Route(JOIN_MENU, self._join),
            Route(GAMES_MENU, self._choose_games),
            *self._new_table.routes(),
        )

    async def _press(self, click: Click) -> None:
        work: Final[Mapping[str, Callable[[Click], Awaitable[None]]]] = {
            "play": self._play,
            "new": self._new_table.begin,
            "practice": self._ask_for_practice,
            "notify": self._offer_games,
        }
        await click.pick(work)(click)

    async def _play(self, click: Click) -> None:
        interaction, say = click.interaction, Phrases(click.locale)
        await acknowledge(interaction, thinking=True)
        origin = origin_of(interaction)
        played = await self._play_now.play(origin, spot_of(interaction))
        lines, button = [await self._outcome_text(origin, say, played)], practice_button(say)
        if played.is_quiet:
            lines.append(say("lobby-quiet", practice=str(button.label)))
        await fill(interaction, view=SeatedAnswer("\n\n".join(lines), *([button] if played.is_quiet else [])))

    async def _outcome_text(self, origin: Origin, say: Phrases, played: Played) -> str:
        """Return the text that tells the user which table *Play now* found, or why it found none."""
        view, sat = played.view, played.sat
        if view is None:
            assert played.complaint is not None
            return f"{say('lobby-none-fits')} {complaint_text(say, played.complaint)}"
        if sat is None:
            return say("lobby-seated", table=clean(view.place.name, NAME_MOST), channel=f"<#{view.place.channel_id}>")
        words = await self._answers.outcome(origin, sat).all_words()
        text = f"{words}\n\n{say('my-cards-link', link=link_to(view))}"
        return f"{say('lobby-opened', channel=f'<#{view.place.channel_id}>')}\n{text}" if played.is_new else text

    # Practice

    async def _ask_for_practice(self, click: Click) -> None:
        """Ask for the game; the user's last practice game is chosen already."""
        origin = origin_of(click.interaction)
        wish = await self._practising.last(origin, await self._wishes.of(origin))
        await click.answer(PracticeAsked(Phrases(click.locale), wish))

    async def _choose_practice(self, click: Click) -> None:
        game = next((name for name in GAMES if name in selected(click.interaction)), None)
        if game is None:
            raise Complaint("click-gone")
        await click.answer(PracticeAsked(Phrases(click.locale), PracticeWish(game, *_opponents(click))))

    async def _start_practice(self, click: Click) -> None:
        """Open a practice table, as /practice does, or return to the user's open one."""
        interaction, origin = click.interaction, origin_of(click.interaction)
        await click.acknowledge()
        spot = await self._opening.spot_for(origin, spot_of(interaction))
        practised = await self._practising.practise(origin, click.match["game"], *_opponents(click), spot)
        await click.answer(PrivateNote(practice_text(Phrases(click.locale), *practised)))

    # Joining from the menu

    async def _join(self, click: Click) -> None:
        """Seat the user at the table that they chose in the menu."""
        chosen = selected(click.interaction)
        if not chosen or not chosen[0].isdecimal():
            raise Complaint("click-gone")
        table_id = int(chosen[0][:18])
        # A modified client can send a table that is not in the menu.
        await self._answers.seen_table(origin_of(click.interaction), table_id)
        try:
            await self._answers.join(click, table_id)
        finally:
            self._lobbies.redraw(origin_of(click.interaction).server)

    # Calls

    async def _offer_games(self, click: Click) -> None:
        say = Phrases(click.locale)
        chosen = await self._wishes.of(origin_of(click.interaction))
        await click.answer(GamesMenu(say, chosen, _about_calls(say)))

    async def _choose_games(self, click: Click) -> None:
        say = Phrases(click.locale)
        chosen = [kind for kind in KINDS if kind in selected(click.interaction)]
        await self._wishes.save(origin_of(click.interaction), chosen)
        names = say.all_of([say(f"game-{kind}") for kind in chosen])
        text = say("lobby-notify-saved", games=names) if chosen else say("lobby-notify-off")
        await click.answer(GamesMenu(say, chosen, f"{_about_calls(say)}\n\n**{text}**"))


def _opponents(click: Click) -> tuple[HouseStrength, int]:
    """Return the strength and the number of the house players, from the custom_id."""
    strengths: dict[str, HouseStrength] = {name: name for name in get_args(HouseStrength)}
    return strengths[click.match["strength"]], int(click.match["players"])


def _about_calls(say: Phrases) -> str:
    return say("lobby-notify", play=say("lobby-button-play"))
