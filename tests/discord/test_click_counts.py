"""The clicks that players need for common actions; using a menu counts as one, and so does submitting a form."""

from simcord.components import walk_components

from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room
from tests.harness.discord.scripts import SCRIPTS, sit_down
from tests.harness.discord.staff import seated_hand

TRIPLE = next(script for script in SCRIPTS if script.game == "deuce-to-seven-triple-draw")
SINGLE = next(script for script in SCRIPTS if script.game == "deuce-to-seven-single-draw")


def clicks(room: Room, name: str) -> int:
    """Count the player's clicks and commands so far."""
    own = room.people[name].id
    return sum(record.user_id == own for record in room.env.backend.interactions.values())


async def test_calling_down_a_razz_hand_takes_one_click_for_each_street(room: Room) -> None:
    """It takes seven clicks up to the showdown; one of them opens the panel for the whole evening."""
    await seated_hand(room)
    before = clicks(room, "bo")
    bo = await Panel.open(room, "bo")
    await bo.press("Bring in 3")
    await room.slash("an", "complete")
    await bo.press("Call 7")
    for size in (10, 20, 20, 20):
        if room.to_act == "an":
            await room.slash("an", "bet")
        await bo.press(f"Call {size}")
    assert "Showdown" in bo.text or "wins" in bo.text
    assert clicks(room, "bo") - before == 7


async def test_drawing_three_cards_takes_two_clicks_and_a_suggested_draw_takes_one(room: Room) -> None:
    await sit_down(room, TRIPLE)
    panel = await Panel.open(room, "an")
    await room.slash("bo", "call")
    await panel.press("Check")
    before = clicks(room, "an")
    await panel.choose(2, 3, 4)
    await panel.press("Draw 3")
    assert clicks(room, "an") - before == 2
    other = await Panel.open(room, "bo", command=True)
    before = clicks(room, "bo")
    await other.press(next(label for label in other.buttons if label.startswith(("Keep", "Stand pat"))))
    assert room.to_act == "an"
    assert clicks(room, "bo") - before == 1


async def test_betting_two_thirds_of_the_pot_takes_two_clicks(room: Room) -> None:
    """The form already contains that amount."""
    await sit_down(room, SINGLE)
    panel = await Panel.open(room, "bo")
    before = clicks(room, "bo")
    form = await panel.press("Other…")
    assert form.modal is not None
    (amount,) = (part["value"] for part in walk_components(form.modal["components"]) if "value" in part)
    await room.people["bo"].submit_modal(form, {"amount": amount})
    assert "bet 23" in panel.text
    assert clicks(room, "bo") - before == 2


async def test_a_bet_of_half_the_pot_or_of_the_whole_pot_or_of_all_chips_takes_one_click(room: Room) -> None:
    await sit_down(room, SINGLE)
    panel = await Panel.open(room, "bo")
    assert {"½ pot 20", "Pot 30", "All-in 500"} <= panel.buttons.keys()
    before = clicks(room, "bo")
    await panel.press("Pot 30")
    assert room.to_act == "an"
    assert clicks(room, "bo") - before == 1
