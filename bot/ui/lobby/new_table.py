"""The private form for a new table: a message of menus that itself contains the choices so far.

lb:n:game       the menu of games; the menus of stakes, limits and rules have similar ids
lb:n:private    make the table private: only invited people may sit down
lb:n:public     make a private table public: everyone may sit down
lb:n:more       show the menu of house rules
lb:n:open       open the table
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord

from bot.locales.phrases import Phrases
from bot.tables.state import TableSettings
from bot.typed.rotation import games_of
from bot.typed.stakes import LIMITS, stakes_text
from bot.typed.table_order import TableOrder
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.scene.stakes import buy_in_text, forced_bets, game_line, special_rules_at
from bot.ui.scene.table_text import sentence_of, stakes_line
from bot.ui.text.sentences import complaint_text
from bot.use_cases.tables.drafting import GAMES_OFFERED, TableDraft, joined_rules

NEW_TABLE: Final = re.compile(r"lb:n:(?P<verb>game|stakes|limit|rules|private|public|more|open)")
OPTIONS_MOST: Final = 25
LABEL_MOST: Final = 100

Option = discord.SelectOption
Select = discord.ui.Select[discord.ui.LayoutView]


class NewTableForm(Layout):
    def __init__(self, say_: Phrases, draft: TableDraft, *, has_rules: bool) -> None:
        """Compose the form; if ``has_rules``, it also has the menu of house rules."""
        super().__init__()
        self._say = say_
        self.add_item(discord.ui.TextDisplay("\n".join(self._lines(draft))))
        for menu in self._menus(draft, has_rules=has_rules):
            self.add_item(Row(menu))
        self.add_item(Row(*self._buttons(draft, has_rules=has_rules)))

    def _lines(self, draft: TableDraft) -> Iterator[str]:
        yield f"### {self._say('lobby-button-new')}"
        if draft.settings is not None:
            yield from _terms(self._say, draft.settings)
        elif draft.complaint is not None:
            yield complaint_text(self._say, draft.complaint)
        yield self._say("lobby-new-invited" if draft.order.private else "lobby-new-everyone")

    def _menus(self, draft: TableDraft, *, has_rules: bool) -> Iterator[Select]:
        order, locale = draft.order, self._say.locale
        games = [(name, self._say(f"game-{name}")) for name in GAMES_OFFERED]
        yield self._menu("game", games, [order.game])
        stakes = [(stakes_text(each), stakes_line(locale, each)) for each in draft.stakes]
        yield self._menu("stakes", stakes, [order.stakes])
        if len(draft.limits) > 1:
            limits = [(name, self._say(f"command-limit-{name}")) for name in draft.limits]
            yield self._menu("limit", limits, [order.limit])
        if has_rules:
            played = games_of(order.game or GAMES_OFFERED[0], None, None)
            words = [(word, sentence_of(locale, word, played, order.limit)) for word in draft.rules]
            yield self._menu("rules", words, (order.rules or "").split(), most=len(words))

    def _menu(
        self, name: str, choices: Sequence[tuple[str, str]], chosen: Sequence[str | None], most: int = 1
    ) -> Select:
        """Return a menu.

        With ``most`` above 1, any number of options up to ``most`` may be chosen, and each option also shows the word
        that people type for it.
        """
        several = most > 1
        options = [
            Option(
                label=_short(label),
                value=value,
                description=value if several else None,
                default=value in chosen,
            )
            for value, label in choices[:OPTIONS_MOST]
        ]
        placeholder = self._say(f"lobby-new-{name}")
        least = 0 if several else 1
        return Select(
            custom_id=f"lb:n:{name}",
            placeholder=placeholder,
            options=options,
            min_values=least,
            max_values=min(most, len(options)),
        )

    def _buttons(self, draft: TableDraft, *, has_rules: bool) -> Iterator[Button]:
        yield Button(
            custom_id="lb:n:open",
            label=self._say("lobby-new-button-open"),
            style=discord.ButtonStyle.primary,
            disabled=draft.settings is None,
        )
        turned = "public" if draft.order.private else "private"
        yield Button(custom_id=f"lb:n:{turned}", label=self._say(f"lobby-new-button-{turned}"))
        if not has_rules:
            yield Button(custom_id="lb:n:more", label=self._say("button-menu"))


def _terms(say_: Phrases, settings: TableSettings) -> Iterator[str]:
    """Yield the table in two lines: its game, stakes and special rules, then its buy-in and seats."""
    posted = () if settings.rotation else forced_bets(say_, settings.stakes)
    words = [game_line(say_.locale, settings), *posted, *special_rules_at(say_, settings)]
    yield f"**{', '.join(words)}**"
    free = say_("lobby-free", free=settings.seats_max)
    yield say_("lobby-menu-table", amount=buy_in_text(say_, settings), free=free)


def _short(label: str) -> str:
    return label if len(label) <= LABEL_MOST else f"{label[: LABEL_MOST - 1]}…"


def order_of(verb: str, picked: Sequence[str], shown: Mapping[str, Sequence[str]]) -> TableOrder:
    """Return the choices that the form shows after the click, as an order for a table.

    ``shown`` has the choices before the click. ``verb`` names the clicked menu or button, and ``picked`` are the
    options chosen in the menu.
    """
    chosen: dict[str, Any] = {name: next(iter(shown.get(f"lb:n:{name}", ())), None) for name in ("game", "stakes")}
    limit = next(iter(shown.get("lb:n:limit", ())), None)
    before = shown.get("lb:n:rules", ())
    if verb in chosen and picked:
        chosen[verb] = picked[0]
    elif verb == "limit" and picked:
        limit = picked[0]
    rules = joined_rules(before, picked if verb == "rules" else before)
    private = verb != "public" and (verb == "private" or "lb:n:public" in shown)
    return TableOrder(**chosen, limit=LIMITS.get(limit or ""), rules=rules or None, private=private)


def has_rules(verb: str, shown: Mapping[str, Sequence[str]]) -> bool:
    """Return True if the form has the menu of house rules after the click."""
    return verb == "more" or "lb:n:rules" in shown
