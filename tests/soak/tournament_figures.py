"""The results of a tournament over real sockets: the faults seen on Discord's side, and the figures."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import quantiles
from typing import Final

from bot.poker.house_rules import HouseRules
from bot.settings import Settings
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from bot.ui.discord.outbox import OPEN_EVERY_SECONDS
from tests.bench.columns import line, numbers
from tests.harness.local_discord.interactions import ACKNOWLEDGE_SECONDS
from tests.harness.local_discord.limits import GLOBAL_REQUESTS
from tests.harness.local_discord.players import Tally
from tests.soak.tournament_traffic import Traffic

THINK: Final = (0.5, 2.0)
"""Seconds before a click at a table, at least and at most."""
REGISTER_SECONDS: Final = 20.0
"""The time in which everybody registers: a rush, as after an announcement."""
CHECK_IN_SECONDS: Final = 15.0
TEMPLATE: Final = "Fast"
BUY_IN: Final = 100
SETTINGS: Final = TournamentSettings(
    TEMPLATE,
    "razz",
    HouseRules(),
    seats=6,
    target_minutes=15,
    level_hands=2,
    stack_bets=5,
    buy_in=BUY_IN,
    entrants_least=2,
    late_levels=0,
    turn_seconds=20,
    season="quarter",
)
"""Levels of two hands and few chips, so that it is over in minutes."""
LATE_SECONDS: Final = 0.9
"""A request may be so late, and the next one then follows so much sooner."""
OPENINGS_SECONDS: Final = 10.0
"""Lateness must even out over so long a time."""
CLICK_MS: Final = 500
PER_MINUTE: Final = f"<= {60 / OPEN_EVERY_SECONDS + 1:.0f}"
WINDOWS: Final = "<= 10, two windows of 5"


@dataclass(frozen=True, slots=True)
class Plan:
    entrants: int
    seed: int
    think: tuple[float, float] = THINK
    register_seconds: float = REGISTER_SECONDS
    check_in_seconds: float = CHECK_IN_SECONDS
    pause_seconds: int = 1
    """The pause between hands."""
    settings: TournamentSettings = SETTINGS
    answer_seconds: float = ACKNOWLEDGE_SECONDS
    """The time in which a click must be answered."""
    late_seconds: float = LATE_SECONDS


@dataclass(frozen=True, slots=True)
class Played:
    plan: Plan
    traffic: Traffic
    played: Tally
    entered: Tally
    busiest_second: int
    refused: int
    """Requests that Discord's limits refused."""
    hands: int
    tables: int
    seconds: float
    state: TournamentState
    said: str
    """The bot's log, of warnings and worse."""


def money(state: TournamentState, wallets: dict[int, int], plan: Plan) -> Iterator[str]:
    """Yield the faults of the tournament's end; ``wallets`` are the entrants' by player id."""
    grant = Settings.model_fields["first_grant"].default
    if state.phase != "finished" or not state.settled:
        yield f"it is {state.phase}, and not over"
    if len(state.started()) != plan.entrants:
        yield f"{len(state.started())} of {plan.entrants} were dealt in"
    places = [place for place, players in state.places() for _ in players]
    if places[:1] != [1] or len(places) != plan.entrants:
        yield f"the places are {places}"
    if sum(entrant.prize for entrant in state.entrants) != plan.entrants * BUY_IN:
        yield f"{sum(entrant.prize for entrant in state.entrants)} chips were paid"
    for entrant in state.entrants:
        if wallets[entrant.player_id] != grant - BUY_IN + entrant.prize:
            yield f"a wallet has {wallets[entrant.player_id]} chips after a prize of {entrant.prize}"


def faults(played: Played) -> Iterator[str]:
    """Yield faults that Discord's side must not have seen."""
    traffic = played.traffic
    if played.refused:
        yield f"{played.refused} requests were over a limit"
    for (kind, status), times in traffic.errors().items():
        yield f"{times} times {status} for {kind}"
    if played.busiest_second > GLOBAL_REQUESTS:
        yield f"{played.busiest_second} requests in one second"
    if traffic.opened_apart() < OPEN_EVERY_SECONDS - played.plan.late_seconds:
        yield f"direct messages were opened {traffic.opened_apart():.2f} s apart"
    if (opened := traffic.opened_within(OPENINGS_SECONDS)) > OPENINGS_SECONDS / OPEN_EVERY_SECONDS + 1:
        yield f"{opened} direct messages were opened in {OPENINGS_SECONDS:g} s"
    if len(traffic.openings()) != played.plan.entrants:
        yield f"direct messages were opened {len(traffic.openings())} times"
    if played.played.unanswered or played.entered.unanswered:
        yield f"{played.played.unanswered + played.entered.unanswered} clicks were not answered"
    if played.said:
        yield f"the log says: {played.said}"


def report(played: Played) -> list[str]:
    traffic, state = played.traffic, played.state
    return [
        f"{played.plan.entrants} entrants, {played.tables} tables, {played.hands} hands, "
        f"{state.begun.level.number} levels, {sum(entrant.moved for entrant in state.entrants)} moves, "
        f"{played.seconds / 60:.1f} minutes",
        *traffic.lines(),
        numbers("the busiest second, requests that count", [played.busiest_second], 0, f"<= {GLOBAL_REQUESTS}"),
        numbers("the busiest 5 s in a channel, posts", [traffic.busiest_channel(5.0, "POST")], 0, WINDOWS),
        numbers("the busiest 5 s in a channel, edits", [traffic.busiest_channel(5.0, "PATCH")], 0, WINDOWS),
        numbers("refused by a limit (429, 40003)", [played.refused], 0, "none"),
        numbers("direct messages opened, busiest minute", [traffic.opened_within(60.0)], 0, PER_MINUTE),
        numbers("  the shortest time between two, s", [traffic.opened_apart()], 2, f">= {OPEN_EVERY_SECONDS:g}"),
        *_clicks("at the tables", played.played),
        *_clicks("to register, check in, arrive", played.entered),
    ]


def _clicks(where: str, tally: Tally) -> Iterator[str]:
    cuts = quantiles(tally.seconds, n=100, method="inclusive")
    yield line(f"clicks {where}", [f"{len(tally.seconds):,}"])
    yield numbers("  acknowledged, p50, ms", [1000 * cuts[49]], 1)
    yield numbers("  acknowledged, p99, ms", [1000 * cuts[98]], 1, f"< {CLICK_MS}")
    yield line("  refused, unanswered", [f"{tally.refused}, {tally.unanswered}"])
