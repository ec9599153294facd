"""The commands /audit and /ledger: their content, filters, pages and exports, and who may read them."""

import csv
import io
import re
from typing import Any

import pytest
import pytest_asyncio

from bot.ui.moderation.audit_text import COLUMNS
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.staff import audit, hand_over, mod, seated_hand, staff
from tests.harness.discord.tournaments import create, say


@pytest.fixture
async def orders(room: Room) -> Room:
    """Let ``ada`` pause and resume a table, and ``mo`` grant ``an`` 500 chips and ban ``cy`` for an hour."""
    await give_orders(room)
    return room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    await give_orders(standing)
    return standing


async def give_orders(room: Room) -> None:
    staff(room)
    room.join("an", "cy")
    await room.open_table("an")
    await mod(room, "ada", "pause", reason="a break")
    await mod(room, "ada", "resume")
    await mod(room, "mo", "grant", player="an", amount=500, reason="**prize**")
    await mod(room, "mo", "ban", player="cy", hours=1, reason="=1+1")


async def told(room: Room, name: str, **options: Any) -> str:
    people: dict[str, Any] = {
        key: room.people[str(value)] if key in {"who", "whom"} else value for key, value in options.items()
    }
    return await room.slash(name, "audit", **people)


@in_standing_room
async def test_the_audit_shows_who_did_each_act_to_whom_and_why_and_what_it_changed(same_room: Room) -> None:
    text = await told(same_room, "mo")
    assert "Verified: no entry was changed or removed." in text
    assert re.search(r"`#3` <t:\d+:f> · \*\*mo\*\* granted chips to \*\*an\*\*\n“\\\*\\\*prize\\\*\\\*”", text)
    assert "10,000 chips → 10,500 chips" in text
    assert re.search(r"neither banned nor frozen → banned until <t:\d+:f>", text)
    assert "**ada** paused the table · table 1\n“a break”\n-# open → paused" in text
    assert text.index("`#4`") < text.index("`#1`")


@in_standing_room
async def test_only_moderators_can_read_the_audit(same_room: Room) -> None:
    for options in ({}, {"export": True}, {"act": "no such act"}):
        assert "Only moderators" in await told(same_room, "an", **options)


@in_standing_room
@pytest.mark.parametrize(
    "case",
    [
        ({"who": "ada"}, ["2", "1"]),
        ({"whom": "an"}, ["3"]),
        ({"act": "ban"}, ["4"]),
        ({"act": "Banned …"}, ["4"]),
        ({"act": "resumed the table"}, ["2"]),
        ({"table": "table 1"}, ["2", "1"]),
        ({"table": "1", "act": "pause"}, ["1"]),
        ({"who": "an"}, []),
        ({"table": "77"}, []),
    ],
)
async def test_the_audit_can_be_filtered(same_room: Room, case: tuple[dict[str, str], list[str]]) -> None:
    wanted, numbers = case
    text = await told(same_room, "mo", **wanted)
    assert re.findall(r"`#(\d+)`", text) == numbers
    assert ("Nothing here yet" in text) is (not numbers)


async def test_the_answer_to_an_invalid_audit_filter_names_the_valid_filters(orders: Room) -> None:
    assert "mo has never played" not in await told(orders, "ada", who="mo")
    orders.join("newcomer")
    assert "newcomer has never played here" in await told(orders, "mo", whom="newcomer")
    assert await orders.store.directory.known(orders.people["newcomer"].id) is None
    missing = await told(orders, "mo", table="the red one")
    assert "No open table is named “the red one”. For a closed one, enter its number" in missing
    suggested = await orders.people["mo"].autocomplete(orders.table, "audit", "act", "ban")
    assert [choice["value"] for choice in suggested] == ["ban", "unban", "returned"]
    refused = await told(orders, "mo", act="paus **it**")
    assert "“paus \\*\\*it\\*\\*” isn't an action in the audit log. Choose from: paused the table, " in refused
    assert "banned …" in refused


async def test_the_audit_finds_a_closed_table_only_by_its_number(orders: Room) -> None:
    """Another table may have had the same name, and the number in a name is not the table's number."""
    await orders.slash("an", "table close")
    for name in ("Table 1", "Tisch 1", "1-12"):
        assert f"No open table is named “{name}”. For a closed one, enter its number" in await told(
            orders, "mo", table=name
        )
    for number in ("1", "#1", " # 1 "):
        assert re.findall(r"`#(\d+)`", await told(orders, "mo", table=number)) == ["2", "1"]


async def test_the_audit_uses_the_readers_language(orders: Room) -> None:
    await orders.slash("ada", "room set", setting="tables_each", value="9")
    await orders.slash("mo", "settings language", language="de")
    text = await told(orders, "mo")
    assert "**ada** pausiert den Tisch · Tisch 1\n“a break”" not in text
    assert "**ada** pausiert den Tisch · Tisch 1\n„a break“\n-# offen → pausiert" in text
    assert "**mo** gibt **an** Chips" in text
    assert "10.000 Chips → 10.500 Chips" in text
    assert "`/room set`\n-# Offene Tische" in text
    assert [line["act"] for line in await lines_of(orders, "mo")][:2] == ["set_room", "ban"]
    assert "Banned" not in await told(orders, "mo", act="sperrt")


async def lines_of(room: Room, name: str) -> list[dict[str, str]]:
    """Return the lines of the exported file, which keeps the words stored in the audit."""
    result = await room.people[name].slash(room.table, "audit", export=True)
    assert result.response is not None
    (attached,) = result.response.attachments
    return list(csv.DictReader(io.StringIO((await attached.read()).decode("utf-8-sig"))))


async def test_the_audit_is_read_page_by_page(orders: Room) -> None:
    for number in range(8):
        await mod(orders, "ada", "pause" if number % 2 == 0 else "resume", reason=f"turn {number}")
    first, second = await told(orders, "mo"), await told(orders, "mo", page=2)
    assert re.findall(r"`#(\d+)`", first) == [str(number) for number in range(12, 2, -1)]
    assert "More on page 2" in first
    assert re.findall(r"`#(\d+)`", second) == ["2", "1"]
    assert "More on" not in second
    assert "Nothing here yet" in await told(orders, "mo", page=9)


async def test_long_reasons_still_fit_into_one_message(orders: Room) -> None:
    for number in range(10):
        await mod(orders, "ada", "pause" if number % 2 == 0 else "resume", reason="_" * 200)
    assert len(await told(orders, "mo")) < 4000


async def test_the_audit_is_exported_completely(orders: Room) -> None:
    result = await orders.people["mo"].slash(orders.table, "audit", export=True)
    assert result.ephemeral
    assert "4 entries" in orders.told(result)
    assert "Verified: no entry was changed or removed." in orders.told(result)
    assert result.response is not None
    (attached,) = result.response.attachments
    raw = await attached.read()
    rows = list(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"))))
    assert attached.filename == "audit.csv"
    assert tuple(rows[0]) == COLUMNS
    assert [row["act"] for row in rows] == ["ban", "grant", "resume", "pause"]
    assert (rows[0]["actor"], rows[0]["subject"], rows[0]["reason"]) == ("mo", "cy", "'=1+1")
    assert (rows[1]["before"], rows[1]["after"], rows[1]["reason"]) == ("chips 10000", "chips 10500", "**prize**")
    assert rows[3]["subject"] == ""
    assert str(orders.people["an"].id) not in raw.decode("utf-8-sig")


async def test_the_audit_reports_a_changed_entry(orders: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_: int) -> int | None:
        return 3

    monkeypatch.setattr(orders.store.office.audit, "broken_at", broken)
    assert "Verification fails from entry 3 on" in await told(orders, "mo")


# Statements


async def test_a_player_reads_their_own_ledger(orders: Room) -> None:
    await orders.slash("an", "table sit")
    text = await orders.slash("an", "ledger")
    assert "Chip history of an, page 1" in text
    assert re.search(r"<t:\d+:f> · \*\*\N{MINUS SIGN}400\*\* · buy-in · Table 1 · 10,100 in the wallet", text)
    assert re.search(r"\*\*\+500\*\* · granted by a moderator · 10,500 in the wallet", text)
    assert re.search(r"\*\*\+10,000\*\* · starting chips · 10,000 in the wallet", text)


async def test_the_ledger_describes_tournament_payments(club: Room) -> None:
    await create(club, buy_in=100)
    for command in ("register", "withdraw"):
        await say(club, "an", command)
    text = await club.slash("an", "ledger")
    assert "**\N{MINUS SIGN}100** · tournament buy-in · Friday · 9,900 in the wallet" in text
    assert "**+100** · tournament buy-in refunded · Friday · 10,000 in the wallet" in text


async def test_only_moderators_can_read_another_players_ledger(orders: Room) -> None:
    an, cy = orders.people["an"], orders.people["cy"]
    assert "Only moderators" in await orders.slash("cy", "ledger", player=an)
    assert "granted by a moderator" in await orders.slash("mo", "ledger", player=an)
    assert "Chip history of cy" in await orders.slash("cy", "ledger", player=cy)
    orders.join("newcomer")
    assert "newcomer has never played" in await orders.slash("mo", "ledger", player=orders.people["newcomer"])


async def test_the_ledger_is_paged_and_adds_up_to_the_wallet(room: Room) -> None:
    await seated_hand(room)
    await hand_over(room)
    for number in range(1, 11):
        await mod(room, "mo", "grant", player="bo", amount=number)
    first = await room.slash("bo", "ledger")
    assert "More on page 2" in first
    second = await room.slash("bo", "ledger", page=2)
    amounts = [
        int(found.replace(",", "").replace("\N{MINUS SIGN}", "-"))
        for found in re.findall(r"\*\*([+\N{MINUS SIGN}][\d,]+)\*\*", first + second)
    ]
    assert sum(amounts) == await room.wallet("bo") == GRANT - 400 + 55
    assert len(await audit(room)) == 10
