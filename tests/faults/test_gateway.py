"""The gateway drops, ends its session, or moves: what happened meanwhile is caught up with, and play goes on."""

from tests.faults.house import House


async def test_a_dropped_connection_is_resumed_with_the_clicks_it_missed(house: House) -> None:
    before = await house.turn()
    click = house.ask.pressed(house.person(before.name), house.card, next(iter(before.buttons.values())))
    await house.local.gateway.cut()
    await house.ask.send(click)
    await house.until(lambda: house.now() not in (None, before))
    await house.play()
    assert len(house.local.gateway.identified) == 1


async def test_an_ended_session_is_begun_anew(house: House) -> None:
    await house.local.gateway.invalidate()
    await house.local.gateway.wait_until_identified()
    await house.play(hands=2)
    assert len(house.local.gateway.identified) == 2
    view = house.view
    assert view is not None
    assert len(view.seats) == len(house.people)


async def test_a_server_that_asks_to_reconnect_is_left_and_found_again(house: House) -> None:
    await house.local.gateway.ask_to_reconnect()
    await house.play(hands=2)
    assert len(house.local.gateway.identified) == 1
