"""The accounts of the month: each start, each wallet, and each place in the league must be right."""

import re
from collections import Counter
from datetime import UTC, datetime
from math import sqrt
from typing import Final

from bot.tournaments.ports import Finished
from tests.harness.discord.room import GRANT
from tests.soak.month_diary import HOME
from tests.soak.month_world import PLAYERS, World

BEST: Final = 8
"""So many results count for the league (T-5.2)."""


async def finished(world: World) -> list[Finished]:
    """Return the tournaments that were played to the end, the oldest first."""
    past = await world.room.store.tournaments.past(world.room.guild.id, 100)
    return sorted((each for each in past if each.state.phase == "finished"), key=lambda each: each.state.start_ms)


async def check_starts(world: World, wanted: dict[str, tuple[str, ...]]) -> None:
    """Check the starts of each series, by the room's clock."""
    played = await finished(world)
    for name, starts in wanted.items():
        moments = (each.state.start_ms for each in played if each.settings.name == name)
        found = tuple(f"{datetime.fromtimestamp(ms / 1000, UTC).astimezone(HOME):%d %H:%M}" for ms in moments)
        world.diary.check(found == starts, f"{name} started at {found}, not at {starts}")


async def check_wallets(world: World) -> None:
    """Check that each wallet has what its owner won, less the buy-ins, and that nothing stays in a pool."""
    ids = {await world.room.player_id(name): name for name in PLAYERS}
    wanted = Counter(dict.fromkeys(PLAYERS, GRANT))
    for each in await finished(world):
        paid = 0
        for entrant in each.state.started():
            won = entrant.prize + entrant.won_bounties
            paid += won
            wanted[ids[entrant.player_id]] += won - each.settings.buy_in
        pool = len(each.state.started()) * each.settings.buy_in
        world.diary.check(paid == pool, f"{each.settings.name} {each.tournament_id} paid {paid} of {pool}")
    for name in sorted({ids[entrant.player_id] for each in await finished(world) for entrant in each.state.entrants}):
        found = await world.room.wallet(name)
        world.diary.check(found == wanted[name], f"{name} has {found} chips, not {wanted[name]}")


async def check_league(world: World, standings: str) -> None:
    """Check the points of all tournaments in the text of /league."""
    ids = {await world.room.player_id(name): name for name in PLAYERS}
    results: dict[str, list[int]] = {}
    for each in await finished(world):
        field = len(each.state.started())
        for place, players in each.state.places():
            points = round(10 * sqrt(field / place)) if place <= max(3, field / 2) else 0
            for player in players:
                results.setdefault(ids[player], []).append(points)
    wanted = {name: sum(sorted(points)[-BEST:]) for name, points in results.items()}
    found = {name: int(points) for name, points in re.findall(r"\*\*(\w+)\*\* · (\d+) points", standings)}
    world.diary.check(found == wanted, f"the league says {found}, not {wanted}")
    order = re.findall(r"^(\d+)\\?\. \*\*(\w+)\*\*", standings, re.MULTILINE)
    shared = {name: 1 + sum(points > wanted[name] for points in wanted.values()) for name in wanted}
    world.diary.check({name: int(place) for place, name in order} == shared, f"the league's places are {order}")
