"""The colours of the four suits, which must differ for people with any colour vision.

Players of Badugi depend on them.
"""

import io
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from bot.poker.cards import DECK, parse_cards
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import INDEX_RIGHT, card
from bot.ui.pictures.drawing.colours import CLUBS, DIAMONDS, DIMMED, HEARTS, PAPER, SPADES, Box, Colour, indexed, shade
from bot.ui.pictures.drawing.guide import draw_guide
from bot.ui.pictures.guide_picture import Example, GuidePicture
from bot.ui.text.cards import emoji_name
from tests.harness.ui.colour_vision import VISIONS, Lab, apart, contrast, difference

SUITS = {"c": CLUBS, "d": DIAMONDS, "h": HEARTS, "s": SPADES}
APART_LEAST = 20
"""The least difference between two suits, in units of CIEDE2000.

Ten units are enough for large areas side by side; suits are letters and lie apart.
"""
DIMMED_LEAST = 13
LARGE_LETTERS = 3
"""The least contrast by WCAG 2 for large letters, as ranks and suits are."""


def closest(colours: dict[str, Colour], vision: str) -> float:
    return min(apart(one, other, vision) for one, other in combinations(colours.values(), 2))


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_suits_look_alike_under_any_colour_vision(vision: str) -> None:
    assert closest(SUITS, vision) > APART_LEAST


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_suits_look_alike_on_dimmed_cards(vision: str) -> None:
    dimmed = {suit: shade(colour, DIMMED) for suit, colour in SUITS.items()}
    assert closest(dimmed, vision) > DIMMED_LEAST


@pytest.mark.parametrize("suit", SUITS)
def test_every_suit_has_enough_contrast_with_the_paper(suit: str) -> None:
    assert contrast(SUITS[suit], PAPER) > LARGE_LETTERS
    assert contrast(shade(SUITS[suit], DIMMED), shade(PAPER, DIMMED)) > LARGE_LETTERS


def test_stored_pictures_keep_the_exact_suit_colours_on_bright_and_on_dimmed_cards() -> None:
    """A stored picture has few colours and replaces a missing one by the nearest."""
    cards = parse_cards("AcAdAhAsKcKdKhKs")
    picture = GuidePicture("en-US", "Badugi", "", "", (Example(cards, 4, "all of them"),))
    stored = Image.open(io.BytesIO(draw_guide(picture))).convert("RGB")
    found = {colour for count, colour in stored.getcolors(256) or () if count > 20}
    for colour in (*SUITS.values(), PAPER):
        assert {colour, shade(colour, DIMMED)} <= found


def test_the_emoji_name_contains_a_version_number_of_the_suit_colours() -> None:
    """Discord keeps emojis that were uploaded before, so a change of colour here needs a higher number in the name."""
    assert emoji_name(parse_cards("As")[0]) == "card2_As"
    assert tuple(SUITS.values()) == ((16, 142, 110), (8, 36, 176), (186, 26, 14), (8, 8, 10))


# Ranks and suits


def pictured(face: int, width: int, height: int, *, dim: bool = False) -> Image.Image:
    """Return a picture of the card in full colour."""
    canvas = Canvas(indexed(Image.new("RGB", (width, height), PAPER)))
    canvas.stamp((card(face, width, height, dim=dim), 0, 0))
    return canvas.image.convert("RGB")


def inks(face: int, width: int, height: int) -> tuple[Box, Box]:
    """Return the boxes around the ink of a card's rank and of its suit."""
    picture = pictured(face, width, height)
    inside = (width // 15, height // 22, width - width // 15, height - height // 22)
    paper = Image.new("RGB", picture.size, PAPER)
    # Faint pixels at the edges of letters do not count.
    ink = ImageChops.difference(picture, paper).convert("L").point([0] * 70 + [255] * 186).crop(inside)
    rows = [row for row in range(ink.height) if ink.crop((0, row, ink.width, row + 1)).getbbox()]
    below = next(low for high, low in pairwise(rows) if low > high + 1 and low > ink.height // 3)
    rank, suit = ink.crop((0, 0, ink.width, below)).getbbox(), ink.crop((0, below, *ink.size)).getbbox()
    assert rank is not None
    assert suit is not None
    return rank, suit


@pytest.mark.parametrize(("width", "height"), [(76, 110), (216, 312)])
def test_the_ranks_on_all_cards_have_the_same_height_and_the_same_baseline_and_left_edge(
    width: int, height: int
) -> None:
    inset, one = width // 15, max(width // 60, 1)
    ranks = {rank: inks(parse_cards(f"{rank}c")[0], width, height)[0] for rank in "AKJT98765432"}
    lines, tops = ({box[at] for box in ranks.values()} for at in (3, 1))
    assert max(lines) - min(lines) <= 2 * one
    assert max(tops) - min(tops) <= 2 * one
    assert {abs(box[0] + inset - round(width * 0.085)) <= one for box in ranks.values()} == {True}
    assert max(box[2] - box[0] for box in ranks.values()) <= width // 2
    assert inks(parse_cards("Qc")[0], width, height)[0][2] - inset <= width * 0.6


@pytest.mark.parametrize(("width", "height"), [(76, 110), (88, 127), (148, 214), (216, 312)])
def test_a_card_that_overlaps_another_leaves_its_rank_and_suit_visible(width: int, height: int) -> None:
    for face in DECK:
        assert max(box[2] for box in inks(face, width, height)) + width // 15 <= round(width * INDEX_RIGHT)


# The measure itself


@pytest.mark.parametrize(
    "case",
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_colour_differences_match_those_published_with_the_formula(case: tuple[Lab, Lab, float]) -> None:
    one, other, expected = case
    assert difference(one, other) == pytest.approx(expected, abs=5e-5)


def test_colour_blind_vision_confuses_red_with_green_and_blue_with_teal() -> None:
    red, green = (204, 22, 36), (10, 116, 52)
    assert apart(red, green, "all cones") > 60
    assert all(apart(red, green, vision) < 13 for vision in VISIONS if vision.startswith(("protan", "deutan")))
    blue, teal = (20, 84, 200), (10, 116, 52)
    assert apart(blue, teal, "tritanopia, Brettel") < 6
