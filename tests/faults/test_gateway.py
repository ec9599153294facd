"""Gateway faults: a dropped connection, an ended session, a move. The bot catches up and play continues."""

from tests.faults.test_answers import noted
from tests.harness.faults.live_bot import LiveBot
from tests.harness.local_discord.gateway import PRIVILEGED_INTENTS


async def test_a_dropped_connection_resumes_and_delivers_the_missed_clicks(live: LiveBot) -> None:
    before = await live.turn()
    click = live.ask.pressed(live.person(before.name), live.card, next(iter(before.buttons.values())))
    await live.local.gateway.cut()
    await live.ask.send(click)
    await live.until(lambda: live.now() not in (None, before))
    await live.play()
    assert len(live.local.gateway.identified) == 1


async def test_an_ended_session_is_replaced_by_a_new_one(live: LiveBot) -> None:
    await live.local.gateway.invalidate()
    await live.local.gateway.wait_until_identified()
    await live.play(hands=2)
    assert len(live.local.gateway.identified) == 2
    view = live.view
    assert view is not None
    assert len(view.seats) == len(live.people)


async def test_play_continues_after_discord_asks_the_bot_to_reconnect(live: LiveBot) -> None:
    await live.local.gateway.ask_to_reconnect()
    await live.play(hands=2)
    assert len(live.local.gateway.identified) == 1


async def test_the_bot_keeps_working_after_the_members_intent_is_withdrawn(live: LiveBot) -> None:
    """An owner turns the intent off while the bot runs, so Discord closes the next session with 4014."""
    live.local.gateway.forbid_privileged_intents()
    await live.local.gateway.invalidate()
    await live.local.gateway.wait_until_identified()
    await live.play(hands=2)
    assert [bool(one["intents"] & PRIVILEGED_INTENTS) for one in live.local.gateway.identified] == [True, False]
    health = await live.ask.command(live.local.world.owner, "room health")
    await live.until(lambda: health.original is not None and health.original["content"] != "")
    assert health.original is not None
    assert "Server Members Intent is off" in health.original["content"]
    with noted("no event reports the leaver, and the roll call finds them"):
        leaver = live.people[0]
        live.local.world.leave(leaver)
        await live.local.all_told()
        del live.crowd._by_name[leaver["global_name"]]
        live.client.dispatch("leavers_due")
        await live.play_until(lambda: live.view is not None and len(live.view.seats) < len(live.people))
