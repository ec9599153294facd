"""What /table works out before it submits."""

import discord
import pytest

from bot.client import Complaint
from bot.poker.house_rules import HouseRules, Stakes
from bot.tables.ports import SeatLine, TableSettings, TableView
from cogs.lobby import may_close
from cogs.opening import buy_in_range, seats_of
from cogs.table_text import describe_table

STAKES = Stakes.of(10, 20)


def view(*, owner_id: int = 1, rules: HouseRules | None = None, most: int = 400) -> TableView:
    return TableView(
        table_id=7,
        guild_id=1,
        channel_id=99,
        name="Razz 10/20",
        owner_id=owner_id,
        settings=TableSettings("razz", STAKES, rules or HouseRules(), 8, 400, most),
        seats=(SeatLine(1, 5, 400, "waiting", False),),
        hand_number=3,
        hand=None,
        recent=(),
        deadline_ms=None,
        next_hand_ms=None,
        paused=None,
        closed=False,
        revision=1,
    )


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (None, None, (400, 400)),
        (100, None, (100, 100)),
        (100, 500, (100, 500)),
        (None, 1000, (400, 1000)),
        (None, 200, (200, 200)),
        (20, 20, (20, 20)),
    ],
)
def test_R3_1_all_buy_in_for_one_amount_unless_a_range_is_given(
    least: int | None, most: int | None, expected: tuple[int, int]
) -> None:
    assert buy_in_range(STAKES, least, most) == expected


@pytest.mark.parametrize(
    ("least", "most", "key"),
    [(19, None, "buy-in-too-small"), (None, 19, "buy-in-too-small"), (500, 400, "buy-in-order")],
)
def test_a_bad_buy_in_says_what_is_wrong(least: int | None, most: int | None, key: str) -> None:
    with pytest.raises(Complaint) as caught:
        buy_in_range(STAKES, least, most)
    assert caught.value.key == key


def test_R4_1_razz_has_two_to_eight_seats() -> None:
    assert seats_of("razz", None) == 8
    assert seats_of("razz", 2) == 2
    with pytest.raises(Complaint):
        seats_of("razz", 9)


@pytest.mark.parametrize(
    ("player", "permissions", "allowed"),
    [
        (1, discord.Permissions.none(), True),
        (2, discord.Permissions.none(), False),
        (2, discord.Permissions(manage_channels=True), True),
        (2, discord.Permissions(manage_guild=True), True),
        (2, discord.Permissions(manage_messages=True), False),
    ],
)
def test_the_opener_and_who_manages_the_server_may_close(
    player: int, permissions: discord.Permissions, allowed: bool
) -> None:
    assert may_close(view(owner_id=1), player, permissions) is allowed


def test_info_tells_stakes_buy_in_and_every_house_rule() -> None:
    text = describe_table("en-US", view(rules=HouseRules(low_tie="position"), most=1000))
    for part in ("10/20, ante 2, bring-in 3", "400-1000", "1 of 8", "brief low_tie=position", "raise_cap=3", "burn=on"):
        assert part in text
