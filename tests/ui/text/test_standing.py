"""The end of a ban and a moderator's reason, as the player reads them."""

import pytest

from bot.common.escaping import clean
from bot.locales.phrases import LOCALES, Phrases, say
from bot.moderation.ports import FOREVER
from bot.ui.text.standing import REASON_MOST, ban_end, reason_given
from tests.harness.hostile_names import HOSTILE

EN = Phrases("en-US")


def test_a_ban_shows_its_end_or_says_until_further_notice() -> None:
    assert ban_end(EN, 1_800_000_000_999) == "until <t:1800000000:f>"
    assert ban_end(EN, FOREVER) == ban_end(EN, None) == "until further notice"


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_reason_is_quoted_and_cleaned(locale: str) -> None:
    for text in HOSTILE:
        assert clean(text, REASON_MOST) in reason_given(Phrases(locale), text)
    assert len(reason_given(Phrases(locale), "x" * 500)) < REASON_MOST + 40


def test_a_banned_player_reads_who_can_lift_the_ban() -> None:
    shown = say("en-US", "forbidden-banned", until="until further notice")
    assert shown.endswith("A moderator can lift the ban; a moderator's own ban, only an administrator of this server.")
