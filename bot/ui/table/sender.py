"""A table's card on its way to Discord, with its picture or in words."""

from collections.abc import Awaitable, Callable

import discord

from bot.tables.ports import TableView
from bot.ui.discord.attachments import Drawn, attached, files_for, files_of, is_refused
from bot.ui.pictures.card_pictures import CardPictures
from bot.ui.scene.readers import Readers
from bot.ui.table.card import TableCard
from bot.ui.table.post import CardPost

Edit = Callable[..., Awaitable[object]]
"""Any of the library's ways to change a message."""
Send = Callable[..., Awaitable[discord.Message]]
"""The library's way to post one."""


class CardSender:
    """Where Discord takes no picture the same goes out in words, and the channel is told in words for a while."""

    def __init__(self, readers: Readers, pictures: CardPictures) -> None:
        self._readers = readers
        self._pictures = pictures

    async def change(self, post: CardPost, view: TableView, drawn: Drawn | None, edit: Edit) -> None:
        """Change the card by ``edit``. A picture that hangs there already stays; where Discord cannot find it, it is
        attached anew. Raises what the library raises."""
        stays = attached(drawn) == post.attached
        try:
            await self._change(post, view, drawn, edit)
        except discord.HTTPException as error:
            if drawn is None or not is_refused(error):
                raise
            if stays:
                await self.change(post, view, drawn, edit)
            else:
                await self._change(post, view, None, edit)
                self._pictures.refuse(view)

    async def _change(self, post: CardPost, view: TableView, drawn: Drawn | None, edit: Edit) -> None:
        card, files = TableCard(self._readers.scene(view), drawn), files_for(drawn, post.attached)
        # Until it is done nobody knows what hangs there.
        post.attached = None
        await edit(view=card, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        post.attached = attached(drawn)

    async def send(
        self, post: CardPost, view: TableView, drawn: Drawn | None, send: Send, nonce: str
    ) -> discord.Message:
        """Post a new card by ``send``. Raises what the library raises."""
        try:
            sent = await self._send(send, view, drawn, nonce)
        except discord.HTTPException as error:
            if drawn is None or not is_refused(error):
                raise
            drawn = None
            sent = await self._send(send, view, None, nonce)
            self._pictures.refuse(view)
        post.attached = attached(drawn)
        return sent

    async def _send(self, send: Send, view: TableView, drawn: Drawn | None, nonce: str) -> discord.Message:
        card, none = TableCard(self._readers.scene(view), drawn), discord.AllowedMentions.none()
        return await send(view=card, files=files_of(drawn), nonce=nonce, allowed_mentions=none)
