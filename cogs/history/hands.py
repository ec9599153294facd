"""Answers with finished hands: as a step-by-step replay, with the proofs of their deals, or as files.

Every answer is visible only to the user who asked.
"""

import io

import discord

from bot.common.complaint import Complaint
from bot.common.discord_limits import FILE_BYTES_MOST
from bot.history.ids import hand_at
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.interactions.sight import ChannelSight
from bot.locales.phrases import Phrases
from bot.ui.discord.attachments import files_of
from bot.ui.discord.replies import fill
from bot.ui.history.export_text import export_text
from bot.ui.history.proof_text import proof_text
from bot.ui.history.replay import StepView, UnreadableHand, step_of
from bot.ui.people.names import Names
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.use_cases.exports import OwnHands, WantedHands
from bot.use_cases.hands.evening import EveningHands
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.hands.proofs import Proofs


class HandAnswers:
    """Answers to deferred commands and clicks. All methods raise Complaint."""

    def __init__(
        self,
        hands: FindingHands,
        evenings: EveningHands,
        proofs: Proofs,
        own_hands: OwnHands,
        sight: ChannelSight,
        names: Names,
        readers: Readers,
        pictures: Pictures,
    ) -> None:
        self._hands = hands
        self._evenings = evenings
        self._proofs = proofs
        self._own_hands = own_hands
        self._sight = sight
        self._names = names
        self._readers = readers
        self._pictures = pictures

    async def find(self, interaction: BotInteraction, typed: str | None = None) -> tuple[int, int]:
        """Return (table_id, hand number) of the hand whose id was typed, by default of the user's last hand."""
        origin = origin_of(interaction)
        return await (self._hands.last(origin) if typed is None else self._hands.find(origin, typed))

    async def show_step(
        self, interaction: BotInteraction, table_id: int, number: int, wanted: int = 0, *, by_pot: bool = False
    ) -> None:
        """Send one step of the hand's replay; ``wanted`` is its number, counted from 0.

        ``by_pot`` puts the evening's other hands in order of their pots.
        """
        origin, sees = origin_of(interaction), self._sight.of(interaction)
        hand, seat = await self._hands.opened(origin, sees, table_id, number)
        phrases = Phrases(origin.locale)
        await self._names.learn(hand.guild_id, hand.players.values())
        try:
            step = step_of(hand, seat, wanted, self._readers.name_of(hand.guild_id, phrases.locale), phrases)
        except UnreadableHand:
            raise Complaint("replay-unreadable") from None
        player = hand.players[seat] if seat is not None else 0
        picture = await self._pictures.again(step.scene, player, step.private)
        hands = await self._evenings.around(origin, sees, hand, by_pot=by_pot)
        await fill(interaction, view=StepView(step, picture, hands), attachments=files_of(picture))

    async def send_proof(self, interaction: BotInteraction, table_id: int, number: int) -> None:
        origin, sees = origin_of(interaction), self._sight.of(interaction)
        proof = await self._proofs.proof(origin, sees, table_id, number)
        text = proof_text(Phrases(origin.locale), origin.server, hand_at(table_id, number, proof.table), proof)
        attachment = discord.File(io.BytesIO(proof.file.text.encode()), proof.file.name)
        await fill(interaction, content=text, attachments=[attachment])

    async def send_own(self, interaction: BotInteraction, wanted: WantedHands) -> None:
        origin, venue = origin_of(interaction), interaction.guild.name if interaction.guild is not None else ""
        with self._own_hands.making(origin):
            made, is_full = await self._own_hands.made(origin, self._sight.of(interaction), wanted, venue)
            if len(made.body) > FILE_BYTES_MOST:
                raise Complaint("own-hands-too-large")
            text = export_text(Phrases(origin.locale), made, is_full)
            await fill(interaction, content=text, attachments=[discord.File(io.BytesIO(made.body), "hands.zip")])
