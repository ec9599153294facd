"""A table as one reader sees it: the view, the players' names and the reader's language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar, cast

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.poker.events import Drew, HandStarted, PassedIn
from bot.poker.games import GAMES
from bot.poker.games.base import Game, Street
from bot.poker.holdings import HoldingName, Ranking
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.poker.views import RoomView, SeatView
from bot.tables.ports import SeatLine, TableView
from bot.ui.text.links import place_link

_Made = TypeVar("_Made")


@dataclass(frozen=True)
class Scene:
    """A table's view for one reader; values derived from the view are computed once, at first use."""

    view: TableView
    name_of: Callable[[int], str | None]
    """A function that returns a player's unescaped display name by player_id; None if it is unknown."""
    say: Phrases
    asks_to_show: Callable[[int], bool] = lambda _: True
    """A function that returns True if the player wants to be asked before a losing hand is mucked."""
    table_say: Phrases | None = None
    """The phrases in the language of the table's message; None if it is the reader's."""
    letters_late: bool = False
    """True if direct messages with cards arrive late at the moment."""
    followed_elsewhere: bool = False
    """True if all players still to act follow the hand on their panels, so the message may be out of date."""

    def once(self, make: "Callable[[Scene], _Made]") -> _Made:
        """Return ``make(self)``, which is called only for the first of the messages that share the scene.

        ``make`` must be a module's function, and look at nothing but the scene: other readers get the same value.
        """
        if make not in self._made:
            self._made[make] = make(self)
        return cast(_Made, self._made[make])

    @cached_property
    def _made(self) -> "dict[Callable[[Scene], object], object]":
        return {}

    # The game that is played now; a mixed table's changes from hand to hand

    @cached_property
    def game(self) -> Game:
        """The game of the running or last hand; before the first hand, the game of the next one."""
        hand = self.view.hand
        return GAMES[hand.game if hand is not None else self.view.games.game or self.view.settings.game]

    @cached_property
    def running(self) -> RoomView | None:
        """The hand that is being played; None between hands and at a closed table."""
        hand = self.view.hand
        return hand if hand is not None and not hand.finished and not self.view.course.closed else None

    @cached_property
    def rules(self) -> HouseRules:
        return self.view.games.rules or self.view.settings.rules

    @cached_property
    def stakes(self) -> Stakes:
        return self.view.games.stakes or self.view.settings.stakes

    @cached_property
    def first_stakes(self) -> Stakes:
        """The stakes by which a mixed table is named: those of its first game (R-17.3).

        In a tournament they are those of the level in the running or the next hand (T-3.1, R-17.7).
        """
        return self.view.games.level_stakes or self.view.settings.stakes

    @cached_property
    def of_tournament(self) -> bool:
        return self.view.tournament_id is not None

    @cached_property
    def ranking(self) -> Ranking:
        return self.game.ranking_under(self.rules)

    @cached_property
    def streets(self) -> tuple[Street, ...]:
        return self.game.streets_under(self.rules)

    def plays(self, house_rule: str) -> bool:
        """Return True if the house rule applies to the current game."""
        return house_rule in self.game.house_rules

    # The seats

    @cached_property
    def lines(self) -> dict[int, SeatLine]:
        """The players who sit at the table now, by seat."""
        return {line.seat: line for line in self.view.seats}

    @cached_property
    def dealt(self) -> dict[int, SeatView]:
        """The seats that were dealt into the running or the last hand, by number."""
        return {dealt.seat: dealt for dealt in self.view.hand.seats} if self.view.hand else {}

    @cached_property
    def dealt_players(self) -> dict[int, int]:
        """The player_id of the player dealt in at each seat, even if they have left since."""
        return dict(self.view.last.hand_players)

    @cached_property
    def free_seats(self) -> list[int]:
        taken = {number for line in self.view.seats for number in (line.seat, line.moves_to)}
        return [seat for seat in range(1, self.view.settings.seats_max + 1) if seat not in taken]

    def seat_of(self, player_id: int) -> int | None:
        return next((line.seat for line in self.view.seats if line.player_id == player_id), None)

    @cached_property
    def draws(self) -> dict[int, list[int]]:
        """The number of cards that each seat drew in each draw of this deal; 0 for standing pat (R-5.4)."""
        counts: dict[int, list[int]] = {}
        for event in self.view.last.recent:
            if isinstance(event, PassedIn):
                counts.clear()
            elif isinstance(event, Drew):
                counts.setdefault(event.seat, []).append(event.count)
        return counts

    @cached_property
    def blinds(self) -> dict[int, str]:
        """Seat -> ``small`` or ``big``, for the hand in the view.

        A newcomer who posts has neither blind (R-5.1, R-5.2).
        """
        started = next((event for event in self.view.last.recent if isinstance(event, HandStarted)), None)
        if started is None or not any(started.blinds):
            return {}
        forced = [(seat, blind) for seat, blind in zip(started.seats, started.blinds, strict=True) if blind]
        stakes, heads_up = started.stakes, len(started.seats) == 2
        # The deal starts left of the button, at the small blind; heads-up the small blind is the button.
        small = forced[-1 if heads_up else 0]
        if small[1] != stakes.small_blind or len(forced) == 1 or small[0] == started.big_blind:
            return {forced[0][0]: "big"}
        big = next(seat for seat, blind in forced if blind == stakes.big_blind and seat != small[0])
        return {small[0]: "small", big: "big"}

    # In words; what all messages of the scene share is told once

    @cached_property
    def seat_heads(self) -> dict[int, str]:
        """Seat -> the line about it, without its cards; ``bot.ui.scene.seat_lines`` fills it."""
        return {}

    @cached_property
    def seat_names(self) -> "_SeatNames":
        """The escaped name of the player dealt in at each seat, or of the player who sits there now."""
        sitting = {line.seat: line.player_id for line in self.view.seats}
        players = {**sitting, **self.dealt_players}
        return _SeatNames(self.say, {seat: self.player_name(player, seat) for seat, player in players.items()})

    def player_name(self, player_id: int | None, seat: int) -> str:
        """Return the player's escaped name; the seat's number if the name is unknown."""
        name = self.name_of(player_id) if player_id is not None else None
        return clean(name) if name else self.say("seat-name", seat=seat)

    def name(self, player_id: int) -> str:
        """Return the escaped name of any player, even one who does not sit at this table."""
        name = self.name_of(player_id)
        return clean(name) if name else self.say("player-nameless")

    def table_name(self) -> str:
        return clean(self.view.place.name, 60)

    def game_name(self, name: str | None = None) -> str:
        """Return the name of the given game; by default, of the current game."""
        return self.say(f"game-{name or self.game.name}")

    def ends(self, key: str) -> str:
        """Return the phrase key about chips that leave the table; a practice table has a key of its own.

        There the chips do not go to a wallet.
        """
        return f"practice-{key}" if self.view.practice else key

    def button_label(self, key: str) -> str:
        """Return a button's label in the language of the table's message, on which the reader looks for it.

        The dots of a button that opens something are left out, because a sentence may end with the label.
        """
        return (self.table_say or self.say)(key).rstrip("…")

    def holding(self, name: HoldingName) -> str:
        return holding_words(self.say, name)


class _SeatNames(dict[int, str]):
    """The players' names by seat; a seat without a known player has its number.

    It does not hold its scene: a scene without a cycle is freed as soon as its message is composed.
    """

    def __init__(self, say: Phrases, names: Mapping[int, str]) -> None:
        super().__init__(names)
        self._say = say

    def __missing__(self, seat: int) -> str:
        return self._say("seat-name", seat=seat)


def holding_words(say: Phrases, name: HoldingName) -> str:
    """Return the name of a poker hand: ``eight-seven low``, ``two pair, kings and fours, ace kicker``.

    See R-2.4. In a split-pot game it is ``high: pair of aces; low: eight-six`` (R-11.4).
    """
    first, *second = half_words(say, name)
    return say("holding-halves", first=first, second=second[0]) if second else first


def half_words(say: Phrases, name: HoldingName, *, labelled: bool = True) -> tuple[str, ...]:
    """Return the name of a poker hand in each half of the pot; one name in games without a split pot.

    ``labelled`` begins each with its half: ``low: eight-six``.
    """
    if name.half is None or name.kind == "no_low":
        text = _holding_name(say, name)
    else:
        text = _ranks(say, name.ranks, low=True) if name.goes_without_saying else _holding_name(say, name)
        text = say("holding-half", half=say(f"half-{name.half}"), holding=text) if labelled else text
    return (text,) if name.second is None else (text, *half_words(say, name.second, labelled=labelled))


def _holding_name(say: Phrases, name: HoldingName) -> str:
    plurals = [say(f"ranks-{rank}") for rank in name.ranks[:2]]
    called = say(
        f"holding-{name.kind}",
        ranks=_ranks(say, name.ranks, low=name.kind == "low"),
        half=name.half or "none",
        **dict(zip(("first", "second"), plurals, strict=False)),
    )
    if not name.kickers:
        return called
    return say("holding-with-kicker", holding=called, ranks=_ranks(say, name.kickers))


def _ranks(say: Phrases, ranks: tuple[int, ...], *, low: bool = False) -> str:
    """Return the names of the ranks, ``eight-six``; ``low`` is True in the name of a low hand.

    In the name of a low hand, Swedish uses numbers (``åtta-sex``) instead of the names of cards.
    """
    return "-".join(say(f"rank-low-{rank}" if low else f"rank-{rank}") for rank in ranks)


def link_to(view: TableView, message_id: int | None = None) -> str:
    """Return a link to the table's channel or thread on Discord, or to a message there."""
    return place_link(view.place.guild_id, view.place.channel_id, message_id)
