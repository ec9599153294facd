"""The audit log in sentences of every language: acts, reasons, and notes of before and after."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from typing import Final, get_args

import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, Phrases, find
from bot.moderation.ports import AuditLine, ChipChange, StatementLine
from bot.moderation.room_settings import RoomSettings
from bot.tables.rules.chip_moves import TableAccounts
from bot.tables.saving import AuditEntry
from bot.typed.room_settings import SETTINGS, Change
from bot.ui.moderation.audit_notes import FIGURES, NUMBERED, REASONS, WORDS, noted
from bot.ui.moderation.audit_text import ACTS, ON_PLAYERS, act_words, audit_line, people, statement_line
from db.people.forgotten import RETURNED
from db.people.privacy import BURNT
from tests.harness.languages import OTHERS
from tests.harness.processes import ROOT

MO, CY = 11, 12
NAMES: Final = {MO: "mo", CY: "cy"}
EVERYWHERE: Final = pytest.mark.parametrize("locale", sorted(LOCALES))


def line(locale: str, act: str, **noted: object) -> str:
    """Return an audit line without its number and time."""
    given: dict[str, object] = {"actor_id": MO, "reason": "", "at_ms": 0, **noted}
    entry = AuditEntry(guild_id=1, act=act, **given)  # type: ignore[arg-type]  # as each test has it
    shown = audit_line(Phrases(locale), AuditLine(1, entry, "0" * 64), NAMES.get)
    return shown.removeprefix("`#1` <t:0:f> · ")


# Acts and the people in them


def test_every_act_is_a_sentence_in_the_readers_language(subtests: pytest.Subtests) -> None:
    for told_of in product(sorted(LOCALES), ACTS):
        with subtests.test(told_of=told_of):
            locale, act = told_of
            assert find(locale, f"act-{act.replace('_', '-')}") is not None
            shown = line(locale, act, subject_id=CY if act in ON_PLAYERS else None)
            assert shown.startswith("**mo** ")
            assert ("**cy**" in shown) is (act in ON_PLAYERS)
            assert "_" not in shown
            assert " · " not in shown
            assert not re.search(r"\s{2}|\s$|^\s", shown)


def test_a_settled_dispute_reads_as_a_sentence_with_its_ruling() -> None:
    shown = line(
        DEFAULT,
        "settle",
        subject_id=CY,
        table_id=7,
        hand_number=12,
        reason="dispute 3",
        before="open",
        after="It *is*.",
    )
    assert shown == "**mo** settled a dispute from **cy** · hand 7-12\ndispute 3\n-# ruling: “It \\*is\\*.”"
    assert line("de", "kick", subject_id=CY).startswith("**mo** kickt **cy**")


def test_the_audit_names_the_bot_as_actor_and_says_that_a_person_without_a_name_is_gone() -> None:
    assert line(DEFAULT, "void", actor_id=None) == "**the bot itself** voided the hand"
    assert line(DEFAULT, "ban", subject_id=99) == "**mo** banned **someone who is gone**"


def test_an_act_unknown_to_this_version_is_shown_by_its_code() -> None:
    assert line(DEFAULT, "knight", subject_id=CY) == "**mo** · knight · **cy**"


@EVERYWHERE
def test_no_two_acts_have_the_same_words(locale: str) -> None:
    words = [act_words(Phrases(locale), act) for act in ACTS]
    assert len(set(words)) == len(words)
    assert all(len(word) <= 100 and word == word.strip() for word in words)


def test_every_act_in_the_code_has_a_sentence() -> None:
    """Find the acts in the source, wherever an audit line is made or a helper that makes one is called."""
    made = r"(?:entry_of|_entry|audit_act|_restand|AuditEntry)\(\s*[^\"()]*(?:\([^()]*\)[^\"()]*)*\"([a-z_]+)\""
    sources = [path.read_text() for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py"))]
    found = {act for source in sources for act in re.findall(made, source)}
    assert len(found) > 25
    assert found | {RETURNED, *get_args(ChipChange.__annotations__["kind"])} <= set(ACTS)


# Why


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_that_the_bot_notes_is_translated(reason: str) -> None:
    sources = [
        *(ROOT / "bot/tables").rglob("*.py"),
        *(ROOT / "cogs").rglob("*.py"),
        *(ROOT / "bot/use_cases").rglob("*.py"),
        ROOT / "bot/publishing/standstill/locks.py",
        ROOT / "bot/publishing/gone_tables.py",
    ]
    written = "\n".join(path.read_text() for path in sources)
    assert reason in written
    texts = {line(locale, "close", actor_id=None, reason=reason).splitlines()[1] for locale in LOCALES}
    assert len(texts) == len(LOCALES)
    assert f"“{reason}”" in line(DEFAULT, "close", reason=reason)


def test_the_audit_shows_commands_as_code_and_the_chips_added_to_meet_a_guarantee() -> None:
    assert line(DEFAULT, "set_room", reason="/room set").endswith("\n`/room set`")
    shown = line("de", "tournament_guarantee", actor_id=None, reason="30 chips were lacking of the guarantee")
    assert shown.endswith("\n30 Chips Overlay.")


def test_T6_3_the_audit_says_which_tournament_a_standing_sit_and_go_follows() -> None:
    shown = line("en-US", "tournament_create", actor_id=None, reason="follows tournament 1234")
    assert "It follows tournament 1234." in shown


# States before and after

NOTES: Final = (
    ("pause", "open", "paused", "open → paused"),
    ("close", "closes after the hand", "hand undone, closed", "closes after the hand → hand voided, closed"),
    ("close", "chips 900 at the table", "closed, every chip paid out", "900 chips at the table → closed, everyone"),
    ("void", "closed, not dealt", "given up", "sealed deal closed, not dealt yet → deal given up, not dealt"),
    ("void", "pot 7", "every chip given back", "pot 7 → pot refunded"),
    ("kick", "seat 2, chips 400", "left, paid out", "seat 2, 400 chips → left, cashed out"),
    ("hand_over", f"owner {MO}", f"owner {CY}", "owner mo → owner cy"),
    ("rename", "name Table 1", "name Mine, chips 5", "name “Table 1” → name “Mine, chips 5”"),
    ("ban", "free", "banned until 60000, frozen", "neither banned nor frozen → banned until <t:60:f>, wallet frozen"),
    ("grant", "chips 10000", "chips 10500", "10,000 chips → 10,500 chips"),
    ("see_hand", "", "whole, page 2", "in full, page 2"),
    ("see_hand", "", "as the room saw it", "as the table saw it"),
    ("see_flags", "", "3 hints, 30 days", "3 flags, 30 days"),
    ("last_hand", "", "tables 1, 12", "tables 1, 12"),
    ("last_hand", "", "tables 7", "table 7"),
    ("export", "", "csv", "csv"),
    ("save_preset", "none", "Home: 8-game fixed 10/20, 40 s", "none → “Home”: 8-Game 10/20, 40 s per turn"),
    ("save_preset", "none", "Home: razz fixed 10/20, 40 s", "none → “Home”: Razz 10/20, 40 s per turn"),
    ("save_template", "", "Cup, buy-in 5, guarantee 50", "“Cup”: buy-in 5, guarantee 50"),
    ("save_template", "A, buy-in 5, guarantee 6", "a, buy-in 9, guarantee 0", "“A”: buy-in 5, guarantee 6 → “a”: buy"),
    (
        "save_template",
        "",
        "Cup, at 8, standing sit and go of 6, buy-in 5, progressive bounty 50%, guarantee 0",
        "“Cup, at 8”: sit and go for 6, always one open, buy-in 5, progressive bounty 50%, no guarantee",
    ),
    ("tournament_create", "", "tournament 4 Cup, sit and go of 2", "“Cup” (#4), sit and go for 2"),
    ("tournament_create", "", "bracket with matches of 15 min, buy-in 5", "bracket, 15 minutes a match, buy-in 5"),
    ("tournament_create", "", "shootout with matches of 30 min", "shootout, 30 minutes a table"),
    ("tournament_create", "", "tournament 4 Cup, bounty 25%", "“Cup” (#4), bounty 25%"),
    (
        "tournament_remove",
        "tournament 4 Cup",
        "bounty 50 to the first prize",
        "“Cup” (#4) → first prize raised by the bounty of 50",
    ),
    ("drop_template", "Open", "", "Open"),
    ("tournament_schedule", "", "schedule 3, buy-in 5, guarantee 50", "schedule 3, buy-in 5, guarantee 50"),
    ("tournament_edit", "tournament 1234, buy-in 5", "", "tournament 1234, buy-in 5"),
    ("tournament_unschedule", "schedule 3", "", "schedule 3"),
    ("tournament_unschedule", "schedule 3 Friday *Razz*", "", r"series “Friday \*Razz\*” (#3)"),
    ("tournament_cancel", "tournament 1234 Cup", "", "“Cup” (#1234)"),
    ("tournament_move", "tournament 4 Cup, channel 5", "channel 6", "“Cup” (#4), <#5> → <#6>"),
    (
        "tournament_edit",
        "tournament 4 Cup, start 60000, seats 8, prizes none, turn_seconds 30",
        "start 120000, seats 6, prizes 60 40, turn_seconds 45",
        "“Cup” (#4), Start: <t:60:F> → <t:120:F>, Seats at a table: 8 → 6, "
        "Payouts: none → 60 40 %, `turn_seconds`: 30 → 45",
    ),
    ("kick", "by a newer program", "left", "by a newer program → left"),
)


@pytest.mark.parametrize("case", NOTES)
def test_audit_notes_on_the_state_before_and_after_an_act_are_written_as_sentences(
    case: tuple[str, str, str, str],
) -> None:
    act, before, after, expected = case
    assert f"\n-# {expected}" in line(DEFAULT, act, subject_id=CY, before=before, after=after)


@pytest.mark.parametrize("locale", OTHERS)
def test_every_note_is_translated(locale: str) -> None:
    for word in WORDS:
        assert noted(Phrases(locale), "close", word, NAMES.get) != word
    for key in (*(word.replace(" ", "-") for word in WORDS), *FIGURES, *NUMBERED):
        assert find(locale, f"noted-{key}") is not None, key


@EVERYWHERE
def test_audit_notes_name_room_settings_and_mention_their_channels_and_roles(locale: str) -> None:
    change = Change(
        RoomSettings(),
        RoomSettings(
            table_channels=(5, 6),
            moderator_roles=(7,),
            stakes_menu=("10/20", "5"),
            buy_in_most=2500,
            language="de",
            pictures=False,
        ),
    )
    say = Phrases(locale)
    shown = noted(say, "set_room", change.now(), NAMES.get)
    for name in change.names:
        assert say(f"setting-{name.replace('_', '-')}") in shown
    assert "<#5>, <#6>" in shown
    assert "<@&7>" in shown
    assert "10/20, 5" in shown
    assert "Deutsch" in shown
    assert say("room-amount", amount=2500) in shown
    assert say("room-off") in shown
    assert "none" not in noted(Phrases("de"), "set_room", change.was(), NAMES.get)


def test_an_audit_note_with_every_room_setting_is_cut_to_a_readable_length() -> None:
    shown = noted(Phrases(DEFAULT), "set_room", ", ".join(f"{name} none" for name in SETTINGS), NAMES.get)
    assert shown.endswith(", …")
    assert len(shown) < 400


def test_the_audit_looks_up_the_names_of_the_owners_before_and_after_a_handover() -> None:
    entry = AuditEntry(1, "hand_over", MO, "", 0, CY, before="owner 77", after=f"owner {CY}")
    assert people([AuditLine(1, entry, "")]) == {MO, CY, 77}


def notes_of_tables() -> set[tuple[str, str]]:
    """Return (act, note) for every note in the code of the tables, with numbers filled in."""
    files = ("deciding/moderator_orders.py", "deciding/seat_requests.py", "running/restore.py")
    trees = [ast.parse((ROOT / "bot/tables" / file).read_text()) for file in files]
    found = set()
    for function in (each for tree in trees for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)):
        values: list[ast.AST] = [
            each.value
            for each in ast.walk(function)
            if isinstance(each, ast.keyword) and each.arg in ("before", "after")
        ]
        values += [
            each.value
            for each in ast.walk(function)
            if isinstance(each, ast.Assign)
            and isinstance(each.targets[0], ast.Name)
            and each.targets[0].id in ("ends", "after")
        ]
        if isinstance(function.returns, ast.Name) and function.returns.id == "str":
            values += [each.value for each in ast.walk(function) if isinstance(each, ast.Return) and each.value]
        found |= {note for each in values for note in notes_in(each)}
    acts = {"owner": "hand_over", "name": "rename"}
    return {(acts.get(note.split()[0], "void"), note) for note in found}


def notes_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "12" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from (*notes_in(one), *notes_in(other))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_audit_note_written_by_the_tables_is_translated(locale: str) -> None:
    notes = notes_of_tables()
    assert {note for _, note in notes} >= {"closed, not dealt", "given up", "hand undone, closed", "name 12", "paused"}
    say = Phrases(locale)
    assert [note for act, note in sorted(notes) if noted(say, act, note, NAMES.get) == note and note != "pot 12"] == []


# Statements


def codes_of_wallets() -> set[str]:
    """Return the code of every movement into or out of a wallet.

    The codes of tournaments and of the bank are read from the source.
    """
    accounts = TableAccounts(guild_id=1, table_id=2)
    found = {move.code for move in (accounts.buy_in(MO, 1), *accounts.cash_out(MO, 1))}
    found |= {BURNT, *(f"moderator_{kind}" for kind in get_args(ChipChange.__annotations__["kind"]))}
    for path in (*sorted((ROOT / "bot/tournaments/deciding").glob("*.py")), ROOT / "db/money/bank.py"):
        functions = [each for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.FunctionDef)]
        found |= {code for function in functions for code in codes_given_in(function)}
    return found


def _moves_a_wallet(call: ast.Call) -> bool:
    by_name = ast.unparse(call.func) in ("draft.pay_in", "draft.pay_out", "draft.enter", "self.pay_out", "_mint")
    return by_name or (ast.unparse(call.func) == "self._move" and "self._wallet(" in ast.unparse(call))


def codes_given_in(function: ast.FunctionDef) -> Iterator[str]:
    """Yield the codes of a function's wallet movements, written literally or through a local name."""
    named: dict[str, ast.AST] = {}
    for each in ast.walk(function):
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            named[each.targets[0].id] = each.value
    for each in ast.walk(function):
        if isinstance(each, ast.Call) and _moves_a_wallet(each):
            for given in each.args:
                yield from notes_in(named.get(given.id, given) if isinstance(given, ast.Name) else given)


@EVERYWHERE
def test_every_wallet_movement_has_words_in_every_language(locale: str) -> None:
    codes = codes_of_wallets()
    bought = {f"tournament_{what}" for what in ("buy_in", "rebuy", "re_entry", "add_on")}
    assert codes >= {"grant", "claim", "cash_out", *bought, "tournament_refund", "tournament_cancelled"}
    assert [code for code in sorted(codes) if find(locale, f"moved-{code.replace('_', '-')}") is None] == []
    said = {statement_line(Phrases(locale), StatementLine(1, 0, code, 5, 5, None, None)) for code in codes}
    assert len(said) == len(codes)
    assert not any("_" in line for line in said)


def test_transfers_are_made_only_in_known_modules() -> None:
    """A new module must be added to ``codes_of_wallets`` if it moves a wallet's chips."""
    sources = [path for folder in ("bot", "cogs", "db") for path in sorted((ROOT / folder).rglob("*.py"))]
    made = {str(path.relative_to(ROOT)) for path in sources if re.search(r"(?<!class )\bTransfer\(", path.read_text())}
    banks = {f"db/{name}.py" for name in ("money/bank", "money/chip_desk", "people/privacy")}
    assert made == {"bot/tables/rules/chip_moves.py", "bot/tournaments/deciding/draft.py", *banks}
