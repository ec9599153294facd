"""Pictures on messages and the application's emojis, as the real client sends them to the local Discord."""

import asyncio
import io
from collections.abc import AsyncIterator
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import discord
import pytest
from aiohttp import BodyPartReader, web_request
from discord import app_commands
from discord.ext import commands
from yarl import URL

from bot.publishing.card_emojis import CARDS, CardEmojis
from bot.ui.discord.outbox import Outbox
from bot.ui.text.cards import card_mark, emoji_name, use_emojis
from tests.harness.discord.clockwork import ByHand, NoLimit
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.local_discord.test_local_discord import connected
from tests.local_discord.test_permissions import refusal

HALF_A_PICTURE = (
    b"POST /api/v10/channels/%s/messages HTTP/1.1\r\n"
    b"Host: local\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n"
    b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="table.png"\r\n\r\nhalf of it'
)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as discord_:
        yield discord_


async def test_a_picture_stays_on_its_message_until_an_edit_replaces_it(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        channel = bot.get_partial_messageable(int(local.world.lobby["id"]))
        sent = await channel.send(view=gallery(), files=[picture(b"one")])
        kept = local.world.messages[str(sent.id)]
        assert [(one["filename"], one["size"]) for one in kept["attachments"]] == [("table.png", 3)]
        assert [one["id"] for one in kept["attachments"]] == [str(sent.attachments[0].id)]
        replaced = await sent.edit(view=gallery(), attachments=[picture(b"three")])
        assert [one["size"] for one in kept["attachments"]] == [5]
        assert replaced.attachments[0].id != sent.attachments[0].id
        assert await refusal(sent.edit(view=gallery(), attachments=sent.attachments)) == 50035
        assert await refusal(sent.edit(attachments=[])) == 50035
        assert [one["size"] for one in kept["attachments"]] == [5]
    assert local.invalid == []


class Painter(commands.Bot):
    """A bot that shows a picture in each kind of message and edits each of them."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.tree.add_command(app_commands.Command(name="paint", description="Show it", callback=paint))
        self.refusals: list[tuple[int, ...]] = []
        """For each message: the results of an edit without the picture, one that keeps it, and one that uploads it."""
        self.done = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def paint(interaction: discord.Interaction) -> None:
    painter, channel = interaction.client, interaction.channel
    assert isinstance(painter, Painter)
    assert isinstance(channel, discord.TextChannel)
    await interaction.response.send_message(view=gallery(), file=picture(b"one"), ephemeral=True)
    told = await interaction.followup.send(view=gallery(), file=picture(b"one"), wait=True)
    painter.refusals = [
        await refusals(await interaction.original_response(), view=gallery()),
        await refusals(told, view=gallery()),
        await refusals(await channel.send(view=gallery(), file=picture(b"one")), view=gallery()),
        await refusals(await channel.send(embed=framed(), file=picture(b"one")), embed=framed()),
    ]
    painter.done.set()


async def refusals(message: discord.Message, **shown: Any) -> tuple[int, ...]:
    changes: list[dict[str, Any]] = [{}, {"attachments": message.attachments}, {"attachments": [picture(b"three")]}]
    return tuple([await refusal(message.edit(**shown, **change)) for change in changes])


async def test_an_edit_cannot_show_a_picture_that_it_neither_keeps_nor_uploads(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    local.limits.on = False
    over_sockets, simulated = Painter(), Painter()
    async with connected_as(monkeypatch, local, over_sockets), asyncio.timeout(PATIENCE_SECONDS):
        await local.interactions.command(local.world.owner, "paint")
        await over_sockets.done.wait()
    env = ByHand(simulated)
    guild = env.create_guild("Card room")
    channel, ann = guild.create_text_channel("razz"), guild.add_member(env.create_user("ann"))
    await env.start()
    try:
        await ann.slash(channel, "paint")
    finally:
        await env.shutdown()
    for painter in (over_sockets, simulated):
        assert painter.refusals == [(50035, 0, 0)] * 4


def framed() -> discord.Embed:
    return discord.Embed(title="a table").set_image(url="attachment://table.png")


def gallery() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="a table")))
    return view


def picture(data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), "table.png", description="a table")


async def test_application_emojis_are_stored_and_listed(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    image = b"\x89PNG\r\n\x1a\n" + bytes(20)
    async with connected(monkeypatch, local) as bot:
        assert await bot.fetch_application_emojis() == []
        made = await bot.create_application_emoji(name="card_7h", image=image)
        assert [str(emoji) for emoji in await bot.fetch_application_emojis()] == [str(made)]
        assert str(made) == f"<:card_7h:{made.id}>"
        for name, bad in (("card_7h", image), ("no spaces", image), ("card_8h", image + bytes(256 * 1024))):
            with pytest.raises(discord.HTTPException):
                await bot.create_application_emoji(name=name, image=bad)
    assert local.emojis.images == {"card_7h": image}


async def test_the_bots_card_emojis_are_uploaded_once_and_found_again_later(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    local.limits.on = False
    try:
        async with connected(monkeypatch, local) as bot:
            outbox = Outbox(NoLimit())
            outbox.connect(bot)
            await CardEmojis(_face, outbox, _at_once).load()
            assert set(local.emojis.by_name) == {emoji_name(card) for card in CARDS}
            mark = card_mark(51)
            use_emojis({})
            await CardEmojis(_never, outbox, _at_once).load()
            assert card_mark(51) == mark == f"<:card2_As:{local.emojis.by_name['card2_As']['id']}>"
    finally:
        use_emojis({})


async def test_a_client_that_disconnects_during_an_upload_leaves_no_open_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The warning about an open file would appear in another test that triggers the garbage collector."""
    reads, read_chunk, opened = asyncio.Event(), BodyPartReader.read_chunk, list[IO[bytes]]()

    async def read(part: BodyPartReader, *args: Any, **more: Any) -> bytes:
        reads.set()
        return await read_chunk(part, *args, **more)

    def open_file(most: int) -> IO[bytes]:
        opened.append(SpooledTemporaryFile(most))  # noqa: SIM115 - the test checks that it is closed
        return opened[-1]

    monkeypatch.setattr(BodyPartReader, "read_chunk", read)
    monkeypatch.setattr(web_request, "SpooledTemporaryFile", open_file)
    async with LocalDiscord() as local:
        address = URL(local.api_url)
        _, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(HALF_A_PICTURE % local.world.lobby["id"].encode())
        await reads.wait()
        writer.transport.abort()
    assert [file for file in opened if not file.closed] == []


async def _face(card: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + bytes([card])


async def _never(card: int) -> bytes:
    raise AssertionError("no emoji is missing")


async def _at_once(seconds: float) -> None:
    """Return without waiting."""
