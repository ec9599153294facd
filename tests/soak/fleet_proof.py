"""The proof of all parts' files once the processes have stopped.

It includes everything that ``check`` proves, such as that no server is in another part's file. Each click must have
been carried out by its own part, and every user who asked for it must be forgotten.
"""

import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.fleet.part import Part
from db import check
from tests.harness.local_discord.interactions import UPDATE, Answer
from tests.harness.local_discord.world import Json

ACTION: Final = "lb:a:"
"""How the custom_id of a button that acts in a hand begins."""
ORDER: Final = "order_"
"""How the names of requests begin that users gave to all parts."""


@dataclass
class Found:
    """The result of the proof; ``wrong`` is empty if nothing is wrong."""

    wrong: list[str] = field(default_factory=list)
    hands: int = 0
    requests: int = 0
    minted: int = 0
    orders: int = 0


def prove(files: dict[int, Path], answers: Iterable[Answer], forgotten: Collection[int]) -> Found:
    """Prove the files, which are by part.

    ``answers`` are those to everything that people did, ``forgotten`` the users who asked to be and were not refused.
    """
    found, given = Found(), list(answers)
    servers = {int(one.interaction["id"]): int(one.interaction.get("guild_id", 0)) for one in given}
    carried_out: dict[int, int] = {}
    for index, path in files.items():
        part = Part(index, len(files))
        found.wrong += [f"part {part}: {problem}" for problem in check(path)]
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file:
            found.wrong += _remembered(file, part, forgotten)
            requests = dict(file.execute("SELECT id, name FROM request").fetchall())
            for request_id, name in requests.items():
                server = servers.get(request_id)
                if server and not name.startswith(ORDER) and not part.owns_server(server):
                    found.wrong.append(f"part {part} has carried out {name} of server {server}")
                carried_out[request_id] = index
            found.orders += sum(name.startswith(ORDER) for name in requests.values())
            found.requests += len(requests)
            (hands,) = file.execute("SELECT count(*) FROM hand WHERE state = 'done'").fetchone()
            (minted,) = file.execute("SELECT -total(balance) FROM account WHERE kind = 'issuer'").fetchone()
        found.hands += hands
        found.minted += int(minted)
    lost = [one for one in given if _was_taken(one.interaction, one) and int(one.interaction["id"]) not in carried_out]
    found.wrong += [f"the click {one.interaction['id']} was taken and is in no file" for one in lost]
    return found


def _remembered(file: sqlite3.Connection, part: Part, forgotten: Collection[int]) -> Iterator[str]:
    known = {user for (user,) in file.execute("SELECT user_id FROM player_link")}
    yield from (f"part {part} still knows user {user}" for user in forgotten if user in known)
    due = file.execute("SELECT id FROM user_order").fetchall()
    yield from (f"part {part}: order {order} is still due" for (order,) in due)


def _was_taken(interaction: Json, answer: Answer) -> bool:
    """Return whether the answer shows the table after the click."""
    acts = str(interaction["data"].get("custom_id", "")).startswith(ACTION)
    return acts and answer.type == UPDATE and answer.acknowledged.is_set()
