"""A moderator's report on a finished hand: the cards, how each pot was awarded, and all events.

lb:h:7:12                 show hand 12 of table 7
lb:h:7:12:1               its second page
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.history.ids import hand_name
from bot.history.seen_events import NOBODY, seen_by
from bot.locales.phrases import Phrases
from bot.moderation.hand_archive import Disclosure, LoggedEvent, LoggedHand
from bot.poker.cards import UNKNOWN
from bot.poker.events import Event, HandStarted, PotAwarded, StreetDealt, without_deck
from bot.poker.games import GAMES
from bot.poker.machine.state import HandState
from bot.poker.machine.transitions import CORRUPT_LOG, evolve, opening_state
from bot.poker.seats import Player
from bot.poker.views import room_view
from bot.tables.ports import TableView
from bot.tables.view_parts import GamesView, LastHandView, PlaceView
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import hand_button
from bot.ui.history.story import story
from bot.ui.scene.answers import NameOf
from bot.ui.scene.pots import half_name, pot_name, returned_lines
from bot.ui.scene.scene import Scene
from bot.ui.scene.stakes import game_with_stakes
from bot.ui.text.cards import card_marks
from bot.ui.text.moments import full_stamp, second_stamp

PAGE_MOST: Final = 3500
"""The maximum number of characters on a page; Discord accepts 4,000 in a message of components."""


class HandPages(Layout):
    """One page of a report, with buttons to the previous and next pages."""

    def __init__(self, hand: LoggedHand, pages: Sequence[str], page: int, say: Phrases) -> None:
        super().__init__()
        page = min(max(page, 0), len(pages) - 1)
        self.add_item(discord.ui.TextDisplay(pages[page]))
        turns = [(to, key) for to, key in ((page - 1, "hand-back"), (page + 1, "hand-on")) if 0 <= to < len(pages)]
        buttons = [
            Button(
                custom_id=hand_button(hand.table_id, hand.number, to),
                label=say(key, page=to + 1, pages=len(pages)),
            )
            for to, key in turns
        ]
        if buttons:
            self.add_item(Row(*buttons))


def report(hand: LoggedHand, disclosure: Disclosure, name_of: NameOf, say: Phrases) -> list[str]:
    """Return the pages of the report; they contain only what ``disclosure`` allows the reader to see."""
    logged = tuple(replace(each, event=seen(each.event, disclosure)) for each in hand.events)
    events = [each.event for each in logged]
    scene = Scene(as_table(hand, events), name_of, say)
    state = replayed(events)
    lines = [*_heading(scene, hand), *_caveats(scene, hand, disclosure, state)]
    if state is not None:
        lines += [*_players(scene, hand, state), *_rulings(scene, hand, state, events)]
    lines += [f"### {say('hand-story')}", *story(scene, logged, hand.opened_ms)]
    return paged(lines)


def paged(lines: Sequence[str], most: int = PAGE_MOST) -> list[str]:
    """Divide the lines into as few pages as possible, but at least one."""
    pages = [""]
    for line in lines:
        fitting = line if len(line) <= most else line[: most - 1] + "…"
        if len(pages[-1]) + len(fitting) + 1 > most:
            pages.append("")
        pages[-1] += f"{fitting}\n"
    return pages


# Disclosure


def seen(event: Event, disclosure: Disclosure) -> Event:
    """Return the event without the deck and without cards that the reader may not see.

    Nobody needs the deck, which is deleted with the hand.
    """
    if disclosure.barred is not None:
        return seen_by(event, NOBODY if disclosure.seat is None else disclosure.seat)
    return without_deck(event)


def replayed(events: Sequence[Event]) -> HandState | None:
    """Return the state of the hand after the events; None if the events cannot be replayed.

    That may be the reason why the hand was voided.
    """
    if not events or not isinstance(events[0], HandStarted):
        return None
    try:
        state = opening_state(GAMES[events[0].game], events[0])
        for event in events[1:]:
            evolve(state, event)
    except CORRUPT_LOG:
        return None
    return state


def as_table(hand: LoggedHand, events: Sequence[Event]) -> TableView:
    """Return a view of the table during that hand, for the functions that describe a table's message."""
    settings = hand.settings
    if events and isinstance(events[0], HandStarted):
        started = events[0]
        settings = replace(settings, game=started.game, stakes=started.stakes, rules=started.rules)
    return TableView(
        table_id=hand.table_id,
        place=PlaceView(guild_id=hand.guild_id, channel_id=0, name=hand.table, owner_id=0),
        games=GamesView(game=settings.game, stakes=settings.stakes),
        last=LastHandView(recent=tuple(events), hand_players=tuple(sorted(hand.players.items()))),
        settings=settings,
        seats=(),
        hand_number=hand.number,
        hand=None,
        revision=0,
    )


# In words


def titled(scene: Scene, hand: LoggedHand) -> str:
    """Return a title like ``Riverside, hand 12 (7-12)``.

    It has the number that people know, and the id that commands take.
    """
    hand_id = hand_name(hand.table_id, hand.number)
    return scene.say("hand-title", table=scene.table_name(), number=hand.number, id=hand_id)


def _heading(scene: Scene, hand: LoggedHand) -> Iterator[str]:
    hand_title = titled(scene, hand)
    # For a mix, only the game: the table's title would name the next one.
    yield f"### {hand_title} · {game_with_stakes(scene)}"
    ended = hand.closed_ms if hand.closed_ms is not None else hand.opened_ms
    yield scene.say("hand-times", began=full_stamp(hand.opened_ms), ended=second_stamp(ended))


def _caveats(scene: Scene, hand: LoggedHand, disclosure: Disclosure, state: HandState | None) -> Iterator[str]:
    if hand.state == "void":
        yield scene.say("hand-void")
    if disclosure.barred is not None:
        yield scene.say(f"hand-barred-{disclosure.barred.replace('_', '-')}")
    if _cards_are_deleted(scene, hand.events):
        yield scene.say("hand-cards-deleted")
    if state is None:
        yield scene.say("hand-unreadable-log")


def _cards_are_deleted(scene: Scene, events: Sequence[LoggedEvent]) -> bool:
    """Return True if down cards were deleted because the room's retention period is over."""
    return any(
        isinstance(each.event, StreetDealt)
        and each.event.seats
        and not each.event.down
        and scene.streets[each.event.street].down
        for each in events
    )


def _players(scene: Scene, hand: LoggedHand, state: HandState) -> Iterator[str]:
    yield f"### {scene.say('hand-players')}"
    started = hand.events[0].event
    assert isinstance(started, HandStarted)
    stacks = dict(zip(started.seats, started.stacks, strict=True))
    for player in sorted(state.players, key=lambda each: each.seat):
        before, net = stacks[player.seat], hand.net.get(player.seat, 0)
        name = f"**{scene.seat_names[player.seat]}**"
        chips = scene.say("hand-chips", seat=player.seat, name=name, before=before, after=before + net)
        won = f"{chips} ({scene.say.signed(net)})"
        yield " · ".join([won, *filter(None, (_cards(scene, player), _fate(scene, state, player)))])


def _cards(scene: Scene, player: Player) -> str:
    return " / ".join(card_marks(cards) for cards in (player.down, player.up) if cards)


def _fate(scene: Scene, state: HandState, player: Player) -> str:
    """Return how the hand ended for the player, with the name of their hand if it is known."""
    holding = holding_of(scene, state, player)
    if player.folded:
        return scene.say("seat-out" if state.is_out(player.seat) else "seat-folded")
    if player.mucked:
        return ", ".join(filter(None, (scene.say("seat-mucked"), holding)))
    return holding or ""


def holding_of(scene: Scene, state: HandState, player: Player) -> str | None:
    """Return the name of the player's final hand.

    None if one of their cards is unknown, or they had too few cards.
    """
    views = room_view(state, len(scene.view.last.recent), None, ()).seats
    holding = next(view.holding for view in views if view.seat == player.seat)
    if holding is not None:
        return scene.holding(holding)
    cards = state.cards(player)
    try:
        return None if UNKNOWN in cards else scene.holding(state.ranking.describe(cards, None, state.board))
    except ValueError:
        return None


# How each pot was awarded


def _rulings(scene: Scene, hand: LoggedHand, state: HandState, events: Sequence[Event]) -> Iterator[str]:
    yield f"### {scene.say('hand-pots')}"
    awards = [event for event in events if isinstance(event, PotAwarded)]
    for award in awards:
        yield _ruling(scene, state, award, len(state.awarded))
    returned = list(returned_lines(scene))
    yield from returned
    if not awards and not returned:
        yield scene.say("hand-no-pots")


def _ruling(scene: Scene, state: HandState, award: PotAwarded, pots: int) -> str:
    """Return sentences about an award: who could win the pot, who won it, who got odd chips.

    See R-3.6 and R-3.9.
    """
    eligible = _eligible(state, award)
    name = pot_name(scene, award.pot, pots)
    if award.half:
        name = scene.say("pot-half", pot=name, half=half_name(scene, award.half))
    parts = [scene.say("hand-pot", pot=name, amount=award.amount)]
    if len(eligible) == 1:
        parts.append(scene.say("hand-uncontested", name=scene.seat_names[eligible[0]]))
        return " ".join(parts)
    parts.append(scene.say("hand-eligible", names=scene.say.all_of([scene.seat_names[seat] for seat in eligible])))
    parts += [_share(scene, state, seat, chips) for seat, chips in award.shares]
    odd = award.amount % len(award.shares)
    if odd:
        names = [scene.seat_names[seat] for seat, _ in award.shares[:odd]]
        rule = "hand-odd-high-card" if state.game.odd_chips == "high_card" else "hand-odd-left-of-button"
        parts.append(scene.say(rule, count=odd, names=scene.say.all_of(names)))
    return " ".join(parts)


def _eligible(state: HandState, award: PotAwarded) -> list[int]:
    """Return the seats that could win the pot, in order.

    If everybody else has folded, the last player wins all pots together (R-3.5).
    """
    live = [player.seat for player in state.live]
    pots = state.pots()
    return sorted(pots[award.pot].eligible) if len(live) > 1 and award.pot < len(pots) else sorted(live)


def _share(scene: Scene, state: HandState, seat: int, chips: int) -> str:
    holding = holding_of(scene, state, state.player(seat))
    name = scene.seat_names[seat]
    if holding is None:
        return scene.say("hand-won-unseen", name=name, amount=chips)
    return scene.say("hand-won", name=name, amount=chips, holding=holding)
