"""The lines that ``doctor`` and ``invite`` print for an owner, with a Discord on this machine."""

from pathlib import Path

from bot.ui.discord.invite import NEEDED, invite_link
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.faults import Fault
from tests.harness.processes import addresses, run


def lines(told: str) -> list[tuple[str, str]]:
    """Return the verdict and the text of each line."""
    return [(verdict, text.strip()) for verdict, _, text in (line.partition(" ") for line in told.splitlines())]


async def test_doctor_finds_nothing_to_mend_if_everything_is_in_order(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        ended = await run(tmp_path, "doctor", DISCORD_TOKEN=local.token, **addresses(local))
    told = lines(ended.out)
    assert ended.status == 0, ended
    assert {verdict for verdict, _ in told} == {"ok"}
    assert ("ok", "token: Discord accepts it") in told
    assert ("ok", "clock: as Discord's") in told
    assert ("ok", "file: data/lowball.sqlite3 isn't there yet; the first start makes it") in told
    assert any(text.endswith("all permissions are there") for _, text in told)


async def test_doctor_names_the_permissions_that_are_missing(tmp_path: Path) -> None:
    async with LocalDiscord(privileged=False) as local:
        await local.permissions.withdraw(*NEEDED)
        ended = await run(tmp_path, "doctor", DISCORD_TOKEN=local.token, **addresses(local))
    told = lines(ended.out)
    assert ended.status == 2
    (role,) = [text for verdict, text in told if verdict == "MEND"]
    assert "the bot's role lacks View Channel, Send Messages," in role
    assert (
        "note",
        "Server Members Intent: off, so players who leave a server are cashed out within ten minutes",
    ) in told


async def test_doctor_reports_a_refused_token_as_something_to_mend(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        ended = await run(tmp_path, "doctor", DISCORD_TOKEN="wrong", **addresses(local))
        alone = await run(tmp_path, "invite", DISCORD_TOKEN="wrong", **addresses(local))
    assert ended.status == 2
    assert "MEND  Discord: Discord rejected the token" in ended.out
    assert alone.line.startswith("Discord rejected the token")


async def test_doctor_and_invite_report_a_missing_token(tmp_path: Path) -> None:
    (tmp_path / "broken.sqlite3").write_text("this is no database, however long it may be " * 100)
    ended = await run(tmp_path, "doctor", DATABASE="broken.sqlite3")
    assert ended.status == 2
    assert "MEND  token: DISCORD_TOKEN isn't set" in ended.out
    assert "MEND  file: " in ended.out
    assert "note  clock, servers: these are compared with Discord's once the token is set" in ended.out
    assert (await run(tmp_path, "invite")).line.startswith("DISCORD_TOKEN must be set")


async def test_doctor_reports_that_the_database_file_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("this is no folder")
    ended = await run(tmp_path, "doctor")
    assert ended.status == 2
    assert "MEND  file: can't make the folder data: " in ended.out
    assert "isn't a folder, or set DATABASE to another path" in ended.out


async def test_doctor_reports_a_lost_connection_together_with_its_other_findings(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        local.faults.plan("GET", "/gateway", Fault())
        ended = await run(tmp_path, "doctor", DISCORD_TOKEN=local.token, **addresses(local))
    assert ended.status == 2, ended
    assert "ok    token: Discord accepts it" in ended.out
    assert "MEND  Discord: Discord can't be reached" in ended.out


async def test_the_invite_command_prints_the_invite_link_for_the_tokens_application(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        ended = await run(tmp_path, "invite", DISCORD_TOKEN=local.token, **addresses(local))
    assert ended.out.strip() == invite_link(int(local.world.bot["id"]))
