"""Restarts: a process ends, and the next one continues from its file."""

from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, acts, moderators_channel, seated_hand
from tests.tables.test_on_file import lose_deck


async def test_a_hand_continues_after_a_restart_and_its_old_buttons_work(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await room.click("bo", "Bring in 3")
    await room.click("an", "Complete to 10")
    call = room.hold("Call 7")
    card, buttons, hand = room.card.id, room.buttons, room.view.hand

    await room.restart()
    assert room.view.hand == hand
    assert room.card.id == card, "the card is edited, not posted again"
    assert room.buttons == buttons
    assert room.stacks() == {"an": 388, "bo": 395}
    assert await room.click_held("bo", call) == ""
    room.assert_secret("an", "As2d")
    room.assert_secret("bo", "KhQd")
    for _ in range(4):
        await room.click("an", "Check")
        await room.click("bo", "Check")
    assert room.stacks() == {"an": 412, "bo": 388}


async def test_cards_are_not_sent_again_after_a_restart_but_can_be_viewed(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    letters = room.letters("an")
    await room.restart()
    assert room.letters("an") == letters
    assert "`A`" in await room.slash("an", "cards")


async def test_a_restart_extends_the_running_turn(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await room.wait(40)
    await room.restart()
    await room.wait(10)
    assert "bo** to act" in room.card_text, "5 seconds were left, and the grace is added"
    await room.wait(11)
    assert "time bank runs out" in room.card_text
    await room.wait(60)
    assert "bo brings it in for 3" in room.card_text


async def test_after_a_restart_between_hands_the_next_hand_is_dealt(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await room.click("bo", "Bring in 3")
    await room.click("an", "Fold")
    await room.restart()
    room.dealer.razz("As2dKc", "KhQd3s")
    await room.wait(PAUSE_SECONDS)
    assert room.view.hand_number == 2
    assert room.view.hand is not None
    assert room.view.hand.button == 1


async def test_restarts_after_every_action_do_not_change_the_course_of_a_hand(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    for name, label in (
        ("bo", "Bring in 3"),
        ("an", "Complete to 10"),
        ("bo", "Raise to 20"),
        ("an", "Call 10"),
        ("an", "Bet 10"),
        ("bo", "Fold"),
    ):
        await room.restart()
        assert await room.click(name, label) == ""
    await room.restart()
    assert room.stacks() == {"an": 422, "bo": 378}


async def test_a_hand_that_cannot_be_replayed_is_voided_and_the_moderators_are_notified_once(room: Room) -> None:
    await seated_hand(room)
    channel = await moderators_channel(room)
    await room.click("bo", "Bring in 3")
    lose_deck(room.path, room.view.table_id)
    room.forgive()
    await room.restart()
    assert room.stacks() == {"an": 400, "bo": 400}
    (post,) = channel.history()
    told = str([part.to_dict() for part in post.components])
    assert "Hand 1-1 at Table 1 couldn't be continued and was voided" in told
    assert "voided" in room.card_text
    assert await acts(room) == ["set_room", "void"]
    await room.deal("As2dKc", "KhQd3s")
    assert room.view.hand_number == 2
    await room.restart()
    assert len(channel.history()) == 1, "the moderators are notified once"


async def test_a_table_message_deleted_during_a_restart_is_posted_again(room: Room) -> None:
    await seated_hand(room)
    lost = room.card.id
    room.env.backend.delete_message(room.table.id, lost)
    await room.restart()
    assert room.card.id != lost
    assert await room.click("bo", "Bring in 3") == ""
