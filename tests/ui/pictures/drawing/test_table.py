"""Drawn pictures: sharp, small, everything in its place, and nothing that the alt text lacks."""

import io
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from PIL import Image, ImageChops

from bot.locales.phrases import LOCALES
from bot.poker.actions import ActionKind
from bot.poker.cards import DECK, JOKER, UNKNOWN, parse_cards
from bot.poker.games import GAMES
from bot.poker.holdings.names import HoldingName
from bot.ui.pictures.alt_text import alt_text, guide_alt_text, hand_alt_text, spoken
from bot.ui.pictures.drawing import colours, fonts, guide, sheet
from bot.ui.pictures.drawing.canvas import Align, Canvas, Sprite
from bot.ui.pictures.drawing.cards import EMOJI_SIDE, INDEX_RIGHT, card, card_face
from bot.ui.pictures.drawing.chips import HIGH_MOST, STACKS_MOST, pile, stacks
from bot.ui.pictures.drawing.colours import FELT, GOLD, GREEN, PAPER, RED, Box, Colour, indexed, palette_colours
from bot.ui.pictures.drawing.guide import draw_guide
from bot.ui.pictures.drawing.hand import LEGIBLE, draw_hand
from bot.ui.pictures.drawing.hand import WIDTH as OWN_WIDTH
from bot.ui.pictures.drawing.hand import height as own_height
from bot.ui.pictures.drawing.layout import HEIGHT, LINE, MARGIN, PAD, WIDTH, TableGeometry, layout
from bot.ui.pictures.drawing.parts import Place
from bot.ui.pictures.drawing.table import draw, geometry
from bot.ui.pictures.guide_picture import Example, GuidePicture
from bot.ui.pictures.hand_picture import HandPicture, hand_picture
from bot.ui.pictures.table_picture import TablePicture, table_picture
from bot.ui.scene.scene import Scene
from tests.harness.hostile_names import HOSTILE
from tests.harness.ui.scenes import deal, play, play_out, scene, table
from tests.harness.ui.wandering import Course, courses, played
from tests.ui.pictures.drawing.test_cards import pictured

CALLING = (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL, ActionKind.DRAW)
BYTES_MOST = 120_000
HELD = {
    name: game.streets[0].down if game.has_board else {"razz": 7, "badugi": 4}.get(name, 5)
    for name, game in GAMES.items()
}
"""The number of own cards in a complete hand of each game."""
PHONE = 293
"""The width of the picture in pixels on a phone that is 390 pixels wide."""
FULL = table(play_out(play(dict.fromkeys(range(1, 9), 5_000_000)), CALLING))


def opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    return image


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def within(one: Box, other: Box) -> bool:
    return other[0] <= one[0] and other[1] <= one[1] and one[2] <= other[2] and one[3] <= other[3]


class Watched:
    """A recorder of everything that is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[tuple[str, Box, Box]] = []
        """Each text with the box it was given and the box it filled."""
        self.sizes: dict[str, set[int]] = defaultdict(set)
        """The heights in pixels at which each text is drawn, by the uncut text."""
        self.cards: list[tuple[int, Box]] = []
        self.chips: list[int] = []
        self._faces: dict[int, int] = {}
        self._drawn: list[Sprite] = []
        """The sprites of cards, which keep their ids as long as they exist."""
        write, stamp = Canvas.text, Canvas.stamp

        def text(
            canvas: Canvas, text: str, box: Box, size: int, colour: Colour, *, align: Align = "middle", least: int = 0
        ) -> Box:
            taken = write(canvas, text, box, size, colour, align=align, least=least)
            self.texts.append((text, box, taken))
            self.sizes[text].add(fonts.fitted(text, size, box[2] - box[0], least or size * 2 // 3)[1])
            return taken

        def stamped(canvas: Canvas, *row: tuple[Sprite, int, int]) -> None:
            stamp(canvas, *row)
            for sprite, left, top in row:
                if id(sprite) in self._faces:
                    box = (left, top, left + sprite.size[0], top + sprite.size[1])
                    self.cards.append((self._faces[id(sprite)], box))

        def of_card(face: int, width: int, height: int, *, dim: bool = False, gold: bool = False) -> Sprite:
            sprite = card(face, width, height, dim=dim, gold=gold)
            self._faces[id(sprite)] = face
            self._drawn.append(sprite)
            return sprite

        def of_chips(amount: int, side: int) -> Sprite:
            self.chips.append(amount)
            return pile(amount, side)

        # No test looks at the PNG, which takes longer to encode than to draw.
        for module in ("parts", "hand"):
            monkeypatch.setattr(f"bot.ui.pictures.drawing.{module}.png", lambda image: b"")
        # Nothing is taken from an earlier picture.
        for module in ("table", "panel"):
            monkeypatch.setattr(f"bot.ui.pictures.drawing.{module}.place_of", lambda key: Place())
        monkeypatch.setattr(Canvas, "text", text)
        monkeypatch.setattr(Canvas, "stamp", stamped)
        for module in ("seat", "middle", "own_cards", "guide"):
            monkeypatch.setattr(f"bot.ui.pictures.drawing.{module}.card", of_card)
        for module in ("seat", "middle"):
            monkeypatch.setattr(f"bot.ui.pictures.drawing.{module}.pile", of_chips)


# The words and the picture


def unsaid(watched: Watched, picture: TablePicture, words: str) -> Iterator[str]:
    """Yield the drawn texts and cards that the words lack; of a text that was cut, only the drawn part counts."""
    labels = {seat.label for seat in picture.seats} | {"D"}
    pots = " · ".join(pot.label for pot in picture.pots)
    names = {fonts.drawable(seat.name, seat.label): seat.name for seat in picture.seats}
    notes = {note.text for seat in picture.seats for note in seat.notes}
    for text, _, _ in watched.texts:
        whole = text.removesuffix("…")
        said = names.get(text, whole)
        if said not in words and text not in labels and text not in notes and whole not in pots:
            yield text
    yield from (spoken([face]) for face, _ in watched.cards if face != UNKNOWN and spoken([face]) not in words)


@given(courses())
@settings(max_examples=60)
def test_the_alt_text_says_all_that_is_drawn_and_everything_lies_in_its_place(course: Course) -> None:
    """One drawing serves all three checks, since drawing takes longer than checking."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        picture = table_picture(scene(table(played(course))))
        draw(picture)
    words = alt_text(picture)
    check_words(watched, picture, words)
    check_seats(picture, words)
    check_places(watched, picture)


def check_words(watched: Watched, picture: TablePicture, words: str) -> None:
    assert not list(unsaid(watched, picture, words))
    backs = sum(face == UNKNOWN for face, _ in watched.cards)
    assert backs == sum(seat.backs for seat in picture.seats)
    counts = re.findall(r"(one|\d+) down\b", words)
    assert backs == sum(1 if count == "one" else int(count) for count in counts)
    assert {f"bet {seat.bet:,}" in words for seat in picture.seats if seat.bet} <= {True}
    assert watched.chips == [*filter(None, [drawn_total(watched, picture)]), *bets(picture)]
    assert words.count("dealer button") == sum(seat.button for seat in picture.seats)


def drawn_total(watched: Watched, picture: TablePicture) -> int:
    """Return the chips of all pots; 0 where they give way to a board, because the pots or winners tell them."""
    total = sum(pot.amount for pot in picture.pots)
    told = len(picture.board) > 1 and (len(picture.pots) > 1 or any(seat.won for seat in picture.seats))
    drawn = [text.removesuffix("…") for text, *_ in watched.texts if len(text) > len("Pot…")]
    written = any(picture.pot_text.startswith(text) for text in drawn)
    return total if written or not told else 0


def check_seats(picture: TablePicture, words: str) -> None:
    """Check each seat's sentence; ten players need the short form, ``10 Judy: 400, 2 down.``"""
    usual = [f" Seat {seat.seat}, {seat.name}: stack {seat.stack}" for seat in picture.seats]
    short = [f" {seat.seat} {seat.name}: {seat.stack}" for seat in picture.seats]
    starts = [words.index(text) for text in (usual if usual[0] in words else short)]
    assert starts == sorted(starts)
    assert len(re.findall(r" (?=Seat \d+, )", words)) == (len(picture.seats) if usual[0] in words else 0)
    sentences = [words[start:end] for start, end in zip(starts, [*starts[1:], len(words)], strict=True)]
    for seat, sentence in zip(picture.seats, sentences, strict=True):
        cards = [*seat.shown, *seat.upcards]
        said = [seat.holding, seat.draws, seat.blind, *(note.text for note in seat.notes), *map(spoken_one, cards)]
        assert all(text in sentence for text in said)
        assert ("dealer button" in sentence, "bet " in sentence) == (seat.button, bool(seat.bet))
        assert seat.turn == any(f" {turn}" in sentence for turn in ("to act", "to call", "to draw"))
    assert len(picture.pots) < 2 or all(f" {pot.text}." in words for pot in picture.pots)


def check_places(watched: Watched, picture: TablePicture) -> None:
    placed = geometry(picture)
    rooms = [*(area.cards for area in placed.areas), placed.middle]
    for _, box in watched.cards:
        assert any(within(box, room) for room in rooms), box
    for (face, one), (_, other) in pairwise(watched.cards):
        assert face == UNKNOWN or not overlap((*one[:2], index_right(one), one[3]), other), "a rank or suit is covered"
    for text, room, taken in watched.texts:
        assert within(taken, room), text
        assert min(watched.sizes[text]) * PHONE / WIDTH >= 10, text
        written = [box for face, box in watched.cards if face != UNKNOWN and overlap(box, taken)]
        assert not written, "a text lies on a card's face"


def index_right(box: Box) -> int:
    return box[0] + round((box[2] - box[0]) * INDEX_RIGHT)


def spoken_one(face: int) -> str:
    return spoken([face])


def bets(picture: TablePicture) -> list[int]:
    return [seat.bet for seat in picture.seats if seat.bet]


@given(courses())
@settings(max_examples=40)
def test_the_alt_text_of_a_players_own_cards_says_all_that_is_drawn(course: Course) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        hand = played(course)
        for player in hand.state.players:
            picture = hand_picture(scene(table(hand)), hand.view(player.seat))
            watched.cards.clear()
            watched.texts.clear()
            draw_hand(picture)
            assert {text for text, *_ in watched.texts} <= {*words(picture)}
            cards = [*picture.down, *picture.upcards, *picture.board]
            assert [face for face, _ in watched.cards] == cards
            for (_, one), (_, other) in pairwise(watched.cards):
                assert not overlap((*one[:2], index_right(one), one[3]), other), "a rank or suit is covered"
            assert all(spoken([face]) in hand_alt_text(picture) for face in cards)


EXAMPLES = (
    Example(parse_cards("4c3d2s2h"), 3, "three-card four"),
    Example(parse_cards("As2d3c4h"), 4, "four-card badugi with a name far too long for the room that there is for it"),
    Example(parse_cards("KsKcKdKhJo"), 1, "one-card "),
)
GUIDE = GuidePicture("en-US", "Badugi", "Best first", "At Riverside, one draw", EXAMPLES)


def test_the_alt_text_of_example_hands_says_all_that_is_drawn() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_guide(GUIDE)
        words = guide_alt_text(GUIDE)
        assert [face for face, _ in watched.cards] == [face for example in EXAMPLES for face in example.cards]
        assert all(spoken([face]) in words for face, _ in watched.cards)
        assert all(text.removesuffix("…") in words for text, _, _ in watched.texts)
        assert min(map(min, watched.sizes.values())) * PHONE / sheet.WIDTH >= 10
        faces = [box for _, box in watched.cards]
        assert not any(overlap(taken, box) for _, _, taken in watched.texts for box in faces)
        cut = [text for text, room, _ in watched.texts if fonts.width(text, sheet.LEGIBLE) > room[2] - room[0]]
        assert len(cut) == 1


@pytest.mark.parametrize("count", [0, 1, 2, 7, 10])
def test_example_hands_lie_apart_and_within_the_picture(count: int) -> None:
    picture = replace(GUIDE, examples=(Example(parse_cards("KsKcKdKhJo"), 1, "W" * 90),) * count)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        image = opened(png := draw_guide(picture))
        assert len(png) < BYTES_MOST
        assert image.size == (sheet.WIDTH, guide.height(picture))
        hands = [watched.cards[at : at + 5] for at in range(0, len(watched.cards), 5)]
        around = [(hand[0][1][0], hand[0][1][1], hand[-1][1][2], hand[-1][1][3]) for hand in hands]
        assert all(within(box, (0, 0, *image.size)) for box in around)
        assert not any(overlap(one, other) for one, other in combinations(around, 2))
        assert all(within(taken, room) and within(room, (0, 0, *image.size)) for _, room, taken in watched.texts)


# Places


@pytest.mark.parametrize("seats", range(11))
def test_the_areas_of_the_table_do_not_overlap(seats: int) -> None:
    for lines in (1, 2):
        placed = layout(seats, lines)
        assert len(placed.areas) == seats
        check_areas(placed)


def check_areas(placed: TableGeometry) -> None:
    boxes = [box for area in placed.areas for box in (area.plate, area.cards)] + [placed.middle]
    boxes += [area.bet for area in placed.areas if placed.sizes.lines == 1]
    for box in boxes:
        assert within(box, (0, 0, WIDTH, HEIGHT))
        assert box[2] - box[0] >= 150
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other), (len(placed.areas), one, other)
    for area in placed.areas:
        assert within(area.plate, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN))


@pytest.mark.parametrize("case", list(product(range(2, 9), [980, 98_000, 980_000, 9_800_000])))
def test_names_and_stacks_are_at_least_14_pixels_high_on_a_phone(case: tuple[int, int]) -> None:
    """This holds for any number of players, with long names and with notes beside the stack."""
    seats, stack = case
    names = {100 + seat: f"{seat} of Wolfeschlegelstein" for seat in range(1, seats + 1)}
    hand = play({seat: stack + seat for seat in range(1, seats + 1)}, ActionKind.COMPLETE)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        picture = table_picture(scene(table(hand), names.get))
        draw(picture)
        for seat in picture.seats:
            for text in (seat.name, seat.stack):
                assert min(watched.sizes[text]) * PHONE / WIDTH >= 14, text
        assert any(seat.notes for seat in picture.seats)


def words(picture: HandPicture) -> list[str]:
    """Return every text that may be written on the picture."""
    labels = [picture.down_label, picture.up_label, picture.board_label]
    holding = picture.halves or (picture.holding,)
    return [*labels, *((picture.folded_text,) if picture.folded else holding)]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_text_on_a_picture_of_own_cards_is_cut_or_below_14_pixels_high_on_a_phone(locale: str) -> None:
    """Check every game; a picture that was drawn before is not drawn again."""
    painted = set[HandPicture]()
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        for game in GAMES:
            hand = deal(game, {1: 400, 2: 400})
            reader, luck = scene(table(hand), locale=locale), Random(7)
            picture = hand_picture(reader, hand.view(1))
            deck = GAMES[game].deck_under(hand.state.rules)
            draw_hand(replace(picture, folded=True, folded_text=reader.say("my-cards-folded")))
            bare = replace(picture, down=(), upcards=(), playing=())
            for name in {named_at_random(reader, luck.sample(deck, len(deck))): None for _ in range(200)}:
                halves = tuple(reader.holding(name.of_half(half)) for half in (1, 2)) if name.second else ()
                named = replace(bare, holding=reader.holding(name), halves=halves)
                if named not in painted:
                    painted.add(named)
                    draw_hand(named)
    assert min(min(sizes) for sizes in watched.sizes.values()) * PHONE / OWN_WIDTH >= 14
    for text, room, taken in watched.texts:
        assert within(taken, room), text
        assert taken[2] - taken[0] >= fonts.width(text, LEGIBLE), "the text is cut short"


def named_at_random(reader: Scene, cards: Sequence[int]) -> HoldingName:
    """Name the hand that the first cards make, in a game with a board together with the next five."""
    held = HELD[reader.game.name]
    return reader.ranking.describe(cards[:held], None, cards[held : held + 5] if reader.game.has_board else ())


def painted(names: Sequence[str]) -> Image.Image:
    """Draw a table of eight players with these names, without encoding a file, which would take longer."""
    found: list[Image.Image] = []
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("bot.ui.pictures.drawing.table.place_of", lambda key: Place())
        monkeypatch.setattr("bot.ui.pictures.drawing.parts.png", found.append)
        draw(table_picture(scene(FULL, lambda player: names[player - 101])))
    return found[0].convert("RGB")


@cache
def table_of_bobs() -> Image.Image:
    return painted(["Bob"] * 8)


@pytest.mark.parametrize("names", [(*HOSTILE[at : at + 8], *HOSTILE)[:8] for at in range(0, len(HOSTILE), 8)])
def test_hostile_names_stay_within_their_plates(names: Sequence[str]) -> None:
    """A table with such names may differ from one with plain names only in the first lines of the plates."""
    changed = ImageChops.difference(table_of_bobs(), painted(names))
    for area in geometry(table_picture(scene(FULL))).areas:
        left, top, right, _ = area.plate
        changed.paste((0, 0, 0), (left, top, right, top + PAD + LINE + 4))
    assert changed.getbbox() is None


# Names


@pytest.mark.parametrize(
    "case",
    [
        ("Alice", "Alice"),
        ("Þórbergur Jónsson", "Þórbergur Jónsson"),
        ("Дмитрий", "Дмитрий"),
        ("Ελένη", "Ελένη"),
        ("Zoë 🎉🎉", "Zoë"),
        ("🎉", "Seat 3"),
        ("漢字太郎", "Seat 3"),
        ("Bob 漢", "Seat 3"),
        ("♠ Ace ♠", "Ace"),
        ("שלום", "Seat 3"),
        ("...", "..."),
        ("", "Seat 3"),
    ],
)
def test_a_name_that_the_font_cannot_show_is_replaced_by_the_seat(case: tuple[str, str]) -> None:
    name, painted = case
    assert fonts.drawable(name, "Seat 3") == painted


def test_the_font_and_its_licence_are_installed_with_a_package() -> None:
    path = Path(str(fonts.font(20).path))
    folder = path.parent
    assert (path.name, folder.parent.name) == ("SourceSansPro-Bold.ttf", "font_source_sans_pro")
    assert "SIL Open Font License" in (folder / "LICENSE.txt").read_text()


def test_a_text_shrinks_before_it_is_cut() -> None:
    assert fonts.fitted("Al", 30, 300, 20) == ("Al", 30)
    text, size = fonts.fitted("Alexandrina", 30, 130, 20)
    assert text == "Alexandrina"
    assert 20 <= size < 30
    text, size = fonts.fitted("Alexandrina Augustina", 30, 130, 20)
    assert size == 20
    assert text.endswith("…")
    assert fonts.width(text, size) <= 130


# The file


@pytest.mark.parametrize("game", sorted(GAMES))
def test_pictures_have_their_full_size_in_small_files(game: str) -> None:
    hand = deal(game, {seat: 1234 * seat for seat in range(1, GAMES[game].seats_most + 1)})
    for view in (table(hand), table(play_out(hand, CALLING))):
        png = draw(table_picture(scene(view)))
        image = opened(png)
        assert (image.size, image.mode) == ((WIDTH, HEIGHT), "P")
        assert len(png) < BYTES_MOST
    own = hand_picture(scene(table(hand)), hand.view(1))
    png = draw_hand(own)
    assert opened(png).size == (720, own_height(own))
    assert len(png) < BYTES_MOST


def test_an_empty_table_can_be_drawn() -> None:
    assert opened(draw(table_picture(scene(table())))).size == (WIDTH, HEIGHT)


def test_the_palette_has_at_most_256_distinct_colours() -> None:
    palette = palette_colours()
    assert len(palette) <= 256
    assert len(set(palette)) == len(palette)
    assert {FELT, PAPER, GOLD, GREEN, RED} <= set(palette)


def test_flat_colours_are_stored_exactly() -> None:
    image = opened(draw(table_picture(scene(table())))).convert("RGB")
    assert image.getpixel((WIDTH // 2, HEIGHT // 2 + 150)) == FELT
    named = [value for name, value in vars(colours).items() if name[0].isupper() and isinstance(value, tuple)]
    stored = [indexed(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0)) for colour in named]
    assert stored == named


# Cards and chips


def test_every_card_has_its_own_emoji_face() -> None:
    faces = {face: card_face(face) for face in (*DECK, JOKER, UNKNOWN)}
    assert len(set(faces.values())) == 54
    for png in faces.values():
        image = opened(png)
        assert (image.size, image.mode) == ((EMOJI_SIDE, EMOJI_SIDE), "RGBA")
        assert image.getchannel("A").getpixel((0, 0)) == 0
        assert len(png) < 256 * 1024


def test_a_card_that_counts_in_the_hand_is_drawn_brighter_than_a_card_that_does_not() -> None:
    bright, dim = (pictured(20, 76, 110, dim=dim).convert("L").getpixel((60, 90)) for dim in (False, True))
    assert isinstance(bright, int)
    assert isinstance(dim, int)
    assert bright > dim + 60


@pytest.mark.parametrize(
    "case",
    [
        (0, ()),
        (1, ((1, 1),)),
        (40, ((25, 1), (5, 3))),
        (1234, ((1000, 1), (100, 2), (25, 1))),
        (9_999_999, ((1_000_000, HIGH_MOST), (100_000, HIGH_MOST), (25_000, 3))),
    ],
)
def test_an_amount_is_drawn_as_stacks_of_the_largest_possible_chips(
    case: tuple[int, tuple[tuple[int, int], ...]],
) -> None:
    amount, expected = case
    assert stacks(amount) == expected
    assert len(stacks(amount)) <= STACKS_MOST


def test_a_picture_of_own_cards_says_that_the_player_folded() -> None:
    hand = play({1: 400, 2: 320, 3: 300}, ActionKind.BRING_IN, ActionKind.FOLD)
    seat = next(player.seat for player in hand.state.players if player.folded)
    picture = hand_picture(scene(table(hand)), hand.view(seat))
    assert picture.folded_text == "You folded this hand."
    assert picture.folded_text in hand_alt_text(picture)
    assert draw_hand(picture) != draw_hand(unfolded(picture))


def unfolded(picture: HandPicture) -> HandPicture:
    return replace(picture, folded=False)
