"""The note of /fair on a sealed deal: open to cuts, closed, and during its hand."""

import discord
import pytest

from bot.common.discord_limits import units
from bot.fairness.cutting import WORD_LENGTH_MOST, Closing
from bot.locales.phrases import LOCALES, Phrases
from bot.tables.ports import TableView
from bot.ui.fairness.note import CutForm, FairNote, explained
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.scenes import table

SEAL = "5e" * 32
CLOSING = Closing(1573982130298421277, 1573982276461527103, "razz", 1, (1, 2), bytes(16))
OPEN = seal_view(SEAL, (3, 5))
CUT = OPEN.cut


def note_text(view: TableView, locale: str = "en-US") -> str:
    return explained(Phrases(locale), view, {}, lambda player: None)


def buttons(view: TableView) -> list[str | None]:
    note = FairNote(Phrases("en-US"), "words", view)
    return [getattr(each, "custom_id", None) for each in note.walk_children() if hasattr(each, "custom_id")]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_F9_the_fair_deal_note_shows_the_whole_seal_and_the_seats_that_cut_it(locale: str) -> None:
    text = note_text(table(seal=OPEN), locale)
    assert f"`{SEAL}`" in text
    assert f"`{CUT}`" in text
    assert "3, 5" in text
    assert len(text) < 4000


def test_the_note_lists_the_cutting_seats_and_the_current_cut() -> None:
    assert f"Cut by seat: 3, 5. The cut so far: `{CUT}`" in note_text(table(seal=OPEN))


def test_the_note_shows_no_cut_when_nobody_has_cut_the_seal() -> None:
    text = note_text(table(seal=OPEN._replace(contributions=())))
    assert "Nobody has cut it yet." in text
    assert CUT not in text


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_F3_the_note_lists_every_cut_word_and_fits_one_message(locale: str) -> None:
    words = tuple((seat, "*" * WORD_LENGTH_MOST) for seat in range(1, 9))
    voided: dict[int | None, int] = dict.fromkeys(range(1, 15), 10**6)
    view = table(seal=OPEN._replace(words=words), hand_closing=CLOSING)
    text = explained(Phrases(locale), view, voided, lambda player: "p" * 32)
    assert text.count(r"\*" * WORD_LENGTH_MOST) == 8
    assert "`total_message_sent`" in text
    assert units(text) <= 4000


def test_F6_the_note_warns_that_some_shown_hands_are_not_bound_by_the_proof() -> None:
    assert "Any other shown hand isn't bound by the proof" in note_text(table(seal=OPEN))


def test_the_note_links_the_messages_that_closed_deals() -> None:
    view = table(seal=OPEN._replace(asked=True, closed=CLOSING), hand_closing=CLOSING)
    link = f"https://discord.com/channels/{view.place.guild_id}/{CLOSING.thread}/{CLOSING.message}"
    assert note_text(view).count(link) == 2
    assert "), so nobody can change it anymore." in note_text(view)


def test_the_cut_button_is_shown_only_while_the_deal_can_be_cut() -> None:
    assert f"lb:f:{table().table_id}" in buttons(table(seal=OPEN))
    for shut in (table(), table(seal=OPEN._replace(asked=True)), table(seal=OPEN._replace(asked=True, closed=CLOSING))):
        assert not [each for each in buttons(shut) if str(each).startswith("lb:f:")]


def test_the_cut_form_asks_for_one_word() -> None:
    form = CutForm(Phrases("de"), 12)
    assert form.custom_id == "lb:f:12:word"
    assert len(form.title) <= 45


STAYS = {"en-US": "stay", "de": "bleib", "sv-SE": "står kvar", "fr": "reste"}
WORDS = {"en-US": "words you cut", "de": "Wörter, mit denen", "sv-SE": "orden du kuperade", "fr": "mots avec lesquels"}


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_the_cut_form_and_the_privacy_warning_say_that_a_cut_word_is_never_deleted(locale: str) -> None:
    """The proofs of the other players need the word, so no player can have their word deleted."""
    say = Phrases(locale)
    labels = [each for each in CutForm(say, 12).walk_children() if isinstance(each, discord.ui.Label)]
    (hint,) = [label.description or "" for label in labels]
    assert STAYS[locale] in hint
    assert len(hint) <= 100
    assert STAYS[locale] in say("command-cut-word")
    assert WORDS[locale] in say("privacy-warning", word="x")


def test_the_note_names_some_players_whose_hands_were_voided_and_adds_up_the_others() -> None:
    voided: dict[int | None, int] = {None: 3, **dict.fromkeys(range(1, 15), 1)}
    text = explained(Phrases("en-US"), None, voided, lambda player: f"p{player}")
    assert "17 hands were voided on this server: the bot itself 3, p1 1" in text
    assert "others 5" in text
