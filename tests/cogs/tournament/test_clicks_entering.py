"""The buttons of a tournament's post, clicked by entrants, former entrants and waiting players."""

import re

from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, lobby_text, press, running, say


async def test_T1_5_late_registration_is_refused_for_a_player_who_is_out(club: Room) -> None:
    view = await running(club, "an", "bo", "cy", "di")
    await say(club, "mo", "remove", player="di", reason="rude")
    assert await press(club, "di", view.tournament_id, "register") == "You're out of this tournament."
    assert await say(club, "di", "register") == "You're out of this tournament."
    assert "You're already in. You're playing at <#" in await press(club, "an", view.tournament_id, "register")


async def test_T1_4_a_waiting_player_is_promised_neither_a_seat_nor_a_refund(club: Room) -> None:
    club.join("ed", "fy")
    view = await create(club, buy_in=100, start="in 20 minutes", entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed", "fy"):
        await press(club, name, view.tournament_id, "register")

    async def told(name: str, verb: str) -> str:
        return re.sub("<t:[^>]*>", "then", await press(club, name, view.tournament_id, verb))

    assert await told("fy", "register") == (
        "You're already number 2 on the waiting list. Check-in opens then, and play starts then. "
        "If you don't check in, you won't be seated."
    )
    await club.wait(6 * 60)
    assert await told("fy", "checkin") == (
        "You're checked in, and number 2 on the waiting list. Play starts then; you'll be pinged if you move up."
    )
    assert await told("fy", "register") == (
        "You're already number 2 on the waiting list. It starts then; you'll be pinged if you move up."
    )
    assert await told("an", "checkin") == "You're checked in. Play starts then; you'll be pinged at your table."
    assert await told("ed", "withdraw") == "You're off the waiting list for Friday."
    assert await club.wallet("ed") == 10_000
    assert await told("an", "withdraw") == (
        "You're no longer registered for Friday, and your buy-in is back in your wallet."
    )
    assert await told("fy", "withdraw") == (
        "You're no longer registered for Friday, and your buy-in is back in your wallet."
    ), "fy has moved up and paid"


async def test_T1_4_a_waiting_player_who_cannot_pay_gets_a_private_notice_and_the_next_moves_up(club: Room) -> None:
    club.join("ed", "fy")
    view = await create(club, buy_in=100, entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed", "fy"):
        await press(club, name, view.tournament_id, "register")
    await club.slash("mo", "mod deduct", at=club.lobby, player=club.people["ed"], amount=9_950, reason="late")
    await press(club, "an", view.tournament_id, "withdraw")
    assert "fy" in lobby_text(club)
    assert f"<@{club.people['fy'].id}>, you've moved up" in lobby_text(club)
    assert f"<@{club.people['ed'].id}>" not in lobby_text(club)
    (letter,) = (text for text in club.letters("ed") if "Your turn came up on the waiting list" in text)
    assert f"for Friday (<#{club.lobby.id}>), but I couldn't take your buy-in" in letter
    assert "`/tournament register` registers you again." in letter


async def test_T1_4_a_player_passed_over_in_a_free_tournament_reads_nothing_about_chips(club: Room) -> None:
    view = await create(club, entrants_most=4)
    for name in ("mo", "an", "bo", "cy", "di"):
        await press(club, name, view.tournament_id, "register")
    # A ban does not withdraw a player from a tournament that the moderator has entered.
    await club.slash("mo", "mod ban", at=club.lobby, player=club.people["di"], reason="rude")
    await press(club, "an", view.tournament_id, "withdraw")
    (letter,) = (text for text in club.letters("di") if "Your turn came up on the waiting list" in text)
    assert letter.endswith("right now. You're off the list. `/tournament register` tells you why.")
    assert "You're banned" in await say(club, "di", "register")


async def test_T1_4_players_still_waiting_at_the_start_read_privately_that_they_are_off_the_list(club: Room) -> None:
    club.join("ed", "fy")
    view = await create(club, buy_in=100, start="in 20 minutes", entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed", "fy"):
        await press(club, name, view.tournament_id, "register")
    await club.wait(6 * 60)
    for name in ("an", "bo", "cy", "di", "ed"):
        await press(club, name, view.tournament_id, "checkin")
    await club.wait(15 * 60)
    place = f"<#{club.lobby.id}>"
    assert club.letters("ed")[-1] == (
        f"Friday ({place}) has started, and no spot opened up for you. You're off the waiting list and paid nothing."
    )
    missed = f"You didn't check in for Friday ({place}) in time, so you're off its waiting list."
    assert club.letters("fy")[-1] == missed
    assert "isn't playing" not in lobby_text(club)
    assert [await club.wallet(name) for name in ("an", "ed", "fy")] == [9_900, 10_000, 10_000]
