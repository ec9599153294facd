"""The result of a tournament (T-5.3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.common.escaping import plain
from bot.tournaments.questions import elapsed_ms, league_results
from bot.ui.discord.attachments import Drawn
from bot.ui.pictures.podium_picture import STEPS_MOST, PodiumPicture, PodiumStep
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.buttons import result_verbs, tournament_button
from bot.ui.tournament.post import CHARACTERS_MOST, PostExtras, TournamentPost, why_cancelled, won_text
from bot.ui.tournament.scene import NAME_MOST, TournamentScene, fitting, in_a_row, ordinal, placed
from bot.ui.tournament.wishes import wish_button

_WON: Final = 0xD9A514
_STOPPED: Final = 0x80848E
_DOT: Final = "\N{NO-BREAK SPACE}· "
"""The separator between facts; its no-break space keeps the dot away from the start of a line."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The data of a result that the tournament's view does not contain."""

    hands: int | None = None
    """The number of hands played at all tables; None if they could not be counted."""
    next_ms: int | None = None
    """The start of the next tournament of the schedule; None if there is none."""
    refunds: tuple[tuple[int, int], ...] = ()
    """(player_id, chips) of each refund of a cancelled tournament."""


def result_post(
    scene: TournamentScene,
    ending: Ending,
    extras: PostExtras | None = None,
    drawn: Drawn | None = None,
    *,
    buttons: bool = True,
    shareable: bool = False,
) -> TournamentPost:
    """Return the result post: places, prizes, points, hands, duration and the next start, with buttons.

    For a cancelled tournament it has the reason and the refunds. ``shareable`` adds the button that shows it to
    everyone.
    """
    if scene.state.phase == "cancelled":
        heading = [scene.say("tourney-cancelled"), why_cancelled(scene, extras or PostExtras())]
        lines, colour = _refunds(scene, ending), _STOPPED
    else:
        heading, lines, colour = [_length(scene, ending), *_deal(scene)], list(_places(scene)), _WON
    heading = [f"### {scene.say('tourney-result-title', name=scene.title)}", *heading]
    closing = [scene.say("tourney-next", when=full_stamp(ending.next_ms))] if ending.next_ms is not None else []
    room = CHARACTERS_MOST - sum(len(line) + 1 for line in (*heading, *closing))
    listed = [fitting(scene.say, lines, room, "\n")] if lines else []
    verbs = result_verbs(scene.view, recurs=ending.next_ms is not None, shareable=shareable)
    row = [*(tournament_button(scene.say, scene.view, verb) for verb in verbs), wish_button(scene.say)]
    return TournamentPost([heading, listed, closing], row if buttons else (), colour=colour, drawn=drawn)


def podium(scene: TournamentScene) -> PodiumPicture | None:
    """Return the data of a finished tournament's podium picture; None if the tournament is not finished.

    Players who share a place stand on one step.
    """
    if scene.state.phase != "finished":
        return None
    entrants = len(scene.state.started())
    return PodiumPicture(
        scene.say.locale,
        plain(scene.settings.name, NAME_MOST),
        scene.say("tourney-result-entrants", count=entrants),
        tuple(_step(scene, place, players, entrants) for place, players in scene.state.places() if place <= STEPS_MOST),
    )


def _step(scene: TournamentScene, place: int, players: Sequence[int], entrants: int) -> PodiumStep:
    names = tuple(plain(scene.name_of(player) or "", NAME_MOST) or scene.say("player-nameless") for player in players)
    firsts = {_gain_drawn(scene, player, place, entrants) for player in players} - {""}
    # Odd chips of a deal can part players who share a place.
    detail = firsts.pop() if len(firsts) == 1 else ""
    return PodiumStep(place, ordinal(scene.say, place), names, detail)


def _gain_drawn(scene: TournamentScene, player_id: int, place: int, entrants: int) -> str:
    """Return the first gain of the player, without the link of a seat, which a picture cannot hold."""
    entrant = scene.state.entrant(player_id)
    if entrant is not None and entrant.seat_in:
        return scene.say("tourney-seats", count=1)
    return next(_gains(scene, player_id, place, entrants), "")


def _length(scene: TournamentScene, ending: Ending) -> str:
    state, settings = scene.state, scene.settings
    minutes = round(elapsed_ms(state, state.ended.at_ms) / 60_000)
    facts = [
        scene.say("tourney-result-entrants", count=len(state.started())),
        scene.say("tourney-result-minutes", minutes=minutes, target=settings.minutes_for(len(state.started()))),
    ]
    if ending.hands is not None:
        facts.append(scene.say("tourney-result-hands", count=ending.hands))
    return in_a_row(facts)


def _deal(scene: TournamentScene) -> Iterator[str]:
    """Yield a line about the deal that divided the prizes, if there was one (T-9.2)."""
    if (deal := scene.state.made) is not None:
        yield scene.say("tourney-result-deal", kind=deal.kind, amount=deal.total, rest=deal.play_for)


def _places(scene: TournamentScene) -> Iterator[str]:
    """Yield a line for each player who won something, and one line for all others."""
    entrants, others = len(scene.state.started()), list[str]()
    for place, players in scene.state.places():
        for player_id in players:
            gains = list(_gains(scene, player_id, place, entrants))
            if gains:
                yield _DOT.join([placed(scene.say, place, scene.name(player_id)), *gains])
            else:
                others.append(f"{ordinal(scene.say, place)} {scene.name(player_id)}")
    if others:
        yield f"-# {fitting(scene.say, others, CHARACTERS_MOST // 2, _DOT)}"


def _gains(scene: TournamentScene, player_id: int, place: int, entrants: int) -> Iterator[str]:
    entrant = scene.state.entrant(player_id)
    if entrant is None or entrant.removed:
        return  # The league does not count them either (T-5.2).
    if entrant.prize:
        chips = won_text(scene, entrant)
        part = entrant.deal if entrant.deal < entrant.prize else 0
        yield scene.say("tourney-chips-deal", chips=chips, amount=part) if entrant.deal else chips
    if entrant.won_bounties:
        yield scene.say("tourney-bounties", amount=entrant.won_bounties)
    earned = _points(scene, player_id) if scene.settings.season is not None else 0
    if earned:
        yield scene.say("tourney-points", count=earned)


def _points(scene: TournamentScene, player_id: int) -> int:
    results = league_results(scene.settings, scene.state)
    return next((each.points for each in results if each.player_id == player_id), 0)


def _refunds(scene: TournamentScene, ending: Ending) -> Sequence[str]:
    """Return a line for each refund of a cancelled tournament, the largest first."""
    paid = sorted(ending.refunds, key=lambda refund: -refund[1])
    return [scene.say("tourney-refund", name=scene.name(player), amount=chips) for player, chips in paid]
