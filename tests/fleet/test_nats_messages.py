"""Messages between parts over a real nats-server."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.errors import FlushTimeoutError

from bot.fleet.messages import Json, PartAnswer, Unanswered
from bot.fleet.nats_messages import FleetError, NatsMessages, servers_of
from bot.fleet.pieces import PIECE_BYTES
from tests.harness import processes
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.nats_server import NatsServer

APPLICATION = 1234
INFO = b'INFO {"server_id": "one", "version": "2.9.10", "max_payload": 1048576, "headers": true}\r\n'
"""The first line that a server sends."""
STRANGER = b"-ERR 'Authorization Violation'\r\n"
"""The last line that a server sends to a client without a password."""


async def at_last(*_: object) -> None:
    """Stand in for a close that has nothing to do."""


async def at_once(seconds: float) -> None:
    await asyncio.sleep(0.01)


@asynccontextmanager
async def parts_of(
    nats: NatsServer, *parts: int | None, application: int = APPLICATION
) -> AsyncIterator[list[NatsMessages]]:
    made = [NatsMessages(nats.url, application, part, at_once) for part in parts]
    async with AsyncExitStack() as open_:
        for one in made:
            await open_.enter_async_context(one.connected())
        yield made


def answering(messages: NatsMessages, question: str, **answer: object) -> list[Json]:
    """Answer the question and return the growing list of received bodies."""
    asked: list[Json] = []

    async def told(body: Json) -> Json:
        asked.append(body)
        return dict(answer)

    messages.answer(question, told)
    return asked


@pytest.mark.parametrize("settings", ["", "accounts { all: { users: [{ user: a, password: b }] } }\nno_auth_user: a\n"])
async def test_a_nats_server_that_admits_anybody_is_refused(tmp_path: Path, settings: str) -> None:
    """One server has no authorization, and the other accepts strangers as a user."""
    async with NatsServer(tmp_path, settings) as nats:
        url = nats.url if not settings else f"nats://a:b@127.0.0.1:{nats.port}"
        with pytest.raises(FleetError, match="lets anybody in"):
            async with NatsMessages(url, APPLICATION, 0, at_once).connected():
                raise AssertionError("nothing is carried by it")


async def test_a_nats_server_that_restarts_without_a_password_is_not_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with NatsServer(tmp_path) as nats, parts_of(nats, 0) as (part,):
        await until_connected(part)
        await nats.stop()
        await until_connected(part, connected=False)
        nats.settings = ""
        await nats.start()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while "lets anybody in" not in caplog.text:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        assert not part.is_connected


async def until_connected(messages: NatsMessages, *, connected: bool = True) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while messages.is_connected is not connected:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


async def test_a_question_to_one_part_reaches_only_that_part(nats: NatsServer) -> None:
    async with parts_of(nats, 0, 1, 2) as (first, second, third):
        asked, not_asked = answering(second, "sits", sits=True), answering(third, "sits")
        assert await first.ask(1, "sits", {"user": 7}, PATIENCE_SECONDS) == {"sits": True}
        assert asked == [{"user": 7}]
        assert not_asked == []


async def test_a_part_counts_as_connected_only_once_the_server_knows_its_subscriptions() -> None:
    heard: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            writer.write(INFO)
            while line := (await reader.readline()).decode():
                if line.startswith("CONNECT") and '"pass"' not in line:
                    writer.write(STRANGER)
                    return
                heard.append(line.split()[0])
                if line.startswith("PING"):
                    writer.write(b"PONG\r\n")

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, NatsMessages(f"nats://me:secret@127.0.0.1:{port}", APPLICATION, 0, at_once).connected():
        until_there = heard[: len(heard) - heard[::-1].index("PING")]
        assert until_there.count("SUB") == 2


async def test_a_part_answers_questions_while_it_connects() -> None:
    asked: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard: list[bytes] = []
        with closing(writer):
            writer.write(INFO)
            while line := await reader.readline():
                if line.startswith(b"CONNECT") and b'"pass"' not in line:
                    writer.write(STRANGER)
                    return
                heard.append(line)
                listens = next((line.split() for line in heard if line.startswith(b"SUB")), None)
                if line.startswith(b"PING") and listens is not None and not asked:
                    asked.append(b"MSG 1234.all.hello %b inbox 2\r\n{}\r\n" % listens[2])
                    writer.write(asked[0])
                    while (line := await reader.readline()) and not line.startswith(b"HPUB inbox"):
                        pass
                if line.startswith((b"PING", b"HPUB")):
                    writer.write(b"PONG\r\n")

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    messages = NatsMessages(f"nats://me:secret@127.0.0.1:{server.sockets[0].getsockname()[1]}", APPLICATION, 0, at_once)
    answering(messages, "hello", part=0)
    async with server, messages.connected():
        assert messages.is_connected


async def test_an_abandoned_connection_does_not_answer_a_question_a_second_time(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server accepts a connection and then does not answer, so the part connects a second time."""
    flush, tries = Client.flush, list[str]()

    async def hangs_once(client: Client, seconds: int) -> None:
        tries.append("flush")
        if len(tries) == 1:
            raise FlushTimeoutError
        await flush(client, seconds)

    async with parts_of(nats, 0) as (first,):
        monkeypatch.setattr(Client, "flush", hangs_once)
        async with parts_of(nats, 1) as (second,):
            await until_connected(second)
            asked = answering(second, "sits", sits=False)
            for _ in range(2):
                assert await first.ask_others("sits", {}, PATIENCE_SECONDS, parts=2) == [PartAnswer(1, {"sits": False})]
            assert asked == [{}, {}]


async def test_a_question_to_all_returns_once_all_other_parts_have_answered(nats: NatsServer) -> None:
    async with parts_of(nats, 0, 1, 2) as (first, second, third):
        own = answering(first, "sits", part="own")
        answering(second, "sits", part=1)
        answering(third, "sits", part=2)
        told = await first.ask_others("sits", {}, 3600, parts=3)
        assert sorted(told, key=lambda one: one.part) == [PartAnswer(1, {"part": 1}), PartAnswer(2, {"part": 2})]
        assert own == []


async def test_a_program_that_only_asks_questions_does_not_count_as_a_part(nats: NatsServer) -> None:
    async with parts_of(nats, 0, None) as (first, asker):
        answering(first, "state", version="1")
        assert await asker.ask_others("state", {}, PATIENCE_SECONDS, parts=1) == [PartAnswer(0, {"version": "1"})]


async def test_an_answer_of_any_size_arrives_complete(nats: NatsServer) -> None:
    async with parts_of(nats, 0, 1) as (first, second):
        answering(second, "export", text="ä" * 3 * PIECE_BYTES)
        answering(second, "sits", sits=False)
        long, short = await asyncio.gather(
            first.ask(1, "export", {}, PATIENCE_SECONDS), first.ask(1, "sits", {}, PATIENCE_SECONDS)
        )
        assert long == {"text": "ä" * 3 * PIECE_BYTES}
        assert short == {"sits": False}


async def test_another_application_on_the_same_nats_server_gets_no_questions(nats: NatsServer) -> None:
    async with parts_of(nats, 0) as (first,), parts_of(nats, 1, application=5678) as (other,):
        asked = answering(other, "sits")
        with pytest.raises(Unanswered):
            await first.ask(1, "sits", {}, PATIENCE_SECONDS)
        assert asked == []


async def test_a_cancelled_question_ends_although_the_connection_is_lost(nats: NatsServer) -> None:
    heard = asyncio.Event()

    async def says_nothing(body: Json) -> Json:
        heard.set()
        await asyncio.Event().wait()
        return {}

    async with parts_of(nats, 0, 1) as (first, second):
        second.answer("sits", says_nothing)
        asking = asyncio.create_task(first.ask_others("sits", {}, 3600, parts=2))
        await heard.wait()
        first.reconnect()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking


async def test_asking_a_missing_part_fails_at_once(nats: NatsServer) -> None:
    async with parts_of(nats, 0) as (first,), asyncio.timeout(PATIENCE_SECONDS):
        with pytest.raises(Unanswered):
            await first.ask(1, "sits", {}, 3600)
        assert await first.ask_others("sits", {}, 3600, parts=1) == []
        assert await first.ask_others("sits", {}, 3600, parts=3) == []


async def test_the_answers_of_connected_parts_are_returned_although_another_part_is_missing(nats: NatsServer) -> None:
    async with parts_of(nats, 0, 2) as (first, third), asyncio.timeout(PATIENCE_SECONDS):
        answering(third, "sits", sits=True)
        assert await first.ask_others("sits", {}, 3600, parts=3) == [PartAnswer(2, {"sits": True})]


async def test_an_error_while_answering_counts_as_no_answer_and_only_its_type_is_logged(
    nats: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(body: Json) -> Json:
        raise ValueError("of user 7")

    async with parts_of(nats, 0, 1) as (first, second), asyncio.timeout(PATIENCE_SECONDS):
        second.answer("export", fails)
        with pytest.raises(Unanswered):
            await first.ask(1, "export", {"user": 7}, 3600)
    assert "ValueError" in caplog.text
    assert "user 7" not in caplog.text


async def test_parts_reconnect_after_nats_returns(nats: NatsServer) -> None:
    connections: list[str] = []

    async def note() -> None:
        connections.append("connected")

    async with parts_of(nats, 1) as (second,):
        answering(second, "sits", sits=False)
        first = NatsMessages(nats.url, APPLICATION, 0, at_once)
        async with first.connected(note):
            await nats.stop()
            await until_connected(first, connected=False)
            assert await first.ask_others("sits", {}, 3600, parts=2) == []
            with pytest.raises(Unanswered):
                await first.ask(1, "sits", {}, 3600)
            await nats.start()
            await until_connected(first)
            await until_connected(second)
            assert await first.ask(1, "sits", {}, PATIENCE_SECONDS) == {"sits": False}
    assert connections == ["connected", "connected"]


async def test_disconnecting_ends_although_the_library_loses_the_cancellation(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11's ``wait_for`` loses a cancellation that comes together with its result."""
    tries: list[str] = []

    async def connect(*_: object, **__: object) -> None:
        tries.append("connect")
        if len(tries) == 2:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        raise OSError("refused")

    monkeypatch.setattr("nats.aio.client.Client.connect", connect)
    monkeypatch.setattr("nats.aio.client.Client.close", at_last)
    async with asyncio.timeout(PATIENCE_SECONDS):
        async with NatsMessages(nats.url, APPLICATION, 0, at_once).connected():
            while len(tries) < 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
    assert len(tries) >= 2


async def test_a_part_reconnects_after_losing_its_connection_without_a_callback(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library calls no callback if its last write fails."""
    admitted: list[str] = []

    async def note() -> None:
        admitted.append("admitted")

    close = Client._close

    async def says_nothing(client: Client, status: int, do_cbs: bool = True) -> None:
        await close(client, status, do_cbs=False)

    messages = NatsMessages(nats.url, APPLICATION, 0, at_once)
    async with messages.connected(note), asyncio.timeout(PATIENCE_SECONDS):
        with monkeypatch.context() as patch:
            patch.setattr(Client, "_close", says_nothing)
            messages.reconnect()
            while len(admitted) < 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        assert messages.is_connected


async def test_without_nats_a_part_starts_and_logs_the_failure_without_the_password(
    nats: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    await nats.stop()
    async with parts_of(nats, 0) as (first,):
        assert not first.is_connected
        assert "NATS cannot be reached" in caplog.text
        await nats.start()
        await until_connected(first)
    assert "p@ss" not in caplog.text
    assert "p%40ss" not in caplog.text


async def test_a_wrong_password_is_logged(nats: NatsServer, caplog: pytest.LogCaptureFixture) -> None:
    wrong = NatsMessages(nats.url.replace("p%40ss%2Fword", "wrong"), APPLICATION, 0, at_once)
    with caplog.at_level(logging.WARNING):
        async with wrong.connected():
            assert not wrong.is_connected
    assert "authorization" in caplog.text.casefold()


def test_user_and_password_are_separated_from_the_nats_addresses() -> None:
    assert servers_of("nats://me:p%40ss%2Fword@a:4222,tls://b:4223") == (
        ["nats://a:4222", "tls://b:4223"],
        "me",
        "p@ss/word",
    )
    assert servers_of("nats://127.0.0.1:4222") == (["nats://127.0.0.1:4222"], None, None)


async def test_the_error_about_the_missing_nats_library_names_the_package_to_install(tmp_path: Path) -> None:
    program = """
import sys
sys.modules["nats"] = None
from bot.fleet.nats_messages import FleetError, library
try:
    library()
except FleetError as error:
    print(error)
"""
    ended = await processes.end_of(await processes.start_python(tmp_path, "-c", program))
    assert ended.err == ""
    assert "nats-py isn't installed" in ended.out
    assert len(ended.out.splitlines()) == 1


async def test_a_single_process_never_imports_nats(tmp_path: Path) -> None:
    program = """
import sys
import bot.__main__, bot.cli.run, bot.cli.demo, bot.wiring.features, bot.client.client
print([name for name in sys.modules if name.partition(".")[0] == "nats"])
"""
    # It is forked from a process that has already imported these modules and more.
    ended = await processes.end_of(await processes.start_changed(tmp_path, program))
    assert ended.out == "[]\n", ended.err
