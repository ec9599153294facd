"""Random table settings of every kind, and random next acts of people at tables, from a seeded source."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from random import Random
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from bot.poker.actions import ActionKind, Option
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.views import PlayerView
from bot.tables.messages import (
    Act,
    Back,
    Close,
    Due,
    HandOver,
    Kick,
    Leave,
    MemberGone,
    Message,
    MoreTime,
    Pause,
    PlanAhead,
    PostBlind,
    Resume,
    ShowHolding,
    Sit,
    SitOut,
    TurnEnded,
    VoidHand,
)
from bot.tables.ports import TableView
from bot.tables.rules.position import MODERATOR
from bot.tables.saving import Request
from bot.tables.seat_messages import ChangeSeat, Invite, Unwait, Vouch, Wait
from bot.tables.state import PlanKind, TableSettings

MIXED: Final = "mixed"
"""A table of all games in turn, in the list of what is played."""
PLAYED: Final = (*GAMES, MIXED)
ORDER: Final = "order "
"""How the reasons of orders begin; the request's id follows."""

_SMALL_BETS: Final = (2, 10, 25)
_FREE_SIZED: Final = (ActionKind.BET, ActionKind.RAISE, ActionKind.COMPLETE)
_LIKELY: Final[Mapping[ActionKind, float]] = {ActionKind.FOLD: 0.4, ActionKind.RAISE: 0.6}
"""Weights, 1 by default: hands should last, and stacks too."""
_RESUMES: Final = 0.3
"""The share of messages to a paused table that resume it."""


def settings(name: str, chance: Random) -> TableSettings:
    """Return a table's settings for a game of ``PLAYED``: any house rules, limit and size that fit together."""
    rotation = tuple(GAMES) if name == MIXED else ()
    game = GAMES[rotation[0]] if rotation else GAMES[name]
    rules = HouseRules() if rotation else house_rules(game, chance)
    small_bet = chance.choice(_SMALL_BETS)
    seats_most = min(GAMES[played].seats_most for played in rotation or (name,))
    return TableSettings(
        game=game.name,
        stakes=game.stakes(rules, small_bet, limit=chance.choice(game.limits)),
        rules=rules,
        seats_max=chance.randint(min(4, seats_most), seats_most),
        buy_in_least=small_bet * 4,
        buy_in_most=small_bet * 40,
        rotation=rotation,
        rotation_hands=chance.choice((None, 2)) if rotation else None,
        time_bank_seconds=chance.choice((0, 0, 2)),
    )


def house_rules(game: Game, chance: Random) -> HouseRules:
    """Return random house rules that matter in this game and do not contradict each other."""
    default = HouseRules()
    values: dict[str, Any] = {name: chance.choice(_CHOICES[name]) for name in game.house_rules}
    rules = replace(default, **values)
    while (misfit := game.misfit(rules)) is not None:
        rules = replace(rules, **{misfit: getattr(default, misfit)})
    return rules


def _choices(hint: object) -> tuple[object, ...]:
    if hint is bool:
        return False, True
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return tuple(choice for part in get_args(hint) for choice in _choices(part))
    if hint is type(None):
        return (None,)
    raise TypeError(f"no choices of {hint}")


_HINTS: Final[dict[str, Any]] = get_type_hints(HouseRules)
_CHOICES: Final = {rule.name: _choices(_HINTS[rule.name]) for rule in fields(HouseRules)}


class Crowd:
    """The players' next acts; ``request`` makes a request with a fresh id for a player and a kind of message."""

    def __init__(
        self,
        chance: Random,
        players: Sequence[int],
        request: Callable[[int, str], Request],
        *,
        closes: float = 0.004,
        orders: float = 0,
    ) -> None:
        self._chance = chance
        self._players = players
        self._request = request
        self._closes = closes
        """The share of messages that close the table."""
        self._orders = orders
        """The share of messages from a moderator, who is one of the players."""

    def anything(self, view: TableView, private: Callable[[int], PlayerView | None]) -> Message:
        """Return mostly an act of the player to act, sometimes as a slash command; else anything at any moment."""
        if (order := self.order(view)) is not None:
            return order
        if self._chance.random() < 0.8 and (act := self.act(view, private)) is not None:
            return act
        return self.aside(view)

    def order(self, view: TableView) -> Message | None:
        """Return a moderator's order now and then, else None.

        Its reason contains the request's id, which identifies its audit line.
        """
        chance, paused = self._chance, view.course.paused == MODERATOR
        if not self._orders or chance.random() >= (_RESUMES if paused else self._orders):
            return None
        request, player = self._request(chance.choice(self._players), "order"), chance.choice(self._players)
        reason = f"{ORDER}{request.request_id}"
        if paused and chance.random() < 0.8:
            return Resume(request, reason)
        if chance.random() < self._closes:
            return Close(request, reason, void_hand=chance.random() < 0.5)
        orders: tuple[Message, ...] = (
            Pause(request, reason),
            Pause(request, reason, at_once=False),
            Resume(request, reason),
            VoidHand(request, reason),
            Kick(request, player, reason),
            HandOver(request, player, reason),
        )
        return chance.choice(orders)

    def act(self, view: TableView, private: Callable[[int], PlayerView | None]) -> Act | None:
        """Return an act that the rules offer, or None if nobody is to act."""
        hand = view.hand
        if hand is None or hand.to_act is None:
            return None
        player = dict(view.last.hand_players)[hand.to_act]
        option = self._option(hand.options)
        number, version = (view.hand_number, hand.version) if self._chance.random() < 0.8 else (None, None)
        drawing = option.kind is ActionKind.DRAW
        return Act(
            self._request(player, option.kind.value),
            option.kind,
            None if drawing else self._size(option),
            number,
            version,
            cards=self._discards(option.most, private(player)) if drawing else (),
        )

    def aside(self, view: TableView) -> Message:
        """Return anything but an ordinary act."""
        player, chance = self._chance.choice(self._players), self._chance
        version = view.hand.version if view.hand is not None else 0
        if chance.random() < self._closes:
            return Close(self._request(player, "close"))
        if len(view.seats) < 3 or chance.random() < 0.4:
            return Sit(self._request(player, "sit"), self._buy_in(view), post=chance.random() < 0.5)
        messages: tuple[Callable[[], Message], ...] = (
            lambda: Leave(self._request(player, "leave")),
            lambda: SitOut(self._request(player, "sit_out")),
            lambda: Back(self._request(player, "back"), post=chance.random() < 0.5),
            lambda: Back(self._request(player, "back")),
            lambda: self._around_the_play(view, player),
            lambda: self._around_the_play(view, player),
            lambda: MemberGone(player),
            lambda: TurnEnded(view.hand_number, version),
            lambda: TurnEnded(view.hand_number, version - 1),
            lambda: Act(self._request(player, "act"), chance.choice(list(ActionKind))),
            lambda: PlanAhead(self._request(player, "plan"), chance.choice((None, *get_args(PlanKind)))),
            lambda: MoreTime(self._request(player, "time"), view.hand_number, version),
            lambda: PostBlind(self._request(player, "post")),
            lambda: ShowHolding(self._request(player, "show"), view.hand_number),
            lambda: Due(),
        )
        return chance.choice(messages)()

    def _around_the_play(self, view: TableView, player: int) -> Message:
        chance = self._chance
        messages: tuple[Callable[[], Message], ...] = (
            lambda: Wait(self._request(player, "wait"), self._buy_in(view)),
            lambda: Unwait(self._request(player, "unwait")),
            lambda: ChangeSeat(self._request(player, "seat"), chance.randint(1, view.settings.seats_max)),
            lambda: Invite(self._request(player, "invite"), chance.choice(self._players)),
            lambda: Vouch(player, may_sit=chance.random() < 0.9),
        )
        return chance.choice(messages)()

    def _option(self, options: Sequence[Option]) -> Option:
        weights = [_LIKELY.get(option.kind, 1.0) for option in options]
        return self._chance.choices(options, weights)[0]

    def _size(self, option: Option) -> int | None:
        if option.kind not in _FREE_SIZED or self._chance.random() < 0.6:
            return None
        return self._chance.choice((option.to, self._chance.randint(option.to, option.most), option.most))

    def _discards(self, most: int, private: PlayerView | None) -> tuple[int, ...]:
        held = private.downcards if private is not None else ()
        return tuple(self._chance.sample(held, self._chance.randint(0, min(most, len(held)))))

    def _buy_in(self, view: TableView) -> int | None:
        least, most = view.settings.buy_in_least, view.settings.buy_in_most
        return self._chance.choice((None, least, self._chance.randint(least, most), most))
