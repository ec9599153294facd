"""Sends the proof of a hand's deal to who asks for it, with what a verifier finds of it."""

import asyncio
import io
import logging

import discord

from bot.common.complaint import Complaint
from bot.common.tracebacks import where
from bot.fairness.openings import ROOM, shown_unbound
from bot.fairness.proof import Proof
from bot.history.ids import hand_name
from bot.history.proofs import ProofFile, proof_file, undealt_file
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.tables.saving import StoreError, StoreUnavailable
from bot.ui.discord.replies import fill
from bot.ui.text.links import place_link
from cogs._asking.asker import guild_of
from cogs.history.access import open_hand, sees_place

log = logging.getLogger(__name__)


async def send_proof(interaction: BotInteraction, table_id: int, number: int) -> None:
    """Answers a deferred command with the hand's proof for the asker. Raises Complaint."""
    guild, say = guild_of(interaction), Phrases(interaction.locale.value)
    name = hand_name(table_id, number)
    try:
        file, extra = await _undealt(interaction, table_id, number) or await _of_hand(interaction, table_id, number)
    except StoreUnavailable:
        raise
    except (StoreError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        # The place alone: the text of an error could tell a card.
        log.error("no proof of hand %s can be made: %s", name, where(error))
        raise Complaint("proof-unreadable", hand=name) from None
    problem = await asyncio.to_thread(lambda: file.problem)
    if problem is not None:
        log.error("the deal of hand %s does not prove: %s", name, problem)
    lines = [say("proof-holds" if problem is None else "proof-fails", hand=name), *(say(key) for key in extra)]
    lines += [who_cut(say, file.proof), *_unbound(say, file.proof), *_closing(say, guild, file.proof)]
    sent = discord.File(io.BytesIO(file.text.encode()), file.name)
    await fill(interaction, content="\n".join(lines), attachments=[sent])


async def _undealt(interaction: BotInteraction, table_id: int, number: int) -> tuple[ProofFile, list[str]] | None:
    """Of a deal that was sealed and never dealt: whoever sees its table may have it."""
    found = await interaction.client.services.history.undealt(guild_of(interaction), table_id, number)
    if found is None or not await sees_place(interaction, found[0]):
        return None
    return await asyncio.to_thread(undealt_file, found[1]), ["proof-undealt"]


async def _of_hand(interaction: BotInteraction, table_id: int, number: int) -> tuple[ProofFile, list[str]]:
    """The file, and what else is to be said of it. Raises Complaint."""
    hand, seat = await open_hand(interaction, table_id, number)
    meant = (table_id, number)
    records = await interaction.client.services.history.records(guild_of(interaction), [meant])
    if meant not in records:
        raise await _not_kept(interaction, table_id, number)
    record = records[meant]
    if record is None:
        raise Complaint("proof-unreadable", hand=hand_name(table_id, number))
    file = await asyncio.to_thread(proof_file, record, hand, seat)
    if file.proof.reader != ROOM:
        return file, []
    return file, ["proof-room" if seat is None else "proof-room-deleted"]


async def _not_kept(interaction: BotInteraction, table_id: int, number: int) -> Complaint:
    """Where a hand's log could not be read it was undone, and nothing was kept but its seal."""
    seal = await interaction.client.services.history.seal_of(guild_of(interaction), table_id, number)
    name = hand_name(table_id, number)
    if seal is None:
        return Complaint("proof-not-sealed", hand=name)
    return Complaint("proof-not-kept", hand=name, seal=seal.hex())


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


def _unbound(say: Phrases, proof: Proof) -> list[str]:
    seats = shown_unbound(proof.log, proof.reader)
    return [say("proof-unbound", seats=_listed(list(seats)))] if seats else []


def _closing(say: Phrases, guild_id: int, proof: Proof) -> list[str]:
    if proof.closing is None:
        return []
    link = place_link(guild_id, proof.closing.thread, proof.closing.message)
    return [say("proof-check", link=link)]
