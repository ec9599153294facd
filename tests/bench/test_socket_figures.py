"""The bench of tables over sockets: its counts and its report."""

import asyncio
from collections import Counter
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest

from bot.fairness.cutting import ClosingLine, closing_line
from tests.bench.sampled import LOOP, PARTS, part_of, waits
from tests.bench.socket_counts import ACHIEVEMENTS, CLOSINGS, LETTERS, Counts, Deals, Seen
from tests.bench.socket_figures import Measured, Size, report
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.players import Tally, Turn, turn_on
from tests.harness.local_discord.world import Json

DM, TABLE = "5", "7"
LINE = ClosingLine(3, 12, "razz", 1, (1, 2), bytes(16), bytes(32), bytes(32), bytes(32))


def letter(street: str = "Third street", status: int = 200) -> Entry:
    text = f"**Your cards at Table 3, hand 12** · {street}\n`A`♠"
    return Entry("POST", f"/channels/{DM}/messages", {"content": text}, status)


def measured(tables: int, **kinds: int) -> Measured:
    counts, hands = Counts({DM}, Counter(kinds)), kinds.get(LETTERS[0], 0) // 4
    seen = Seen(hands, [0.5, 1.5], [0.25, 0.35])
    return Measured(
        Size(tables, (0.5, 2.0)), 10.0, Tally([0.01, 0.03], shown=[0.02, 0.04]), counts, seen, 0, (), 3.0, 0.01,
        {LOOP: 1.0}, 100.0 + tables, 4.0, 5.0,
    )  # fmt: skip


def test_requests_are_counted_by_purpose() -> None:
    counts = Counts({DM})
    body: dict[str, Any] = {}
    for entry in (
        letter(),
        letter("Seventh street"),
        letter(status=429),
        Entry("POST", "/interactions/1/t/callback", body, 204),
        Entry("PATCH", f"/channels/{TABLE}/messages/1", body, 200),
        Entry("POST", f"/channels/{TABLE}/messages", body, 200),
        Entry("POST", f"/channels/{TABLE}/messages", {"content": "🏅 **Ben**: A nine was good"}, 200),
        Entry("POST", "/channels/8/messages", {"content": f"-# {closing_line(LINE)}"}, 200),
    ):
        counts.read(entry)
    assert counts.kinds == {
        LETTERS[0]: 2,
        LETTERS[1]: 1,
        "answers to clicks": 1,
        "cards edited": 1,
        "cards posted": 1,
        ACHIEVEMENTS: 1,
        CLOSINGS: 1,
    }
    assert counts.failed == {429: 1}


def panel(hand: int, player: str = "p1") -> Json:
    text = f"**Your cards at Table 3, hand {hand}** · Third street"
    return {"id": player, "content": None, "components": [{"type": 10, "content": text}]}


@pytest.fixture
def deals() -> Deals:
    return Deals({TABLE: "Table 3"}, 3.0, lambda message: message["id"])


def test_without_a_click_a_direct_message_is_timed_from_the_first_message_of_the_deal(deals: Deals) -> None:
    for entry in (letter(status=429), letter("Seventh street"), letter(), letter()):
        deals.read(entry)
    assert deals.reached == {DM}
    assert len(deals.seen.letters) == 2
    assert deals.seen.letters[0] == 0.0
    assert deals.seen.letters[1] >= 0.0


def test_after_a_click_a_direct_message_is_timed_from_the_end_of_the_pause(deals: Deals) -> None:
    clicked = monotonic() - 5.0
    deals.clicked(TABLE, clicked)
    deals.read(letter())
    assert 2.0 <= deals.seen.letters[0] <= monotonic() - clicked - 3.0


def test_opening_a_panel_is_not_timed_but_showing_the_next_cards_on_it_is_timed_once_per_hand(deals: Deals) -> None:
    deals.look_at_panel(panel(12))
    assert (deals.reached, deals.seen.panels, deals.seen.hands) == ({"p1"}, [], 1)
    clicked = monotonic() - 5.0
    deals.clicked(TABLE, clicked)
    for player in ("p1", "p1", "p2"):
        deals.look_at_panel(panel(13, player))
    assert len(deals.seen.panels) == 1
    assert 2.0 <= deals.seen.panels[0] <= monotonic() - clicked - 3.0


def test_every_size_has_a_column_even_if_no_hand_began() -> None:
    rows = {
        row[:46].strip(): row[46:].split()
        for row in report([measured(10), measured(200, **{LETTERS[0]: 40, CLOSINGS: 5})])
    }
    assert rows["letters at the deal"][:2] == ["-", "4.00"]
    assert rows["messages that close deals"][:2] == ["-", "0.50"]
    assert rows["others"][:2] == ["0.00", "0.00"]
    assert rows["in all, but for seventh street"][:2] == ["0.00", "4.50"]
    assert rows["click to acknowledged, p50, ms"] == ["20.0", "20.0"]
    assert rows["deal to a player's letter, p50, s"][:2] == ["1.00", "1.00"]
    assert rows["deal to the cards on a panel, p50, s"] == ["0.30", "0.30"]
    assert rows["a table above the smallest size, KiB"][0] == "1024"
    assert rows["event loop and Python's own, %"] == ["100", "100"]


def test_each_source_file_belongs_to_a_part_of_the_program_or_to_python() -> None:
    assert part_of("/x/bot/poker/hand.py") == "rules (bot.poker)"
    assert part_of("/x/site-packages/discord/ui/view.py") == PARTS[2]
    assert part_of("/usr/lib/python3.11/json/decoder.py") is None


def test_both_event_loops_are_known_to_wait() -> None:
    assert waits("/usr/lib/python3.11/selectors.py")
    assert waits(asyncio.runners.__file__)
    assert not waits("/usr/lib/python3.11/json/decoder.py")


def test_the_worst_line_of_the_log_is_printed_with_its_cause() -> None:
    warned = (
        "2026-11-23 09:10:22,761 WARNING discord.http: Global rate limit has been hit.",
        "2026-11-23 09:10:23,100 ERROR bot.publishing.panel.panels: a panel of table 46 is not renewed: RuntimeError",
        '  File "bot/publishing/panel/panels.py", line 203, in _renew',
    )
    told = "\n".join(report([replace(measured(100), warned=warned)]))
    assert "told in the log, from WARNING up                          2" in told
    assert "100 tables: 2026-11-23 09:10:23,100 ERROR" in told
    assert "line 203, in _renew" in told
    assert "Global rate limit" not in told


def test_a_panel_player_reads_their_turn_from_the_buttons_of_their_panel() -> None:
    fold = {"type": 2, "style": 4, "custom_id": "lb:a:3:12:9:fold"}
    said = {"type": 10, "content": "**Your turn: 3 to call, pot 11**"}
    panel: Json = {"content": "", "components": [said, {"type": 1, "components": [fold]}]}
    assert turn_on(panel) is None
    assert turn_on(panel, "Ada") == Turn("lb:a:3:12:9", 12, "Ada", {"fold": "lb:a:3:12:9:fold"})
    assert turn_on({"content": "", "components": [said]}, "Ada") is None
