"""A newcomer's evening in each language, with a guided hand, practice and a replay, and no word of English."""

import re
from collections.abc import Sequence

import pytest

from tests.cogs.practice.test_commands import anns_turn, buttons, notes, practise, words
from tests.harness.discord.room import Room
from tests.harness.english import english_in
from tests.harness.evening_words import EVENINGS

TURNS_MOST = 60
GAME = "badugi"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOUSE_PLAYER_SECONDS", "0")


def cheapest(labels: Sequence[str]) -> str:
    """Return the label for checking, calling or standing pat, which comes first or follows folding."""
    return labels[1 if len(labels) > 3 else 0]


def plain(text: str) -> str:
    """Return the text without its bold markers."""
    return text.replace("*", "")


async def learn(room: Room) -> list[str]:
    """Play the guided hand with the buttons below its notes, and return every note."""
    said: list[str] = []
    for _ in range(TURNS_MOST):
        await room.wait(2)
        if not notes(room):
            continue
        note = notes(room)[-1]
        there = buttons(note)
        said.append(plain(words(note)))
        if len(there) == 1:
            return said
        if anns_turn(room):
            result = await room.people["Ann"].click(note, custom_id=there[cheapest(list(there))])
            assert result.acknowledged
    raise AssertionError(said[-1])


async def play(room: Room) -> None:
    """Play the first hand passively with the buttons of the table's message."""
    await room.wait(2)
    while room.view.hand_number <= 1 and not (room.view.hand and room.view.hand.finished):
        if anns_turn(room):
            await room.click("Ann", next(label for label in room.buttons if re.match("Check|Call|Bring|Stand", label)))
        await room.wait(1)


@pytest.mark.parametrize("language", EVENINGS)
async def test_an_evening_in_another_language_contains_no_english(room: Room, language: str) -> None:
    expected, told = EVENINGS[language], list[str]()

    async def ask(command: str, **options: str) -> str:
        told.append(plain(await room.slash("Ann", command, at=room.lobby, **options)))
        return told[-1]

    room.join("Ann")
    assert expected["saved"] in await ask("settings language", language=language)
    assert expected["help"] in await ask("help")
    assert expected["no table"] in await ask("check")
    await practise(room, "learn", game="razz")
    await room.click("Ann", next(iter(room.buttons)))
    guided = await learn(room)
    assert expected["your turn"] in " ".join(guided)
    assert re.search(expected["learnt"], guided[-1])
    told.append(await practise(room, game=GAME))
    await play(room)
    look = await room.people["Ann"].slash(room.lobby, "hand last")
    told.append(plain(room.told(look)))
    look = await room.pick_button("Ann", look, expected["next"])
    assert re.search(expected["step"], plain(room.told(look)))
    await ask("stats")
    assert expected["board"] in await ask("leaderboard")
    assert expected["text alone"] in await ask("settings pictures", pictures="off")
    told.append(plain(await room.slash("Ann", "table leave")))
    assert re.search(expected["left"].replace("Table 1", r"Table \d"), told[-1])
    assert not english_in("\n".join([*told, *guided, room.told(look)]), language)
