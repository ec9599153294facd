"""/fair in words: what is told of a sealed deal while it can be cut, once it is closed, and while its hand runs."""

import discord

from bot.common.discord_limits import units
from bot.fairness.cutting import WORD_LENGTH_MOST, Closing
from bot.locales.phrases import LOCALES, Phrases
from bot.tables.ports import SealView, TableView
from bot.ui.fairness.note import CutForm, FairNote, explained
from tests.harness.ui.scenes import table
from tests.harness.with_each import with_each

SEAL, CUT = "5e" * 32, "c7" * 32
CLOSING = Closing(1573982130298421277, 1573982276461527103, "razz", 1, (1, 2), bytes(16))
OPEN = SealView(13, SEAL, CUT, (3, 5), asked=False, closed=None)


def told(view: TableView, locale: str = "en-US") -> str:
    return explained(Phrases(locale), view, {}, lambda player: None)


def buttons(view: TableView) -> list[str | None]:
    note = FairNote(Phrases("en-US"), "words", view)
    return [getattr(each, "custom_id", None) for each in note.walk_children() if hasattr(each, "custom_id")]


@with_each(sorted(LOCALES))
def test_F9_the_whole_seal_is_told_with_who_has_cut_it(locale: str) -> None:
    text = told(table(seal=OPEN), locale)
    assert f"`{SEAL}`" in text
    assert f"`{CUT}`" in text
    assert "3, 5" in text
    assert len(text) < 4000


def test_the_cut_is_called_what_it_is() -> None:
    assert f"Cut by seat: 3, 5. The cut so far: `{CUT}`" in told(table(seal=OPEN))


def test_a_seal_that_nobody_has_cut_is_told_without_a_cut() -> None:
    text = told(table(seal=OPEN._replace(cutters=())))
    assert "Nobody has cut it yet." in text
    assert CUT not in text


@with_each(sorted(LOCALES))
def test_F3_it_tells_every_word_and_still_fits_one_message(locale: str) -> None:
    words = tuple((seat, "*" * WORD_LENGTH_MOST) for seat in range(1, 9))
    voided: dict[int | None, int] = dict.fromkeys(range(1, 15), 10**6)
    view = table(seal=OPEN._replace(words=words), hand_closing=CLOSING)
    text = explained(Phrases(locale), view, voided, lambda player: "p" * 32)
    assert text.count(r"\*" * WORD_LENGTH_MOST) == 8
    assert "`total_message_sent`" in text
    assert units(text) <= 4000


def test_F6_it_says_that_some_shown_hands_are_not_bound() -> None:
    assert "Any other shown hand isn't bound by the proof" in told(table(seal=OPEN))


def test_the_messages_that_closed_deals_are_linked() -> None:
    view = table(seal=OPEN._replace(asked=True, closed=CLOSING), hand_closing=CLOSING)
    link = f"https://discord.com/channels/{view.place.guild_id}/{CLOSING.thread}/{CLOSING.message}"
    assert told(view).count(link) == 2
    assert "), so nobody can change it anymore." in told(view)


def test_the_button_is_there_while_the_deal_can_be_cut() -> None:
    assert f"lb:f:{table().table_id}" in buttons(table(seal=OPEN))
    for shut in (table(), table(seal=OPEN._replace(asked=True)), table(seal=OPEN._replace(asked=True, closed=CLOSING))):
        assert not [each for each in buttons(shut) if str(each).startswith("lb:f:")]


def test_the_form_asks_for_one_word() -> None:
    form = CutForm(Phrases("de"), 12)
    assert form.custom_id == "lb:f:12:word"
    assert len(form.title) <= 45


STAYS = {"en-US": "stay", "de": "bleib", "sv-SE": "står kvar", "fr": "reste"}
WORDS = {"en-US": "words you cut", "de": "Wörter, mit denen", "sv-SE": "orden du kuperade", "fr": "mots avec lesquels"}


@with_each(sorted(LOCALES))
def test_that_a_word_stays_is_said_where_it_is_asked_for_and_to_who_wants_to_be_forgotten(locale: str) -> None:
    """A proof of the others needs the word, so that nobody can be rid of theirs."""
    say = Phrases(locale)
    labels = [each for each in CutForm(say, 12).walk_children() if isinstance(each, discord.ui.Label)]
    (hint,) = [label.description or "" for label in labels]
    assert STAYS[locale] in hint
    assert len(hint) <= 100
    assert STAYS[locale] in say("command-cut-word")
    assert WORDS[locale] in say("privacy-warning", word="x")


def test_many_who_voided_hands_are_counted_together_at_the_end() -> None:
    voided: dict[int | None, int] = {None: 3, **dict.fromkeys(range(1, 15), 1)}
    text = explained(Phrases("en-US"), None, voided, lambda player: f"p{player}")
    assert "17 hands were voided on this server: the bot itself 3, p1 1" in text
    assert "others 5" in text
