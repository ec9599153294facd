"""Posts to the moderators about disputes and their rulings."""

import logging

from bot.moderation.hand_archive import HandArchive
from bot.moderation.ports import Dispute, Disputes
from bot.publishing.administrators import Administrators
from bot.publishing.moderators import Moderators
from bot.tables.due_posts import DuePost
from bot.tables.saving import StoreError
from bot.ui.moderation.disputes import dispute_bulletin, settled_bulletin
from bot.ui.scene.readers import Readers
from bot.ui.text.hand_names import HandNames

log = logging.getLogger(__name__)


class DisputePosts:
    def __init__(
        self,
        moderators: Moderators,
        administrators: Administrators,
        disputes: Disputes,
        hands: HandArchive,
        readers: Readers,
    ) -> None:
        self._moderators = moderators
        self._administrators = administrators
        self._disputes = disputes
        self._hands = hands
        self._readers = readers

    async def send_dispute(self, post: DuePost, nonce: str) -> None:
        """Post in the moderators' channel who disputes which hand and why, without any cards.

        Post nothing if the player's data has been deleted. If there is no such channel, tell the administrators so
        once. Raises discord.py's errors and StoreError.
        """
        dispute = await self._dispute(post)
        if dispute is None or not dispute.text:
            return
        say, player = await self._readers.room_phrases(post.guild_id), await self._name(post, dispute.player_id)
        tables = (await self._hand_names(dispute)).tables
        bulletin = dispute_bulletin(say, dispute, tables.get(dispute.table_id, ""), player)
        message = await self._moderators.tell(post.guild_id, bulletin, nonce)
        if message is None:
            await self._administrators.tell_once(post.guild_id)
            return
        try:
            await self._disputes.save_post(dispute.dispute_id, message.channel.id, message.id)
        except StoreError as error:
            # The ruling is then posted as a new message.
            log.warning("the message of dispute %d could not be saved: %s", dispute.dispute_id, error)

    async def send_ruling(self, post: DuePost, nonce: str) -> None:
        """Edit the post about the dispute to show the ruling; if the post no longer exists, post the ruling.

        Raises discord.py's errors and StoreError.
        """
        dispute = await self._dispute(post)
        if dispute is None:
            return
        say = await self._readers.room_phrases(post.guild_id)
        player = await self._name(post, dispute.player_id)
        moderator = await self._name(post, int(post.about["moderator_id"]))
        bulletin = settled_bulletin(say, dispute, player, moderator, await self._hand_names(dispute))
        at = dispute.channel_id, dispute.message_id
        if at[0] is None or at[1] is None or not await self._moderators.repost(post.guild_id, at[0], at[1], bulletin):
            await self._moderators.tell(post.guild_id, bulletin, nonce)

    async def _dispute(self, post: DuePost) -> Dispute | None:
        return await self._disputes.find(post.guild_id, int(post.about["dispute_id"]))

    async def _name(self, post: DuePost, player_id: int) -> str | None:
        await self._readers.names.learn(post.guild_id, [player_id])
        return self._readers.name_of(post.guild_id)(player_id)

    async def _hand_names(self, dispute: Dispute) -> HandNames:
        return HandNames(await self._hands.table_names(dispute.guild_id, {dispute.table_id}, private=True))
