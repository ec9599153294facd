"""Entry by role or password: asked at the click, told privately, and the password is written nowhere."""

import logging
from pathlib import Path

import pytest
from simcord.results import InteractionResult

from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.discord.test_tournament_news import letters
from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import button_of, create, lobby_text, press, say, tournaments

WORD = "op3n-ses4me"


async def click(club: Room, who: str) -> InteractionResult:
    message, custom_id = button_of(club, tournaments(club)[0].tournament_id, "register")
    return await club.people[who].click(message, custom_id=custom_id)


async def with_password(club: Room, who: str, word: str) -> str:
    form = await click(club, who)
    assert form.modal
    return club.told(await club.people[who].submit_modal(form, {"password": word}))


async def test_register_asks_for_the_password_which_is_in_no_file_log_card_or_answer(
    club: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await create(club, buy_in=100, more=f"password={WORD}")
    assert "With a password, which *Register* asks for" in lobby_text(club)
    wrong = await with_password(club, "an", "sesame")
    assert wrong.startswith("That isn't the password. Ask the organizer of Friday")
    assert "You're registered" in await with_password(club, "an", WORD)
    assert await press(club, "an", tournaments(club)[0].tournament_id, "register") != ""
    assert await club.wallet("an") == 9_900
    edited = await say(club, "mo", "edit", more=f"password={WORD}2 breaks=3")
    audit = await club.slash("mo", "audit", at=club.lobby)
    assert "`password`: old → new" in audit
    saved = b"".join(each.read_bytes() for each in Path(club.path).parent.glob(f"{Path(club.path).name}*"))
    assert WORD.encode() not in saved
    bots_log = "\n".join(each.getMessage() for each in caplog.records if each.name.startswith(("bot", "cogs", "db")))
    for text in (wrong, edited, audit, lobby_text(club), bots_log, *letters(club, "an")):
        assert WORD not in text


async def test_without_the_role_a_click_says_privately_which_one_is_needed(club: Room) -> None:
    members = club.guild.create_role("members")
    club.join("ed", roles=(members,))
    await create(club, more=f"role=<@&{members.id}>")
    assert f"Only for <@&{members.id}>" in lobby_text(club)
    number = tournaments(club)[0].tournament_id
    assert f"only for <@&{members.id}>" in await press(club, "an", number, "register")
    assert "You're registered" in await press(club, "ed", number, "register")
    assert "only for" in await say(club, "bo", "register")
    await say(club, "mo", "add", player="bo")
    assert len(tournaments(club)[0].state.entrants) == 2


async def test_a_role_of_another_server_or_everyones_is_refused(club: Room) -> None:
    told = await say(club, "mo", "create", name="Friday", game="razz", start="in 2 hours", more="role=12345")
    assert "must be a role of this server" in told
    everyone = f"role={club.guild.id}"
    told = await say(club, "mo", "create", name="Friday", game="razz", start="in 2 hours", more=everyone)
    assert "must be a role of this server" in told


async def test_of_two_right_passwords_for_the_last_spot_the_first_gets_it(club: Room) -> None:
    await create(club, buy_in=100, entrants_most=4, more=f"password={WORD}")
    for name in ("mo", "ada", "an"):
        await with_password(club, name, WORD)
    assert "*Register* on its post asks for it." in await say(club, "bo", "register")
    forms = {name: await click(club, name) for name in ("bo", "cy")}
    told = [club.told(await club.people[name].submit_modal(form, {"password": WORD})) for name, form in forms.items()]
    assert told[0].startswith("You're registered")
    assert "number 1 on the waiting list" in told[1]


async def test_a_ban_or_a_cancellation_between_the_form_and_its_submission_is_told(club: Room) -> None:
    await create(club, buy_in=100, more=f"password={WORD}")
    forms = {name: await click(club, name) for name in ("an", "bo")}
    await club.slash("mo", "mod ban", at=club.lobby, player=club.people["an"], reason="rude")
    banned = await club.people["an"].submit_modal(forms["an"], {"password": WORD})
    assert "You're banned" in club.told(banned)
    await say(club, "mo", "cancel", reason="rain")
    over = await club.people["bo"].submit_modal(forms["bo"], {"password": WORD})
    assert "is over" in club.told(over)
    assert [await club.wallet(name) for name in ("an", "bo")] == [10_000, 10_000]


async def test_a_click_on_a_button_with_an_old_buy_in_takes_nothing_and_names_the_new_one(club: Room) -> None:
    number = (await create(club, buy_in=100)).tournament_id
    _, custom_id = button_of(club, number, "register")
    await say(club, "mo", "edit", buy_in=500)
    told = club.told(await forge(club, club.people["an"], custom_id, at=club.lobby, guild_id=club.guild.id))
    assert told.startswith("The buy-in of Friday is now 500. That button says something else, so nothing was taken.")
    assert await club.wallet("an") == 10_000
    assert "You're registered" in await press(club, "an", number, "register")
    assert await club.wallet("an") == 9_500
