"""The export and deletion of a user who has used every feature, checked by searching the whole file."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from bot.history.achievements import ACHIEVEMENTS
from bot.publishing.tournament import announcer
from db.upkeep.check import check
from tests.cogs.practice.test_commands import practise
from tests.discord.test_privacy import file_of
from tests.harness.discord.room import Room
from tests.harness.discord.staff import hand_over, mod, seated_hand
from tests.harness.discord.tournaments import create, say

ZED: Final = "Zebulonquux"
"""A name that appears nowhere else."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    monkeypatch.setenv("HOUSE_PLAYER_SECONDS", "0")


async def use_everything(room: Room) -> None:
    """Use every feature as one user, and every order of moderators about that user."""
    await seated_hand(room)
    room.join(ZED, "di")
    await hand_over(room)
    await room.slash(ZED, "table wait")
    await room.slash(ZED, "table sit")
    room.seats[ZED] = 3
    await room.deal("As2d3c", "Kh Qd Ks", "4h5d6s")
    await room.slash(ZED, "plan", action="fold_any")
    while room.view.hand is not None and not room.view.hand.finished:
        if "You bring it in for" not in await room.slash(name := room.to_act, "bringin"):
            await room.slash(name, "fold")
    await room.slash(ZED, "dispute", text=f"{ZED} was cheated")
    await mod(room, "mo", "settle", id=1, ruling="it stands")
    await room.slash(ZED, "settings language", language="de")
    await room.slash(ZED, "settings reminders", reminders="off")
    await room.slash(ZED, "stats", hide=True)
    await room.slash(ZED, "stats")
    await room.slash("an", "table invite", member=room.people[ZED])
    await mod(room, "mo", "ban", player=ZED, hours=1)
    await mod(room, "mo", "unban", player=ZED)
    await mod(room, "mo", "grant", player=ZED, amount=5)
    await room.slash(ZED, "table leave")
    await use_other_tables(room)


async def use_other_tables(room: Room) -> None:
    """Use the features at other tables, and in tournaments."""
    await room.slash(ZED, "learn", at=room.lobby)
    guided = next(view.table_id for view in room.wiring.play.tables.in_guild(room.guild.id) if view.practice)
    await room.slash(ZED, "table sit", at=room.lobby, table=str(guided))
    await room.slash(ZED, "table leave", at=room.lobby, table=str(guided))
    await room.wait(60)
    await create(room, name="Cup", buy_in=100)
    await say(room, ZED, "register", tournament="Cup")
    await say(room, "mo", "cancel", tournament="Cup", reason="rain")
    await room.open_table("an", private=True)
    await room.slash("an", "table invite", member=room.people[ZED])
    room.people["Ann"] = room.people["di"]
    await practise(room)
    await room.store.lobbies.save_games_wanted(room.guild.id, await room.player_id(ZED), ["razz"])
    await room.store.tournament_wishes.save(room.guild.id, await room.player_id(ZED), ["all"], ["all"])
    achieved(room, await room.player_id(ZED))


def achieved(room: Room, player: int) -> None:
    """Give the player every achievement at once."""
    with closing(sqlite3.connect(room.path)) as file, file:
        (hand,) = file.execute("SELECT id FROM hand ORDER BY id LIMIT 1").fetchone()
        rows = [(room.guild.id, player, name, hand) for name in ACHIEVEMENTS]
        file.executemany("INSERT INTO achievement VALUES (?, ?, ?, ?)", rows)
        file.execute("INSERT OR IGNORE INTO showdown_run VALUES (?, ?, 3)", (room.guild.id, player))
        file.execute("INSERT INTO tournament_day VALUES (?, ?, 0, 'razz', 0, 0, 0, 0, 0, 0)", (room.guild.id, player))


def search_file(path: Path, *wanted: object) -> dict[str, list[Any]]:
    """Return, by table, the values in its rows that equal one of these numbers or contain one of these texts."""
    numbers = {each for each in wanted if isinstance(each, int)}
    texts = [str(each) for each in wanted]
    found: dict[str, list[Any]] = {}
    with closing(sqlite3.connect(path)) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in file.execute(f"SELECT * FROM {table}"):
                hits = [
                    each
                    for each in row
                    if each in numbers or (isinstance(each, str) and any(text in each for text in texts))
                ]
                if hits:
                    found.setdefault(table, []).extend(hits)
    return found


async def test_a_user_who_used_every_feature_can_export_all_data_and_delete_it(room: Room) -> None:
    await use_everything(room)
    user, player = room.people[ZED].id, await room.player_id(ZED)
    letters = await room.store.directory.dm_channel(player)
    assert letters is not None
    before = search_file(room.path, user, letters, ZED)
    assert before.keys() == {"player_link", "dispute"}
    told = await file_of(await room.people[ZED].slash(room.lobby, "privacy export"))
    here = told["servers"][str(room.guild.id)]  # type: ignore[index]  # it is JSON
    empty = {name for name, part in here.items() if not part}
    # The user has no seat, plan or waiting place, is no moderator, and was never deleted before.
    nothing = {"stacks", "seats", "plans", "waiting_lists", "guided_hands", "audit_of_your_acts", "cuts_from_your_seat"}
    nothing |= {"letters_due", "calls_due"}
    assert empty <= {*nothing, "back_after_being_forgotten"}
    assert f"{ZED} was cheated" in json.dumps(here)
    known = search_file(room.path, player)
    await _forgotten(room, user, player, letters, known)


async def _forgotten(room: Room, user: int, player: int, letters: int, known: dict[str, list[Any]]) -> None:
    assert "sind gelöscht" in await room.slash(ZED, "privacy delete", at=room.lobby, confirm="löschen")
    assert search_file(room.path, user, letters, ZED) == {}
    # The pseudonym remains only in the history: preferences, achievements and hidden statistics are gone.
    gone = known.keys() - search_file(room.path, player).keys()
    assert gone >= {"player_link", "preference", "achievement", "showdown_run", "unlisted_player"}
    assert room.wiring.reach.names.name(room.guild.id, player) is None
    assert room.wiring.base.preferences.language(player) is None
    assert await room.store.directory.user_id(player) is None
    assert "Zebulon" not in await room.slash("mo", "audit", at=room.lobby)
    assert "Zebulon" not in await room.slash("an", "leaderboard", at=room.lobby)
    assert check(room.path) == []
    await room.store.close()
    raw = room.path.read_bytes()
    for number in (user, letters):
        assert number.to_bytes(8, "big") not in raw
        assert str(number).encode() not in raw
    assert ZED.encode() not in raw
