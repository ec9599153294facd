"""A guide to a game in sections: in short, street by street, good hands, bets, the table's rules.

Everything except the introductions is computed from the game's data, so that it matches the house rules in force.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, assert_never, get_args

from bot.common.escaping import clean, plain
from bot.locales.phrases import Phrases, say
from bot.poker.cards import parse_cards
from bot.poker.games import GAMES
from bot.poker.games.base import Game, Street
from bot.poker.holdings import (
    ACE_TO_FIVE,
    ACE_TO_FIVE_BADUGI,
    BADUGI,
    DEUCE_TO_SEVEN,
    DEUCE_TO_SEVEN_BADUGI,
    HIGH,
    HIGH_ANY_LOW,
    HIGH_BUG,
    HIGH_LOW,
    HIGH_WILD,
    OMAHA_HIGH,
    OMAHA_HIGH_ANY_LOW,
    OMAHA_HIGH_LOW,
    Ranking,
)
from bot.poker.house_rules import HouseRules
from bot.poker.machine import jackpots
from bot.poker.stakes import Limit, Stakes
from bot.tables.ports import TableView
from bot.tables.rules.rotation import Leg
from bot.ui.help.in_short import in_short, opens
from bot.ui.pictures.guide_picture import Example, GuidePicture
from bot.ui.scene.scene import half_words, holding_words
from bot.ui.scene.stakes import buy_in_text, game_in, special_rules
from bot.ui.scene.table_text import NAME_SHOWN_MOST, games_at, leg_of, rotation_names, rules_in_force, stakes_line
from bot.ui.text.cards import card_marks

Section = Literal["short", "streets", "hands", "bets", "here"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)
PICTURED: Final[frozenset[Section]] = frozenset({"short", "hands"})
"""The guide's sections that have a picture of example hands."""

_HIGH: Final = (
    *("AsKsQsJsTs", "9h8h7h6h5h", "KcKdKhKs4d", "QcQdQh7s7d", "AdJd8d6d3d"),
    *("TcJd9h8s7c", "8c8d8hKs4c", "AcAd6h6s2c", "JcJdAh8s3c", "AcQd9h7s3d"),
)
_HIGH_LOW: Final = ("7h6h4h3h2h", "5c4d3h2sAc", "KcKd5h5s2c", "8c8d4h3s2c", "8c7d5h3sAc", "KsQhJd9c7s")
EXAMPLES: Final[tuple[tuple[Ranking, tuple[str, ...]], ...]] = (
    (ACE_TO_FIVE, ("5c4d3h2sAc", "6h4s3c2dAh", "7d5c4h3sAd", "8s6d4c3h2c", "8c7d3h2sAc", "Kd9c6h4s2d", "2c2d5h4sAs")),
    (
        DEUCE_TO_SEVEN,
        ("7c5d4h3s2c", "7d6h4s3c2d", "8s6d4c3h2c", "9c8d5h3s2s", "Ac5d4h3s2c", "2c2d7h5s4s", "6d5d4d3c2h"),
    ),
    *((ranking, _HIGH_LOW) for ranking in (HIGH_LOW, HIGH_ANY_LOW, OMAHA_HIGH_LOW, OMAHA_HIGH_ANY_LOW)),
    (ACE_TO_FIVE_BADUGI, ("5c4d3h2sAc", "6h5h3d2cAs", "8c6c4d3hAh", "9d7d5d3d2c", "Kd9c6h4s2d", "4h4c3d2sAs")),
    (DEUCE_TO_SEVEN_BADUGI, ("7c5d4h3s2c", "8s6d4c3h2c", "9d7d5d3d2c", "Ac5d4h3s2c", "4h4c3d2s7s", "6d5d4d3c2h")),
    (BADUGI, ("4c3d2hAs", "7c5d3h2s", "KcQdJhTs", "4c3d2h2s", "6c6d5cAh", "KcKdKhKs")),
    (HIGH, _HIGH),
    (OMAHA_HIGH, _HIGH),
    (
        HIGH_WILD,
        (
            *("AsAhAdAcJo", "9h8h7h6h5h", "KcKdKhJo4d", "QcQdQh7s7d", "AdJd8d6dJo"),
            *("TcJd9h8s7c", "8c8dJoKs4c", "AcAd6h6s2c", "JcJoAh8s3c", "AcQd9h7s3d"),
        ),
    ),
    (
        HIGH_BUG,
        (
            *("AsAhAdAcJo", "9h8h7h6hJo", "KcKdKhKs4d", "QcQdQh7s7d", "AdJd8d6dJo"),
            *("TcJd9h8sJo", "8c8d8hKs4c", "AcJo6h6s2c", "JcJdAh8s3c", "AcQd9h7s3d"),
        ),
    ),
)
"""Example hands for each ranking, the best first; the ranking provides their names.

In a game with a board the first two cards are a player's own.
"""


@dataclass(frozen=True, slots=True)
class Guide:
    """A guide to a game for one reader.

    ``table`` is the table in the reader's channel, if it plays that game.
    """

    say: Phrases
    game: Game
    table: TableView | None = None
    table_locale: str | None = None
    """The language of the tables' messages, if it differs from the reader's."""

    @property
    def leg(self) -> Leg | None:
        """The game as the table plays it; None without a table."""
        return leg_of(self.table.settings, self.game) if self.table is not None else None

    @property
    def rules(self) -> HouseRules:
        return self.leg.rules if self.leg is not None else HouseRules()

    @property
    def limit(self) -> Limit:
        return self.leg.stakes.limit if self.leg is not None else self.game.limits[0]

    @property
    def stakes(self) -> Stakes | None:
        """The game's stakes at the table; None if a tournament plays another game of its mix now."""
        if self.table is None or self.leg is None:
            return None
        if self.table.games.game == self.game.name:
            return self.table.games.stakes
        return self.leg.stakes if self.table.tournament_id is None else None

    @property
    def ranking(self) -> Ranking:
        return self.game.ranking_under(self.rules)

    def sections(self) -> tuple[Section, ...]:
        return SECTIONS if self.table is not None else tuple(each for each in SECTIONS if each != "here")

    def text(self, section: Section) -> str:
        match section:
            case "short":
                return game_text(self.say.locale, self.game.name, self.table, self.table_locale)
            case "streets":
                return "\n".join(_streets(self))
            case "hands":
                return "\n".join(_hands(self))
            case "bets":
                return "\n".join(_bets(self))
            case "here":
                return "\n".join(_table_section(self))
            case _:
                assert_never(section)

    def examples(self) -> tuple[Example, ...]:
        """Return example hands, the best first; empty if there are none for the game's ranking."""
        return tuple(_example(self, parse_cards(hand)) for hand in examples(self.ranking))

    def picture(self) -> GuidePicture:
        """Return the data of the picture of example hands; it names the house rules that change the game."""
        say_, table = self.say, self.table
        place = ""
        if table is not None:
            name = plain(table.place.name, NAME_SHOWN_MOST) or "?"
            special = special_rules(say_, self.rules, lambda rule: rule in self.game.house_rules)
            place = ", ".join([say_("guide-picture-here", table=name), *special])
        best = say_("guide-picture-best")
        return GuidePicture(say_.locale, say_(f"game-{self.game.name}"), best, place, self.examples())


def guide_to(locale: str, game: Game, table: TableView | None, table_locale: str | None = None) -> Guide:
    there = table if table is not None and game in games_at(table.settings) else None
    return Guide(Phrases(locale), game, there, table_locale)


# In short


def game_meant(name: str | None, table: TableView | None) -> Game:
    """Return the game with this name; without a name, the game that the table plays now."""
    return GAMES[name or (table and (table.games.game or table.settings.game)) or next(iter(GAMES))]


def game_text(locale: str, name: str | None, table: TableView | None, table_locale: str | None = None) -> str:
    """Return how a game works, and the table's house rules if the table plays that game.

    Without a ``name``, describe the table's current game; for a mix, add a line about its rotation. The text names
    buttons by their labels in ``table_locale``, the language of the tables' messages.
    """
    guide, say_at_table = guide_to(locale, game_meant(name, table), table), Phrases(table_locale or locale)
    game, there = guide.game, guide.table
    lines = in_short(guide.say, game, guide.rules, cards=say_at_table("button-cards"), draw=say_at_table("button-draw"))
    if there is None:
        return "\n".join(lines)
    mix = [_mix_line(guide, there)] if name is None and there.settings.rotation else []
    return "\n".join([*mix, *lines, say(locale, "rules-here"), rules_in_force(locale, there.settings, game)])


def _mix_line(guide: Guide, table: TableView) -> str:
    key = "rules-choice" if table.settings.dealers_choice else "rules-mix"
    games = rotation_names(guide.say.locale, table.settings)
    return guide.say(key, games=games, game=game_in(guide.say, guide.game.name, guide.limit))


# Street by street


def _streets(guide: Guide) -> Iterator[str]:
    say_, game, rules = guide.say, guide.game, guide.rules
    yield say_("guide-streets-title", game=say_(f"game-{game.name}"))
    yield f"- {' '.join(_forced_bets(guide))}"
    for street in game.streets_under(rules):
        yield f"- **{say_(f'street-{street.name}')}.** {' '.join(_street(guide, street))}"
    shown = "house-rule-show_all" if rules.show_all else "guide-shows-first"
    yield f"- **{say_('street-showdown')}.** {say_(shown)} {say_('guide-split')}"


def _forced_bets(guide: Guide) -> Iterator[str]:
    forced = guide.game.forced_under(guide.rules)
    yield guide.say("guide-posts-blinds" if forced == "blinds" else "guide-posts-ante")
    if guide.rules.bb_ante:
        yield guide.say("house-rule-bb_ante", kinds="one")


def _street(guide: Guide, street: Street) -> Iterator[str]:
    say_, rules = guide.say, guide.rules
    if street.draw:
        yield say_("guide-draw", most=guide.game.most_discards(rules))
    elif street.down and street.up:
        yield say_("guide-deal-both", down=street.down, up=street.up)
    elif street.down:
        yield say_("guide-deal-down", count=street.down)
    elif street.up:
        yield say_("guide-deal-up", count=street.up)
    if street.board:
        yield say_("guide-deal-board", count=street.board)
    yield say_(opens(guide.game, rules, street))
    if guide.limit == "fixed":
        yield _size(guide, street)


def _size(guide: Guide, street: Street) -> str:
    stakes, size = guide.stakes, "big" if street.big_bet else "small"
    if stakes is None:
        return guide.say(f"guide-bet-{size}")
    return guide.say(f"guide-bet-{size}-here", amount=stakes.big_bet if street.big_bet else stakes.small_bet)


# Good hands


def examples(ranking: Ranking) -> tuple[str, ...]:
    """Return example hands like ``5c4d3h2sAc``, the best first; empty if the ranking has none."""
    return next((hands for each, hands in EXAMPLES if each is ranking), ())


def _example(guide: Guide, cards: tuple[int, ...]) -> Example:
    """Return the example hand with its name; in Jackpots, also whether it may open (R-7.1)."""
    ranking, rules = guide.ranking, guide.rules
    own, board = (cards[:2], cards[2:]) if guide.game.has_board else (cards, ())
    playing = set(ranking.playing(own, rules.suit_order, board))
    idle = tuple(card for card in cards if card not in playing)
    holding = ranking.describe(own, board=board)
    name, lines = holding_words(guide.say, holding), half_words(guide.say, holding)
    if rules.jackpots and jackpots.can_open(ranking, cards):
        name = guide.say("guide-hand-opens", holding=name)
    return Example(
        (*(card for card in cards if card in playing), *idle), len(playing), name, lines if len(lines) > 1 else ()
    )


def _hands(guide: Guide) -> Iterator[str]:
    say_, game = guide.say, guide.game
    yield say_("guide-hands-title", game=say_(f"game-{game.name}"))
    for example in guide.examples():
        yield f"- {card_marks(example.cards)} {example.name}"
    yield say_(f"guide-start-{game.name}")


def pictured_text(guide: Guide, section: Section) -> str:
    """Return the section's text without the example hands, which the picture beside it shows."""
    if section != "hands":
        return guide.text(section)
    game = guide.game.name
    return "\n".join([guide.say("guide-hands-title", game=guide.say(f"game-{game}")), guide.say(f"guide-start-{game}")])


# Bets


def _bets(guide: Guide) -> Iterator[str]:
    say_ = guide.say
    yield say_("guide-bets-title", limit=say_(f"limit-{guide.limit}"))
    blinds = guide.limit == "fixed" or guide.game.forced_under(guide.rules) == "blinds"
    yield say_(f"guide-bets-{guide.limit}" if blinds else f"guide-bets-{guide.limit}-ante")
    if guide.limit == "fixed":
        cap = guide.rules.raise_cap
        yield say_("house-rule-raise_cap", value="none" if cap is None else cap)
    yield say_("guide-bets-all-in")
    yield say_("guide-bets-buttons")


# At the reader's table


def _table_section(guide: Guide) -> Iterator[str]:
    say_, table = guide.say, guide.table
    if table is None:
        return
    settings = table.settings
    yield say_("guide-here-title", table=clean(table.place.name, NAME_SHOWN_MOST))
    if guide.stakes is not None:
        yield say_("table-info-stakes", stakes=stakes_line(say_.locale, guide.stakes))
    if table.tournament_id is None:
        yield say_("table-info-buy-in", buy_in=buy_in_text(say_, settings))
    yield say_("rules-here")
    yield rules_in_force(say_.locale, settings, guide.game)
