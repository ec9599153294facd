"""Answers to requests that make a hand faster or slower."""

from typing import assert_never

from bot.tables.messages import MoreTime, PlanAhead, PostBlind, ShowHolding, TurnRequest
from bot.tables.rules.pre_actions import Prospect
from bot.tables.state import PlanKind
from bot.ui.scene.scene import Scene
from bot.ui.text.moments import at_second


def turn_request_done(scene: Scene, message: TurnRequest) -> str:
    match message:
        case PostBlind():
            return scene.say("done-post-blind")
        case MoreTime():
            deadline_ms = scene.view.deadline_ms
            if deadline_ms is None:
                return scene.say("done-act")  # it is over by now
            return scene.say("done-more-time", when=at_second(scene.say, deadline_ms))
        case ShowHolding():
            return scene.say("done-show")
        case PlanAhead():
            return scene.say("done-act")
        case _:
            assert_never(message)


def planned_text(scene: Scene, prospect: Prospect) -> str:
    """The plan in a sentence."""
    if prospect.planned is None:
        return scene.say("pace-plan-none")
    return scene.say(f"pace-planned-{prospect.planned}", **_price(prospect))


def plan_label(scene: Scene, prospect: Prospect, kind: PlanKind) -> str:
    return scene.say(f"pace-plan-{kind}", **_price(prospect))


def _price(prospect: Prospect) -> dict[str, str | int]:
    return {"amount": prospect.cost, "all_in": "yes" if prospect.all_in else "no"}
