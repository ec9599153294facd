"""A lobby's message: the tables and tournaments to play, within Discord's limits."""

from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest

from bot.locales.phrases import LOCALES, Phrases
from bot.tables.ports import SeatLine, TableView
from bot.ui.lobby.post import LobbyPost, LobbyScene
from tests.harness.tables.altered import altered
from tests.harness.tournaments.field import Field
from tests.harness.ui.cards_shown import assert_discord_takes
from tests.harness.ui.scenes import SETTINGS, WORST_NAME, table
from tests.harness.ui.tournaments import buttons_of, view_of


def seated(table_id: int, players: int, **changes: Any) -> TableView:
    lines = tuple(SeatLine(seat, 1000 * table_id + seat, 400, "playing", False) for seat in range(1, players + 1))
    return table(table_id=table_id, name=f"Table {table_id}", seats=lines, **changes)


def lobby(*views: TableView, locale: str = "en-US") -> LobbyPost:
    return LobbyPost(LobbyScene(Phrases(locale), views, ()))


def text(post: LobbyPost) -> str:
    return "\n".join(item.content for item in post.walk_children() if isinstance(item, discord.ui.TextDisplay))


def options(post: LobbyPost) -> list[str]:
    menus = [item for item in post.walk_children() if isinstance(item, discord.ui.Select)]
    return [option.value for menu in menus for option in menu.options]


def test_the_lobby_lists_each_table_with_its_game_and_its_stakes_and_its_free_seats() -> None:
    post = lobby(seated(7, 6), seated(8, 7))
    assert "[**Table 7**](https://discord.com/channels/1/2): Razz 10/20" in text(post)
    assert "; 2 seats free" in text(post)
    assert "; 1 seat free" in text(post)
    joins = [item.custom_id for item in post.walk_children() if isinstance(item, discord.ui.Button)]
    assert joins[:2] == ["lb:j:8", "lb:j:7"], "the fullest table comes first"


def test_the_lobby_names_the_people_at_each_table_as_far_as_they_fit() -> None:
    long = dict.fromkeys((7001, 7002), "x" * 60) | {8001: "_Ada_", 8002: "Ben"}
    post = LobbyPost(LobbyScene(Phrases("en-US"), (seated(7, 8), seated(8, 3)), (), long))
    assert "\n-# \\_Ada\\_, Ben and 1 more" in text(post)
    assert f"Full: [Table 7](https://discord.com/channels/1/2) ({'x' * 19}…, {'x' * 19}… and 6 more)" in text(post)
    assert "more" not in text(lobby(seated(8, 3))), "nobody's name is known"


def test_a_full_table_has_no_join_button() -> None:
    post = lobby(seated(7, 8))
    assert set(buttons_of(post)) == {"Play now", "New table", "Practice", "Notify me"}
    assert "Full: [Table 7]" in text(post)


def test_each_of_fifty_tables_can_be_joined() -> None:
    post = lobby(*(seated(number, number % 8) for number in range(1, 51)))
    joins = [str(item.custom_id) for item in post.walk_children() if isinstance(item, discord.ui.Button)]
    reached = {each.removeprefix("lb:j:") for each in joins if each.startswith("lb:j:")} | {*options(post)}
    assert reached == {str(number) for number in range(1, 51)}


@pytest.mark.parametrize("case", list(product([0, 1, 5, 6, 55, 200], sorted(LOCALES))))
def test_discord_accepts_the_lobby_with_any_number_of_tables_and_the_longest_names(case: tuple[int, str]) -> None:
    count, locale = case
    settings = replace(SETTINGS, rules=replace(SETTINGS.rules, jackpots=True, joker="bug"))
    tables = [seated(number, number % 9, settings=settings) for number in range(1, count + 1)]
    views = [altered(view, name=WORST_NAME * 3) for view in tables]
    tournament = view_of(Field())
    new = replace(tournament.new, settings=replace(tournament.new.settings, name=WORST_NAME * 3))
    coming = [replace(tournament, tournament_id=number, new=new) for number in range(5)]
    names = {line.player_id: WORST_NAME * 3 for view in views for line in view.seats}
    post = LobbyPost(LobbyScene(Phrases(locale), views, coming, names))
    assert_discord_takes(post)
    for menu in (item for item in post.walk_children() if isinstance(item, discord.ui.Select)):
        assert 1 <= len(menu.options) <= 25
        assert all(len(each.label) <= 100 and len(each.description or "") <= 100 for each in menu.options)


def test_the_lobby_has_a_register_button_only_while_registration_is_open() -> None:
    view = view_of(Field())
    post = LobbyPost(LobbyScene(Phrases("en-US"), (), (view,)))
    assert "Register" in " ".join(buttons_of(post))
    later = replace(view, state=replace(view.state, phase="scheduled"))
    assert "Register" not in " ".join(buttons_of(LobbyPost(LobbyScene(Phrases("en-US"), (), (later,)))))


def test_the_lobby_is_edited_when_a_seat_changes_but_not_after_a_bet() -> None:
    before = seated(7, 2)
    bet = before._replace(seats=tuple(line._replace(stack=5) for line in before.seats), hand_number=9, revision=99)
    assert lobby(bet).body == lobby(before).body
    assert lobby(seated(7, 3)).body != lobby(before).body
    late = [seated(number, 1) for number in range(1, 9)]
    assert lobby(*late).body != lobby(*late[:-1], seated(8, 2)).body, "a table in a menu counts too"
