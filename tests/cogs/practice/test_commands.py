"""A newcomer alone on Discord, with house players, odds, and guided hands.

They play each game with buttons, and a restart loses nothing.
"""

import re

import discord
import pytest
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.locales.phrases import say
from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.tables.messages import Pause, VoidHand
from bot.tables.saving import Request
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.room import Room
from tests.harness.discord.staff import mod, staff
from tests.harness.discord.who_sees import is_ephemeral
from tests.harness.practice.room import work_odds_out_at_once

HOUSE = re.compile(r"⌂ (Blaise|Sofia|Jakob|Emmy|Thomas|Mary|Pierre|Andrey)")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let house players act without delay."""
    monkeypatch.setenv("HOUSE_PLAYER_SECONDS", "0")


async def practise(room: Room, command: str = "practice", **options: object) -> str:
    """Open Ann's table and return the answer."""
    if "Ann" not in room.people:
        room.join("Ann")
    told = await room.slash("Ann", command, at=room.lobby, **options)
    place = re.search(r"<#(\d+)>", told)
    assert place, told
    room.table = next(channel for channel in room.lobby.threads if channel.id == int(place[1]))
    room.seats = {"Ann": 1}
    return told


async def learn(room: Room, **options: object) -> str:
    """Open a guided hand, sit down at its table, and return the answer."""
    told = await practise(room, "learn", **options)
    await room.click("Ann", label_of(room, "Sit down"))
    return told


def anns_turn(room: Room) -> bool:
    return room.view.hand is not None and room.view.hand.to_act == 1


async def until(room: Room, *, hand: int) -> None:
    """Wait for Ann's turn or the end of the hand."""
    for _ in range(120):
        over = room.view.hand is not None and room.view.hand.finished and room.view.hand_number >= hand
        if anns_turn(room) or over or room.view.hand_number > hand:
            return
        await room.wait(1)
    raise AssertionError(room.card_text)


def label_of(room: Room, *beginnings: str) -> str:
    return next(label for beginning in beginnings for label in room.buttons if label.startswith(beginning))


async def play_hand(room: Room, hand: int) -> None:
    """Play a hand with buttons only: stay in if possible, stand pat or draw one card."""
    await until(room, hand=hand)
    while anns_turn(room) and room.view.hand_number == hand:
        told = await room.click("Ann", label_of(room, "Check", "Call", "Bring in", "Stand pat"))
        assert told == "", told
        await until(room, hand=hand)


@pytest.mark.parametrize("game", GAMES)
async def test_a_newcomer_alone_plays_a_hand_of_each_game_with_buttons(room: Room, game: str) -> None:
    told = await practise(room, game=game)
    assert "You're in seat 1" in told
    assert "regulars" in told
    assert len(HOUSE.findall(room.card_text)) == 3
    assert "practice against regulars" in room.card_text
    await play_hand(room, 1)
    assert room.view.hand is not None
    assert room.view.hand_number >= 1
    assert not any(HOUSE.search(letter) for letter in room.letters("Ann") if "won" in letter)
    assert await room.wallet("Ann") == 10_000
    opened = [entry for entry in room.env.http_requests if entry.path.endswith("/users/@me/channels")]
    assert len(opened) <= 1, "house players get no direct messages"
    assert "<@" not in room.card_text, "house players are not mentioned"


async def test_an_evening_of_practice_costs_and_earns_no_chips(room: Room) -> None:
    await practise(room, strength="novice", players=1)
    for hand in (1, 2, 3):
        await play_hand(room, hand)
        await room.wait(PAUSE_SECONDS if hand < 3 else 0)
    told = await room.slash("Ann", "table leave")
    assert "Its practice chips stay there" in told
    assert await room.wallet("Ann") == 10_000
    ledger = await room.slash("Ann", "ledger")
    assert "practice" not in ledger


async def test_house_players_join_a_practice_table_once_a_player_sits_down(room: Room) -> None:
    room.join("Ann")
    await room.open_table("Ann", practice=True, seats=4)
    assert room.view.practice
    assert not list(room.view.seats)
    await room.seat("Ann")
    await room.wait(1)
    assert [bool(line.house) for line in room.view.seats] == [False, True, True]
    assert "Practice" in await room.slash("Ann", "table info")


async def test_a_practice_table_does_not_count_towards_the_limit_on_tables(room: Room) -> None:
    room.join("Ann")
    for _ in range(3):
        await room.open_table("Ann")
    assert "already have 3 tables open" in await room.slash(
        "Ann", "table open", at=room.lobby, game="razz", stakes="10/20"
    )
    assert "Your practice table" in await practise(room)
    assert "Your guided hand" in await practise(room, "learn")


async def test_tables_opened_for_practice_have_a_separate_limit(room: Room) -> None:
    room.join("Ann")
    for _ in range(3):
        await room.open_table("Ann", practice=True)
    told = await room.slash("Ann", "table open", at=room.lobby, game="razz", stakes="10/20", practice=True)
    assert "You already have 3 tables open" in told
    await room.open_table("Ann")


async def test_the_practice_command_leads_back_to_the_players_open_practice_table(room: Room) -> None:
    await practise(room)
    first = room.table.id
    told = await practise(room)
    assert "still open" in told
    assert "You're in seat 1" in told
    assert room.table.id == first
    await room.slash("Ann", "table leave")
    assert "You're in seat" in await practise(room)
    assert room.table.id == first


async def test_a_new_practice_table_replaces_the_old_one(room: Room) -> None:
    """It does so even during a hand, which is given up, but not if another player sits there."""
    await practise(room)
    await room.wait(PAUSE_SECONDS + 1)
    assert room.view.hand is not None
    old = room.view.table_id
    await practise(room, game="badugi")
    await room.wait(30)
    tables = room.wiring.play.tables
    assert [view.settings.game for view in tables.in_guild(room.guild.id)] == ["badugi"]
    assert tables.view(old) is None
    room.join("Bob")
    await room.slash("Bob", "table sit")
    await practise(room, strength="strong")
    await room.wait(30)
    assert len(tables.in_guild(room.guild.id)) == 2
    assert room.view.settings.house_strength == "strong"


async def test_a_practice_table_that_cannot_be_replaced_stays_open(room: Room) -> None:
    """The room's channels allow no new table, so the old one is not closed."""
    staff(room)
    await practise(room)
    await room.slash("ada", "room set", at=room.lobby, setting="table_channels", value="elsewhere")
    elsewhere = room.guild.create_text_channel("elsewhere")
    await room.slash("ada", "room set", at=room.lobby, setting="table_channels", value=f"<#{elsewhere.id}>")
    assert "Tables can be opened in these channels" in await room.slash("Ann", "practice", at=room.lobby, game="badugi")
    assert room.is_open
    assert not room.view.course.closes_after_hand


async def test_house_players_left_alone_stop_playing_and_their_table_closes_soon(room: Room) -> None:
    await practise(room)
    await play_hand(room, 1)
    await room.slash("Ann", "table leave")
    while room.view.hand is not None and not room.view.hand.finished:
        await room.wait(5)
    number = room.view.hand_number
    await room.wait(60)
    assert room.view.hand_number == number
    await room.wait(130)
    assert not room.is_open


async def test_house_players_keep_playing_after_a_restart(room: Room) -> None:
    await practise(room)
    await room.wait(PAUSE_SECONDS + 1)
    names = set(HOUSE.findall(room.card_text))
    await room.restart()
    await play_hand(room, 1)
    await room.wait(PAUSE_SECONDS)
    await play_hand(room, 2)
    assert set(HOUSE.findall(room.card_text)) == names


async def test_no_moderators_command_says_that_practice_chips_went_to_a_wallet(room: Room) -> None:
    """Check a kick, a ban during a hand, the last hand, and the audit."""
    staff(room)
    await practise(room)
    told = await mod(room, "mo", "kick", player="Ann")
    assert told == "Ann has left Table 1. The practice chips stay there."
    assert "left" in await room.slash("mo", "audit", at=room.lobby)
    assert "cashed out" not in await room.slash("mo", "audit", at=room.lobby)
    await practise(room)
    await room.wait(PAUSE_SECONDS + 1)
    name = room.view.place.name
    told = await mod(room, "mo", "ban", player="Ann", at=room.lobby)
    assert f"Ann leaves {name} when the hand ends; the practice chips stay there." in told
    assert "wallet" not in told
    assert "Closed: " in await mod(room, "ada", "lasthand", at=room.lobby)


# Odds


async def test_the_odds_of_a_hand_are_shown_to_its_players_and_to_moderators(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The separate process computes the odds once."""
    staff(room)
    await practise(room, players=2)
    assert "haven't finished a hand" in await room.slash("Ann", "odds")
    await play_hand(room, 1)
    told = await room.slash("Ann", "odds", hand="last")
    assert "**Odds in hand 1-1 (Table 1)** · Razz" in told
    assert "Third street" in told
    assert "Ann " in told
    for line in told.splitlines()[1:]:
        percents = [int(each) for each in re.findall(r"(\d+) %", line)]
        assert not percents or 97 <= sum(percents) <= 103, line
    work_odds_out_at_once(monkeypatch)
    assert "**Odds in hand 1-1 (Table 1)** · Razz" in await room.slash("Ann", "odds", hand="1-1")
    room.join("Bob")
    for hand in ("1-1", "5-5"):
        assert f"no finished hand {hand} that you were dealt into" in await room.slash("Bob", "odds", hand=hand)
    told = await room.slash("Bob", "odds", hand="x")
    assert "cannot be read" in told or "7-12" in told
    check_report_names_house_players(await mod(room, "mo", "hand", id="1-1"))


def check_report_names_house_players(text: str) -> None:
    """Check that a report names house players and says how each action was made."""
    assert len(re.findall(rf"`\d+:\d\d` {HOUSE.pattern} [^\n]*\(computer player\)", text)) >= 2
    assert re.search(r"`\d+:\d\d` Ann [^\n]*\(by click\)", text)
    assert "How the pots were awarded" in text


# Guided hands


def notes(room: Room, name: str = "Ann") -> list[discord.Message]:
    """Return the guide's private notes to the player at the table, oldest first."""
    shown = [each for each in room.table.history(viewer=room.people[name]) if is_ephemeral(each)]
    return [each for each in shown if each.components]


def words(message: discord.Message) -> str:
    parts = walk_components([part.to_dict() for part in message.components])
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


def buttons(message: discord.Message) -> dict[str, str]:
    parts = walk_components([part.to_dict() for part in message.components])
    return {part["label"]: part["custom_id"] for part in parts if part["type"] == 2}


async def press(room: Room, message: discord.Message, *beginnings: str) -> InteractionResult:
    there = buttons(message)
    label = next(label for beginning in beginnings for label in there if label.startswith(beginning))
    result = await room.people["Ann"].click(message, custom_id=there[label])
    assert result.acknowledged
    return result


@pytest.mark.parametrize("game", ["razz", "five-card-draw", "deuce-to-seven-triple-draw", "holdem", "omaha-hi-lo"])
async def test_a_guided_hand_is_played_with_its_notes_up_to_the_summary(room: Room, game: str) -> None:
    told = await learn(room, game=game)
    assert "guided hand" in told
    said = 0
    for _ in range(60):
        await room.wait(2)
        if not anns_turn(room):
            if notes(room) and "The hand is over" in words(notes(room)[-1]):
                break
            continue
        note = notes(room)[-1]
        assert "Your turn" in words(note)
        assert "solid player" in words(note)
        assert "Your cards" in words(note)
        said += 1
        await press(room, note, "Check", "Call", "Bring in", "Draw 1 as", "Draw 2 as", "Draw 3 as", "Stand pat")
    else:
        raise AssertionError([words(each) for each in notes(room)])
    assert said >= 2
    summary = words(notes(room)[-1])
    assert "`/odds`" in summary
    assert "Another guided hand" in buttons(notes(room)[-1])


async def test_the_guide_explains_razz_from_the_learners_own_view(room: Room) -> None:
    await learn(room, game="razz")
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    if not anns_turn(room):
        pytest.fail("the hand ended before the learner's turn")
    note = words(notes(room)[-1])
    assert "brought it in" in note or "you have the bring-in" in note
    assert "low cards" in note
    assert len(HOUSE.findall(note)) >= 1
    assert "Calling costs" in note or "the bring-in" in note
    assert "an even share would be" in note
    assert room.view.settings.turn_seconds == 180, "a learner reads a page before they act"


async def test_the_guide_compares_stud_hi_lo_boards_for_both_halves(room: Room) -> None:
    await learn(room, game="stud-hi-lo")
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    assert anns_turn(room)
    note = words(notes(room)[-1])
    assert "low half" in note
    assert "until you catch up" not in note


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("limit-holdem", "en-US"),
        ("holdem", "de"),
        ("omaha", "sv-SE"),
        ("omaha-hi-lo", "fr"),
        ("five-card-omaha", "de"),
        ("big-o", "en-US"),
    ],
)
async def test_the_guide_shows_the_board_in_every_note_of_a_board_game(room: Room, game: str, language: str) -> None:
    room.join("Ann")
    await room.slash("Ann", "settings language", at=room.lobby, language=language)
    told = await room.slash("Ann", "learn", at=room.lobby, game=game)
    room.table = next(channel for channel in room.lobby.threads if f"<#{channel.id}>" in told)
    room.seats = {"Ann": 1}
    await room.click("Ann", label_of(room, "Sit down"))
    label = say(language, "community", count=5, card="")
    for _ in range(60):
        await room.wait(1)
        hand = room.view.hand
        if hand is None or not (anns_turn(room) or hand.finished):
            continue
        note = notes(room)[-1]
        lines = [line for line in words(note).splitlines() if line.startswith(label)]
        assert sum(line.count("`") // 2 for line in lines) == len(hand.board)
        if hand.finished:
            return
        cheap = next(each for end in ("check", "call") for each in buttons(note).values() if each.endswith(f":{end}"))
        await room.people["Ann"].click(note, custom_id=cheap)
    raise AssertionError(words(notes(room)[-1]))


async def test_after_a_restart_the_guide_pings_the_learner_at_the_table(room: Room) -> None:
    await learn(room, game="razz")
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    assert anns_turn(room)
    old = notes(room)[-1]
    await room.restart()
    await room.wait(1)
    assert len(guide_pings(room)) == 1
    assert not any("Your turn" in letter for letter in room.letters("Ann"))
    # The note's buttons still work, and the guide continues where they were clicked.
    await press(room, old, "Check", "Call", "Bring in", "Fold")
    await until(room, hand=1)
    while anns_turn(room) and room.view.hand_number == 1:
        await press(room, notes(room)[-1], "Check", "Call", "Fold")
        await until(room, hand=1)
    await room.wait(2)
    assert "The hand is over" in words(notes(room)[-1])


async def test_a_guided_hand_takes_place_in_its_own_thread(room: Room) -> None:
    """The hand starts once the learner sits down there. The guide writes neither in the first channel nor by letter."""
    told = await practise(room, "learn")
    assert "Press *Sit down* there" in told
    await room.wait(60)
    assert (room.view.hand_number, room.view.seats) == (0, ())
    await room.click("Ann", label_of(room, "Sit down"))
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    assert anns_turn(room)
    assert "Your turn" in words(notes(room)[-1])
    assert [each for each in room.lobby.history(viewer=room.people["Ann"]) if "Your turn" in words(each)] == []
    assert not any("Your turn" in letter for letter in room.letters("Ann"))


async def test_a_learner_who_sat_down_elsewhere_is_pinged_at_the_table_once_a_hand(room: Room) -> None:
    await practise(room, "learn", game="razz")
    await room.slash("Ann", "table sit", at=room.lobby, table="Table 1")
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    assert anns_turn(room)
    (call,) = guide_pings(room)
    assert f"<@{room.people['Ann'].id}>" in words(call)
    assert "Your cards" not in words(call)
    await act(room)
    assert len(guide_pings(room)) == 1
    shown = await room.people["Ann"].click(call, label="Explain my turn")
    assert "Your cards" in room.told(shown)
    said = len(notes(room))
    await act(room)
    assert len(notes(room)) == said + 1
    assert "Your turn" in words(notes(room)[-1])


async def test_the_hand_continues_if_discord_does_not_answer_the_guide(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await practise(room, "learn", game="razz")
    await room.slash("Ann", "table sit", at=room.lobby, table="Table 1")
    hang_up(room.client, monkeypatch, "send_message", at="in your guided hand")
    with caplog.at_level("INFO"):
        await room.wait(PAUSE_SECONDS)
        await until(room, hand=1)
    assert "a guide's message could not be posted: " in caplog.text
    assert guide_pings(room) == []
    await act(room)


async def act(room: Room) -> None:
    """Let Ann make the cheapest action by command and wait for her next turn."""
    assert room.view.hand is not None
    kinds = {option.kind for option in room.view.hand.options}
    kind = next(kind for kind in (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL) if kind in kinds)
    await room.slash("Ann", kind.replace("_", ""))
    await until(room, hand=1)
    assert anns_turn(room)


def guide_pings(room: Room) -> list[discord.Message]:
    """Return the messages with which the guide pings the learner at the table."""
    return [each for each in room.table.history() if "in your guided hand" in words(each)]


async def test_asking_for_a_guided_hand_again_leads_back_to_the_running_hand(room: Room) -> None:
    await practise(room, "learn")
    assert "Press *Sit down* there" in await room.slash("Ann", "learn", at=room.lobby)
    await room.click("Ann", label_of(room, "Sit down"))
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    told = await room.slash("Ann", "learn", at=room.lobby)
    assert "You already have a guided hand at" in told
    assert "Your turn" not in told
    assert "Your turn" in await room.slash("Ann", "learn")
    assert len(room.lobby.threads) == 1


async def test_asking_for_another_game_ends_the_guided_hand_and_starts_a_new_one(room: Room) -> None:
    await learn(room, game="razz")
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    before = len(notes(room))
    old, seen = room.table, room.people["Ann"]
    await learn(room, game="badugi")
    await room.wait(PAUSE_SECONDS + 10)
    assert [view.settings.game for view in room.wiring.play.tables.in_guild(room.guild.id)] == ["badugi"]
    assert [lesson.table_id for lesson in await room.store.lessons.all()] == [room.view.table_id]
    assert len([each for each in old.history(viewer=seen) if is_ephemeral(each) and each.components]) == before
    assert "Your turn" in words(notes(room)[-1])


async def play_guided_hand(room: Room) -> None:
    """Play the guided hand up to its summary."""
    await learn(room)
    await room.wait(PAUSE_SECONDS)
    for _ in range(60):
        if anns_turn(room) and room.view.hand_number == 1:
            await press(room, notes(room)[-1], "Fold", "Check", "Bring in")
        if notes(room) and "The hand is over" in words(notes(room)[-1]):
            return
        await room.wait(1)
    raise AssertionError(words(notes(room)[-1]))


async def test_asking_for_the_same_game_again_guides_the_next_hand_at_the_same_table(room: Room) -> None:
    await play_guided_hand(room)
    assert "The next hand of Razz" in await room.slash("Ann", "learn")
    assert len(room.lobby.threads) == 1
    assert [lesson.hand_number for lesson in await room.store.lessons.all()] in ([0], [2])


async def test_voiding_a_guided_hand_ends_it_with_a_note(room: Room) -> None:
    await learn(room)
    await room.wait(PAUSE_SECONDS)
    request = Request(77, await room.player_id("Ann"), "test")
    tables = room.wiring.play.tables
    await tables.submit(room.view.table_id, Pause(Request(78, None, "test"), "why"))
    await tables.submit(room.view.table_id, VoidHand(request, "why"))
    await room.wait(2)
    assert "was voided" in words(notes(room)[-1])
    assert await room.store.lessons.all() == []


async def test_another_guided_hand_starts_with_the_next_deal(room: Room) -> None:
    await play_guided_hand(room)
    await press(room, notes(room)[-1], "Another guided hand")
    assert len(await room.store.lessons.all()) == 1
    for _ in range(30):
        await room.wait(1)
        if anns_turn(room) and room.view.hand_number >= 2:
            break
    assert f"hand {room.view.hand_number}" in words(notes(room)[-1])


async def test_the_guides_buttons_reveal_nothing_to_other_players(room: Room) -> None:
    """A player without a seat forges clicks on them and gets no cards, no action and no note."""
    await learn(room)
    await room.wait(PAUSE_SECONDS)
    await until(room, hand=1)
    assert anns_turn(room)
    room.join("Bob")
    note, version = notes(room)[-1], room.view.hand and room.view.hand.version
    for label, custom_id in buttons(note).items():
        stored = room.env.backend.get_message(room.table.id, note.id)
        result = await room.people["Bob"]._dispatch_interaction(
            3,
            room.table,
            {"custom_id": custom_id, "component_type": 2},
            extra={"message": _as_public(room, note)},
            source_message_id=stored.id,
        )
        assert re.search("You aren't seated|You aren't seated|Nothing to decide", room.told(result)), label
    assert room.view.hand is not None
    assert room.view.hand.version == version
    await until(room, hand=1)
    assert all("Your cards" not in words(each) for each in notes(room, "Bob"))


def _as_public(room: Room, message: discord.Message) -> dict[str, object]:
    from simcord.backend.serializers import message_payload

    return dict(message_payload(room.env.backend, room.env.backend.get_message(room.table.id, message.id)))


@pytest.mark.parametrize("command", ["practice", "learn"])
async def test_opening_a_practice_table_says_that_its_deals_are_not_sealed(room: Room, command: str) -> None:
    assert re.search(r"[Dd]eals (at a practice table )?aren't sealed", await practise(room, command))
