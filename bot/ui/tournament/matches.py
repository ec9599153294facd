"""Brackets and shootouts in words: what the format means, the rounds, and who plays whom (section 10)."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.locales.phrases import Phrases
from bot.tournaments.ports import Count
from bot.tournaments.rules.matches import Match, Tree, byes, match_of, rounds_of
from bot.tournaments.settings import TournamentSettings
from bot.ui.tournament.scene import TournamentScene, tree_for

DUEL = 2
"""The number of players of a match of a bracket."""
RoundKind = Literal["final", "semifinal", "quarterfinal", "last", "round"]


def format_line(say: Phrases, settings: TournamentSettings, entrants: int) -> str | None:
    """Return what the format means with this many entrants: rounds, byes, lengths; None without matches."""
    tree, minutes = tree_for(settings, entrants), settings.target_minutes
    if not tree:
        return None
    facts = {"entrants": entrants, "minutes": minutes, "total": settings.minutes_for(entrants)}
    if settings.format.rounds.has_byes:
        return say("tourney-bracket", rounds=rounds_of(tree), byes=byes(tree), **facts)
    return say("tourney-shootout", tables=_tables(tree), **facts)


def _tables(tree: Tree) -> str:
    """Return the tables and players of each round, with a multiplication sign: ``6 x 5-6 → 1 x 6``."""
    rounds = []
    for number in range(1, 1 + rounds_of(tree)):
        sizes = sorted(len(match.slots) for match in tree if match.round == number)
        players = f"{sizes[0]}" if sizes[0] == sizes[-1] else f"{sizes[0]}-{sizes[-1]}"
        rounds.append(f"{len(sizes)}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}{players}")
    return " → ".join(rounds)


def round_text(say: Phrases, tree: Tree, number: int) -> str:
    """Return the name of a round, ``Semifinal``."""
    return _round(say, "tourney-round", tree, number)


def to_round_text(say: Phrases, tree: Tree, number: int) -> str:
    """Return the round that a player goes through to, ``to the semifinal``."""
    return _round(say, "tourney-to-round", tree, number)


def _round(say: Phrases, key: str, tree: Tree, number: int) -> str:
    kind, players = _kind(tree, number)
    return say(key, kind=kind, players=players, round=number)


def _kind(tree: Tree, number: int) -> tuple[RoundKind, int]:
    """Return the kind of a round and how many play in it.

    Only in a bracket rounds before the final have names, and only if nobody has a bye in them.
    """
    left, sizes = rounds_of(tree) - number, [len(match.slots) for match in tree if match.round == number]
    if not left:
        return "final", sum(sizes)
    named: Sequence[RoundKind] = ("semifinal", "quarterfinal")
    is_full = set(sizes) == {DUEL} and len(sizes) == 1 << left
    kind = "round" if not is_full else named[left - 1] if left <= len(named) else "last"
    return kind, sum(sizes)


def match_lines(scene: TournamentScene, counts: Sequence[Count] = ()) -> Iterator[str]:
    """Yield a line for each match that is played, and one for the players who wait for an opponent."""
    state, channels = scene.state, dict(scene.view.table_channels)
    chips = {count.player_id: count.chips for count in counts}
    for match in state.begun.matches:
        clock = state.at_table(match.table_id)
        if match.winner is None and match.table_id in channels:
            yield scene.say(
                "tourney-match",
                round=round_text(scene.say, state.begun.matches, match.round),
                players=pairing(scene, [_player(scene, player, chips) for player in match.players]),
                level=clock.begun.level.number,
                channel=f"<#{channels[match.table_id]}>",
            )
    waiting = [each.player_id for each in state.playing() if not _match(scene, each.player_id).is_known]
    if waiting and state.phase == "running":
        yield scene.say("tourney-match-waiting", names=", ".join(scene.each_name(waiting)))


def _match(scene: TournamentScene, player_id: int) -> Match:
    tree = scene.state.begun.matches
    return tree[match_of(tree, player_id)]


def _player(scene: TournamentScene, player_id: int, chips: dict[int, int]) -> str:
    name = scene.name(player_id)
    if player_id not in chips:
        return name
    return scene.say("tourney-match-player", name=name, amount=chips[player_id])


def pairing(scene: TournamentScene, players: Sequence[str]) -> str:
    """Return the players of a match in one text, with a dash between two."""
    if len(players) == DUEL:
        return scene.say("tourney-match-pairing", one=players[0], two=players[1])
    return ", ".join(players)
