"""Settings as people type them, read without a Discord server."""

import re
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.common.complaint import Complaint
from bot.locales.phrases import LOCALES, Phrases, say
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.typed.room_settings import SETTINGS, Change, Places, changed, chosen, languages, typed
from bot.ui.room.permissions import Lack
from bot.ui.room.setup import FORMS, PAGES, SETUP, Setup, SetupForm, SetupPage
from bot.ui.room.words import RoomDefaults, lack_lines, room_text, setting_line
from bot.ui.text.sentences import sentence
from tests.harness.local_discord.unstated import walk

EN = Phrases("en-US")
AROUND = RoomDefaults(10_000, 1_000)
HOME = Places(
    1,
    table_channels=((10, "lobby"), (11, "Voice table"), (12, "twin"), (13, "twin")),
    channels=((10, "lobby"), (12, "twin"), (13, "twin")),
    roles=((1, "@everyone"), (20, "Card dealers"), (21, "mods")),
)


def test_the_list_of_settings_has_a_line_for_every_setting() -> None:
    assert list(SETTINGS) == [field.name for field in fields(RoomSettings)]
    shown = room_text(EN, RoomSettings(), AROUND, [])
    assert shown.count("\n**") == len(SETTINGS)


def test_every_setting_is_on_a_page_of_the_setup() -> None:
    asked = [name for _, names in PAGES for name in names]
    settings = [name for each in asked for name in FORMS.get(each, (each,))]
    assert sorted(settings) == sorted(SETTINGS)


@pytest.mark.parametrize(
    "case",
    [
        ("table_channels", "#LOBBY", (10,)),
        ("table_channels", "Voice table, lobby", (11, 10)),
        ("table_channels", "<#12> <#13>", (12, 13)),
        ("table_channels", "<#12>lobby", (12, 10)),
        ("table_channels", "lobby lobby #lobby", (10,)),
        ("opener_roles", "card dealers;@mods", (20, 21)),
        ("opener_roles", "<@&20>,<@&21>", (20, 21)),
        ("opener_roles", "@everyone", ()),
        ("moderator_channel", "<#10>", 10),
        ("moderator_channel", "lobby, <#10>", 10),
        ("stakes_menu", "10 / 20", ("10/20",)),
        ("stakes_menu", "007/010, 5", ("7/10", "5")),
        ("buy_in_most", "1.000.000", 1_000_000),
        ("language", " en-us ", "en-US"),
        ("language", "default", None),
        ("pictures", "OFF", False),
        ("pictures", "non", False),
        ("pictures", "aus", False),
        ("pictures", "Av", False),
        ("recap", "no", False),
        ("recap", "oui", True),
        ("recap", "På", True),
        ("recap", "yes", True),
        ("tables_each", "none", 3),
        ("starting_chips", "", None),
    ],
)
def test_settings_can_be_typed_with_names_or_mentions_or_words_of_each_language(case: tuple[str, str, object]) -> None:
    name, text, value = case
    assert getattr(changed(RoomSettings(), name, text, HOME), name) == value


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("table_channels", "twin", "room-two-channels"),
        ("table_channels", "<#99>", "room-unknown-channels"),
        ("moderator_channel", "Voice table", "room-unknown-channels"),
        ("moderator_channel", "<#12> <#13>", "room-one-channel"),
        ("opener_roles", "<#10>", "room-unknown-roles"),
        ("moderator_roles", "mods, @everyone", "room-everyone-moderates"),
        ("stakes_menu", "0/1", "room-bad-stakes"),
        ("stakes_menu", "٣/٤", "room-bad-stakes"),
        ("stakes_menu", "1/2/3", "room-bad-stakes"),
        ("seats_most", "two", "room-bad-number"),
        ("seats_most", "²", "room-bad-number"),
        ("language", "en", "room-bad-language"),
    ],
)
def test_an_unreadable_setting_is_refused_with_its_reason(name: str, text: str, key: str) -> None:
    with pytest.raises(Complaint) as raised:
        changed(RoomSettings(), name, text, HOME)
    assert raised.value.key == key
    assert sentence(raised.value, "en-US").endswith((".", "Or “default” for the server's language."))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refused_on_or_off_setting_quotes_the_words_for_on_and_off_in_the_language(
    locale: str,
) -> None:
    shown = say(locale, "room-bad-switch", text="perhaps")
    quoted = [word.strip() for word in re.findall(r"[“„”«]([^“„”«»]+)[”“»]", shown)]
    assert quoted == ["perhaps", say(locale, "room-on"), say(locale, "room-off"), "default"]
    taken = [changed(RoomSettings(), "pictures", word, HOME).pictures for word in quoted[1:3]]
    assert taken == [True, False]


@given(name=st.sampled_from(sorted(SETTINGS)), text=st.text(max_size=60))
def test_any_typed_text_is_read_or_refused(name: str, text: str) -> None:
    try:
        made = changed(RoomSettings(), name, text, HOME)
    except Complaint as error:
        sentence(error, "en-US")
        return
    assert changed(RoomSettings(), name, typed_as_people_do(made, name), HOME) == made


def typed_as_people_do(settings: RoomSettings, name: str) -> str:
    """Return a text that would set the setting to the same value again."""
    sign = {"channels": "<#{}>", "channel": "<#{}>", "roles": "<@&{}>"}.get(SETTINGS[name].kind, "{}")
    return ", ".join(sign.format(word) for word in typed(settings, name).split())


@given(name=st.sampled_from(sorted(SETTINGS)), values=st.lists(st.text(max_size=25), max_size=30))
def test_any_choice_from_a_menu_is_accepted_or_refused(name: str, values: list[str]) -> None:
    try:
        chosen(RoomSettings(), name, values, HOME)
    except Complaint as error:
        sentence(error, "en-US")


def test_a_change_lists_only_the_changed_settings_with_their_values_before_and_after() -> None:
    change = Change(RoomSettings(opener_roles=(20, 21)), RoomSettings(tables_each=5))
    assert change.names == ["opener_roles", "tables_each"]
    assert change.was() == "opener_roles 20 21, tables_each 3"
    assert change.now() == "opener_roles none, tables_each 5"


def test_every_language_is_listed_by_its_own_name() -> None:
    assert languages()["en-US"] == "English (US)"


# Pages within Discord's limits


FULL = RoomSettings(
    table_channels=tuple(range(10**17, 10**17 + 25)),
    opener_roles=tuple(range(10**17, 10**17 + 25)),
    moderator_roles=tuple(range(10**17, 10**17 + 25)),
    moderator_channel=10**17,
    announcement_channel=10**17,
    record_channel=10**17,
    starting_chips=10**9,
    daily_claim=10**9,
    stakes_menu=tuple(f"{10**9 - 30}/{10**9 - n}" for n in range(25)),
    tables_most=1000,
    tables_each=1000,
    seats_most=8,
    buy_in_most=10**9,
    language="en-US",
    zone="America/Argentina/Buenos_Aires",
)


@pytest.mark.parametrize("settings", [RoomSettings(), FULL], ids=["default", "full"])
async def test_every_page_of_the_setup_fits_into_a_message(settings: RoomSettings) -> None:
    for page in range(1, len(PAGES) + 1):
        assert_a_page_fits(page, settings)


def assert_a_page_fits(page: int, settings: RoomSettings) -> None:
    many = [Lack(channel, "tables", permission) for channel in range(25) for permission in ("view_channel",)]
    setup = Setup(EN, settings, AROUND, lack_lines(EN, many))
    view = SetupPage(setup, page, ["something was wrong " * 5] * 4)
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]  # the library's own
    parts = list(walk(components))
    assert len(parts) <= 40, page
    assert sum(len(part.get("content", "")) for part in parts) <= 4000, page
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(ids)) == len(ids), page
    assert all(SETUP.fullmatch(each) for each in ids), page


@pytest.mark.parametrize("form", FORMS)
async def test_a_form_fits_even_if_every_field_is_full(form: str) -> None:
    sent = SetupForm(Setup(EN, FULL, AROUND, ()), 3, form).to_dict()
    for label in sent["components"]:
        assert len(label["label"]) <= 45
        assert len(label["description"]) <= 100
        assert len(label["component"].get("value", "")) <= label["component"]["max_length"] <= 4000
        assert len(label["component"]["placeholder"]) <= 100


def test_a_full_set_of_settings_fits_into_one_message() -> None:
    assert len(room_text(EN, FULL, AROUND, [])) <= 4000


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_an_unset_number_of_tables_is_shown_with_its_default(locale: str) -> None:
    assert setting_line(Phrases(locale), RoomSettings(), "tables_most", AROUND).endswith(f" {TABLES_MOST}")
    assert f"{TABLES_MOST}." in say(locale, "setup-field-tables-most", least=1, most=1000, unset=TABLES_MOST)
