"""The streets of the stud games (R-4.2, R-4.6), and of the draw games (R-5.3, R-5.4): rounds of betting with a draw
before each but the first."""

from bot.poker.games.base import Opener, Street
from bot.poker.games.openers import after_the_blinds, left_of_button


def stud(brings_in: Opener, later: Opener) -> tuple[Street, ...]:
    """Two down and one up, three more up, one down; the bet doubles from fifth street (R-4.2, R-4.6)."""
    return (
        Street("third", brings_in, down=2, up=1, burn=True),
        Street("fourth", later, up=1, burn=True),
        Street("fifth", later, up=1, burn=True, big_bet=True),
        Street("sixth", later, up=1, burn=True, big_bet=True),
        Street("seventh", later, down=1, big_bet=True),
    )


def triple_draw(cards: int) -> tuple[Street, ...]:
    """Four rounds and three draws; the bet doubles after the second (R-5.3)."""
    return (
        Street("predraw", after_the_blinds, down=cards),
        Street("first_draw", left_of_button, draw=True),
        Street("second_draw", left_of_button, draw=True, big_bet=True),
        Street("third_draw", left_of_button, draw=True, big_bet=True),
    )


def single_draw(cards: int, after_draw: Opener = left_of_button) -> tuple[Street, ...]:
    """Two rounds and one draw; the bet doubles after it (R-5.3)."""
    return (
        Street("predraw", after_the_blinds, down=cards),
        Street("draw", after_draw, draw=True, big_bet=True),
    )
