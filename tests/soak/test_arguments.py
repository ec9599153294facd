"""Tests with random and hostile arguments over all commands, and with planted faults that the soak must notice.

Some hundred run here, ten thousand with ``SOAK_LONG`` set in the environment, and any number by ``python -m tests.soak
arguments``.
"""

import asyncio
import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

import discord
import pytest

from bot.fairness.hashing import hashed
from bot.poker.cards import DECK
from bot.ui.discord import replies
from bot.ui.text.cards import card_marks
from tests.harness.discord.decks import SeededSecrets
from tests.soak import __main__ as soak
from tests.soak.arguments import Report, arguments

SETS = 180
"""Enough to give each command twice, in one world."""
SETS_LONG = 10_000
SETS_SHORT = 30
SETS_FEW = 10

Plant = Callable[[str, str, object], None]


async def test_every_command_answers_any_arguments_privately_and_without_faults() -> None:
    report = await arguments(SETS, "the suite again")
    assert report.problems == []
    assert report.sets == SETS
    assert len(report.answered) >= 70
    assert min(report.answered.values()) >= 1
    assert report.suggested > 10
    assert report.clicked > 0
    assert report.flooded > 20
    assert report.hands > 3
    assert report.proofs > 3


@pytest.mark.skipif("SOAK_LONG" not in os.environ, reason="takes minutes; SOAK_LONG=1 has it run")
@pytest.mark.timeout(0)
async def test_ten_thousand_random_commands_are_answered_without_faults() -> None:
    assert (await arguments(SETS_LONG, "the long run")).problems == []


def test_the_command_prints_its_seed_and_results_and_the_seed_repeats_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = list[Report]()

    async def kept(sets: int, seed: str, only: str = "") -> Report:
        reports.append(await arguments(sets, seed, only))
        return reports[-1]

    monkeypatch.setattr("tests.soak.arguments.arguments", kept)
    assert soak.main(["arguments", "--sets", "30", "--seed", "again"]) == 0
    printed = capsys.readouterr().out
    assert "seed again" in printed
    assert "30 sets" in printed
    assert "0 problems" in printed
    (first,), second = reports, asyncio.run(arguments(30, "again"))
    assert first.answered == second.answered
    assert (first.suggested, first.clicked) == (second.suggested, second.clicked)


# Faults to notice


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Return a function that replaces a name which a module of the cogs uses.

    The library forgets these modules when it closes a client, so the module of the next client is found by name.
    """
    return lambda module, name, bug: monkeypatch.setattr(import_module(module), name, bug)


async def noticed(only: str, sets: int = SETS_SHORT) -> str:
    return "\n".join((await arguments(sets, "planted", only, until_noticed=True)).problems)


async def test_a_failing_command_is_noticed(plant: Plant) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("planted")

    plant("cogs.people.wallet", "claim_text", fails)
    found = await noticed("claim")
    assert "/claim {}: told that it is our mistake" in found
    assert "logged: /claim failed" in found
    assert "seed planted/0, set " in found


async def test_a_command_that_accepts_a_value_of_the_wrong_kind_is_noticed(plant: Plant) -> None:
    plant("bot.client.client", "misfit", lambda *_: None)
    assert "seed planted/0, set " in await noticed("mod grant", SETS)


async def test_a_public_answer_is_noticed(plant: Plant) -> None:
    tell = replies.tell

    async def aloud(interaction: discord.Interaction, text: str) -> None:
        await tell(interaction, text)
        await interaction.followup.send(text, allowed_mentions=discord.AllowedMentions.none())

    plant("cogs.table.commands", "tell", aloud)
    assert "answered in public" in await noticed("table info")


async def test_an_answer_that_may_ping_is_noticed(plant: Plant) -> None:
    tell = replies.tell

    async def loud(interaction: discord.Interaction, text: str) -> None:
        await tell(interaction, text)
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=discord.AllowedMentions.all())

    plant("cogs.table.commands", "tell", loud)
    assert "may ping" in await noticed("table info")


async def test_a_down_card_in_an_answer_is_noticed(plant: Plant) -> None:
    def tells(*_: object) -> str:
        return card_marks(DECK)

    plant("cogs.table.commands", "describe_table", tells)
    assert "tells a down card of a running hand" in await noticed("table info")


async def test_the_seed_of_a_sealed_deck_in_an_answer_is_noticed(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds, token_bytes = list[bytes](), SeededSecrets.token_bytes

    def copied(source: SeededSecrets, count: int) -> bytes:
        seeds.append(token_bytes(source, count))
        return seeds[-1]

    def tells(*_: object) -> str:
        return hashed("deck", seeds[-1], 3).hex()

    monkeypatch.setattr(SeededSecrets, "token_bytes", copied)
    plant("cogs.table.commands", "describe_table", tells)
    # These answers are searched at the end of the batch.
    found = await noticed("table info", SETS_FEW)
    assert "tells a secret of hand" in found
    assert "deck 3" in found


async def test_an_order_from_somebody_without_the_right_is_noticed(plant: Plant) -> None:
    def anybody(*_: Any, **__: Any) -> None:
        """Forbid nothing."""

    plant("bot.use_cases.authority", "forbidden", anybody)
    assert "by one who may not" in await noticed("mod ban")
