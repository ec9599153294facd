"""/tournament add: a moderator registers somebody else, and their chips move only with their own click."""

from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.discord.test_tournament_news import letters
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, press, say, tournaments


async def entrants(club: Room) -> list[int]:
    return [each.player_id for each in tournaments(club)[0].state.entrants]


async def test_a_player_is_registered_for_a_free_tournament_and_told_with_a_button_to_unregister(club: Room) -> None:
    await create(club)
    assert await say(club, "mo", "add", player="an") == "an is registered for Friday, and told."
    assert await entrants(club) == [await club.player_id("an")]
    assert letters(club, "an")[-1].startswith(f"A moderator registered you for Friday (<#{club.lobby.id}>).")
    letter = club.people["an"].user.dm_channel.history()[-1]
    await club.people["an"].user.click(letter, label="Unregister")
    assert await entrants(club) == []
    audit = await club.slash("mo", "audit", at=club.lobby)
    assert "**mo** registered **an** for a tournament" in audit


async def test_with_a_buy_in_the_player_gets_an_offer_and_pays_by_their_own_click(club: Room) -> None:
    view = await create(club, buy_in=100, entrants_most=4)
    told = await say(club, "mo", "add", player="an")
    assert told == "an got a message with the button *Register (100)*. It holds no spot: they're in once they click it."
    assert (await entrants(club), await club.wallet("an")) == ([], 10_000)
    assert "already has an offer" in await say(club, "mo", "add", player="an")
    letter = club.people["an"].user.dm_channel.history()[-1]
    one, two = [await club.people["an"].user.click(letter, label="Register (100)") for _ in range(2)]
    assert {club.told(one)[:17], club.told(two)[:17]} == {"You're registered", "You're already in"}
    assert await club.wallet("an") == 9_900
    assert "**mo** offered **an** a spot in a tournament" in await club.slash("mo", "audit", at=club.lobby)
    assert await say(club, "mo", "add", player="an") == "an is already in."
    assert await say(club, "mo", "remove", player="an", reason="late") == "an is out of Friday."
    assert (await club.wallet("an"), "you got 100 back" in letters(club, "an")[-1]) == (10_000, True)
    assert view.tournament_id == tournaments(club)[0].tournament_id


async def test_of_two_offers_for_the_last_spot_the_second_click_joins_the_waiting_list(club: Room) -> None:
    view = await create(club, buy_in=100, entrants_most=4)
    for name in ("mo", "ada", "cy"):
        await press(club, name, view.tournament_id, "register")
    for name in ("an", "bo"):
        await say(club, "mo", "add", player=name)
    offers = [(name, club.people[name].user.dm_channel.history()[-1]) for name in ("an", "bo")]
    one, two = [club.told(await club.people[name].user.click(offer, label="Register (100)")) for name, offer in offers]
    assert one.startswith("You're registered for Friday")
    assert "number 1 on the waiting list" in two
    assert [await club.wallet(name) for name in ("an", "bo")] == [9_900, 10_000]


async def test_an_offer_clicked_late_says_why_it_no_longer_works(club: Room) -> None:
    await create(club, buy_in=100)
    for name in ("an", "bo", "cy"):
        await say(club, "mo", "add", player=name)
    await club.slash("mo", "mod ban", at=club.lobby, player=club.people["an"], reason="rude")
    await club.slash("mo", "mod freeze", at=club.lobby, player=club.people["bo"], reason="why")
    offers = {
        name: each
        for name in ("an", "bo", "cy")
        for each in club.people[name].user.dm_channel.history()
        if "Register (100)" in str([part.to_dict() for part in each.components])
    }

    async def told(name: str) -> str:
        return club.told(await club.people[name].user.click(offers[name], label="Register (100)"))

    assert "You're banned" in await told("an")
    assert "Your wallet is frozen" in await told("bo")
    await say(club, "mo", "cancel", reason="rain")
    assert await told("cy") == "That tournament is over, or belongs to another server."
    assert [await club.wallet(name) for name in ("an", "bo", "cy")] == [10_000] * 3


async def test_banned_players_and_bots_and_oneself_cannot_be_added(club: Room) -> None:
    await create(club)
    await club.slash("mo", "mod ban", at=club.lobby, player=club.people["an"], reason="rude")
    assert await say(club, "mo", "add", player="an") == (
        "an is banned from the tables of this server. `/mod unban` lifts the ban."
    )
    assert "To register yourself" in await say(club, "mo", "add", player="mo")
    assert "moderators" in await say(club, "bo", "add", player="cy")
    assert await entrants(club) == []
