"""Abuse with a modified client: clicks that no message offers, forms that nobody opened, floods.

The bot answers, and does nothing else. Everything that a user can create has a limit:
    commands, clicks, forms    a token bucket per user and server (bot/moderation/token_bucket.py); suggestions apart
    tables                     a limit per member and per server (RoomSettings.tables_each, tables_most; default 250)
    threads                    one for each table, one a minute (MEMBER_OPENS); archived when the table closes
    invitations to tables      a few a minute, rarely the same member (MEMBER_INVITES, SAME_INVITES); 50 guests a table
    waiting lists              20 a table, one place each; one plan for each seat; practice counts as a table
    disputes                   a limit on open ones, one for each hand (the file)
    presets                    25 a server (the file), by moderators; templates and schedules 25 each (the file)
    tournaments                50 open ones in a server, by moderators; 500 previews are kept
    exports, odds, plots       one at a time for each user (bot/common/one_at_a_time.py)
    forms                      none is stored: a form's id contains all it needs (bot/ui/{table/amounts,room/setup}.py)
    names, buckets             the latest 20,000 are kept
    typed text                 quoted up to 60 characters, names up to 20; saved texts have limits of their own
"""

import json
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.moderation.token_bucket import USER_ASKS, USER_TYPES, Rate, RateLimiter
from tests.harness.discord.forging import CLICK, FORM, forge
from tests.harness.discord.room import Room
from tests.harness.discord.scripts import SCRIPTS, draw_by_command, play, sit_down
from tests.harness.discord.staff import staff
from tests.harness.on_file import standings

HUGE: Final = 10**18 - 1
BADUGI: Final = SCRIPTS[0]


def ids(table: int, hand: int, version: int) -> list[str]:
    """Return an id of every family, and of every kind within it."""
    turn = f"{table}:{hand}:{version}"
    acts = [f"lb:a:{turn}:{kind}" for kind in ("fold", "check", "call", "bring_in", "complete", "bet", "raise", "draw")]
    return [
        *acts,
        f"lb:a:{turn}:raise:{HUGE}",
        f"lb:a:{turn}:bet:0",
        f"lb:r:{turn}:raise",
        f"lb:r:{turn}:raise:a lot",
        f"lb:r:{turn}:fold",
        *(f"lb:t:{table}:{verb}" for verb in ("cards", "sit", "leave", "sitout", "back", "menu", "again")),
        f"lb:j:{table}",
        *(f"lb:f:{table}", f"lb:f:{table}:fair"),
        f"lb:o:{table}",
        *("lb:y:open", "lb:y:games", "lb:y:series"),
        f"lb:d:{turn}",
        *(f"lb:d:{turn}:{pick}" for pick in ("0:pat", "511:go", "511:way", "999:8", "0:go", "1:0", "3:menu")),
        f"lb:m:{turn}:raise",
        *(f"lb:p:{table}:{verb}" for verb in ("ahead", "post")),
        f"lb:p:{turn}:time",
        *(f"lb:p:{table}:{hand}:{verb}" for verb in ("show", "leave", "stay")),
        *(f"lb:p:{table}:{hand}:plan:{kind}" for kind in ("check_fold", "call_any", "fold_any", "pat", "none")),
        f"lb:p:{table}:{hand}:plan:call_this:{HUGE}",
        *(f"lb:w:{table}:{verb}" for verb in ("wait", "unwait")),
        f"lb:g:{table}:{hand}",
        *("lb:w:help", "lb:w:rules:razz", "lb:w:rules:no-such-game"),
        *(f"lb:l:{turn}:{kind}" for kind in ("fold", "check", "call", "bring_in", "complete", "bet", "raise")),
        f"lb:l:{turn}:raise:{HUGE}",
        *(f"lb:l:{table}:{verb}" for verb in ("now", "more")),
        *(f"lb:k:{table}:{hand}:{way}" for way in ("f0", "b0", "n1", "l9999", "p0", "a0:p")),
        *("lb:k:board:all:profit:0:any", "lb:k:board:week:rate:999:razz", "lb:k:board:month:profit:0:no-such-game"),
        f"lb:h:{table}:{hand}",
        f"lb:h:{table}:{hand}:999",
        *(f"lb:e:{table}:{verb}" for verb in ("register:0", "withdraw", "checkin", "again", "addon", "here", "hands")),
        *("lb:v:1:post", "lb:v:1:drop", "lb:q:1:table", "lb:q:1:tournament"),
        *(
            f"lb:e:{table}:{verb}"
            for verb in ("next:0", "rematch:0", "series", "share", "csv", "manage", "now:1", "delay:1")
        ),
        *("lb:u:share:2026-Q1:0", "lb:u:csv:2026-Q1:99", "lb:u:winners:99"),
        *(f"lb:e:{table}:{verb}" for verb in ("deal", "rest", "propose:icm:0:450", "agree:1", "decline:1")),
        *(f"lb:b:{verb}" for verb in ("notify", "new", "practice", "join:1", "games", "practise:strong:4")),
        *(f"lb:n:{verb}" for verb in ("game", "stakes", "limit", "rules", "private", "public", "more", "open")),
        *("lb:s:1", "lb:s:3:chips", "lb:s:1:opener_roles", "lb:s:5:done", "lb:s:2:no_such_setting"),
    ]


OPEN_TO_ALL: Final = ("lb:b:play", "lb:b:start:razz:regular:3")
"""Buttons that give whoever clicks them a seat, as a command would; their ids name nothing of anybody else's."""

NONSENSE: Final = (
    *("lb:", "lb:x:1", "lb:a:1", "lb:t:1:close", "lb:t:-1:sit", "lb:t:1:sit:1", "lb:s:0", "lb:s:99:done", "x", " "),
    *(
        "lb:a:\u0661:\u0662:\u0663:call",
        "lb:t:9999999999999999999:sit",
        "LB:T:1:SIT",
        "lb:t:1:sit\n",
        "lb:h:1:1:9999",
        "lb:w:1:sit",
        "lb:g:1",
        "lb:g:1:1:razz",
        "lb:w:rules:Razz!",
        "lb:l:1:1:1:draw",
        "lb:l:1:then",
        "lb:j:1:sit",
        "lb:f:x",
        "lb:o:1:2",
        "lb:k:1:1:x0",
        "lb:k:1:1:n-1",
        "lb:k:1:1:f0:x",
        "lb:n:close",
        "lb:b:start:chess:regular:3",
        "lb:b:practise:strong:5",
        "lb:k:board:ever:profit:0:any",
        "lb:k:board:all:chips:0:any",
    ),
)
"""Ids of no family: wrong words, wrong digits, a number too long."""


async def test_every_kind_of_button_id_is_covered_by_these_tests(room: Room) -> None:
    tried, known = [*ids(1, 1, 1), *OPEN_TO_ALL], room.client.router.families
    assert len(known) >= 4
    for family in known:
        assert any(family.fullmatch(each) for each in tried), family.pattern
        assert not any(family.fullmatch(each) for each in NONSENSE), family.pattern


def standing(room: Room) -> list[Any]:
    tables = room.wiring.play.tables.in_guild(room.guild.id)
    return [
        (view.seats, view.hand, view.course.paused, view.course.closes_after_hand, view.place.owner_id)
        for view in tables
    ]


async def books(room: Room) -> dict[str, Any]:
    """Return everything else that nobody may change."""
    office, guild = room.store.office, room.guild.id
    return {
        "wallets": {name: await room.wallet(name) for name in room.people},
        "settings": await office.rooms.settings(guild),
        "standings": await standings(room.store, guild),
    }


async def check_nothing_changes(room: Room, actor: MemberActor, custom_id: str, **how: Any) -> InteractionResult:
    """Click, and check that the click is answered, only privately, and changes nothing at the tables."""
    before = standing(room)
    case = f"{custom_id} of {actor.name}" + ("" if how.get("there", True) else ", which the message does not have")
    result = await forge(room, actor, custom_id, **how)
    assert result.acknowledged, f"{case}: no answer"
    assert result.response is None or result.response.ephemeral, case
    assert standing(room) == before, case
    return result


@pytest.fixture
async def hand(room: Room) -> AsyncIterator[Room]:
    """Deal Badugi to ``an`` and ``bo``, ``an`` to act, and check that nothing is saved; ``cy`` has no seat."""
    await sit_down(room, BADUGI)
    room.join("cy")
    await room.slash("cy", "wallet")
    await play(room, ("bo call", "an check"), draw_by_command)
    before = await books(room)
    yield room
    assert await books(room) == before


def here(room: Room) -> dict[str, Any]:
    return {"at": room.table, "guild_id": room.guild.id}


def lift_limits(room: Room) -> None:
    """Lift the rate limits, which these tests do not check."""
    room.wiring.limits.asks = RateLimiter(Rate(10**6, 60), Rate(10**6, 60))


async def test_button_ids_of_unknown_tables_and_hands_do_nothing(hand: Room) -> None:
    lift_limits(hand)
    turn = hand.view.hand.version if hand.view.hand else 0
    wrong = [custom_id for number in (HUGE, 0) for custom_id in ids(number, number, number)]
    hands = ids(hand.view.table_id, HUGE, turn)
    wrong += [custom_id for custom_id in hands if not custom_id.startswith(("lb:t:", "lb:j:"))]
    for there in (True, False):
        for custom_id in wrong:
            for name in ("an", "cy"):
                await check_nothing_changes(hand, hand.people[name], custom_id, there=there, **here(hand))


async def test_button_ids_of_an_unknown_kind_are_answered_and_do_nothing(hand: Room) -> None:
    lift_limits(hand)
    for there in (True, False):
        for custom_id in NONSENSE:
            result = await check_nothing_changes(hand, hand.people["an"], custom_id, there=there, **here(hand))
            assert "Use the newest message, or a command" in hand.told(result), f"{custom_id}, {there=}"


async def test_clicks_on_another_players_or_a_moderators_buttons_do_nothing(hand: Room) -> None:
    """Two others click ``an``'s buttons on messages that they made up."""
    lift_limits(hand)
    assert hand.view.hand is not None
    assert hand.to_act == "an"
    for custom_id in ids(hand.view.table_id, hand.view.hand_number, hand.view.hand.version):
        # Anybody may sit down, and a seated player who clicks Leave means to leave.
        if not (custom_id.startswith(("lb:t:", "lb:j:")) or custom_id.endswith(":leave")):
            for name in ("bo", "cy"):
                result = await check_nothing_changes(hand, hand.people[name], custom_id, **here(hand))
                for secret in BADUGI.cards[:1]:
                    assert secret not in hand.told(result)
    hand.assert_secret("an", BADUGI.cards[0])


async def test_submitting_a_form_that_was_never_opened_does_nothing(hand: Room) -> None:
    lift_limits(hand)
    assert hand.view.hand is not None
    turn = hand.view.hand.version
    for table, number in ((HUGE, HUGE), (hand.view.table_id, hand.view.hand_number)):
        for custom_id in (*ids(table, number, turn), *NONSENSE):
            for name in ("bo", "cy"):
                await check_nothing_changes(hand, hand.people[name], custom_id, kind=FORM, **here(hand))


async def test_clicks_from_another_server_do_nothing(hand: Room) -> None:
    """The same people are members there, and one of them is an administrator."""
    lift_limits(hand)
    assert hand.view.hand is not None
    other = hand.env.create_guild("Elsewhere")
    role = other.create_role("admins", permissions=discord.Permissions(administrator=True))
    lounge = other.create_text_channel("lounge")
    stranger = other.add_member(hand.env.create_user("eve"), roles=(role,))
    player = other.add_member(hand.people["an"].user)
    for custom_id in ids(hand.view.table_id, hand.view.hand_number, hand.view.hand.version):
        for actor in (stranger, player):
            result = await check_nothing_changes(hand, actor, custom_id, at=lounge, guild_id=other.id)
            assert "Table 1" not in hand.told(result)
    for actor in (stranger, player):
        for form in ("lb:m:1:1:1:raise", "lb:x"):
            await check_nothing_changes(hand, actor, form, at=lounge, guild_id=other.id, kind=FORM)


async def test_clicks_in_direct_messages_do_nothing(hand: Room) -> None:
    lift_limits(hand)
    assert hand.view.hand is not None
    letters = hand.people["an"].user.dm_channel
    for custom_id in ids(hand.view.table_id, hand.view.hand_number, hand.view.hand.version):
        for kind in (CLICK, FORM):
            await check_nothing_changes(hand, hand.people["an"], custom_id, at=letters, kind=kind)


async def test_clicks_without_a_membership_do_nothing(hand: Room) -> None:
    """Discord sends the membership with each click in a server; without it nobody may do anything there."""
    lift_limits(hand)
    assert hand.view.hand is not None
    for custom_id in ids(hand.view.table_id, hand.view.hand_number, hand.view.hand.version):
        for kind, wanted in ((CLICK, True), (FORM, custom_id.startswith(("lb:m", "lb:s:3:")))):
            result = await check_nothing_changes(
                hand, hand.people["an"], custom_id, member=False, kind=kind, **here(hand)
            )
            assert not wanted or "Only members of this server" in hand.told(result)


async def test_clicks_by_a_member_who_has_left_do_nothing(hand: Room) -> None:
    """The seat is cashed out at once, so a later click finds no seat."""
    lift_limits(hand)
    assert hand.view.hand is not None
    seen = ids(hand.view.table_id, hand.view.hand_number, hand.view.hand.version)
    guild, left = hand.env.backend.get_guild(hand.guild.id), hand.people["an"]
    member = guild.members[left.id]
    hand.guild.remove_member(left)
    await hand.env.settle()
    assert [line.status for line in hand.view.seats] == ["leaving", "playing"] or hand.view.hand.finished
    # Requests sent before the member left still name them as a member.
    guild.members[left.id] = member
    for custom_id in seen:
        if not custom_id.startswith(("lb:t:", "lb:j:")):
            await check_nothing_changes(hand, left, custom_id, **here(hand))


# Floods


async def test_a_flood_of_clicks_gets_one_refusal_and_is_then_acknowledged_silently(
    hand: Room, caplog: pytest.LogCaptureFixture
) -> None:
    custom_id, cy = f"lb:t:{hand.view.table_id}:cards", hand.people["cy"]
    results = [await forge(hand, cy, custom_id, **here(hand)) for _ in range(USER_ASKS.burst + 20)]
    assert all(result.acknowledged for result in results)
    told = [hand.told(result) for result in results]
    assert sum("Slow down!" in text for text in told) == 1
    assert sum(not text for text in told) >= 18
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage().split(" in server")[0] for record in warnings] == ["somebody sends too many requests"]
    assert str(cy.id) not in warnings[0].getMessage()
    # Other players are not affected, and the player can continue after a while.
    assert "Your cards" in hand.told(await forge(hand, hand.people["bo"], custom_id, **here(hand)))
    await hand.wait(10)
    assert "You have no cards" in hand.told(await forge(hand, cy, custom_id, **here(hand)))


async def test_a_flood_of_commands_is_refused_without_reading_the_database(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(USER_ASKS.burst + 5):
        told = await hand.slash("cy", "wallet")
    assert "Slow down!" in told

    def untouched(*_: object) -> None:
        raise AssertionError("the file was asked")

    with monkeypatch.context() as patch:
        patch.setattr(hand.store.directory, "player_id", untouched)
        patch.setattr(hand.store.bank, "wallet", untouched)
        assert "Slow down!" in await hand.slash("cy", "wallet")


async def test_a_flood_of_autocomplete_requests_gets_no_suggestions_but_commands_still_work(hand: Room) -> None:
    cy = hand.people["cy"]
    found = [await cy.autocomplete(hand.table, "table sit", "table", "") for _ in range(USER_TYPES.burst + 5)]
    assert all(found[: USER_TYPES.burst - 1])
    assert found[-5:] == [[]] * 5
    assert "chips" in await hand.slash("cy", "wallet")


# Pings


def sent(room: Room) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every message sent or changed so far, with its path."""
    for entry in room.env.http_requests:
        body = entry.json if isinstance(entry.json, dict) else {}
        message = body["data"] if isinstance(body.get("data"), dict) else body
        shows = entry.method in ("POST", "PATCH") and ("content" in message or "components" in message)
        if shows and body.get("type") != 9 and "/commands" not in entry.path:
            yield f"{entry.method} {entry.path}", message


async def test_no_message_pings_anyone(room: Room) -> None:
    """The player to act gets a direct message, which needs no ping; everything else is a table message or private."""
    staff(room)
    room.join("@everyone", "<@1>", "an", "bo")
    role = room.guild.create_role("pinged")
    await sit_down(room, BADUGI)
    await play(room, ("bo call", "an check"), draw_by_command)
    for name in ("@everyone", "<@1>"):
        await room.slash(name, "table sit")
        await room.slash(name, "table sit", table=f"<@&{role.id}> @here")
    await room.slash("mo", "mod pause", reason=f"@everyone <@{room.people['an'].id}>")
    await room.slash("mo", "mod resume", reason="@here")
    await room.slash("an", "table leave")
    await room.slash("bo", "table leave")
    messages = list(sent(room))
    assert len(messages) > 15
    for where, message in messages:
        allowed = message.get("allowed_mentions")
        assert allowed is not None, f"{where} says nothing of whom it pings: {json.dumps(message)[:200]}"
        assert allowed.get("parse") == [], where
        assert not any(allowed.get(key) for key in ("users", "roles", "replied_user")), where
