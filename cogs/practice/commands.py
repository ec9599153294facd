"""/practice, /odds and /learn: receive what a learner wants. House players, the odds' process and the guide do the
work."""

from typing import Final, get_args

from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.common.one_at_a_time import OneAtATime
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.poker.games import GAMES
from bot.practice.known_hand import known_hand
from bot.publishing.practice.tutor import Tutor
from bot.tables.ports import TableView
from bot.tables.replies import Reply
from bot.tables.state import HouseStrength
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.practice.lesson import LessonView
from bot.ui.practice.odds import odds_text
from bot.ui.text.command_texts import described, phrase
from bot.ui.text.hand_names import HandNames
from cogs._asking.asker import guild_of, player_of
from cogs._asking.hands import hand_meant, suggest_own_hands
from cogs._games.choices import game_choices
from cogs.practice.tables import PLAYERS_MOST, clear_away, practice_table, seat_of, sit_down
from cogs.table.opening import HOUSE_PLAYERS, Openings

_FIRST: Final = next(iter(GAMES))
_GAMES: Final = game_choices()
STRENGTHS: Final[dict[str, HouseStrength]] = {name: name for name in get_args(HouseStrength)}
_STRENGTHS: Final = [app_commands.Choice(name=phrase(f"house-strength-{name}"), value=name) for name in STRENGTHS]
_LAST: Final = "last"


class Practice(commands.Cog):
    """Play alone, and learn."""

    def __init__(self, openings: Openings) -> None:
        self._openings = openings
        self._odds = OneAtATime("odds-busy")

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
        game: str = _FIRST,
        strength: str = "regular",
        players: app_commands.Range[int, 1, PLAYERS_MOST] = HOUSE_PLAYERS,
    ) -> None:
        table = await practice_table(interaction, self._openings, game, STRENGTHS[strength], players)
        view, reply = table.view, None
        if seat_of(view, table.request.player_id) is None:
            reply = await sit_down(interaction, view)
            view = reply.view if reply is not None else view
        await clear_away(interaction, table)
        await tell(interaction, practice_text(str(interaction.locale), view, table.request.player_id, reply))

    @app_commands.command(name="learn", description=described("learn"))
    @app_commands.guild_only()
    @app_commands.describe(game=described("learn-game"))
    @app_commands.choices(game=_GAMES)
    async def learn(self, interaction: BotInteraction, game: str | None = None) -> None:
        """The lesson is given at the table. Asked again, it continues, unless another game is wanted."""
        tutor, player = interaction.client.services.tutor, await player_of(interaction)
        guided = _guided_at(interaction, tutor, player)
        if guided is not None and game in (None, guided.settings.game):
            await _go_on(interaction, tutor, guided, player)
            return
        table = await practice_table(interaction, self._openings, game or _FIRST, "novice", HOUSE_PLAYERS)
        await tutor.begin(interaction, table.view, player)
        await clear_away(interaction, table)
        await tell(interaction, lesson_text(interaction, table.view, player))

    @app_commands.command(name="odds", description=described("odds"))
    @app_commands.guild_only()
    @app_commands.describe(hand=described("odds-hand"))
    @suggesting(hand=suggest_own_hands)
    async def odds(self, interaction: BotInteraction, hand: str | None = None) -> None:
        player = await player_of(interaction)
        with self._odds.of(player):
            await tell(interaction, await _odds(interaction, player, hand))


def practice_text(locale: str, view: TableView, player_id: int | None, reply: Reply | None) -> str:
    """Tells where the practice table is. ``reply``: the table's answer to a player who sat down only now."""
    say_, place, line = Phrases(locale), f"<#{view.channel_id}>", seat_of(view, player_id)
    if line is None:
        return say_("practice-opened-alone", channel=place)
    strength = say_(f"house-strength-{view.settings.house_strength}")
    key = "practice-goes-on" if reply is None else "practice-opened-seated"
    return say_(key, channel=place, seat=line.seat, amount=line.stack, strength=strength)


# Guided hands


def _guided_at(interaction: BotInteraction, tutor: Tutor, player_id: int) -> TableView | None:
    """The table in this server where the player's lesson is under way, or waits for them to sit down."""
    lesson, tables = tutor.lesson_of(player_id), interaction.client.services.tables
    view = tables.view(lesson.table_id) if lesson is not None else None
    here = view is not None and view.guild_id == guild_of(interaction) and not view.closing
    return view if here else None


def lesson_text(interaction: BotInteraction, view: TableView, player_id: int) -> str:
    """Tells where the lesson is, and how to begin it."""
    scene = interaction.client.services.readers.scene(view, str(interaction.locale))
    key = "learn-begins" if seat_of(view, player_id) is None else "learn-next"
    sit, place = scene.on_card("button-sit-bare"), f"<#{view.channel_id}>"
    return scene.say(key, game=scene.game_name(view.settings.game), channel=place, sit=sit)


async def _go_on(interaction: BotInteraction, tutor: Tutor, view: TableView, player_id: int) -> None:
    """Shows where the lesson stands at the table; elsewhere, tells the way there."""
    locale = str(interaction.locale)
    if seat_of(view, player_id) is None:
        await tell(interaction, lesson_text(interaction, view, player_id))
    elif interaction.channel_id != view.channel_id:
        await tell(interaction, say(locale, "learn-goes-on", channel=f"<#{view.channel_id}>"))
    else:
        tutor.heard(interaction, view.table_id, player_id)
        note = await tutor.explained(view.table_id, player_id) or LessonView(say(locale, "learn-waits"))
        await fill(interaction, view=note)


# Odds


async def _odds(interaction: BotInteraction, player_id: int, asked: str | None) -> str:
    """Raises Complaint."""
    services, guild = interaction.client.services, guild_of(interaction)
    table_id, number = await _meant(interaction, player_id, asked)
    hand, name = await services.office.hands.hand(guild, table_id, number), hand_name(table_id, number)
    if hand is None or player_id not in hand.players.values():
        # A player who was not in the hand learns nothing about it, not even whether it was ever played.
        raise Complaint("odds-not-yours", hand=name)
    known = known_hand(hand, player_id)
    if not known.spots:
        raise Complaint("odds-nothing", hand=name)
    try:
        found = await services.odds.odds(known.spots)
    except TimeoutError as error:
        raise Complaint("odds-too-long") from error
    await services.names.learn(guild, hand.players.values())
    named = services.readers.name_of(guild, str(interaction.locale))
    name = HandNames({table_id: hand.table}).plain(table_id, number)
    return odds_text(
        Phrases(str(interaction.locale)), name, known, found, lambda seat: named(hand.players.get(seat, 0))
    )


async def _meant(interaction: BotInteraction, player_id: int, asked: str | None) -> tuple[int, int]:
    if asked is not None and asked.strip().casefold() != _LAST:
        return await hand_meant(interaction, asked)
    hands = interaction.client.services.office.hands
    recent = await hands.recent(guild_of(interaction), player_id=player_id, most=1)
    if not recent:
        raise Complaint("odds-no-hand")
    ((table_id, _, number, _),) = recent
    return table_id, number
