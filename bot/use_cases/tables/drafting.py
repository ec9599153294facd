"""A new table as a member chooses it step by step, before it is opened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.moderation.powers import Power
from bot.poker.games.base import Game, rule_names
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.rule_text import rule_choices, value_text, words_of
from bot.poker.stakes import Limit, Stakes
from bot.tables.state import TableSettings
from bot.typed.game_names import DEALERS_CHOICE
from bot.typed.house_rules import parse_house_rules
from bot.typed.rotation import games_of
from bot.typed.stakes import first_limit, parse_limit, shared_limits, stakes_text
from bot.typed.table_order import TableOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tables.game_wishes import GameWishes, first_game
from bot.use_cases.tables.open_tables import KINDS
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.room_stakes import RoomStakes
from bot.use_cases.tables.terms import TableTerms

GAMES_OFFERED: Final = (*KINDS, DEALERS_CHOICE, *MIXES)[:CHOICES_MOST]
"""The games and mixes to choose from, as many as fit in a menu."""
RULES_MOST: Final = 25
"""The maximum number of house rules to choose from: Discord's limit for a menu."""
_TOO_FINE: Final = "pass_in_max"
"""A house rule with a dozen values, which the form therefore does not offer."""


@dataclass(frozen=True, slots=True)
class TableDraft:
    """The choices that the member has made so far, and those that are left."""

    order: TableOrder
    """The choices with defaults for what was left out, and without those that do not fit the game."""
    limits: Sequence[Limit]
    stakes: Sequence[Stakes]
    rules: Sequence[str]
    """Presets of house rules, and single rules with another value than usual, as people type them."""
    settings: TableSettings | None
    """The table's settings; None if the choices do not fit together or the room does not allow them."""
    complaint: Complaint | None = None


class DraftingTables:
    """The use case of the lobby's form for a new table."""

    def __init__(
        self,
        authority: Authority,
        terms: TableTerms,
        stakes: RoomStakes,
        opening: OpeningTables,
        wishes: GameWishes,
    ) -> None:
        self._authority = authority
        self._terms = terms
        self._stakes = stakes
        self._opening = opening
        self._wishes = wishes

    async def begin(self, origin: Origin, here: Spot) -> TableDraft:
        """Return the form's first state. Raises Complaint if the member may not open tables."""
        await self._authority.require(origin, Power.OPEN_TABLE)
        return await self.draft(origin, TableOrder(first_game(await self._wishes.of(origin))), here)

    async def draft(self, origin: Origin, chosen: TableOrder, here: Spot) -> TableDraft:
        """Return the draft after these choices, with all choices that its game offers."""
        game = chosen.game if chosen.game in GAMES_OFFERED else GAMES_OFFERED[0]
        games = games_of(game, None, None)
        limits = shared_limits(games)
        limit = parse_limit(chosen.limit if chosen.limit in limits else None, games)
        rules = tuple(_rules_offered(games, limit))
        picked = [word for word in words_of(chosen.rules or "") if word in rules]
        order = replace(chosen, game=game, limit=limit, rules=" ".join(picked) or None)
        house_rules = games[0].fitting(_rules_or_usual(order.rules, games, limit))
        stakes = await self._stakes.offered(origin.server, games[0], house_rules, first_limit(limit, games))
        texts = [stakes_text(each) for each in stakes]
        order = replace(order, stakes=order.stakes if order.stakes in texts else texts[0])
        return await self._checked(origin, TableDraft(order, limits, stakes, rules, None), here)

    async def _checked(self, origin: Origin, draft: TableDraft, here: Spot) -> TableDraft:
        """Return the draft with the table's settings, or with the reason why it cannot be opened."""
        try:
            settings = await self._terms.ordered(origin.server, draft.order)
            await self._opening.check_allowed(origin, settings, here)
        except Complaint as complaint:
            return replace(draft, complaint=complaint)
        return replace(draft, settings=settings)


def _rules_or_usual(text: str | None, games: Sequence[Game], limit: Limit | None) -> HouseRules:
    try:
        return parse_house_rules(text, games, limit)
    except Complaint:
        return HouseRules()


def _rules_offered(games: Sequence[Game], limit: Limit | None) -> Iterator[str]:
    yield from [name for name, rules in PRESETS.items() if rules != HouseRules()]
    choices, usual = rule_choices(), HouseRules()
    words = [
        f"{name}={value}"
        for name in rule_names(games, limit)
        for value in choices[name]
        if name != _TOO_FINE and value != value_text(getattr(usual, name))
    ]
    yield from words[: RULES_MOST - len(PRESETS)]


def joined_rules(before: Sequence[str], chosen: Sequence[str]) -> str:
    """Return the chosen rules as people type them; of two values of a rule, or two presets, the newer choice counts."""
    newest_last = [*(word for word in before if word in chosen), *(word for word in chosen if word not in before)]
    return " ".join({word.partition("=")[0] if "=" in word else "": word for word in newest_last}.values())
