"""Messages between the parts of a bot over NATS; no other module uses NATS.

The library is imported only when a process connects, because a single process does not need it. A broken connection is
closed and opened again; questions asked in between count as unanswered. Every subject begins with the application's
id, so that several bots can share one NATS server.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from bot.common.owner_error import OwnerError
from bot.fleet.messages import HELLO, Answer, Json, PartAnswer, Unanswered
from bot.fleet.pieces import FAILED, PART, AnswersInPieces, pieces_of

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

log = logging.getLogger(__name__)

CONNECT_SECONDS: Final = 10
"""The timeout for connecting to a busy NATS server, in seconds; without a server, it fails at once."""
AGAIN_SECONDS: Final = 1.0
"""The pause between two attempts to connect, and between two checks of the connection, in seconds."""
END_SECONDS: Final = 1.0
"""The pause between two attempts to cancel the connection's task, in seconds."""
PING_SECONDS: Final = 10
OPEN_TO_ALL: Final = (
    "the NATS server of NATS_URL lets anybody in, and what it carries is for the bot's processes alone: "
    "give it a user and a password, as .deploy/nats-server.conf has them"
)
_ONCE: Final[dict[str, Any]] = {
    "allow_reconnect": False,
    "max_reconnect_attempts": 1,
    "reconnect_time_wait": 0,
    "connect_timeout": CONNECT_SECONDS,
}
"""Options that make the library try to connect only once, because this module does the reconnecting."""


class FleetError(OwnerError):
    """The reason why a part of a fleet does not start, in one line that says what to do."""


Admit = Callable[[], Awaitable[None]]


class NatsMessages:
    """The messages that one process sends and answers.

    ``part`` is the index of the process's part; None for a process that only asks.
    """

    def __init__(
        self, url: str, application_id: int, part: int | None, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._servers, self._user, self._password = servers_of(url)
        self._application_id = application_id
        self._part = part
        self._sleep = sleep
        self._client: Client | None = None
        self._answers: dict[str, Answer] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self._asking: set[AnswersInPieces] = set()
        self._first_try = asyncio.Event()
        self._is_admitted = False
        self.problem = ""
        """The reason why the first attempt to connect failed; empty if it did not fail."""

    @property
    def is_connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    def reconnect(self) -> None:
        if self._client is not None:
            task = asyncio.create_task(self._client.close())
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    def answer(self, question: str, answer: Answer) -> None:
        self._answers[question] = answer

    @asynccontextmanager
    async def connected(self, admit: Admit | None = None) -> AsyncIterator[None]:
        """Stay connected until the end of the block; retry as long as no server answers.

        ``admit`` is called after each connection; until it returns, only ``hello`` is answered. If it raises, the
        block is cancelled and the error is raised. Raises FleetError if the library is missing.
        """
        library()
        owner = asyncio.current_task()
        assert owner is not None
        task = asyncio.create_task(self._stay_connected(admit), name="NATS")
        is_leaving = False

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and task.exception() is not None and not is_leaving:
                owner.cancel()

        task.add_done_callback(ended)
        try:
            await self._first_try.wait()
            yield
        except asyncio.CancelledError:
            if not task.done() or task.cancelled() or (error := task.exception()) is None:
                raise
            owner.uncancel()
            raise error from None
        finally:
            is_leaving = True
            # Cancel repeatedly: the library may swallow a cancellation if an answer arrives at that moment.
            while not task.done():
                task.cancel()
                await asyncio.wait([task], timeout=END_SECONDS)

    # Asking

    async def ask(self, part: int, question: str, body: Json, seconds: float) -> Json:
        answers = await self._collect_answers(f"{part}.{question}", body, seconds, enough=1)
        if not answers:
            raise Unanswered(question)
        return answers[0].body

    async def ask_others(
        self, question: str, body: Json, seconds: float, *, parts: int | None = None
    ) -> list[PartAnswer]:
        if parts is None:
            return await self._collect_answers(f"all.{question}", body, seconds, None)
        others = (part for part in range(parts) if part != self._part)
        answers = await asyncio.gather(
            *(self._collect_answers(f"{part}.{question}", body, seconds, 1) for part in others)
        )
        return [answer for of_part in answers for answer in of_part]

    async def _collect_answers(self, to: str, body: Json, seconds: float, enough: int | None) -> list[PartAnswer]:
        """Return the answers that arrive in time, or stop waiting once there are ``enough``.

        Return none if not connected.
        """
        client, answers = self._client, AnswersInPieces()
        if client is None or not client.is_connected:
            return []
        inbox = client.new_inbox()
        with suppress(TimeoutError, _errors()):
            waiting = await client.subscribe(inbox, cb=answers.add_piece)
            self._asking.add(answers)
            try:
                await client.publish(f"{self._application_id}.{to}", json.dumps(body).encode(), reply=inbox)
                async with asyncio.timeout(seconds):
                    await answers.wait(enough)
            finally:
                self._asking.discard(answers)
                # An error here would replace a cancellation.
                with suppress(_errors()):
                    await waiting.unsubscribe()
        return answers.told

    # Answering

    async def _handle_question(self, client: "Client", message: "Msg") -> None:
        """Answer a question in a separate task, so that a slow answer does not delay others."""
        task = asyncio.create_task(self._answer(client, message))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, client: "Client", message: "Msg") -> None:
        question = message.subject.rpartition(".")[2]
        answer = self._answers.get(question)
        if answer is None or (question != HELLO and not self._is_admitted):
            return
        try:
            body = json.dumps(await answer(json.loads(message.data))).encode()
        except Exception as error:
            # Log no text: it could contain personal data.
            log.error("a part's question (%s) could not be answered: %s", question, type(error).__name__)
            await self._reply(client, message, b"", {FAILED: "1"})
            return
        for piece, heads in pieces_of(body):
            await self._reply(client, message, piece, heads)

    async def _reply(self, client: "Client", message: "Msg", body: bytes, heads: dict[str, str]) -> None:
        """Reply over the connection on which the question arrived, even if there is another one by now."""
        if message.reply:
            # If it fails, the asker gets no answer.
            with suppress(_errors()):
                await client.publish(message.reply, body, headers={PART: str(self._part), **heads})

    # Connecting

    async def _stay_connected(self, admit: Admit | None) -> None:
        try:
            tries = 0
            while True:
                if await self._connect(tries):
                    if admit is not None:
                        await admit()
                        if not self.is_connected:
                            # The connection broke during the roll call, whose result is therefore unknown.
                            await self._sleep(AGAIN_SECONDS)
                            continue
                    self._is_admitted = True
                    self._first_try.set()
                    # Poll: the library does not call back if its last write fails.
                    while self.is_connected:
                        await self._sleep(AGAIN_SECONDS)
                    self._is_admitted = False
                    self._expect_no_more()
                    log.warning("NATS is away: users' orders wait until it is back")
                self._first_try.set()
                tries += 1
                await self._sleep(AGAIN_SECONDS)
        finally:
            client, self._client = self._client, None
            if client is not None:
                await _close(client)

    def _expect_no_more(self) -> None:
        for one in self._asking:
            one.expect_no_more()

    async def _connect(self, tries: int) -> bool:
        async def over() -> None:
            self._expect_no_more()

        client, problems = library().Client(), asyncio.Queue[Exception]()
        try:
            await client.connect(
                self._servers,
                user=self._user,
                password=self._password,
                name=f"part {self._part}",
                no_echo=True,
                ping_interval=PING_SECONDS,
                error_cb=problems.put,
                closed_cb=over,
                disconnected_cb=over,
                **_ONCE,
            )
            if await self._is_open_to_all():
                raise FleetError(OPEN_TO_ALL)
            await self._listen(client)
            self._client = client
        except FleetError as error:
            if tries == 0:
                raise
            log.error("%s", error)
            return False
        except Exception as error:
            # A failure of NATS must not stop play.
            if tries == 0:
                self.problem = _one_line(error if problems.empty() else problems.get_nowait())
                if self._part is not None:
                    log.warning("NATS cannot be reached (%s): users' orders wait until it can", self.problem)
            return False
        finally:
            if self._client is not client:
                # Otherwise it would receive questions in parallel with the next client.
                await _close(client)
        log.info("connected to NATS")
        return True

    async def _is_open_to_all(self) -> bool:
        """Return True if the NATS server accepts a connection without a password."""
        stranger, problems = library().Client(), asyncio.Queue[Exception]()
        try:
            await stranger.connect(self._servers, error_cb=problems.put, **_ONCE)
        except Exception:
            return False
        finally:
            await _close(stranger)
        return True

    async def _listen(self, client: "Client") -> None:
        """Subscribe to questions, and return once the server has registered the subscription."""
        if self._part is None:
            return
        for whom in ("all", self._part):
            await client.subscribe(f"{self._application_id}.{whom}.*", cb=partial(self._handle_question, client))
        # The library sends a ping before its buffered writes, so only the answer to the second ping confirms the
        # subscriptions.
        for _ in range(2):
            await client.flush(CONNECT_SECONDS)


async def _close(client: "Client") -> None:
    """Close the client and ignore the library's errors."""
    with suppress(Exception):
        async with asyncio.timeout(END_SECONDS):
            await client.close()


def servers_of(url: str) -> tuple[list[str], str | None, str | None]:
    """Return (addresses without any secret, user, password).

    Several addresses of one cluster are separated by commas.
    """
    split = [urlsplit(one.strip()) for one in url.split(",")]
    known = next((one for one in split if one.username is not None), split[0])
    servers = [one._replace(netloc=one.netloc.rpartition("@")[2]).geturl() for one in split]
    return servers, _plain(known.username), _plain(known.password)


def _plain(text: str | None) -> str | None:
    return None if text is None else unquote(text)


def library() -> Any:
    """Return nats-py's client module. Raises FleetError if it is not installed."""
    try:
        return import_module("nats.aio.client")
    except ImportError:
        raise FleetError(
            "NATS_URL is set, but nats-py isn't installed: run uv sync --group fleet, or install .locks/fleet.txt"
        ) from None


def _errors() -> type[Exception]:
    error: type[Exception] = import_module("nats.errors").Error
    return error


def _one_line(error: Exception) -> str:
    """Return the error in one line; the library's messages contain no address."""
    return " ".join(str(error).split()) or type(error).__name__
