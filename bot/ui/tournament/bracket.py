"""The content of a bracket's picture: its current rounds, with the players' names (T-10.1)."""

from collections.abc import Sequence
from typing import Final

from bot.common.escaping import plain
from bot.tournaments.rules.matches import Match, Slot, entrants_drawn, rounds_of
from bot.ui.pictures.bracket_picture import BracketMatch, BracketPicture, BracketRound, BracketSlot, SlotState
from bot.ui.tournament.matches import DUEL, round_text
from bot.ui.tournament.scene import NAME_MOST, TournamentScene

ROUNDS_MOST: Final = 3
"""The most rounds side by side; more would be illegible on a phone."""
MATCHES_MOST: Final = 8
"""The most matches of a round beside others; more fill the picture alone."""


def bracket(scene: TournamentScene) -> BracketPicture | None:
    """Return the picture of a bracket that runs or is over; None for any other tournament."""
    tree = scene.tree if scene.state.play is not None else ()
    if not tree or any(len(match.slots) != DUEL for match in tree):
        return None
    shown = _rounds_shown(tree, is_over=scene.state.phase == "finished")
    numbers = [[at for at, match in enumerate(tree) if match.round == each] for each in shown]
    rounds = tuple(_round(scene, each, numbers[:at]) for at, each in enumerate(numbers))
    return BracketPicture(scene.say.locale, plain(scene.settings.name, NAME_MOST), rounds)


def _rounds_shown(tree: Sequence[Match], *, is_over: bool) -> list[int]:
    """Return the rounds from the first undecided one on, or the last ones; only the largest if it is too large."""
    last = rounds_of(tuple(tree))
    current = last if is_over else min(match.round for match in tree if match.winner is None)
    first = max(1, min(current, last - ROUNDS_MOST + 1))
    shown = list(range(first, min(last, first + ROUNDS_MOST - 1) + 1))
    sizes = {number: sum(match.round == number for match in tree) for number in shown}
    largest = max(sizes, key=lambda number: sizes[number])
    return shown if sizes[largest] <= MATCHES_MOST else [largest]


def _round(scene: TournamentScene, numbers: Sequence[int], before: Sequence[Sequence[int]]) -> BracketRound:
    tree = scene.tree
    drawn = before[-1] if before else []
    matches = tuple(_match(scene, number, drawn) for number in numbers)
    return BracketRound(round_text(scene.say, tree, tree[numbers[0]].round), matches)


def _match(scene: TournamentScene, number: int, drawn: Sequence[int]) -> BracketMatch:
    match = scene.tree[number]
    one, two = (_slot(scene, number, slot) for slot in match.slots)
    feeders = tuple(drawn.index(slot.winner_of) for slot in match.slots if slot.winner_of in drawn)
    players = scene.say("tourney-match-pairing", one=one.name or "…", two=two.name or "…")
    through = next((each.name for each in (one, two) if each.state == "through"), None)
    words = players if through is None else scene.say("tourney-match-won", players=players, name=through)
    return BracketMatch((one, two), words, feeders)


def _slot(scene: TournamentScene, number: int, slot: Slot) -> BracketSlot:
    if slot.player_id is None:
        return BracketSlot("", "", "open")
    label = f"#{1 + entrants_drawn(scene.tree).index(slot.player_id)}"
    name = plain(scene.name_of(slot.player_id) or "", NAME_MOST) or scene.say("player-nameless")
    return BracketSlot(name, label, _state(scene, number, slot.player_id))


def _state(scene: TournamentScene, number: int, player_id: int) -> SlotState:
    match, entrant = scene.tree[number], scene.state.entrant(player_id)
    is_champion = scene.state.phase == "finished" and entrant is not None and entrant.playing
    if match.winner == player_id or is_champion:
        return "through"
    is_out = match.winner is not None or entrant is None or not entrant.playing
    return "out" if is_out else "in"
