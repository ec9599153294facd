"""Answers in each player's own language, chosen with /settings, while the channel uses the server's language."""

from typing import Any

import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, find, say
from bot.moderation.room_settings import RoomSettings
from bot.moderation.token_bucket import USER_ASKS
from bot.tables.saving import AuditEntry, Request
from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, staff
from tests.harness.languages import OTHERS


async def choose(room: Room, name: str, language: str) -> str:
    return await room.slash(name, "settings language", at=room.lobby, language=language)


async def test_a_language_choice_is_confirmed_in_that_language_and_used_from_then_on(room: Room) -> None:
    room.join("an")
    for language in OTHERS:
        own = find(language, "language-name")
        assert own is not None, language
        assert own in await choose(room, "an", language), language
        told = await room.slash("an", "settings show")
        assert say(language, "settings-title") in told, language
        assert own in told, language
        assert await room.slash("an", "wallet") == say(language, "wallet-balance", chips=10_000, seated=0), language
        assert "Language:** English (US), your Discord's" in await choose(room, "an", "discord"), language
        assert await room.slash("an", "wallet") == say(DEFAULT, "wallet-balance", chips=10_000, seated=0), language


@pytest.mark.parametrize("language", OTHERS)
async def test_private_texts_use_the_players_language_and_the_channel_uses_the_servers(
    hand: Room, language: str
) -> None:
    await choose(hand, "an", language)
    for name in ("an", "bo"):
        await hand.slash(name, "settings letters", letters="always")
    # A private refusal of a command and of a button.
    english = await hand.slash("bo", "check")
    refused = await hand.slash("an", "check")
    assert english.startswith("You have the bring-in.")
    assert refused.startswith(say(language, "refusal-out_of_turn", name="bo"))
    assert await hand.click("an", "Bring in 3") == refused
    # The table's message and the answers to others do not change.
    assert "bo** to act" in hand.card_text
    title = say(language, "my-cards-title", table="Table 1", number=1)
    assert title in await hand.click("an", "My cards")
    assert "Your cards at Table 1" in await hand.click("bo", "My cards")
    # Seventh street sends a direct message; that of third street came before the choice and was in English.
    await hand.click("bo", "Bring in 3")
    await hand.click("an", "Call 3")
    for _ in range(3):
        for _ in range(2):
            await hand.slash(hand.to_act, "check")
    letters = {name: hand.letters(name) for name in ("an", "bo")}
    assert title in letters["an"][-1]
    assert "Your cards at Table 1" in letters["bo"][-1]
    assert "Your cards at Table 1" in letters["an"][0]
    assert "Seventh street" in hand.card_text


@pytest.mark.parametrize("language", OTHERS)
async def test_a_newcomers_first_direct_message_is_in_their_language(room: Room, language: str) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await choose(room, "bo", language)
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    assert say(language, "my-cards-title", table="Table 1", number=1) in room.letters("bo")[0]
    assert "Your cards" in room.letters("an")[0]


async def test_a_newcomers_discord_language_is_saved_with_their_first_command(
    room: Room,
) -> None:
    room.join("an")
    await room.slash("an", "wallet", at=room.lobby)
    assert room.wiring.base.preferences.of_user(room.people["an"].id).discord_language == DEFAULT


@pytest.mark.parametrize("language", OTHERS)
async def test_texts_name_the_tables_buttons_by_the_labels_shown_at_the_table(room: Room, language: str) -> None:
    """The table keeps the server's language, so a translated label would name a button that is not there."""
    room.join("an", "bo")
    await room.open_table("an", game="badugi")
    await choose(room, "bo", language)
    first = await room.slash("bo", "table sit")
    assert say(language, "first-title", game=say(language, "game-badugi")) in first
    # The menu is private and uses the reader's language.
    menu = room.labels(await room.menu("bo"))
    assert all(say(language, key) in menu for key in ("button-sitout", "button-leave"))
    started, rules = [await room.slash("bo", words) for words in ("help", "rules")]
    assert f"*{say(DEFAULT, 'button-sit-bare')}*" in started
    assert say(DEFAULT, "button-draw") in rules
    # If the server uses the same language, the table's message uses it too.
    entry = AuditEntry(room.guild.id, "set_room", None, "test", 0)
    await room.store.office.rooms.change(Request(1, None, "test"), entry, RoomSettings(language=language))
    await room.wiring.reach.readers.learn_language(room.guild.id)
    started, rules = [await room.slash("an", words) for words in ("help", "rules")]
    assert f"*{say(language, 'button-sit-bare')}*" in started
    assert say(language, "button-draw") in rules


@pytest.mark.parametrize("language", sorted(LOCALES))
def test_the_sit_down_button_starts_with_the_label_that_texts_use(language: str) -> None:
    assert say(language, "button-sit", amount=400).startswith(f"{say(language, 'button-sit-bare')} (")


async def test_suggestions_and_forms_and_errors_and_old_buttons_are_in_the_players_language(room: Room) -> None:
    room.join("an")
    an: Any = room.people["an"]
    for language in OTHERS:
        await choose(room, "an", language)
        stakes = await an.autocomplete(room.lobby, "table open", "stakes", "10", game="razz")
        assert any(say(language, "stakes-ante", amount=2) in choice["name"] for choice in stakes), (language, stakes)
        assert await room.slash("an", "cards") == say(language, "no-table-of-yours"), language
        gone = await forge(room, an, "lb:none", at=room.lobby)
        assert room.told(gone) == say(language, "click-gone"), language
        form = await forge(room, an, "lb:m:1:1:1:raise", at=room.lobby, kind=5)
        assert room.told(form) == say(language, "table-gone"), language


async def test_the_rate_limit_refusal_uses_the_players_language(room: Room) -> None:
    room.join("an")
    language = OTHERS[0] if OTHERS else DEFAULT
    await choose(room, "an", language)
    seconds = room.wiring.limits.asks.wait_seconds
    said = {await room.slash("an", "settings show") for _ in range(USER_ASKS.burst + 5)}
    assert say(language, "too-fast", seconds=seconds) in said


async def test_a_language_choice_survives_a_restart(room: Room) -> None:
    room.join("an")
    language = OTHERS[0] if OTHERS else DEFAULT
    await choose(room, "an", language)
    await room.restart()
    assert say(language, "settings-title") in await room.slash("an", "settings show")


@pytest.mark.parametrize("language", OTHERS)
async def test_texts_of_tables_and_threads_and_announcements_are_in_the_servers_language(
    room: Room, language: str
) -> None:
    room.join("an", "bo")
    board = room.guild.create_text_channel("board")
    staff(room)
    own = find(language, "language-name")
    await room.slash("ada", "room set", at=room.lobby, setting="language", value=own)
    await room.slash("ada", "room set", at=room.lobby, setting="announcement_channel", value=f"<#{board.id}>")
    await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    (thread,) = room.lobby.threads
    assert thread.name == f"{say(language, 'table-number', number=1)} \N{MIDDLE DOT} Razz 10/20"
    room.table = thread
    assert say(language, "waiting-for-players") in room.card_text
    assert say(language, "button-cards") not in room.card_text
    assert say(language, "button-sit", amount="400") in room.buttons
    (announced,) = board.history()
    assert say(language, "table-number", number=1) in room_words(announced)
    # Private answers use the player's language, which is English here.
    assert await room.slash("bo", "wallet", at=room.lobby) == "You have **10,000** chips."


def room_words(message: Any) -> str:
    return str(message.content) + str([part.to_dict() for part in message.components])


async def test_every_setting_can_be_changed_and_then_shown_and_reset(room: Room) -> None:
    room.join("an")
    steps: list[tuple[str, dict[str, Any], str]] = [
        ("pictures", {"pictures": "off"}, "text only"),
        ("pictures", {"pictures": "on"}, "also as a picture"),
        ("reminders", {"reminders": "off"}, "Reminders:** none"),
        ("letters", {"letters": "never"}, "**Down cards by DM:** never; *My cards* shows them"),
        ("letters", {"letters": "unless-panel"}, "not while *My cards* is open"),
        ("muck", {"muck": "ask"}, "I ask you"),
    ]
    for command, changes, told in steps:
        assert told in await room.slash("an", f"settings {command}", **changes)
        assert told in await room.slash("an", "settings show")
    likes = room.wiring.base.preferences.of_user(room.people["an"].id)
    assert (likes.pictures, likes.reminders, likes.auto_muck) == (True, False, False)
    assert likes.letters == "unless-panel"
    back: list[dict[str, Any]] = [
        {"pictures": "room"},
        {"reminders": "on"},
        {"letters": "always"},
        {"muck": "unseen"},
    ]
    for changes in back:
        await room.slash("an", f"settings {next(iter(changes))}", **changes)
    likes = room.wiring.base.preferences.of_user(room.people["an"].id)
    assert (likes.pictures, likes.reminders, likes.auto_muck) == (None, True, True)
    assert likes.letters == "always"


async def test_settings_also_work_in_direct_messages(room: Room) -> None:
    room.join("an")
    result = await room.people["an"].user.slash("settings show")
    assert result.ephemeral
    assert "Your settings" in room.told(result)


async def test_each_language_is_offered_under_its_own_name(room: Room) -> None:
    command = room.client.tree.get_command("settings")
    assert command is not None
    payload = command.to_dict(room.client.tree)
    (language,) = (each for each in payload["options"] if each["name"] == "language")
    offered = {choice["value"]: choice["name"] for choice in language["options"][0]["choices"]}
    assert offered == {"discord": "My Discord's language"} | {
        code: str(find(code, "language-name")) for code in sorted(LOCALES)
    }


async def test_after_deleting_their_data_a_player_is_answered_in_their_discord_language_again(room: Room) -> None:
    room.join("an")
    language = OTHERS[0] if OTHERS else DEFAULT
    await choose(room, "an", language)
    told = await room.slash("an", "privacy delete", confirm=say(language, "privacy-word"))
    assert told == say(language, "privacy-deleted")
    assert await room.slash("an", "privacy export") == "I know nothing about you."
