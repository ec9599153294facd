"""A new table chosen step by step: what follows from the game, and what does not fit."""

import pytest

from bot.moderation.room_settings import RoomSettings
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.typed.rotation import games_of
from bot.typed.table_order import TableOrder
from bot.use_cases.tables.drafting import GAMES_OFFERED, RULES_MOST, DraftingTables, TableDraft, joined_rules
from bot.use_cases.tables.game_wishes import GameWishes
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import HERE, TableDesk


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        wishes = GameWishes(self.house.authority, self.house.requests, self.wishes.port)
        self.drafting = DraftingTables(self.house.authority, self.terms, self.stakes, self.opening, wishes)

    async def draft(self, **chosen: object) -> TableDraft:
        return await self.drafting.draft(self.asks(), TableOrder(**chosen), HERE)  # type: ignore[arg-type]


async def test_the_form_begins_with_a_game_that_the_member_likes_at_the_rooms_stakes() -> None:
    desk = Desk()
    desk.house.users.seen.add(1)
    desk.wishes.of[101] = ("badugi",)
    draft = await desk.drafting.begin(desk.asks(1), HERE)
    assert (draft.order.game, draft.order.stakes, draft.order.limit) == ("badugi", "10/20", "fixed")
    assert draft.settings is not None


async def test_only_a_member_who_may_open_tables_gets_the_form() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(opener_roles=(5,))
    assert await refused(desk.drafting.begin(desk.asks(1), HERE)) == "forbidden-not-opener"


@pytest.mark.parametrize("game", GAMES_OFFERED)
async def test_a_table_can_be_opened_for_every_game_with_the_choices_that_the_form_fills_in(game: str) -> None:
    draft = await Desk().draft(game=game)
    assert draft.settings is not None, draft.complaint
    assert draft.order.stakes is not None
    assert 1 <= len(draft.rules) <= RULES_MOST
    played = games_of(game, None, None)
    shared = [limit for limit in played[0].limits if all(limit in each.limits for each in played)]
    assert draft.limits == shared, "an 8-Game's games share none"
    assert draft.settings.rotation == MIXES[game] if game in MIXES else draft.settings.game in GAMES


async def test_a_choice_that_does_not_apply_to_another_game_is_dropped() -> None:
    draft = await Desk().draft(game="razz", limit="no", stakes="5/10", rules="draws=1 burn=off tda")
    assert (draft.order.limit, draft.order.stakes, draft.order.rules) == ("fixed", "5/10", "burn=off tda")
    assert (await Desk().draft(game="chess", stakes="a lot")).order.stakes == "10/20"


async def test_choices_that_do_not_fit_together_are_explained_and_the_other_choices_are_kept() -> None:
    draft = await Desk().draft(game="five-card-draw", stakes="20/40", rules="bb_ante=on")
    assert draft.settings is None
    assert draft.complaint is not None
    assert draft.complaint.key == "rules-need-blinds"
    assert draft.order.stakes == "20/40"


async def test_what_the_room_does_not_allow_is_explained() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(table_channels=(5,))
    draft = await desk.draft(game="razz")
    assert draft.complaint is not None
    assert draft.complaint.key == "room-table-channels"


def test_of_two_values_of_a_rule_or_two_presets_the_newer_counts() -> None:
    assert joined_rules(["tda", "raise_cap=4"], ["tda", "raise_cap=4", "raise_cap=none", "robert"]) == (
        "robert raise_cap=none"
    )
    assert joined_rules(["raise_cap=4"], []) == ""
