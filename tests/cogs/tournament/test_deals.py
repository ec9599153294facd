"""Deals at a final table, from the table's menu and the command to the result (section 9 of the rules)."""

import json

from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tournaments.ports import TournamentView
from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import lobby_text, running, say, tournaments

PAID = {"prizes": "50 30 20", "more": "entrants_least=3 late_levels=0"}


async def at_the_final_table(club: Room) -> tuple[TournamentView, ChannelHandle]:
    """Begin a tournament of three who are all in the money; return it with its table's thread."""
    await running(club, "an", "bo", "cy", **PAID)
    (view,) = tournaments(club)
    (thread,) = club.lobby.threads
    return view, thread


def texts(channel: ChannelHandle) -> str:
    return "\n".join(
        json.dumps([part.to_dict() for part in each.components], ensure_ascii=False) for each in channel.history()
    )


async def click(club: Room, who: str, channel: ChannelHandle, custom_id: str) -> str:
    message = next(each for each in channel.history() if custom_id in str([c.to_dict() for c in each.components]))
    return club.told(await club.people[who].click(message, custom_id=custom_id))


async def preview(club: Room, who: str, view: TournamentView, channel: ChannelHandle) -> InteractionResult:
    """Open the table's menu and the preview of deals in it."""
    message = next(each for each in channel.history() if ":menu" in str([c.to_dict() for c in each.components]))
    menu = await club.people[who].click(message, custom_id=f"lb:t:{view.counts[0].table_id}:menu")
    return await club.pick_button(who, menu, "Deal…")


async def test_T9_1_a_deal_is_previewed_proposed_and_agreed_to_with_everybodys_sum(club: Room) -> None:
    view, table = await at_the_final_table(club)
    shown = await preview(club, "an", view, table)
    assert "**an** (3,000): by chips 100, by ICM 100" in club.told(shown)
    assert "can divide the payouts that are still open: 300" in club.told(shown)
    told = club.told(await club.pick_button("an", shown, "Propose by ICM: you get 100"))
    assert told.startswith("Your proposal is at the table, and you've agreed to it.")
    said = texts(table)
    assert "**an** proposes a deal by ICM: 300 in all." in said
    pinged = [f"<@{club.people[name].id}> gets **100** (stack 3,000)" for name in ("bo", "cy")]
    assert all(each in said for each in (*pinged, "an gets **100**", "Agree: divide 300"))
    assert await click(club, "bo", table, f"lb:e:{view.tournament_id}:agree:1") == (
        "You agreed. If everyone does, you get 100."
    )
    assert await click(club, "di", table, f"lb:e:{view.tournament_id}:agree:1") == "You have no share in this deal."
    assert "**bo** agrees (2 of 3)." in texts(table)
    assert await click(club, "cy", table, f"lb:e:{view.tournament_id}:agree:1") == "Everyone agreed. You got 100."
    assert "It's a deal: an 100, bo 100, and cy 100. That ends Friday." in texts(table)
    assert "Divided by a deal (ICM): 300" in lobby_text(club)
    assert "100 chips (deal)" in lobby_text(club).replace("\N{NO-BREAK SPACE}", " ")
    assert [await club.wallet(name) for name in ("an", "bo", "cy")] == [10_000] * 3
    assert "**+100** · share of a tournament by a deal · Friday" in await club.slash("bo", "ledger")
    logged = await club.slash("mo", "audit", at=club.lobby)
    assert "divided a tournament's payouts by a deal" in logged
    assert "“Friday” (#1), pool 300 → deal by ICM for 300, pool 0" in logged
    assert await click(club, "bo", table, f"lb:e:{view.tournament_id}:agree:1") == (
        "That tournament is over, or belongs to another server."
    )


async def test_T9_1_a_form_or_the_command_leaves_something_for_the_winner(club: Room) -> None:
    view, table = await at_the_final_table(club)
    shown = await preview(club, "an", view, table)
    form = await club.pick_button("an", shown, "Leave something to play for")
    typed = await club.people["an"].submit_modal(form, {"rest": "90"})
    assert "This stays in the pool for the winner: 90" in club.told(typed)
    too_much = await club.slash("bo", "tournament deal", at=club.lobby, play_for=121)
    assert "you can leave from 0 to 120" in too_much
    assert "by chips 70, by ICM 70" in await club.slash("bo", "tournament deal", at=club.lobby, play_for=90)
    told = club.told(await club.pick_button("an", typed, "Propose by chips: you get 70"))
    assert "Play waits for the others" in told
    assert "play continues for what's left, and the winner gets it: 90" in texts(table)
    assert await click(club, "bo", table, f"lb:e:{view.tournament_id}:decline:1") == ("You declined. There's no deal.")
    assert "**bo** declines, so there's no deal. Play continues." in texts(table)
    again = await preview(club, "an", view, table)
    assert "one deal per level" in club.told(await club.pick_button("an", again, "Propose by chips: you get 100"))


async def test_T9_1_only_players_at_a_final_table_in_the_money_are_offered_a_deal(club: Room) -> None:
    view, table = await at_the_final_table(club)
    message = next(each for each in table.history() if ":menu" in str([c.to_dict() for c in each.components]))
    menu = await club.people["di"].click(message, custom_id=f"lb:t:{view.counts[0].table_id}:menu")
    assert "Deal…" not in club.labels(menu)
    assert await say(club, "di", "deal") == "You aren't in this tournament."


async def test_T9_1_a_deal_before_the_money_is_refused(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    assert (await say(club, "an", "deal")).startswith("A deal is possible once everyone left has cashed")
