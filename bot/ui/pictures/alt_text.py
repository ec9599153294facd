"""The alternative text of pictures: it describes everything drawn, in the picture's language."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.locales.phrases import Phrases
from bot.poker.cards import JOKER, suit_of
from bot.ui.pictures.bracket_picture import BracketPicture
from bot.ui.pictures.guide_picture import Example, GuidePicture
from bot.ui.pictures.hand_picture import HandPicture
from bot.ui.pictures.panel_picture import PanelPicture
from bot.ui.pictures.podium_picture import PodiumPicture
from bot.ui.pictures.seat_picture import BESIDE_THE_HAND, SeatPicture
from bot.ui.pictures.table_picture import TablePicture
from bot.ui.text.cards import JOKER_FACE, rank_mark

ALT_MOST: Final = 1024
"""The maximum number of characters of a picture's description, by Discord's limit."""
_SUITS: Final = "♣♦♥♠"
_SEATS_KEPT: Final = 128
"""The number of seats whose description is in the cache, 1 KB each: the next picture mostly repeats it."""


def alt_text(picture: TablePicture) -> str:
    """Return a description of the table; a shorter one if the full text exceeds Discord's limit."""
    say = Phrases(picture.locale)
    for short in (False, True):
        text = " ".join(
            [*_heading(say, picture), *(_seat(picture.locale, seat, short=short) for seat in picture.seats)]
        )
        if len(text) <= ALT_MOST:
            return text
    return _cut(text)


def panel_alt_text(picture: PanelPicture) -> str:
    """Return a description of a player's own cards, which are private, and of the table around them."""
    say = Phrases(picture.table.locale)
    own, pots = list(_hand(say, picture.hand)), list(_state(say, picture.table))
    for short in (False, True):
        seats = (_seat(say.locale, seat, short=short) for seat in (_without_cards(picture.seat), *picture.others))
        text = " ".join([*own, *pots, *seats])
        if len(text) <= ALT_MOST:
            return text
    return _cut(text)


def _without_cards(seat: SeatPicture) -> SeatPicture:
    """Return the player's own seat without its cards, which are already described elsewhere."""
    return replace(seat, upcards=(), backs=0, shown=(), lifted=(), holding="")


def hand_alt_text(picture: HandPicture) -> str:
    """Return a description of a player's own cards, which only that player may see."""
    return _cut(" ".join(_hand(Phrases(picture.locale), picture)))


def guide_alt_text(picture: GuidePicture) -> str:
    """Return a description of a game's example hands."""
    return _cut(" ".join(_guide(Phrases(picture.locale), picture)))


def podium_alt_text(picture: PodiumPicture) -> str:
    """Return a description of a podium."""
    steps = (f"{step.label} {', '.join(filter(None, (*step.names, step.detail)))}." for step in picture.steps)
    say = Phrases(picture.locale)
    lines = (f"{say('with-label', label=label, text=text)}." for label, text in picture.lines)
    return _cut(" ".join([f"{picture.title}.", *([f"{picture.heading}."] if picture.heading else ()), *steps, *lines]))


def bracket_alt_text(picture: BracketPicture) -> str:
    """Return a description of a bracket: each round with its matches."""
    say = Phrases(picture.locale)
    matches = ((each.title, ", ".join(match.words for match in each.matches)) for each in picture.rounds)
    rounds = (say("with-label", label=title, text=text) for title, text in matches)
    return _cut(" ".join(f"{sentence}." for sentence in (picture.title, *rounds)))


def spoken(cards: Iterable[int], between: str = " ") -> str:
    """Return the cards in plain characters, without emojis: ``4♣ 10♦``."""
    return between.join(_spoken(card) for card in cards)


def _spoken(card: int) -> str:
    if card == JOKER:
        return JOKER_FACE
    return f"{rank_mark(card)}{_SUITS[suit_of(card)]}"


def _cut(text: str) -> str:
    return text if len(text) <= ALT_MOST else f"{text[: ALT_MOST - 1]}…"


# The table


def _heading(say: Phrases, picture: TablePicture) -> Iterator[str]:
    if picture.hand:
        table, hand = picture.table, picture.hand
        yield say("alt-table-hand", table=table, game=picture.title, hand=hand, stage=picture.stage)
    else:
        yield say("alt-table", table=picture.table, game=picture.title)
    yield from _state(say, picture)


def _state(say: Phrases, picture: TablePicture) -> Iterator[str]:
    """Yield sentences about the middle of the table: banner, pots and board."""
    if picture.banner:
        yield f"{picture.banner.rstrip('.')}."
    if picture.pot_text:
        yield f"{picture.pot_text}."
    if len(picture.pots) > 1:
        yield from (f"{pot.text}." for pot in picture.pots)
    if picture.board:
        yield say("alt-community", card=spoken(picture.board), count=len(picture.board))


@lru_cache(_SEATS_KEPT)
def _seat(locale: str, seat: SeatPicture, *, short: bool) -> str:
    say = Phrases(locale)
    facts = ", ".join(_facts(say, seat, short=short))
    return say("alt-seat-short" if short else "alt-seat", seat=seat.seat, name=seat.name, facts=facts)


def _facts(say: Phrases, seat: SeatPicture, *, short: bool) -> Iterator[str]:
    yield seat.stack if short else say("alt-stack", amount=seat.stack)
    if seat.button:
        yield say("alt-button")
    if seat.blind:
        yield seat.blind
    if seat.bet:
        yield say("seat-bet", amount=seat.bet)
    yield from (note.text for note in seat.notes if note.kind not in BESIDE_THE_HAND)
    yield from _cards(say, seat, short=short)
    yield from filter(None, (seat.holding, seat.draws, *seat.standing))


def _cards(say: Phrases, seat: SeatPicture, *, short: bool) -> Iterator[str]:
    between = "" if short else " "
    if seat.backs:
        yield say("alt-down-short" if short else "alt-down", count=seat.backs)
    if seat.shown:
        yield say("alt-shown", cards=spoken(seat.shown, between))
    if seat.upcards:
        yield say("alt-up", cards=spoken(seat.upcards, between), count=len(seat.upcards))
    if seat.lifted and set(seat.lifted) != {*seat.shown, *seat.upcards}:
        yield say("alt-won-with", cards=spoken(seat.lifted, between))


# A player's own cards


def _hand(say: Phrases, picture: HandPicture) -> Iterator[str]:
    if picture.stage:
        hand = ", ".join(filter(None, (picture.game, picture.hand)))
        yield say("alt-hand", table=picture.table, hand=hand, stage=picture.stage)
    down = spoken(picture.down)
    yield say("alt-hand-down", cards=down) if picture.down_label else say("alt-hand-cards", cards=down)
    if picture.fresh:
        yield say("alt-hand-new", cards=spoken(picture.fresh))
    if picture.upcards:
        yield say("alt-hand-up", cards=spoken(picture.upcards), count=len(picture.upcards))
    if picture.board:
        yield say("alt-community", card=spoken(picture.board), count=len(picture.board))
    if picture.folded:
        yield say("my-cards-folded")
    elif picture.holding:
        yield f"{say('my-cards-holding', holding=picture.holding)}."


# A game's example hands


def _guide(say: Phrases, picture: GuidePicture) -> Iterator[str]:
    yield f"{picture.game}. {picture.heading}."
    if picture.place:
        yield f"{picture.place}."
    for place, example in enumerate(picture.examples, 1):
        yield f"{place}. {_example_cards(say, example)}, {example.name}."


def _example_cards(say: Phrases, example: Example) -> str:
    counting, idle = spoken(example.cards[: example.counting]), spoken(example.cards[example.counting :])
    return say("alt-guide-without", cards=counting, idle=idle) if idle else counting
