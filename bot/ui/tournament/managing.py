"""The organizer's private buttons of a tournament that has not started: start now, and delay."""

from collections.abc import Iterator

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import CHECK_IN_MS, DELAY_MS
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.buttons import is_awaited
from bot.ui.tournament.scene import NAME_MOST


class ManageMenu(Layout):
    """The buttons with what each of them does; ``told`` is the answer to the last click."""

    def __init__(self, say_: Phrases, view: TournamentView, told: str = "") -> None:
        super().__init__()
        can_move = is_awaited(view) and view.new.settings.format.start.is_known
        lines = [*([told] if told else []), *(_lines(say_, view) if can_move or not told else ())]
        self.add_item(discord.ui.TextDisplay("\n".join(lines)))
        if can_move:
            of, start_ms = view.tournament_id, view.state.start_ms
            now = Button(custom_id=f"lb:e:{of}:now:{start_ms}", label=say_("tourney-button-now"))
            delay = Button(custom_id=f"lb:e:{of}:delay:{start_ms}", label=say_("tourney-button-delay"))
            now.disabled = _entrants(view) < view.new.settings.entrants_least
            self.add_item(Row(now, delay))


def _lines(say_: Phrases, view: TournamentView) -> Iterator[str]:
    settings, state = view.new.settings, view.state
    name, least = clean(settings.name, NAME_MOST), settings.entrants_least
    if not (is_awaited(view) and settings.format.start.is_known):
        yield say_("tourney-manage-none", name=name)
        return
    yield say_("tourney-manage", name=name, when=full_stamp(state.start_ms), count=_entrants(view), least=least)
    if _entrants(view) < least:
        yield say_("tourney-manage-few", least=least)
    else:
        yield say_("tourney-manage-now-check-in" if settings.check_in else "tourney-manage-now")
    later_ms = state.start_ms + DELAY_MS
    yield say_("tourney-manage-delay", when=full_stamp(later_ms))
    if any(each.checked_in for each in state.entrants) and view.now_ms < later_ms - CHECK_IN_MS:
        yield say_("tourney-manage-again", opens=full_stamp(later_ms - CHECK_IN_MS))
    yield say_("tourney-manage-told")


def _entrants(view: TournamentView) -> int:
    return len(view.state.registered())
