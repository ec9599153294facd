"""The commands /room report and /room export: their content, and who may use them."""

import csv
import io
import json
import zipfile

import discord
import pytest
from PIL import Image

from bot.use_cases import room_reports
from cogs.room import report
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import ADMIN, audited
from tests.harness.discord.staff import AN, BO


@pytest.fixture
async def played(room: Room) -> Room:
    """Set up ``boss``, who manages the server, and ``mod``, who moderates; ``an`` and ``bo`` have played Razz."""
    room.join("boss", roles=(room.guild.create_role("owner", permissions=ADMIN),))
    moderates = discord.Permissions(moderate_members=True)
    room.join("mod", roles=(room.guild.create_role("mods", permissions=moderates),))
    room.join("an", "bo")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await room.slash(room.to_act, "bringin")
    await room.slash(room.to_act, "fold")
    return room


async def attached(room: Room, name: str, command: str, **options: object) -> tuple[str, discord.Attachment | None]:
    """Return the private answer and its file."""
    result = await room.people[name].slash(room.lobby, command, **options)
    assert result.ephemeral
    assert result.response is not None
    files = result.response.attachments
    return result.response.content, files[0] if files else None


async def test_the_report_contains_a_table_and_a_plot_with_a_description(played: Room) -> None:
    text, file = await attached(played, "mod", "room report")
    assert file is not None
    lines = text.splitlines()
    assert len([line for line in lines if line.startswith("20")]) == 8
    assert lines[-3].split()[1:] == ["30000", "0", "1", "1", "2"], "the running week: three wallets, a table, a hand"
    assert lines[-2].split() == ["Total", "30000", "0", "1", "1"]
    assert "30,000 chips created and 0 removed, one hand played" in (file.description or "")
    picture = Image.open(io.BytesIO(await file.read()))
    assert picture.format == "PNG"
    assert picture.width > picture.height > 400


async def test_the_report_covers_the_requested_weeks_and_fits_one_message(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "plot", lambda weeks, words: b"a plot")
    text, _ = await attached(played, "mod", "room report", weeks=26)
    assert len(text) <= 2000
    assert text.count("\n20") == 26
    text, _ = await attached(played, "boss", "room report", weeks=1)
    assert "**This week**, Monday to Sunday, UTC; it isn't over yet" in text


async def test_players_cannot_read_the_report(played: Room) -> None:
    text, file = await attached(played, "an", "room report")
    assert "Only moderators" in text
    assert file is None


def unzipped(content: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(content)) as folder:
        return {name: folder.read(name).decode() for name in folder.namelist()}


async def test_the_export_contains_everything_except_secrets_and_user_ids(played: Room) -> None:
    text, file = await attached(played, "boss", "room export", format="json")
    assert file is not None
    assert "Everything stored about this room" in text
    (body,) = unzipped(await file.read()).values()
    everything = json.loads(body)
    assert [table["name"] for table in everything["poker_table"]] == ["Table 1"]
    assert sum(row["amount"] for row in everything["transfer"] if row["code"] == "grant") == 30_000
    for name in ("an", "bo"):
        assert str(played.people[name].id) not in body
    assert await audited(played) == [("export", "", "json")]


async def test_the_csv_export_contains_a_file_for_each_table(played: Room) -> None:
    _, file = await attached(played, "boss", "room export", format="csv")
    assert file is not None
    files = unzipped(await file.read())
    rows = list(csv.DictReader(io.StringIO(files["transfer.csv"])))
    assert {row["code"] for row in rows} >= {"grant", "buy_in", "ante"}
    assert set(files) >= {"poker_table.csv", "hand.csv", "audit.csv"}


async def test_only_administrators_can_export_the_room(played: Room) -> None:
    for name in ("an", "mod"):
        text, file = await attached(played, name, "room export", format="csv")
        assert "Only administrators" in text
        assert file is None
    assert await audited(played) == []


async def test_the_refusal_of_an_export_that_is_too_large_names_the_command_for_the_host(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_reports, "BYTES_MOST", 100)
    text, file = await attached(played, "boss", "room export", format="csv")
    assert f"python -m bot export {played.guild.id} room.zip --format csv" in text
    assert file is None
