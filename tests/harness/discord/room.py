"""The card room of the tests on the simulated Discord: players who click and type, and everything they see."""

import json
import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest.mock import patch

import discord
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle
from simcord.components import walk_components
from simcord.results import InteractionResult, to_discord_message

from bot.client.client import LowballClient
from bot.common.house_clock import HouseClock
from bot.poker.cards import card_text, parse_cards
from bot.poker.games import GAMES
from bot.publishing.panel.panels import HandPanels
from bot.settings import Settings
from bot.tables.ports import TableView
from bot.ui.pictures.pictures import Draws
from bot.ui.text.cards import card_face, card_mark
from bot.ui.text.sentences import is_askers, original_of
from bot.wiring.build import Wiring
from bot.wiring.features import client_of
from db.store import SqliteStore, open_store
from tests.harness.checking import checked
from tests.harness.discord.assembly import PAUSE_SECONDS, assembled, default_settings
from tests.harness.discord.clockwork import ByHand, NoLimit
from tests.harness.discord.decks import LaidOutDealer
from tests.harness.discord.parsers import parsers_found_at_once
from tests.harness.discord.syncing import sync_simulated
from tests.harness.discord.who_sees import is_ephemeral, sent_to_others
from tests.harness.in_the_loop import in_the_loop
from tests.harness.on_file import wallet_balance

GRANT = 10_000


@dataclass(frozen=True)
class HeldButton:
    custom_id: str
    message: dict[str, Any]


@dataclass(repr=False)
class Room:
    path: Path
    dealer: LaidOutDealer = field(default_factory=LaidOutDealer)
    settings: Settings = field(default_factory=default_settings)
    env: ByHand = field(init=False)
    store: SqliteStore = field(init=False)
    client: LowballClient = field(init=False)
    wiring: Wiring = field(init=False)
    """The parts of the client."""
    guild: GuildHandle = field(init=False)
    lobby: ChannelHandle = field(init=False)
    table: ChannelHandle = field(init=False)
    """The place of the table opened last."""
    people: dict[str, MemberActor] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)
    """The seats that ``seat`` gave out at the last table."""
    studio: Draws | None = None
    """The painter; without one, cards are text that tests can read."""
    chance: Random | None = None
    """With it, house players play the same each time, and they think, and odds are computed, without delay."""
    sealed: bool = False
    """True to seal the deals; then nobody chooses the decks."""
    threaded: bool = False
    """True to use the file in a separate thread, as the program does."""
    _forgiving: bool = False

    # Opening and closing

    @classmethod
    async def open(
        cls,
        path: Path,
        dealer: LaidOutDealer | None = None,
        studio: Draws | None = None,
        *,
        chance: Random | None = None,
        sealed: bool = False,
        threaded: bool = False,
    ) -> Self:
        room = cls(path, dealer or LaidOutDealer(), studio=studio, chance=chance, sealed=sealed, threaded=threaded)
        await room._make_client()
        room.env = ByHand(room.client)
        room.guild = room.env.create_guild("Card room")
        room.table = room.lobby = room.guild.create_text_channel("lobby")
        await room.env.start()
        return room

    async def shut(self) -> None:
        await self.env.shutdown()
        self.wiring.odds.close()
        await self.store.close()

    async def restart(self, *, members: bool = True) -> None:
        """End the process without a shutdown, and start another on its file."""
        await self.store.close()
        await self._make_client(members=members)
        await self.env.restart_bot(self.client)

    async def _make_client(self, *, members: bool = True) -> None:
        with nullcontext() if self.threaded else in_the_loop():
            self.store = await open_store(self.path)
        timer = HouseClock(lambda: self.env.now())
        dealer = None if self.sealed else self.dealer
        self.wiring = await assembled(self.store, self.settings, dealer, timer, self.studio, self.chance)
        with parsers_found_at_once():
            self.client = client_of(self.wiring, members=members)
        setattr(self.client.tree, "sync", partial(sync_simulated, self.client.tree))  # noqa: B010

    def stand_still(self) -> None:
        """Stop the clock until a test moves it, and let all requests pass without waiting."""
        self.env.soon_seconds = -1.0
        self.wiring.reach.outbox.rate_limit = NoLimit()

    def nothing_failed(self, logged: Sequence[logging.LogRecord]) -> None:
        """Check that no error was logged, except expected ones; players' mistakes are not errors."""
        ours = [error for error in self.env.errors if not is_askers(original_of(error))]
        if not self._forgiving:
            assert not ours, ours
            assert not logged, [record.getMessage() for record in logged]

    def forgive(self) -> None:
        """Accept the errors of this test as expected."""
        self._forgiving = True

    def chips_are_conserved(self) -> None:
        assert checked(self.path) == []

    # People

    def join(self, *names: str, roles: tuple[RoleHandle, ...] = ()) -> None:
        for name in names:
            self.people[name] = self.guild.add_member(self.env.create_user(name), roles=roles)

    async def player_id(self, name: str) -> int:
        return await self.store.directory.player_id(self.people[name].id)

    async def wallet(self, name: str) -> int:
        return await wallet_balance(self.store, self.guild.id, await self.player_id(name))

    @property
    def bot_role(self) -> RoleHandle:
        assert self.client.user is not None
        return self.guild.roles[self.client.user.name]

    def close_dms(self, name: str) -> None:
        """Make Discord refuse every direct message to the player."""
        channel = self.people[name].user.dm_channel
        self.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=None)

    # Acting

    async def slash(self, name: str, command: str, /, *, at: ChannelHandle | None = None, **options: Any) -> str:
        """Send a player's command at the table or elsewhere, and return the answer."""
        result = await self.people[name].slash(at or self.table, command, **options)
        assert result.acknowledged, f"/{command} got no answer"
        assert result.ephemeral, f"/{command} was answered in public"
        return self.told(result)

    async def click(self, name: str, label: str) -> str:
        """Click the button with this label, at the table or in its menu, and return the private answer.

        The answer is empty if only the table's message changes.
        """
        if label not in self.buttons:
            result = await self.pick_button(name, await self.menu(name), label)
            return self.told(result)
        result = await self.people[name].click(self.card, custom_id=self.buttons[label])
        assert result.acknowledged, f"{label!r} got no answer"
        return self.told(result) if result.ephemeral or result.followups else ""

    async def menu(self, name: str) -> InteractionResult:
        """Open the table's menu as the player."""
        return await self.people[name].click(self.card, custom_id=self.buttons["More…"])

    async def click_lost(self, name: str, custom_id: str) -> str:
        """Click a button that an earlier version of the table's message had."""
        message = message_payload(self.env.backend, self._stored_card)
        return await self.click_held(name, HeldButton(custom_id, dict(message)))

    def labels(self, picker: InteractionResult) -> set[str]:
        """Return the labels of all its buttons."""
        assert picker.response is not None
        return {part["label"] for part in walk_components(picker.response.components) if part["type"] == 2}

    async def fill_in(self, name: str, label: str, text: str) -> str:
        """Click the button that opens a form, submit this amount, and return the private answer."""
        shown = await self.people[name].click(self.card, custom_id=self.buttons[label])
        assert shown.modal, f"{label!r} shows no form: {self.told(shown)}"
        result = await self.people[name].submit_modal(shown, {"amount": text})
        assert result.acknowledged, "the form got no answer"
        return self.told(result) if result.ephemeral or result.followups else ""

    def hold(self, label: str) -> "HeldButton":
        """Keep the button of the table's message as it is now, to be clicked later."""
        message = message_payload(self.env.backend, self._stored_card)
        return HeldButton(self.buttons[label], dict(message))

    async def click_held(self, name: str, button: "HeldButton", *, card_is_new: bool = False) -> str:
        """Click a button that was kept.

        Discord sends the message along as it was then, or with ``card_is_new`` as it is now.
        """
        stored = self.env.backend.get_message(self.table.id, int(button.message["id"]))
        message = dict(message_payload(self.env.backend, stored)) if card_is_new else button.message
        data = {"custom_id": button.custom_id, "component_type": 2}
        result = await self.people[name]._dispatch_interaction(
            3, self.table, data, extra={"message": message}, source_message_id=stored.id
        )
        assert result.acknowledged, f"{button.custom_id} got no answer"
        return self.told(result)

    def told(self, result: InteractionResult) -> str:
        answers = [answer for answer in (result.response, *result.followups) if answer and answer.ephemeral]
        return "\n".join(answer.content or _words(walk_components(answer.components)) for answer in answers)

    async def pick(self, name: str, discards: str) -> str:
        """Draw with the picker and return its last text; without discards, stand pat."""
        result = await self.people[name].click(self.card, custom_id=self.buttons["Draw"])
        cards = parse_cards(discards)
        if cards:
            result = await self.pick_cards(name, result, *map(card_face, cards))
        result = await self.pick_button(name, result, f"Draw {len(cards)}" if cards else "Stand pat")
        return self.told(result)

    async def pick_cards(self, name: str, picker: InteractionResult, *faces: str) -> InteractionResult:
        """Choose exactly these cards in the picker's menu."""
        assert picker.response is not None
        (menu,) = (part for part in walk_components(picker.response.components) if part["type"] == 3)
        places = {option["label"]: option["value"] for option in menu["options"]}
        values = [places[face] for face in faces]
        result = await self.people[name].select(picker.response, values, custom_id=menu["custom_id"])
        assert result.acknowledged, "the menu got no answer"
        return result

    async def pick_button(self, name: str, picker: InteractionResult, label: str) -> InteractionResult:
        """Click a button of the private message that the last click showed or changed."""
        assert picker.response is not None
        assert picker.response.ephemeral
        result = await self.people[name].click(picker.response, label=label)
        assert result.acknowledged, f"{label!r} got no answer"
        return result

    async def leave(self, name: str, command: bool = False) -> str:
        """Leave during a hand, confirm it, and return the last private answer."""
        if command:
            asked = await self.people[name].slash(self.table, "table leave")
            shown = asked.followups[-1] if asked.followups else asked.response
            assert shown is not None
        else:
            asked = await self.pick_button(name, await self.menu(name), "Leave")
            assert asked.response is not None
            shown = asked.response
        assert shown.ephemeral
        result = await self.people[name].click(shown, label="Leave and give up the hand")
        assert result.acknowledged
        return self.told(result)

    async def open_table(self, name: str, /, stakes: str = "10/20", *, game: str = "razz", **options: Any) -> None:
        told = await self.slash(name, "table open", at=self.lobby, game=game, stakes=stakes, **options)
        place = re.search(r"<#(\d+)>", told)
        assert place, told
        everywhere = [self.lobby, *self.lobby.threads, *self.guild.channels.values()]
        self.table = next(channel for channel in everywhere if channel.id == int(place[1]))

    async def seat(self, *names: str, buy_in: int | None = None) -> None:
        """Seat players in seats 1, 2, 3 ...; the last one gets the button and the first is dealt first."""
        if self.view.hand_number == 0 and not self.dealer.decks:
            self.dealer.first_button(len(names))
        for name in names:
            if name not in self.people:
                self.join(name)
            options: dict[str, Any] = {"buy_in": buy_in} if buy_in else {}
            told = await self.sit_down(name, **options)
            player = await self.player_id(name)
            seat = next((line.seat for line in self.view.seats if line.player_id == player), None)
            assert seat is not None, told
            self.seats[name] = seat

    async def sit_down(self, name: str, **options: Any) -> str:
        """Sit down by command; the bot forgets the player's hand panel at once, as in a restart."""
        with patch.object(HandPanels, "_adopt"):
            return await self.slash(name, "table sit", **options)

    async def wait(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    async def deal(self, *holdings: str, stub: str = "") -> None:
        """Set the next deck and wait until the hand is dealt.

        ``holdings`` go from the left of the button; ``stub`` has the cards to be drawn.
        """
        before, game = self.view.hand_number, GAMES[self.view.games.next_game or self.view.games.game]
        if game.has_draws:
            joker = self.view.settings.rules.joker in game.rankings
            self.dealer.draw(game.streets[0].down, *holdings, stub=stub, joker=joker)
        else:
            self.dealer.razz(*holdings)
        await self.wait(PAUSE_SECONDS)
        assert self.view.hand_number == before + 1, self.card_text

    # Reading

    @property
    def view(self) -> TableView:
        tables = self.wiring.play.tables
        table_id = tables.in_channel(self.table.id)
        assert table_id is not None, "no table is open here"
        view = tables.view(table_id)
        assert view is not None
        return view

    @property
    def to_act(self) -> str:
        """The player to act."""
        assert self.view.hand is not None
        return next(name for name, seat in self.seats.items() if seat == self.view.hand.to_act)

    @property
    def is_open(self) -> bool:
        return self.wiring.play.tables.in_channel(self.table.id) is not None

    def stack(self, name: str) -> int:
        """Return a player's chips at the table."""
        seat = self.seats[name]
        return next(line.stack for line in self.view.seats if line.seat == seat)

    def stacks(self) -> dict[str, int]:
        return {name: self.stack(name) for name in self.seats}

    @property
    def card(self) -> discord.Message:
        """The newest message of the table."""
        return to_discord_message(self.env, self._stored_card)

    @property
    def _stored_card(self) -> Message:
        messages = stored_newest_first(self.env, self.table)
        return next(one for one in messages if one.components and not is_ephemeral(one))

    @property
    def _wire(self) -> list[dict[str, Any]]:
        return list(walk_components(self._stored_card.components))

    @property
    def card_text(self) -> str:
        return _words(self._wire)

    @property
    def buttons(self) -> dict[str, str]:
        """The custom ids of the enabled buttons by label."""
        return {
            part["label"]: part["custom_id"] for part in self._wire if part["type"] == 2 and not part.get("disabled")
        }

    def letters(self, name: str) -> list[str]:
        """Return the player's direct messages."""
        return [message.content for message in self.people[name].user.dm_channel.history()]

    # Secrets

    def assert_secret(self, name: str, cards: str) -> None:
        """Check that nobody but the player was sent these cards or could see them."""
        told = re.compile(
            "|".join(rf"{re.escape(card_mark(card))}|\b{card_text(card)}\b" for card in parse_cards(cards))
        )
        for entry in sent_to_others(self.env, self.people[name]):
            body = json.dumps(entry.json, ensure_ascii=False)
            assert not told.search(body), f"{entry.method} {entry.path} tells {name}'s cards"
        stored = (
            one for place in (self.lobby, self.table) for one in self.env.backend.messages.get(place.id, {}).values()
        )
        for message in stored:
            if told.search(_all_text(message)):
                see = [who for who, actor in self.people.items() if who != name and message.visible_to(actor.id)]
                assert not see, f"{see} see {name}'s cards"


def newest_first(env: Env, channel: ChannelHandle) -> Iterator[discord.Message]:
    """Yield messages as ``history`` does, each created only when needed: a table's thread grows long."""
    return (to_discord_message(env, stored) for stored in stored_newest_first(env, channel))


def stored_newest_first(env: Env, channel: ChannelHandle) -> Iterator[Message]:
    """Yield the stored messages, newest first; converting each to the library's type is slow."""
    stored = env.backend.messages.get(channel.id, {})
    for key in sorted(stored, reverse=True):
        if stored[key].visible_to(None):
            yield stored[key]


def _words(parts: Iterable[dict[str, Any]]) -> str:
    """Return the text of a message's components."""
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


def _all_text(message: Message) -> str:
    """Return all text of a stored message; converting it to the library's type for each reader was very slow."""
    return json.dumps([message.content, message.components], ensure_ascii=False)
