"""The names that a table may have."""

import contextlib

import pytest

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.typed.table_names import NAME_MOST, checked_name, name_key
from tests.harness.hostile_names import HOSTILE, harm


def test_a_hostile_name_is_refused_or_harmless(subtests: pytest.Subtests) -> None:
    for name in HOSTILE:
        with subtests.test(name=name):
            kept = None
            with contextlib.suppress(Complaint):
                kept = checked_name(name)
            assert kept is None or (0 < len(kept) <= NAME_MOST and harm(clean(kept, 60), 60) == [])


@pytest.mark.parametrize("name", ["7", "12", "  3 ", "\uff11\uff12", "#1"])
def test_a_name_that_could_be_a_tables_number_is_refused(name: str) -> None:
    with pytest.raises(Complaint, match="name-no-letter"):
        checked_name(name)


@pytest.mark.parametrize("name", ["🎲", "♠♥", "🎲 🎲", "🇸🇪", "❤️‍🔥"])
def test_a_name_of_emojis_alone_is_accepted(name: str) -> None:
    assert checked_name(name)


@pytest.mark.parametrize("name", ["---", "7️⃣", "...", "7-12", "🎲 7"])
def test_a_name_of_signs_and_numbers_alone_is_refused(name: str) -> None:
    with pytest.raises(Complaint, match="name-no-letter"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("discord.gg/abc123", "https://discord.gg/abc", "Join discord.com/invite/abc", "DISCORD.GG/abc", "dsc.gg/abc"),
        *("http://evil.example", "www.evil.example", "free chips at evil.example/now", "\uff24iscord\uff0egg/abc"),
    ],
)
def test_a_name_with_a_link_is_refused(name: str) -> None:
    with pytest.raises(Complaint, match="name-link"):
        checked_name(name)


@pytest.mark.parametrize("name", ["Mr. Big", "5/10 club", "No. 7/8", "St.Pauli", "A.K.", "Razz 2.0", "Discord club"])
def test_a_name_with_dots_and_slashes_but_no_link_is_accepted(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("case", [("Club", "CLUB"), ("\uff23lub", "club"), ("Straße", "STRASSE")])
def test_names_that_look_alike_count_as_the_same_name(case: tuple[str, str]) -> None:
    one, other = case
    assert name_key(one) == name_key(other)
