"""The ``fleet`` command, when no part answers."""

import re
from pathlib import Path

from tests.harness.local_discord import LocalDiscord
from tests.harness.nats_server import NatsServer
from tests.harness.processes import addresses, run


async def test_the_fleet_command_reports_in_one_line_why_no_part_answers(tmp_path: Path) -> None:
    async with NatsServer(tmp_path) as nats, LocalDiscord() as local:
        settings = {"DISCORD_TOKEN": local.token, "NATS_URL": nats.url, **addresses(local)}
        nobody = await run(tmp_path, "fleet", **settings)
        intruder = await run(tmp_path, "fleet", **{**settings, "NATS_URL": nats.url.replace("p%40ss", "wrong")})
        await nats.stop()
        away = await run(tmp_path, "fleet", **settings)
        alone = await run(tmp_path, "fleet", **{**settings, "NATS_URL": ""})
    assert nobody.line == "no part answers: are the processes running, with this NATS_URL and DISCORD_TOKEN?"
    assert re.fullmatch(r"NATS can't be reached \(.+\): check that it's running, and check NATS_URL", away.line)
    assert intruder.line.startswith("NATS can't be reached (nats: 'Authorization Violation')")
    assert alone.line == "DISCORD_TOKEN and NATS_URL must be those of the running parts"
    assert [ended.status for ended in (nobody, away, intruder, alone)] == [75, 75, 75, 2]
