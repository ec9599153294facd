"""The buttons and menus of a lobby; *Join* and *Register* belong to tables and tournaments.

lb:b:play          take the seat that suits the clicker best
lb:b:new           the form for a new table, see ``new_table.py``
lb:b:practice      play against house players: asks for the game
lb:b:start:razz:regular:3    begin the practice
lb:b:practise:regular:3      the menu of games to practice
lb:b:notify        choose the games to be pinged for
lb:b:join:1        the first menu for joining the tables that have no button
lb:b:games         the menu of games, in a private message
"""

import re
from collections.abc import Collection, Sequence
from typing import Any, Final, get_args

import discord

from bot.common.escaping import plain
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.tables.ports import TableView
from bot.tables.state import HouseStrength
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.scene.stakes import game_line
from bot.ui.tournament.wishes import wish_button
from bot.use_cases.tables.open_tables import KINDS, free_seats
from bot.use_cases.tables.practising import PLAYERS_MOST, PracticeWish

LOBBY_BUTTON: Final = re.compile(r"lb:b:(?P<verb>play|new|practice|notify)")
JOIN_MENU: Final = re.compile(r"lb:b:join:[0-9]")
GAMES_MENU: Final = re.compile(r"lb:b:games")
_OPPONENTS: Final = rf"(?P<strength>{'|'.join(get_args(HouseStrength))}):(?P<players>[1-{PLAYERS_MOST}])"
PRACTICE_START: Final = re.compile(rf"lb:b:start:(?P<game>{'|'.join(GAMES)}):{_OPPONENTS}")
PRACTICE_MENU: Final = re.compile(rf"lb:b:practise:{_OPPONENTS}")
OPTIONS_MOST: Final = 25
"""The maximum number of options of a menu, by Discord's limit."""
LABEL_MOST: Final = 100
"""The maximum number of characters of a menu's option, by Discord's limit."""

Select = discord.ui.Select[discord.ui.LayoutView]


def lobby_row(say_: Phrases) -> Row:
    play = Button(custom_id="lb:b:play", label=say_("lobby-button-play"), style=discord.ButtonStyle.primary)
    new = Button(custom_id="lb:b:new", label=say_("lobby-button-new"))
    notify = Button(custom_id="lb:b:notify", label=say_("lobby-button-notify"))
    return Row(play, new, practice_button(say_), notify)


def practice_button(say_: Phrases) -> Button:
    return Button(custom_id="lb:b:practice", label=say_("lobby-button-practice"))


def join_menu(say_: Phrases, number: int, views: Sequence[TableView]) -> Row:
    """Return a menu of up to 25 tables to join; ``number`` tells the lobby's menus apart."""
    options = [
        discord.SelectOption(
            label=plain(f"{view.place.name} · {game_line(say_.locale, view.settings)}", LABEL_MOST),
            value=str(view.table_id),
            description=_terms(say_, view),
        )
        for view in views
    ]
    return Row(Select(custom_id=f"lb:b:join:{number}", placeholder=say_("lobby-menu"), options=options))


def _terms(say_: Phrases, view: TableView) -> str:
    """Return a text with the table's minimum buy-in and its free seats.

    A player who joins by the menu pays the minimum buy-in.
    """
    free = say_("lobby-free", free=free_seats(view))
    return say_("lobby-menu-table", amount=view.settings.buy_in_least, free=free)


class GamesMenu(Layout):
    """The private menu in which a player chooses the games to be pinged for."""

    def __init__(self, say_: Phrases, chosen: Collection[str], text: str) -> None:
        super().__init__()
        options = [
            discord.SelectOption(label=say_(f"game-{kind}"), value=kind, default=kind in chosen) for kind in KINDS
        ]
        menu: Select = Select(
            custom_id="lb:b:games",
            placeholder=say_("lobby-notify-menu"),
            options=options,
            min_values=0,
            max_values=len(options),
        )
        self.add_item(discord.ui.TextDisplay(text))
        self.add_item(Row(menu))
        self.add_item(Row(wish_button(say_, "tourney-wish-from-lobby")))


class PracticeAsked(Layout):
    """The private question which game to practice, with a menu of games and a button to begin."""

    def __init__(self, say_: Phrases, wish: PracticeWish) -> None:
        super().__init__()
        opponents = f"{wish.strength}:{wish.players}"
        names = {name: say_(f"game-{name}") for name in GAMES}
        options = [
            discord.SelectOption(label=label, value=name, default=name == wish.game) for name, label in names.items()
        ]
        start = Button(
            custom_id=f"lb:b:start:{wish.game}:{opponents}",
            label=say_("lobby-practice-start", game=names[wish.game]),
            style=discord.ButtonStyle.primary,
        )
        strength = say_(f"house-strength-{wish.strength}")
        self.add_item(discord.ui.TextDisplay(say_("lobby-practice-ask", strength=strength)))
        menu: Select = Select(
            custom_id=f"lb:b:practise:{opponents}", placeholder=say_("lobby-new-game"), options=options
        )
        self.add_item(Row(menu))
        self.add_item(Row(start))


class SeatedAnswer(Layout):
    """The answer to *Play now*; if no seat is free, it has a button for a practice table."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        items: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(text)]
        if buttons:
            items.append(Row(*buttons))
        for item in items:
            self.add_item(item)
