"""Sends the proof of a hand's deal to who asks for it, with what a verifier finds of it."""

import asyncio
import io
import logging

import discord

from bot.fairness.openings import ROOM
from bot.fairness.proof import Proof
from bot.history.ids import hand_name
from bot.history.proofs import proof_file
from bot.ui.context.interactions import BotInteraction
from bot.ui.discord.replies import Complaint, fill
from bot.ui.text.phrases import Phrases
from cogs._asking.asker import guild_of
from cogs.history.access import open_hand

log = logging.getLogger(__name__)


async def send_proof(interaction: BotInteraction, table_id: int, number: int) -> None:
    """Answers a deferred command with the hand's proof for the asker. Raises Complaint."""
    hand, seat = await open_hand(interaction, table_id, number)
    name, guild, say = hand_name(table_id, number), guild_of(interaction), Phrases(interaction.locale.value)
    record = (await interaction.client.services.history.records(guild, [(table_id, number)])).get((table_id, number))
    if record is None:
        raise Complaint("proof-not-sealed", hand=name)
    file = await asyncio.to_thread(proof_file, record, hand, seat)
    problem = await asyncio.to_thread(lambda: file.problem)
    if problem is not None:
        log.error("the deal of hand %s does not prove: %s", name, problem)
    lines = [say("proof-holds" if problem is None else "proof-fails", hand=name)]
    if file.proof.reader == ROOM:
        lines.append(say("proof-room" if seat is None else "proof-room-deleted"))
    lines += [who_cut(say, file.proof), *_closing(say, guild, file.proof)]
    sent = discord.File(io.BytesIO(file.text.encode()), file.name)
    await fill(interaction, content="\n".join(lines), attachments=[sent])


def who_cut(say: Phrases, proof: Proof) -> str:
    """Says who could still change the order after the reader."""
    seats = [one.seat for one in proof.contributions]
    if not seats:
        return say("proof-nobody-cut")
    if proof.reader not in seats:
        return say("proof-others-cut", seats=_listed(seats))
    after = seats[len(seats) - seats[::-1].index(proof.reader) :]
    return say("proof-you-cut", seats=_listed(after)) if after else say("proof-you-cut-last")


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, sorted(set(seats))))


def _closing(say: Phrases, guild_id: int, proof: Proof) -> list[str]:
    if proof.closing is None:
        return []
    link = f"https://discord.com/channels/{guild_id}/{proof.closing.thread}/{proof.closing.message}"
    return [say("proof-check", link=link)]
