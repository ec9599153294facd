"""Tournament templates, without Discord."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables.saving import StoreError
from bot.tournaments.ports import Finished
from bot.use_cases.tournaments import templates
from tests.harness.tournaments.field import SETTINGS, START
from tests.harness.use_cases.fakes import asks, moderator, refused
from tests.harness.use_cases.tournaments.fakes import Desk, tournament


async def test_a_template_stores_all_settings_and_writes_the_start_as_a_user_would_type_it() -> None:
    desk = Desk(tournament(4))
    called, settings, taken_from = await desk.templates.save(
        moderator(name="tournament template save"), "  Friday   cup ", None
    )
    assert called == settings.name == "Friday cup"
    assert taken_from == SETTINGS.name
    assert settings.usual_start == "friday 08:00"
    assert desk.store.named == {"Friday cup": settings}
    (entry,) = desk.store.audit
    assert (entry.reason, entry.before) == ("/tournament template save", "")
    assert await desk.templates.settings(asks(), "FRIDAY CUP") == settings


async def test_without_an_open_tournament_the_last_finished_one_is_saved_as_the_template() -> None:
    desk = Desk()
    assert await refused(desk.templates.save(moderator(), "Cup", None)) == "tournament-none"
    state = tournament(1, phase="finished").state
    desk.store.over = [Finished(each, replace(SETTINGS, buy_in=each), state, START) for each in (9, 8)]
    cancelled = replace(state, phase="cancelled")
    desk.store.over.insert(0, Finished(10, replace(SETTINGS, buy_in=10, name="Off"), cancelled, START))
    for chosen, buy_in in ((None, 9), ("8", 8), ("friday", 9), ("off", 10)):
        assert (await desk.templates.save(moderator(), "Cup", chosen))[1].buy_in == buy_in


async def test_a_refused_template_command_reports_the_missing_right_or_the_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(templates, "TEMPLATES_MOST", 1)
    desk = Desk(tournament(4))
    for asked in (
        desk.templates.save(asks(), "Cup", None),
        desk.templates.drop(asks(), "Cup"),
        desk.templates.listed(asks()),
    ):
        assert await refused(asked) == "forbidden-not-moderator"
    assert await refused(desk.templates.save(moderator(), "a\nb`", None)) == "template-bad-name"
    await desk.templates.save(moderator(), "Cup", None)
    assert await refused(desk.templates.save(moderator(), "Other", None)) == "template-too-many"
    await desk.templates.save(moderator(), "CUP", None)
    assert (await desk.templates.suggested(asks()), await desk.templates.suggested(moderator())) == ([], ["CUP"])
    assert await desk.templates.drop(moderator(), "cup") == "CUP"
    assert await refused(desk.templates.drop(moderator(), "cup")) == "template-unknown"


async def test_of_two_simultaneous_saves_the_second_replaces_the_first() -> None:
    desk = Desk(tournament(4))
    await asyncio.gather(*(desk.templates.save(moderator(user), "Cup", None) for user in (8, 9)))
    first, second = desk.store.audit
    assert (first.before, second.before) == ("", first.after)


async def test_a_database_failure_is_raised_and_does_not_block_the_next_save() -> None:
    desk = Desk(tournament(4))
    desk.store.fails = True
    with pytest.raises(StoreError):
        await desk.templates.save(moderator(), "Cup", None)
    desk.store.fails = False
    await desk.templates.save(moderator(), "Cup", None)
