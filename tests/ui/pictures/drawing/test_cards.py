"""The four colours of the suits stay apart for people who see no red, no green or no blue: Badugi is played by them."""

import io
from itertools import combinations

import pytest
from PIL import Image

from bot.poker.cards import parse_cards
from bot.ui.pictures.drawing.colours import CLUBS, DIAMONDS, DIMMED, HEARTS, PAPER, SPADES, Colour, shade
from bot.ui.pictures.drawing.guide import draw_guide
from bot.ui.pictures.guide_picture import Example, GuidePicture
from bot.ui.text.cards import emoji_name
from tests.harness.ui.colour_vision import VISIONS, Lab, apart, contrast, difference
from tests.harness.with_each import with_each

SUITS = {"c": CLUBS, "d": DIAMONDS, "h": HEARTS, "s": SPADES}
APART_LEAST = 20
"""In units of CIEDE2000: ten are two colours that nobody takes for one, side by side and large; letters are neither."""
DIMMED_LEAST = 13
LARGE_LETTERS = 3
"""The least contrast by WCAG 2; ranks and suits are large."""


def closest(colours: dict[str, Colour], vision: str) -> float:
    return min(apart(one, other, vision) for one, other in combinations(colours.values(), 2))


@with_each(VISIONS)
def test_no_two_suits_look_alike_to_anybody(vision: str) -> None:
    assert closest(SUITS, vision) > APART_LEAST


@with_each(VISIONS)
def test_nor_on_cards_that_do_not_count(vision: str) -> None:
    dimmed = {suit: shade(colour, DIMMED) for suit, colour in SUITS.items()}
    assert closest(dimmed, vision) > DIMMED_LEAST


@with_each(SUITS)
def test_every_suit_is_read_on_the_cards_paper(suit: str) -> None:
    assert contrast(SUITS[suit], PAPER) > LARGE_LETTERS
    assert contrast(shade(SUITS[suit], DIMMED), shade(PAPER, DIMMED)) > LARGE_LETTERS


def test_pictures_are_stored_in_the_suits_colours_bright_and_dimmed() -> None:
    """A picture has few colours: one that is not among them is taken for the next."""
    cards = parse_cards("AcAdAhAsKcKdKhKs")
    picture = GuidePicture("en-US", "Badugi", "", "", (Example(cards, 4, "all of them"),))
    stored = Image.open(io.BytesIO(draw_guide(picture))).convert("RGB")
    found = {colour for count, colour in stored.getcolors(256) or () if count > 20}
    for colour in (*SUITS.values(), PAPER):
        assert {colour, shade(colour, DIMMED)} <= found


def test_other_colours_are_other_faces_and_emojis_of_another_name() -> None:
    """Else Discord would keep those that were uploaded before: whoever changes a colour here counts the name up."""
    assert emoji_name(parse_cards("As")[0]) == "card2_As"
    assert tuple(SUITS.values()) == ((16, 142, 110), (8, 36, 176), (186, 26, 14), (8, 8, 10))


# The measure itself


@with_each(
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
)
def test_differences_are_those_that_were_published_with_the_formula(case: tuple[Lab, Lab, float]) -> None:
    one, other, expected = case
    assert difference(one, other) == pytest.approx(expected, abs=5e-5)


def test_pure_red_and_green_of_one_lightness_are_the_ones_that_are_mixed_up() -> None:
    red, green = (204, 22, 36), (10, 116, 52)
    assert apart(red, green, "all cones") > 60
    assert all(apart(red, green, vision) < 13 for vision in VISIONS if vision.startswith(("protan", "deutan")))
    blue, teal = (20, 84, 200), (10, 116, 52)
    assert apart(blue, teal, "tritanopia, Brettel") < 6
