"""The streets of the stud games (R-4.2, R-4.6), the draw games (R-5.3, R-5.4) and the board games (R-15.3).

In a draw game there is a draw before each round of betting except the first.
"""

from bot.poker.games.base import Opener, Street
from bot.poker.games.openers import after_the_blinds, left_of_button


def stud(brings_in: Opener, later: Opener) -> tuple[Street, ...]:
    """Return the streets of a stud game: two cards down and one up, three times one up, one down (R-4.2).

    The bet doubles on fifth street (R-4.6).
    """
    return (
        Street("third", brings_in, down=2, up=1, burn=True),
        Street("fourth", later, up=1, burn=True),
        Street("fifth", later, up=1, burn=True, big_bet=True),
        Street("sixth", later, up=1, burn=True, big_bet=True),
        Street("seventh", later, down=1, big_bet=True),
    )


def triple_draw(cards: int) -> tuple[Street, ...]:
    """Return the streets of a triple draw game: four rounds and three draws (R-5.3).

    The bet doubles after the second draw.
    """
    return (
        Street("predraw", after_the_blinds, down=cards),
        Street("first_draw", left_of_button, draw=True),
        Street("second_draw", left_of_button, draw=True, big_bet=True),
        Street("third_draw", left_of_button, draw=True, big_bet=True),
    )


def single_draw(cards: int, after_draw: Opener = left_of_button) -> tuple[Street, ...]:
    """Return the streets of a single draw game: two rounds and one draw (R-5.3).

    The bet doubles after the draw.
    """
    return (
        Street("predraw", after_the_blinds, down=cards),
        Street("draw", after_draw, draw=True, big_bet=True),
    )


def board_game(cards: int) -> tuple[Street, ...]:
    """Return the streets of a board game with this number of own cards: four rounds, and a board of 3, 4, 5.

    The bet doubles on the turn (R-15.3, R-15.7).
    """
    return (
        Street("preflop", after_the_blinds, down=cards),
        Street("flop", left_of_button, board=3, burn=True),
        Street("turn", left_of_button, board=1, burn=True, big_bet=True),
        Street("river", left_of_button, board=1, burn=True, big_bet=True),
    )
