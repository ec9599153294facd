"""/practice, /odds and /learn: receive what a learner wants; house players, the odds' process and the guide do it."""

from typing import Final, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Asked, Complaint, LowballClient, described, phrase, tell
from bot.history.ids import hand_name
from bot.poker.games import GAMES
from bot.practice.known import known_hand
from bot.tables.ports import TableView
from bot.tables.replies import Reply
from bot.tables.state import HouseStrength
from bot.ui.phrases import Phrases, say
from bot.ui.practice_buttons import LessonButton
from bot.ui.practice_lesson import LessonView
from bot.ui.practice_odds import odds_text
from bot.ui.practice_tutor import Tutor
from bot.ui.services import services_of
from cogs.common import guild_of, player_of
from cogs.lobby import Lobby
from cogs.mod_hands import suggest_own_hands
from cogs.mod_words import hand_meant
from cogs.one_at_a_time import OneAtATime
from cogs.open_choices import game_choices
from cogs.opening import Openings
from cogs.practice_tables import PLAYERS, PLAYERS_MOST, open_and_sit

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
        interaction: Asked,
        game: str = _FIRST,
        strength: str = "regular",
        players: app_commands.Range[int, 1, PLAYERS_MOST] = PLAYERS,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        level = strength_named(strength)
        view, reply = await open_and_sit(interaction, self._openings, game, level, players)
        await tell(interaction, opened_text(str(interaction.locale), view, reply))

    @app_commands.command(name="learn", description=described("learn"))
    @app_commands.guild_only()
    @app_commands.describe(game=described("learn-game"))
    @app_commands.choices(game=_GAMES)
    async def learn(self, interaction: Asked, game: str = _FIRST) -> None:
        await interaction.response.defer(ephemeral=True)
        tutor, player = _tutor(interaction), await player_of(interaction)
        table_id = _guided_at(interaction, tutor, player)
        if table_id is not None:
            await _go_on(interaction, tutor, table_id, player)
            return
        view, reply = await open_and_sit(interaction, self._openings, game, "novice", PLAYERS)
        if reply is None or not reply.done:
            await tell(interaction, opened_text(str(interaction.locale), view, reply))
            return
        say_, place = Phrases(str(interaction.locale)), f"<#{view.channel_id}>"
        called, stack = say_(f"game-{game}"), stack_of(reply.view, player)
        await tell(interaction, say_("learn-begins", game=called, channel=place, amount=stack))
        await tutor.begin(interaction, view.table_id, player)

    @app_commands.command(name="odds", description=described("odds"))
    @app_commands.guild_only()
    @app_commands.describe(hand=described("odds-hand"))
    @app_commands.autocomplete(hand=suggest_own_hands)
    async def odds(self, interaction: Asked, hand: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        player = await player_of(interaction)
        with self._odds.of(player):
            await tell(interaction, await _odds(interaction, player, hand))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """What a learner clicks at his table is the way to him for the next quarter of an hour."""
        if interaction.type is not discord.InteractionType.component:
            return
        if not isinstance(interaction.user, discord.User | discord.Member):
            return  # Discord does not tell what he is in the server, so the library knows nobody.
        services = services_of(interaction.client)
        table_id = services.tables.in_channel(interaction.channel_id or 0)
        if services.tutor is None or table_id is None or services.tutor.learner_at(table_id) is None:
            return
        player = await services.directory.known(interaction.user.id)
        if player is not None:
            services.tutor.heard(interaction, table_id, player)


def strength_named(name: str) -> HouseStrength:
    """Raises Complaint for what a changed client could send."""
    if name not in STRENGTHS:
        raise Complaint("option-misfit", name="strength")
    return STRENGTHS[name]


def opened_text(locale: str, view: TableView, reply: Reply | None) -> str:
    say_, place = Phrases(locale), f"<#{view.channel_id}>"
    if reply is None or not reply.done:
        return say_("practice-opened-alone", channel=place)
    line = reply.view.seats[0]
    strength = say_(f"house-strength-{view.settings.house_strength}")
    return say_("practice-opened-seated", channel=place, seat=line.seat, amount=line.stack, strength=strength)


def stack_of(view: TableView, player_id: int) -> int:
    return next((line.stack for line in view.seats if line.player_id == player_id), 0)


# Guided hands


def _tutor(interaction: Asked) -> Tutor:
    tutor = interaction.client.services.tutor
    if tutor is None:
        raise Complaint("practice-nobody")
    return tutor


def _guided_at(interaction: Asked, tutor: Tutor, player_id: int) -> int | None:
    """The table of this server where he is being guided, and sits."""
    lesson, services = tutor.lesson_of(player_id), interaction.client.services
    if lesson is None or lesson.table_id not in services.tables.of_player(guild_of(interaction), player_id):
        return None
    return lesson.table_id


async def _go_on(interaction: Asked, tutor: Tutor, table_id: int, player_id: int) -> None:
    view, locale = interaction.client.services.tables.view(table_id), str(interaction.locale)
    await tell(interaction, say(locale, "learn-goes-on", channel=f"<#{view.channel_id if view else 0}>"))
    tutor.heard(interaction, table_id, player_id)
    note = await tutor.explained(table_id, player_id) or LessonView(say(locale, "learn-waits"))
    await interaction.followup.send(view=note, ephemeral=True)


# Odds


async def _odds(interaction: Asked, player_id: int, asked: str | None) -> str:
    """Raises Complaint."""
    services, guild = interaction.client.services, guild_of(interaction)
    table_id, number = await _meant(interaction, player_id, asked)
    hand, name = await services.office.hands.hand(guild, table_id, number), hand_name(table_id, number)
    if hand is None or player_id not in hand.players.values():
        # Whoever was not in it learns nothing of it, not even whether it was ever played.
        raise Complaint("odds-not-yours", hand=name)
    known = known_hand(hand, player_id)
    if not known.spots:
        raise Complaint("odds-nothing", hand=name)
    try:
        found = await services.odds.odds(known.spots)
    except TimeoutError as error:
        raise Complaint("odds-too-long") from error
    await services.publisher.names.learn(guild, hand.players.values())
    named = services.publisher.name_of(guild, str(interaction.locale))
    return odds_text(
        Phrases(str(interaction.locale)), name, known, found, lambda seat: named(hand.players.get(seat, 0))
    )


async def _meant(interaction: Asked, player_id: int, asked: str | None) -> tuple[int, int]:
    if asked is not None and asked.strip().casefold() != _LAST:
        return await hand_meant(interaction, asked)
    hands = interaction.client.services.office.hands
    recent = await hands.recent(guild_of(interaction), player_id=player_id, most=1)
    if not recent:
        raise Complaint("odds-no-hand")
    ((table_id, _, number, _),) = recent
    return table_id, number


async def setup(client: LowballClient) -> None:
    lobby = client.get_cog(Lobby.__cog_name__)
    assert isinstance(lobby, Lobby), "the lobby is loaded first"
    client.add_dynamic_items(LessonButton)
    await client.add_cog(Practice(lobby.openings))
