"""A short run of ``python -m tests.soak tournament-discord``, and the faults that it must notice."""

from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.tournaments.state import End, Entrant, TournamentState
from bot.ui.discord.outbox import OPEN_EVERY_SECONDS
from tests.harness.local_discord.journal import PATIENCE_SECONDS, Entry
from tests.harness.local_discord.players import Tally
from tests.harness.local_discord.world import World
from tests.soak.tournament_discord import is_misread, tournament
from tests.soak.tournament_figures import BUY_IN, LATE_SECONDS, SETTINGS, Plan, Played, faults, money, report
from tests.soak.tournament_traffic import FREE, OPENED, Traffic, busiest

PLAN = Plan(
    9,
    5,
    # So slow that the last two players stay below the limit of clicks per minute.
    think=(0.1, 0.3),
    register_seconds=1.0,
    check_in_seconds=1.0,
    pause_seconds=0,
    settings=replace(SETTINGS, level_hands=1, level_minutes=1, target_minutes=8, stack_bets=3),
    # Only the soak measures times exactly: here the machine may be busy.
    answer_seconds=PATIENCE_SECONDS,
    late_seconds=OPEN_EVERY_SECONDS,
)
GRANT = Settings.model_fields["first_grant"].default


async def test_nine_players_at_two_tables_stay_below_every_limit(tmp_path: Path) -> None:
    played = await tournament(tmp_path, PLAN, proves=True)
    assert list(faults(played)) == []
    assert played.tables == 2
    assert played.hands >= 4
    assert len(played.played.seconds) > 40
    counts = played.traffic.by_minute()
    assert sum(counts[OPENED]) == 9
    assert played.traffic.opened_within(4.0) <= 8, "five at one a second, and some may be late"
    assert any("a letter" in kind for kind in counts)
    assert any(line.startswith("requests a minute") for line in report(played))


@dataclass
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Scene:
    clock: Clock = field(default_factory=Clock)
    world: World = field(default_factory=World)

    def __post_init__(self) -> None:
        self.traffic = Traffic(self.world, self.clock)

    def come(self, at: float, method: str, path: str, status: int = 200) -> None:
        self.clock.now = at
        self.traffic.read(Entry(method, path, {}, status))

    def played(self, **more: object) -> Played:
        figures = (3, 0, 5, 1, 60.0)
        plan = replace(PLAN, entrants=2, late_seconds=LATE_SECONDS)
        made = Played(plan, self.traffic, Tally(), Tally(), *figures, TournamentState(), "")
        return replace(made, **more)  # type: ignore[arg-type]  # the names are those of the fields


@pytest.fixture
def scene() -> Scene:
    """Return two people whose direct messages are opened a second apart."""
    made = Scene()
    for at in (0.0, 1.0):
        made.come(at, "POST", "/users/@me/channels")
    return made


def test_a_correct_tournament_has_no_faults(scene: Scene) -> None:
    assert list(faults(scene.played())) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"refused": 1}, "1 requests were over a limit"),
        ({"busiest_second": 51}, "51 requests in one second"),
        ({"entered": Tally(unanswered=2)}, "2 clicks were not answered"),
        ({"said": "ERROR bot: a click"}, "the log says: ERROR bot: a click"),
    ],
)
def test_refused_requests_and_unanswered_clicks_and_logged_errors_count_as_faults(
    scene: Scene, changed: dict[str, object], told: str
) -> None:
    assert list(faults(scene.played(**changed))) == [told]


def test_direct_messages_opened_too_fast_or_twice_are_noticed(scene: Scene) -> None:
    scene.come(1.05, "POST", "/users/@me/channels")
    assert list(faults(scene.played())) == [
        "direct messages were opened 0.05 s apart",
        "direct messages were opened 3 times",
    ]


def test_direct_messages_opened_a_little_too_fast_over_ten_seconds_are_noticed(scene: Scene) -> None:
    for number in range(2, 14):
        scene.come(number * 0.8, "POST", "/users/@me/channels")
    assert list(faults(scene.played(plan=replace(PLAN, entrants=14)))) == ["13 direct messages were opened in 10 s"]


def test_an_error_response_is_noticed(scene: Scene) -> None:
    scene.come(2.0, "POST", f"/channels/{scene.world.lobby['id']}/messages", status=429)
    (fault,) = faults(scene.played())
    assert fault.startswith("1 times 429 for POST /channels//messages")


def test_requests_are_counted_by_minute_and_purpose(scene: Scene) -> None:
    thread = scene.world.channel("table 1", type=11)["id"]
    direct = scene.world.dm(scene.world.owner["id"])["id"]
    for path in (f"/channels/{thread}/messages", f"/channels/{direct}/messages", "/interactions/1/token/callback"):
        scene.come(61.0, "POST", path)
    assert scene.traffic.by_minute() == {
        "POST /channels//messages: a letter": [0, 1],
        "POST /channels//messages: other posts at a table": [0, 1],
        OPENED: [2, 0],
        f"{FREE}answers to clicks": [0, 1],
    }
    assert scene.traffic.busiest_channel(5.0, "POST") == 1


@pytest.mark.parametrize("case", [([], 0), ([1.0], 1), ([0.0, 0.5, 0.9, 1.0, 1.4], 4), ([0.0, 1.0, 2.0], 1)])
def test_the_busiest_second_may_start_at_any_moment(case: tuple[list[float], int]) -> None:
    times, most = case
    assert busiest(times, 1.0) == most


WON = TournamentState(
    "finished",
    end=End(1, settled=True),
    entrants=(Entrant(1, playing=True, prize=2 * BUY_IN), Entrant(2, out=1)),
)
WALLETS = {1: GRANT + BUY_IN, 2: GRANT - BUY_IN}


def test_a_tournament_that_paid_everything_has_no_faults() -> None:
    assert list(money(WON, WALLETS, replace(PLAN, entrants=2))) == []


@pytest.mark.parametrize(
    "case",
    [
        (replace(WON, end=End(1)), WALLETS, "not over"),
        (replace(WON, entrants=WON.entrants[:1]), WALLETS, "1 of 2 were dealt in"),
        (replace(WON, entrants=(replace(WON.entrants[0], prize=BUY_IN), WON.entrants[1])), WALLETS, "chips were paid"),
        (WON, WALLETS | {2: GRANT}, "a wallet has"),
    ],
)
def test_missing_entrants_or_prizes_or_chips_are_noticed(case: tuple[TournamentState, dict[int, int], str]) -> None:
    state, wallets, told = case
    assert any(told in fault for fault in money(state, wallets, replace(PLAN, entrants=2)))


@pytest.mark.parametrize(("seconds", "misread"), [("12.0", False), ("41.2", True)])
def test_only_a_heartbeat_late_by_a_whole_interval_counts_as_misread(seconds: str, misread: bool) -> None:
    line = f"WARNING discord.gateway: Can't keep up, shard ID None websocket is {seconds}s behind."
    assert is_misread(line) is misread
    assert not is_misread("WARNING discord.gateway: something else")
