"""The commands /practice, /odds and /learn."""

from functools import partial
from typing import Final, get_args

from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, spot_of
from bot.locales.phrases import Phrases
from bot.publishing.practice.tutor import Tutor
from bot.tables.ports import TableView
from bot.tables.state import HouseStrength
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.practice.lesson import LessonView
from bot.ui.practice.odds import odds_text
from bot.ui.practice.opened import practice_text
from bot.ui.scene.readers import Readers
from bot.ui.text.command_texts import described, phrase
from bot.ui.text.hand_names import HandNames
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.hands.odds import OddsOfHands
from bot.use_cases.tables.learning import FIRST_GAME, Learning
from bot.use_cases.tables.practising import PLAYERS_MOST, Practising, seat_of
from bot.use_cases.tables.terms import HOUSE_PLAYERS
from cogs._shared.choices import game_choices
from cogs._shared.suggestions import HandSuggestions

_GAMES: Final = game_choices()
STRENGTHS: Final[dict[str, HouseStrength]] = {name: name for name in get_args(HouseStrength)}
_STRENGTHS: Final = [app_commands.Choice(name=phrase(f"house-strength-{name}"), value=name) for name in STRENGTHS]


class Practice(commands.Cog):
    """The commands /practice, /odds and /learn."""

    def __init__(
        self,
        practising: Practising,
        learning: Learning,
        tutor: Tutor,
        readers: Readers,
        odds: OddsOfHands,
        hands: FindingHands,
    ) -> None:
        self._practising = practising
        self._learning = learning
        self._tutor = tutor
        self._readers = readers
        self._odds = odds
        self.hands = HandSuggestions(hands)

    @app_commands.command(name="practice", description=described("practice"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=described("practice-game"),
        strength=described("practice-strength"),
        players=described("practice-players"),
    )
    @app_commands.choices(game=_GAMES, strength=_STRENGTHS)
    async def practice(
        self,
        interaction: BotInteraction,
        game: str = FIRST_GAME,
        strength: str = "regular",
        players: app_commands.Range[int, 1, PLAYERS_MOST] = HOUSE_PLAYERS,
    ) -> None:
        origin = origin_of(interaction)
        practised = await self._practising.practise(origin, game, STRENGTHS[strength], players, spot_of(interaction))
        await tell(interaction, practice_text(Phrases(origin.locale), *practised))

    @app_commands.command(name="learn", description=described("learn"))
    @app_commands.guild_only()
    @app_commands.describe(game=described("learn-game"))
    @app_commands.choices(game=_GAMES)
    async def learn(self, interaction: BotInteraction, game: str | None = None) -> None:
        origin, begin = origin_of(interaction), partial(self._tutor.begin_lesson, interaction)
        lesson = await self._learning.learn(origin, game, spot_of(interaction), begin)
        if lesson.continues:
            await self._continue(interaction, lesson.view, lesson.player_id)
        else:
            await tell(interaction, self._lesson_text(origin.locale, lesson.view, lesson.player_id))

    @app_commands.command(name="odds", description=described("odds"))
    @app_commands.guild_only()
    @app_commands.describe(hand=described("odds-hand"))
    @suggesting(hand=lambda cog: cog.hands.own)
    async def odds(self, interaction: BotInteraction, hand: str | None = None) -> None:
        origin = origin_of(interaction)
        odds = await self._odds.of(origin, hand)
        name_of = self._readers.name_of(odds.guild_id, origin.locale)
        name = HandNames({odds.table_id: odds.hand.table}).plain(odds.table_id, odds.number)
        text = odds_text(
            Phrases(origin.locale),
            name,
            odds.known,
            odds.odds,
            lambda seat: name_of(odds.hand.players.get(seat, 0)),
        )
        await tell(interaction, text)

    # Guided hands

    def _lesson_text(self, locale: str, view: TableView, player_id: int) -> str:
        """Return a text that says at which table the guided hand is played, and how to begin it."""
        scene = self._readers.scene(view, locale)
        key = "learn-begins" if seat_of(view, player_id) is None else "learn-next"
        sit, place = scene.button_label("button-sit-bare"), f"<#{view.place.channel_id}>"
        return scene.say(key, game=scene.game_name(view.settings.game), channel=place, sit=sit)

    async def _continue(self, interaction: BotInteraction, view: TableView, player_id: int) -> None:
        """Show the current step of the guided hand at its table; in another channel, link to the table."""
        origin = origin_of(interaction)
        say = Phrases(origin.locale)
        if seat_of(view, player_id) is None:
            await tell(interaction, self._lesson_text(origin.locale, view, player_id))
        elif interaction.channel_id != view.place.channel_id:
            await tell(interaction, say("learn-goes-on", channel=f"<#{view.place.channel_id}>"))
        else:
            self._tutor.remember_token(interaction, view.table_id, player_id)
            note = await self._tutor.turn_explained(view.table_id, player_id) or LessonView(say("learn-waits"))
            await fill(interaction, view=note)
