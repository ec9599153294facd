"""The buttons for plans, the time bank, posting, showing and leaving.

A button's custom_id holds all that its click needs.

lb:p:12:ahead                 in the private menu or panel of table 12: open the player's plan
lb:p:12:post                  post the big blind instead of waiting for it
lb:p:12:34:56:time            take the time bank in the turn of version 56 of hand 34
lb:p:12:34:show               show the player's cards of hand 34
lb:p:12:34:plan:call_this:40  plan: call the bet of 40
lb:p:12:34:plan:none          plan nothing
lb:p:12:34:leave              leave in the middle of hand 34
lb:p:12:34:stay               stay
"""

import re
from collections.abc import Iterator
from typing import Final, get_args

import discord

from bot.tables.ports import TableView
from bot.tables.rules.chip_moves import contributions
from bot.tables.rules.pre_actions import Prospect
from bot.tables.state import PlanKind
from bot.ui.discord.components import Composed, PlainButton, row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene

TURN_BUTTON: Final = re.compile(
    rf"lb:p:(?P<table>{NUMBER}):(?:(?P<ahead>ahead)|(?P<hand>{NUMBER}):(?:(?P<version>{NUMBER}):(?P<time>time)"
    rf"|(?P<show>show)|plan:(?P<plan>none|{'|'.join(get_args(PlanKind))})(?::(?P<to>{NUMBER}))?))"
)
POST_BUTTON: Final = re.compile(rf"lb:p:(?P<table>{NUMBER}):post")
LEAVE_BUTTON: Final = re.compile(rf"lb:p:(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<answer>leave|stay)")
"""The pattern of the buttons that answer the question before leaving in mid-hand."""


class PlanPanel(Composed):
    """A separate message in which a player plans an act in advance."""

    def __init__(self, scene: Scene, prospect: Prospect, trouble: str | None = None) -> None:
        """Build the panel; ``trouble`` is the error of the last click."""
        say_ = scene.say
        words = [*([trouble] if trouble else []), f"### {say_('pace-plan-title')}", say_("pace-plan-about")]
        said = "\n".join([*words, f"**{planned_text(scene, prospect)}**"])
        super().__init__([[said]], [row(*plan_buttons(scene, prospect))])


def plan_buttons(scene: Scene, prospect: Prospect) -> Iterator[PlainButton]:
    """Yield a button for each plan that makes sense now, at most five; the chosen one is marked."""
    begin = f"lb:p:{scene.view.table_id}:{prospect.hand_number}:plan"
    for kind in prospect.kinds:
        chosen, to = kind == prospect.planned, f":{prospect.to}" if kind == "call_this" else ""
        # A mark as well, for readers who do not see the colour.
        label = f"{'✓ ' if chosen else ''}{_plan_label(scene, prospect, kind)}"
        style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
        yield PlainButton(f"{begin}:{kind}{to}", label, style)
    nothing = prospect.planned is None
    label = f"{'✓ ' if nothing else ''}{scene.say('pace-plan-nothing')}"
    style = discord.ButtonStyle.primary if nothing else discord.ButtonStyle.secondary
    yield PlainButton(f"{begin}:none", label, style)


def planned_text(scene: Scene, prospect: Prospect) -> str:
    """Return a sentence about the player's plan."""
    if prospect.planned is None:
        return scene.say("pace-plan-none")
    return scene.say(f"pace-planned-{prospect.planned}", **_price(prospect))


def _plan_label(scene: Scene, prospect: Prospect, kind: PlanKind) -> str:
    return scene.say(f"pace-plan-{kind}", **_price(prospect))


def _price(prospect: Prospect) -> dict[str, str | int]:
    return {"amount": prospect.cost, "all_in": "yes" if prospect.all_in else "no"}


class LeaveQuestion(Composed):
    def __init__(self, scene: Scene, stake: int) -> None:
        """Build the question whether to leave in mid-hand; ``stake`` is the player's chips in the pot."""
        begin = f"lb:p:{scene.view.table_id}:{scene.view.hand_number}"
        leaves = PlainButton(f"{begin}:leave", scene.say("pace-button-leave"), discord.ButtonStyle.danger)
        stays = PlainButton(f"{begin}:stay", scene.say("pace-button-stay"))
        key = "practice-leave-ask" if scene.view.practice else "pace-leave-ask"
        words = scene.say(key, table=scene.table_name(), amount=stake)
        super().__init__([[words]], [row(leaves, stays)])


def live_stake(view: TableView, player_id: int) -> int | None:
    """Return the player's chips in the pot of the running hand, which they would give up by leaving.

    None if they are not in the hand, have folded, or are leaving already. Always None in a tournament, because nobody
    leaves one in mid-hand. A player who is out of a passed-in deal may still get their chips back (R-7.3).
    """
    hand = view.hand
    line = next((line for line in view.seats if line.player_id == player_id), None)
    if hand is None or hand.finished or line is None or line.status == "leaving" or view.tournament_id is not None:
        return None
    dealt = next((seat for seat in hand.seats if seat.seat == line.seat), None)
    if dealt is None or (dealt.folded and not dealt.out) or dict(view.last.hand_players).get(line.seat) != player_id:
        return None
    return contributions(view.last.recent).get(line.seat, 0)
