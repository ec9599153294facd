"""The lobby's message; Discord accepts 40 components and 4,000 characters of text in one message."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tables.ports import TableView
from bot.tournaments.ports import TournamentView
from bot.typed.game_names import kind_of
from bot.ui.discord.components import Layout, Row
from bot.ui.lobby.buttons import OPTIONS_MOST, join_menu, lobby_row
from bot.ui.scene.scene import link_to
from bot.ui.scene.stakes import table_line
from bot.ui.table.joining import join_button
from bot.ui.text.trimming import leading
from bot.ui.tournament.buttons import can_be_entered, tournament_button
from bot.ui.tournament.scene import starts_text
from bot.use_cases.tables.open_tables import free_seats, fullest_first, has_room

BUTTONS_MOST: Final = 5
"""The maximum number of tables with a button of their own; such a table needs three components."""
MENUS_MOST: Final = 2
"""The maximum number of menus; they list the further tables with a free seat."""
FULL_CHARACTERS: Final = 600
"""The maximum number of characters in the list of full tables."""
TOURNAMENTS_MOST: Final = 3
NAME_MOST: Final = 40
PLAYER_MOST: Final = 20
"""The maximum number of characters of a player's name."""
PEOPLE_MOST: Final = 120
"""The maximum number of characters for the names of one table's players; half as many if it is full."""
GAME_MOST: Final = 160
"""The maximum number of characters for one table's game, stakes and rules."""
_COLOUR: Final = 0x2D7D46


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """The tables and tournaments of a lobby, and its language."""

    say: Phrases
    """The phrases in the language of the server's channels."""
    tables: Sequence[TableView]
    """The public tables."""
    tournaments: Sequence[TournamentView]
    """The tournaments that are not over, the next to start first."""
    names: Mapping[int, str] = field(default_factory=dict)
    """player_id -> name, for the seated players who may be named."""

    def people(self, view: TableView, characters: int) -> str | None:
        """Return the known names at the table, in order of seats, and how many players are not named.

        None if no name fits or is known.
        """
        seated = [line.player_id for line in view.seats]
        names = [clean(self.names[player], PLAYER_MOST) for player in seated if player in self.names]
        shown = leading(names, characters, ", ")
        if not shown:
            return None
        rest = len(seated) - len(shown)
        return self.say("room-more", named=", ".join(shown), more=rest) if rest else self.say.all_of(shown)


class LobbyPost(Layout):
    def __init__(self, scene: LobbyScene) -> None:
        super().__init__()
        items: list[discord.ui.Item[Any]] = [
            discord.ui.TextDisplay(f"### {scene.say('lobby-title')}"),
            *_tables(scene),
            *_tournaments(scene),
            discord.ui.Separator(),
            lobby_row(scene.say),
        ]
        self.add_item(discord.ui.Container(*items, accent_colour=_COLOUR))

    @property
    def body(self) -> str:
        """The texts, buttons and menus as one string; two lobbies with equal strings look the same."""
        return "\n".join(filter(None, map(_component_text, self.walk_children())))


def _component_text(item: discord.ui.Item[Any]) -> str:
    match item:
        case discord.ui.TextDisplay():
            return item.content
        case discord.ui.Button():
            return f"{item.custom_id} {item.label}"
        case discord.ui.Select():
            return "\n".join(f"{option.value} {option.label} {option.description}" for option in item.options)
    return ""


# Tables


def _tables(scene: LobbyScene) -> Iterator[discord.ui.Item[Any]]:
    """Yield the tables with a free seat, the fullest first, then the full tables."""
    free = fullest_first(view for view in scene.tables if has_room(view))
    full = [view for view in scene.tables if not has_room(view)]
    if not scene.tables:
        yield discord.ui.TextDisplay(scene.say("lobby-empty", play=scene.say("lobby-button-play")))
    for view in free[:BUTTONS_MOST]:
        yield discord.ui.Section(_table_line(scene, view), accessory=join_button(scene.say, view))
    yield from _menus(scene.say, free[BUTTONS_MOST:])
    if full:
        yield discord.ui.TextDisplay(_full(scene, full))


def _menus(say_: Phrases, views: Sequence[TableView]) -> Iterator[Row | discord.ui.TextDisplay[Any]]:
    for number in range(MENUS_MOST):
        shown = views[number * OPTIONS_MOST : (number + 1) * OPTIONS_MOST]
        if shown:
            yield join_menu(say_, number, shown)
    rest = len(views) - MENUS_MOST * OPTIONS_MOST
    if rest > 0:
        yield discord.ui.TextDisplay(say_("table-list-more", count=rest))


def _table_line(scene: LobbyScene, view: TableView) -> str:
    say_, line, people = scene.say, table_line(scene.say.locale, view), scene.people(view, PEOPLE_MOST)
    text = say_(
        "lobby-table",
        link=link_to(view),
        name=_name(view),
        game=line if len(line) <= GAME_MOST else f"{line[: GAME_MOST - 1]}…",
        free=say_("lobby-free", free=free_seats(view)),
    )
    return text if people is None else f"{text}\n-# {people}"


def _name(view: TableView) -> str:
    # A bracket would end the link's text.
    return clean(view.place.name, NAME_MOST).replace("]", r"\]")


def _full(scene: LobbyScene, views: Sequence[TableView]) -> str:
    links = [_full_table(scene, view) for view in views]
    shown = leading(links, FULL_CHARACTERS, " · ")
    rest = [scene.say("tourney-more", count=len(links) - len(shown))] if len(shown) < len(links) else []
    return f"-# {scene.say('lobby-full', tables=' · '.join([*shown, *rest]))}"


def _full_table(scene: LobbyScene, view: TableView) -> str:
    link, people = f"[{_name(view)}]({link_to(view)})", scene.people(view, PEOPLE_MOST // 2)
    return link if people is None else f"{link} ({people})"


# Tournaments


def _tournaments(scene: LobbyScene) -> Iterator[discord.ui.Item[Any]]:
    # Those that start when they are full come first: they wait for the reader.
    waiting = sorted(scene.tournaments, key=lambda view: view.new.settings.format.start.is_known)
    shown = waiting[:TOURNAMENTS_MOST]
    if shown:
        yield discord.ui.Separator()
        yield discord.ui.TextDisplay(f"**{scene.say('lobby-tournaments')}**")
    for view in shown:
        line = _tournament_line(scene.say, view)
        if can_be_entered(view):
            yield discord.ui.Section(line, accessory=tournament_button(scene.say, view, "register"))
        else:
            yield discord.ui.TextDisplay(line)


def _tournament_line(say_: Phrases, view: TournamentView) -> str:
    settings, state = view.new.settings, view.state
    return say_(
        "lobby-tournament",
        name=clean(settings.name, NAME_MOST),
        game=say_(f"game-{kind_of(settings.game, settings.rotation)}"),
        when=starts_text(say_, view),
        entrants=len(state.started() if state.play is not None else state.registered()),
        most=settings.entrants_most,
        channel=f"<#{view.new.channel_id}>",
    )
