"""The discards that a house player chooses, and those that are sensible for anybody. Pure."""

import random
from collections.abc import Sequence
from typing import Final

from bot.poker.cards import rank_of, suit_of
from bot.poker.games.base import Game
from bot.practice.strategies.discards import cards_to_keep, discards, highest_is_kept, sorted_by
from bot.practice.strategies.equity import against_all, ends_of
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.skills import Skill
from bot.practice.strategies.styles import DrawStyle, Style, style_of

_SAMPLES: Final = 60
"""The number of random samples for each set of discards that is compared."""
_SURE: Final = 0.02
"""The advantage in pot share that other discards need over the standard ones."""


def draw(situation: Situation, skill: Skill, rng: random.Random) -> tuple[int, ...]:
    """Return the cards that a house player discards; an empty tuple means to stand pat."""
    style = style_of(situation.game.name)
    plain = _plain_discards(situation, style, careless=skill.careless)
    return _best_draw(situation, style, plain, skill, rng) if skill.weighs_draws else plain


def sensible_draws(situation: Situation) -> list[tuple[int, ...]]:
    """Return sensible sets of discards, the standard one first; an empty set means to stand pat.

    A hand that could stand pat may also discard its highest card, if that is too high to draw to. The list is empty
    for a game without known habits.
    """
    draws = _known_style(situation.game)
    if draws is None:
        return []
    plain = _plain_discards(situation, style_of(situation.game.name))
    if plain or highest_is_kept(draws, situation.cards, situation.draws_left):
        return [plain]
    return list(dict.fromkeys((plain, _broken(situation, draws))))


def in_order(game: Game, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the cards in the order in which players of the game usually sort them."""
    if game.has_board:
        return tuple(sorted(cards, key=lambda card: (-rank_of(card), suit_of(card))))
    draws = _known_style(game)
    return tuple(cards) if draws is None else sorted_by(draws, cards)


def _known_style(game: Game) -> DrawStyle | None:
    return None if game.habits is None else style_of(game.name).draws


def _plain_discards(situation: Situation, style: Style, *, careless: bool = False) -> tuple[int, ...]:
    way = style.careless if careless else style.draws
    assert way is not None
    most = situation.game.most_discards(situation.terms.rules)
    return discards(way, situation.ranking, situation.cards, situation.draws_left, most)


def _best_draw(
    situation: Situation, style: Style, plain: tuple[int, ...], skill: Skill, rng: random.Random
) -> tuple[int, ...]:
    """Return the discards with the highest expected share of the pot against the rivals' ranges.

    The standard discards are compared with standing pat and with breaking a pat hand.
    """
    assert style.draws is not None
    best, best_share = plain, 0.0
    for gone in _ways(situation, style.draws, plain):
        kept = [card for card in situation.cards if card not in gone]
        share = against_all(situation, ends_of(situation, style.draws, _SAMPLES, rng, kept), skill.reading)
        if share > best_share + (_SURE if gone != plain else 0):
            best, best_share = gone, share
    return best


def _ways(situation: Situation, style: DrawStyle, plain: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the sets of discards that are compared, the standard one first."""
    ways = [plain, (), _broken(situation, style)]
    most = situation.game.most_discards(situation.terms.rules)
    return [way for way in dict.fromkeys(ways) if len(way) <= most]


def _broken(situation: Situation, style: DrawStyle) -> tuple[int, ...]:
    """Return the discards for the hand as if it were not good enough to stand pat."""
    kept = cards_to_keep(style, situation.ranking, situation.cards, situation.draws_left)
    return tuple(card for card in situation.cards if card not in kept)
