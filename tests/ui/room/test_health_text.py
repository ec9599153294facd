"""The bot's health in lines for moderators."""

from dataclasses import replace

import pytest

from bot.locales.phrases import Phrases
from bot.ui.room.health_text import health_lines, latency_line
from bot.use_cases.health import Health

WELL = Health("1.2.3", 1_800_000_000_000, 0, 1.25, True, True, 1_800_000_000_000, 0, 2, 5_000_000_000)
SAY = Phrases("en-US")


def test_the_health_of_the_bot_is_reported_in_five_lines() -> None:
    assert health_lines(SAY, WELL) == [
        "Database: 0 changes waiting, the last ones saved after 1.2 ms.",
        "Last backup: <t:1800000000:f>.",
        "Errors in the log: 0 in the last hour, 2 in the last day.",
        "Free on the disk: 5,000 MB.",
        "Version 1.2.3, started <t:1800000000:f>.",
    ]


def test_the_report_of_one_of_several_processes_names_its_number() -> None:
    assert health_lines(SAY, replace(WELL, part="1/4"))[-1] == "Process 1/4 of the bot looks after this server."


@pytest.mark.parametrize(
    "case",
    [
        (replace(WELL, is_writable=False), "can't be written"),
        (replace(WELL, backup_ms=None), "There's no backup yet"),
        (replace(WELL, backup_ms=None, wants_backups=False), "Scheduled backups are off"),
    ],
)
def test_each_fault_of_the_bot_is_reported(case: tuple[Health, str]) -> None:
    health, words = case
    assert words in "\n".join(health_lines(SAY, health))


@pytest.mark.parametrize(
    "case",
    [
        (0.0423, "Discord answers in 42 ms."),
        (float("nan"), "⚠️ Discord hasn't answered yet."),
        (float("inf"), "hasn't"),
    ],
)
def test_the_latency_line_shows_milliseconds_once_discord_has_answered(case: tuple[float, str]) -> None:
    seconds, words = case
    assert words in latency_line(SAY, seconds)
