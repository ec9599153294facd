"""``rank``: prints the strength and the name of poker hands, one per line."""

import argparse
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from bot.cli import house_rules
from bot.poker.cards import JOKER, card_text, read_cards
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    house_rules.add_arguments(parser)
    parser.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=f"one of: {', '.join(sorted(GAMES))}")


def run(args: argparse.Namespace) -> int:
    """Read poker hands, one per line, and print ``STRENGTH<TAB>NAME`` for each.

    Examples are ``As2d3c4h5s`` and ``a♠ 2♦ 3♣ 10h 5s``; in a board game the board stands behind a slash, as in
    ``AsKd / QsJsTs``. A higher strength wins, equal ones tie; the name is that of an
    uncontested hand (R-2.4). A bad or empty line is reported on standard error by its number, and the others are still
    ranked. Return the exit status: 0, or 2 if a line was bad, there was no line, or the house rules do not fit the
    game.
    """
    game = GAMES[args.game]
    try:
        rules = house_rules.fitting(game, args)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # Invalid UTF-8 makes one bad line, not an error.
    number, status = 0, 0
    # A closed standard input is None.
    for number, line in enumerate(sys.stdin or (), 1):
        try:
            print(_ranked(game, rules, line))
        except ValueError as error:
            print(f"line {number}: {error}", file=sys.stderr)
            status = 2
    if not number:
        print("no hand on standard input: enter one per line, like As2d3c4h5s", file=sys.stderr)
        status = 2
    return status


def _ranked(game: Game, rules: HouseRules, line: str) -> str:
    """Return the output for a line of input. Raises ValueError, which says what is wrong with the line."""
    own, _, shared = line.partition("/")
    cards, board = read_cards(own), read_cards(shared)
    _check(game, rules, cards, board)
    ranking = game.ranking_under(rules)
    return f"{ranking.strength(cards, board)}\t{ranking.describe(cards, None, board)}"


def _check(game: Game, rules: HouseRules, cards: Sequence[int], board: Sequence[int]) -> None:
    deck, seen = game.deck_under(rules), set[int]()
    for card in (*cards, *board):
        if card not in deck:
            raise ValueError(_not_in_deck(game, card))
        if card in seen:
            raise ValueError(f"duplicate card {card_text(card)!r}")
        seen.add(card)
    _check_count(game, "cards", len(cards), _counts(game))
    _check_count(game, "cards on the board", len(board), _board_counts(game))


def _check_count(game: Game, what: str, count: int, allowed: tuple[int, int]) -> None:
    least, most = allowed
    if not least <= count <= most:
        takes = f"{least} to {most}" if least < most else f"{most}"
        raise ValueError(f"{count} {what}, where {game.name} takes {takes}")


def _not_in_deck(game: Game, card: int) -> str:
    if card != JOKER:
        return f"card {card_text(card)!r} can't be ranked"
    allowed = " or ".join(game.rankings)
    return f"there's no joker without --joker {allowed}" if allowed else f"there's no joker in {game.name}"


def _counts(game: Game) -> tuple[int, int]:
    """Return the minimum and maximum number of cards that a player can hold in the game.

    The minimum is five, or fewer if the game deals fewer.
    """
    dealt = sum(street.down + street.up for street in game.streets)
    return min(5, dealt), dealt


def _board_counts(game: Game) -> tuple[int, int]:
    """Return the minimum and maximum number of cards on the board with which players have a hand."""
    laid = [street.board for street in game.streets if street.board]
    return (laid[0], sum(laid)) if laid else (0, 0)
