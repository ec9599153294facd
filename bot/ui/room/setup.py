"""The pages of /room setup.

Every choice is saved at once, so a button's custom_id only needs the page number:

lb:s:2                    show the second page
lb:s:2:opener_roles       the menu of a setting, on that page
lb:s:3:chips              open a form from that page; also the form's own id
lb:s:5:done               end the set-up
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.locales.phrases import Phrases
from bot.moderation.room_settings import RoomSettings
from bot.typed.room_settings import LISTED_MOST, OFF, ON, SETTINGS, languages, typed
from bot.ui.discord.components import Button, Form, Layout, Row
from bot.ui.room.words import RoomDefaults, dashed, setting_line, setting_lines, trouble_lines

PAGES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("tables", ("table_channels", "opener_roles", "lobby_channel", "record_channel")),
    ("moderators", ("moderator_roles", "moderator_channel")),
    ("chips", ("chips", "caps")),
    ("words", ("announcement_channel", "language", "zone", "pictures", "recap")),
    ("summary", ()),
)
"""(title, settings) of each page; each setting has a menu of its own or is part of a form."""
FORMS: Final[dict[str, tuple[str, ...]]] = {
    "chips": ("starting_chips", "daily_claim", "stakes_menu"),
    "caps": ("tables_most", "tables_each", "seats_most", "buy_in_most"),
    "zone": ("zone",),
}
"""form -> its settings; Discord allows five fields in a form."""
DONE: Final = "done"
AUTOMATIC: Final = "default"
"""The option of the language menu that stands for the server's own language."""
SETUP: Final = re.compile(rf"lb:s:(?P<page>[1-{len(PAGES)}])(?::(?P<what>[a-z_]{{1,24}}))?")
SETUP_FORM: Final = re.compile(rf"lb:s:(?P<page>[1-{len(PAGES)}]):(?P<what>{'|'.join(FORMS)})")
TABLE_CHANNELS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
"""The types of channels in which tables can be opened; in a forum each table is a post."""
CHANNELS: Final = (discord.ChannelType.text, discord.ChannelType.news)
"""The types of channels in which the bot itself can post."""
TEXT_MOST: Final = 600
"""The maximum number of characters in a field of a form; 25 stakes fit."""

Menu = (
    discord.ui.ChannelSelect[discord.ui.LayoutView]
    | discord.ui.RoleSelect[discord.ui.LayoutView]
    | discord.ui.Select[discord.ui.LayoutView]
)


@dataclass(frozen=True, slots=True)
class Setup:
    """The data that the pages of /room setup show."""

    say: Phrases
    settings: RoomSettings
    defaults: RoomDefaults
    troubles: Sequence[str]
    """The permissions that the bot lacks, one line of text each."""


class Chosen(discord.SelectDefaultValue):
    """A default value of a menu whose id is sent as text.

    Discord's documentation asks for text; discord.py would send a number.
    """

    def to_dict(self) -> Any:
        return {**super().to_dict(), "id": str(self.id)}


class SetupPage(Layout):
    """One private page of the set-up, with a menu or a form's button for each setting.

    It also has buttons to the other pages.
    """

    def __init__(self, setup: Setup, page: int, wrong: Sequence[str] = ()) -> None:
        """Build page number ``page``, from 1; ``wrong`` has a line for each refused part of the last input."""
        super().__init__()
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("\n".join(_heading(setup, page, wrong))),
                discord.ui.Separator(),
                *_body(setup, page),
                discord.ui.Separator(),
                Row(*_ways(setup, page)),
            )
        )


class SetupDone(Layout):
    """The text that replaces the pages once the set-up is finished."""

    def __init__(self, say_: Phrases) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(say_("setup-done")))


def _heading(setup: Setup, page: int, wrong: Sequence[str]) -> Iterator[str]:
    title = setup.say(f"setup-title-{PAGES[page - 1][0]}")
    yield setup.say("setup-heading", title=title, page=page, pages=len(PAGES))
    if page == 1:
        yield setup.say("setup-intro")
    yield from (setup.say("setup-wrong", what=line) for line in wrong)


def _body(setup: Setup, page: int) -> Iterator[discord.ui.Item[Any]]:
    names = PAGES[page - 1][1]
    for name in names:
        if name in FORMS:
            yield discord.ui.TextDisplay("\n".join(_of_form(setup, name)))
            form = Button(custom_id=f"lb:s:{page}:{name}", label=setup.say(f"setup-change-{name}"))
            yield Row(form)
        else:
            yield discord.ui.TextDisplay(setup.say(f"setup-ask-{dashed(name)}"))
            yield Row(_menu(setup, page, name))
    if "moderator_roles" in names:
        yield discord.ui.TextDisplay(setup.say("setup-hide-commands"))
    if not names:
        yield discord.ui.TextDisplay("\n".join(setting_lines(setup.say, setup.settings, setup.defaults)))
        yield discord.ui.Separator()
        yield discord.ui.TextDisplay("\n".join(trouble_lines(setup.say, setup.troubles)))


def _of_form(setup: Setup, form: str) -> Iterator[str]:
    yield setup.say(f"setup-ask-{form}")
    yield from (setting_line(setup.say, setup.settings, name, setup.defaults) for name in FORMS[form])


def _menu(setup: Setup, page: int, name: str) -> Menu:
    custom_id, hint = f"lb:s:{page}:{name}", setup.say(f"setup-hint-{dashed(name)}")
    value, kind = getattr(setup.settings, name), SETTINGS[name].kind
    ids = value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()
    most = LISTED_MOST if SETTINGS[name].is_list else 1
    if kind == "roles":
        roles = [Chosen(id=each, type=discord.SelectDefaultValueType.role) for each in ids]
        return discord.ui.RoleSelect(
            custom_id=custom_id, placeholder=hint, min_values=0, max_values=most, default_values=roles
        )
    if kind == "language":
        return _language_menu(setup, custom_id, hint)
    if kind == "switch":
        return _switch_menu(setup, custom_id, hint, typed(setup.settings, name))
    channels = [Chosen(id=each, type=discord.SelectDefaultValueType.channel) for each in ids]
    return discord.ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=hint,
        min_values=0,
        max_values=most,
        default_values=channels,
        channel_types=list(TABLE_CHANNELS if name == "table_channels" else CHANNELS),
    )


def _language_menu(setup: Setup, custom_id: str, hint: str) -> Menu:
    now = setup.settings.language or AUTOMATIC
    labels = {AUTOMATIC: hint, **languages()}
    options = [discord.SelectOption(label=label, value=code, default=code == now) for code, label in labels.items()]
    return discord.ui.Select(custom_id=custom_id, placeholder=hint, options=options)


def _switch_menu(setup: Setup, custom_id: str, hint: str, now: str) -> Menu:
    options = [
        discord.SelectOption(label=setup.say(f"room-{each}"), value=each, default=each == now) for each in (ON, OFF)
    ]
    return discord.ui.Select(custom_id=custom_id, placeholder=hint, options=options)


def _ways(setup: Setup, page: int) -> Iterator[Button]:
    if page > 1:
        yield Button(custom_id=f"lb:s:{page - 1}", label=setup.say("setup-back"))
    if page < len(PAGES):
        primary = discord.ButtonStyle.primary
        yield Button(custom_id=f"lb:s:{page + 1}", label=setup.say("setup-next"), style=primary)
    else:
        success = discord.ButtonStyle.success
        yield Button(custom_id=f"lb:s:{page}:{DONE}", label=setup.say("setup-end"), style=success)


class SetupForm(Form):
    """A form for settings, filled in with their current values."""

    def __init__(self, setup: Setup, page: int, form: str) -> None:
        super().__init__(setup.say(f"setup-form-{form}"), f"lb:s:{page}:{form}")
        for name in FORMS[form]:
            unset = getattr(setup.defaults, name, 0)
            field: discord.ui.TextInput[Any] = discord.ui.TextInput(
                custom_id=name,
                default=", ".join(typed(setup.settings, name).split()),
                placeholder=setup.say(f"unset-{dashed(name)}", amount=unset)[:100],
                required=False,
                max_length=TEXT_MOST,
            )
            bounds = SETTINGS[name]
            hint = setup.say(f"setup-field-{dashed(name)}", least=bounds.least, most=bounds.most, unset=unset)
            self.add_item(
                discord.ui.Label(text=setup.say(f"setting-{dashed(name)}"), description=hint, component=field)
            )
