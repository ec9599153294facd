"""/hand: receives which hand is to be replayed, proved, or saved as a file. The log has it, and the tables' own words
tell it. Every answer, and every step of it, is for the asker alone."""

import asyncio
import io
from datetime import UTC, date, datetime
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import FILE_BYTES_MOST
from bot.common.escaping import plain
from bot.common.one_at_a_time import OneAtATime
from bot.history.export import exported
from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.moderation.hand_archive import LoggedHand
from bot.ui.discord.attachments import files_of
from bot.ui.discord.replies import fill, suggesting
from bot.ui.history.export_text import EXPORTED_MOST, export_text
from bot.ui.history.replay import STEP_BUTTON, StepView, UnreadableHand, step_of
from bot.ui.text.command_texts import described
from cogs._asking.asker import guild_of
from cogs._asking.hands import hand_meant, suggest_own_hands
from cogs.history.access import open_hand
from cogs.history.proofs import send_proof

_EXPORTS: Final = OneAtATime("export-busy")


class Hands(commands.Cog):
    """Replay hands, prove their deals, and take them home."""

    hand = app_commands.Group(name="hand", description=described("hand"), guild_only=True)

    @hand.command(name="last", description=described("hand-last"))
    async def last(self, interaction: BotInteraction) -> None:
        table_id, number = await _last(interaction)
        await show_step(interaction, table_id, number, 0)

    @hand.command(name="id", description=described("hand-id"))
    @app_commands.describe(hand=described("hand-id-hand"))
    @suggesting(hand=suggest_own_hands)
    async def by_id(self, interaction: BotInteraction, hand: str) -> None:
        await show_step(interaction, *await hand_meant(interaction, hand), 0)

    @hand.command(name="proof", description=described("hand-proof"))
    @app_commands.describe(hand=described("hand-proof-hand"))
    @suggesting(hand=suggest_own_hands)
    async def proof(self, interaction: BotInteraction, hand: str | None = None) -> None:
        meant = await (_last(interaction) if hand is None else hand_meant(interaction, hand))
        await send_proof(interaction, *meant)

    @hand.command(name="export", description=described("hand-export"))
    @app_commands.describe(
        hand=described("hand-export-hand"), last=described("hand-export-last"), since=described("hand-export-since")
    )
    @suggesting(hand=suggest_own_hands)
    async def export(
        self,
        interaction: BotInteraction,
        hand: str | None = None,
        last: app_commands.Range[int, 1, EXPORTED_MOST] | None = None,
        since: str | None = None,
    ) -> None:
        with _EXPORTS.of(interaction.user.id):
            player = await interaction.client.services.directory.known(interaction.user.id)
            hands = [] if player is None else await _own_hands(interaction, player, hand, last, since)
            if player is None or not hands:
                raise Complaint("replay-no-hand")
            await _send(interaction, player, hands)


async def show_step(interaction: BotInteraction, table_id: int, number: int, wanted: int) -> None:
    """Answers a deferred command or click with a step of the hand. Raises Complaint."""
    hand, seat = await open_hand(interaction, table_id, number)
    services, phrases = interaction.client.services, Phrases(str(interaction.locale))
    await services.names.learn(hand.guild_id, hand.players.values())
    try:
        step = step_of(hand, seat, wanted, services.readers.name_of(hand.guild_id, phrases.locale), phrases)
    except UnreadableHand:
        raise Complaint("replay-unreadable") from None
    player = hand.players[seat] if seat is not None else 0
    picture = await services.pictures.again(step.scene, player)
    await fill(interaction, view=StepView(step, picture), attachments=files_of(picture))


async def _press(click: Click) -> None:
    """Goes to another step of a hand."""
    interaction, match = click.interaction, click.match
    await click.acknowledge()
    await show_step(interaction, int(match["table"]), int(match["hand"]), int(match["step"]))


ROUTES: Final = (Route(STEP_BUTTON, _press, "a button of a hand"),)


async def _last(interaction: BotInteraction) -> tuple[int, int]:
    player = await interaction.client.services.directory.known(interaction.user.id)
    hands = interaction.client.services.office.hands
    recent = [] if player is None else await hands.recent(guild_of(interaction), player_id=player, most=1)
    if not recent:
        raise Complaint("replay-no-hand")
    ((table_id, _, number, _),) = recent
    return table_id, number


async def _own_hands(
    interaction: BotInteraction, player: int, hand: str | None, last: int | None, since: str | None
) -> list[LoggedHand]:
    """Raises Complaint."""
    if hand is not None:
        found, seat = await open_hand(interaction, *await hand_meant(interaction, hand))
        if seat is None:
            raise Complaint("replay-not-yours")
        return [found]
    start_ms = 0 if since is None else day_ms(since)
    most = last or (1 if since is None else EXPORTED_MOST)
    hands = list(await interaction.client.services.history.own_hands(guild_of(interaction), player, start_ms, most))
    if not hands and since is not None:
        raise Complaint("replay-no-hand-since", day=since.strip())
    return hands


def day_ms(text: str) -> int:
    """The beginning of the day, UTC, in milliseconds since 1970. Raises Complaint if the text is no date."""
    try:
        day = date.fromisoformat(text.strip())
        return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Complaint("own-hands-no-date", text=text) from None


async def _send(interaction: BotInteraction, player: int, hands: list[LoggedHand]) -> None:
    services, guild = interaction.client.services, guild_of(interaction)
    names = services.names
    await names.learn(guild, {who for hand in hands for who in hand.players.values()})
    venue = plain(interaction.guild.name, 100) if interaction.guild is not None else ""
    records = await services.history.records(guild, [(hand.table_id, hand.number) for hand in hands])
    made = await asyncio.to_thread(
        exported, hands, player, lambda who: plain(names.name(guild, who) or ""), venue, records
    )
    if not made.hands:
        raise Complaint("own-hands-undone")
    if len(made.body) > FILE_BYTES_MOST:
        raise Complaint("own-hands-too-large")
    await fill(
        interaction,
        content=export_text(Phrases(str(interaction.locale)), made, len(hands) == EXPORTED_MOST),
        attachments=[discord.File(io.BytesIO(made.body), "hands.zip")],
    )
