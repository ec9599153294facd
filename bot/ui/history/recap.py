"""A server's week as text and as a picture: the winners, biggest pot, best low and next tournament."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import Final

import discord

from bot.common.escaping import clean, plain
from bot.history.week import WeekOfPlay
from bot.locales.phrases import Phrases
from bot.tournaments.ports import TournamentView
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Layout, Row
from bot.ui.pictures.podium_picture import STEPS_MOST, PodiumPicture, PodiumStep
from bot.ui.scene.scene import holding_words
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.buttons import tournament_button
from bot.ui.tournament.scene import NAME_MOST, ordinal, placed

_GOLD: Final = 0xD9A514
TOURNAMENTS_MOST: Final = 5
"""The maximum number of tournaments in a recap: the latest ones."""
WINNERS_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Recap:
    say: Phrases
    week: WeekOfPlay
    monday: date
    """The Monday on which the recap is posted; it covers the week before."""
    name_of: Callable[[int], str | None]
    """A function that returns a player's unescaped name by player_id; None if it is unknown."""
    coming: TournamentView | None = None
    """The next tournament, if there is one."""

    def heading(self) -> str:
        """Return the week's first and last day as ISO dates, the same in every language."""
        first, last = self.monday - timedelta(days=7), self.monday - timedelta(days=1)
        return self.say("recap-week", first=first.isoformat(), last=last.isoformat())

    def name(self, player_id: int) -> str:
        """Return the player's unescaped name, or a general word if the name is unknown."""
        return self.name_of(player_id) or self.say("player-nameless")

    def facts(self) -> Iterator[tuple[str, int, str]]:
        """Yield (phrase key of the label, player_id, text) for each record of the week."""
        week, say = self.week, self.say
        if week.pot is not None:
            yield "recap-pot", week.pot.player_id, say("tourney-chips", amount=week.pot.chips)
        if week.tournament_pot is not None:
            bets = say.tenths(week.tournament_pot.bets)
            yield "recap-tournament-pot", week.tournament_pot.player_id, say("recap-big-bets", bets=bets)
        if week.low is not None:
            yield "recap-low", week.low.player_id, holding_words(say, week.low.holding)
        if week.improved is not None:
            yield "recap-improved", week.improved.player_id, say.signed(week.improved.chips)


class RecapPost(Layout):
    def __init__(self, recap: Recap, drawn: Drawn | None = None) -> None:
        super().__init__()
        parts: list[discord.ui.Item[discord.ui.LayoutView]] = [discord.ui.TextDisplay(recap_text(recap))]
        if drawn is not None:
            media = discord.MediaGalleryItem(f"attachment://{drawn.filename}", description=drawn.alt)
            parts.append(discord.ui.MediaGallery(media))
        if recap.coming is not None and recap.coming.state.phase in ("registering", "check_in"):
            parts.append(Row(tournament_button(recap.say, recap.coming, "register")))
        self.add_item(discord.ui.Container(*parts, accent_colour=_GOLD))


def recap_text(recap: Recap) -> str:
    return "\n".join(_lines(recap))


def _lines(recap: Recap) -> Iterator[str]:
    say = recap.say
    yield f"### {say('recap-title')}"
    yield " · ".join((recap.heading(), *_hands(recap)))
    for each in recap.week.leaders:
        yield f"{placed(say, each.place, clean(recap.name(each.player_id)))} · {say.signed(each.profit)}"
    for won in recap.week.tournaments[-TOURNAMENTS_MOST:]:
        winners = say.all_of([f"**{clean(recap.name(player))}**" for player in won.winners[:WINNERS_MOST]])
        key = "recap-won" if winners else "recap-played"
        yield say(key, name=clean(won.name, NAME_MOST), winners=winners, entrants=won.entrants)
    for key, player_id, fact in recap.facts():
        yield say("with-label", label=say(key), text=f"**{clean(recap.name(player_id))}** · {fact}")
    if recap.coming is not None:
        name = clean(recap.coming.new.settings.name, NAME_MOST)
        yield say("recap-next", name=name, when=full_stamp(recap.coming.state.start_ms))


def _hands(recap: Recap) -> Iterator[str]:
    yield recap.say("tourney-result-hands", count=recap.week.hands)
    if played := recap.week.tournament_hands:
        yield recap.say("recap-tournament-hands", count=played)


def recap_picture(recap: Recap) -> PodiumPicture:
    """Return the data of a podium picture: the week's leaders or, without any, the last tournament's winners."""
    say = recap.say
    steps = []
    for place, group in groupby(recap.week.leaders, key=lambda each: each.place):
        sharers = list(group)
        names = tuple(plain(recap.name(each.player_id), NAME_MOST) for each in sharers)
        steps.append(PodiumStep(place, ordinal(say, place), names, say.signed(sharers[0].profit)))
    if not steps:
        steps = _winners_of_a_tournament(recap)
    podium = (step for step in steps if step.place <= STEPS_MOST)
    lines = tuple((say(key), f"{plain(recap.name(player), NAME_MOST)}, {fact}") for key, player, fact in recap.facts())
    return PodiumPicture(say.locale, say("recap-title"), recap.heading(), tuple(podium), lines)


def _winners_of_a_tournament(recap: Recap) -> list[PodiumStep]:
    won = next((each for each in reversed(recap.week.tournaments) if each.winners), None)
    if won is None:
        return []
    names = tuple(plain(recap.name(player), NAME_MOST) for player in won.winners[:WINNERS_MOST])
    return [PodiumStep(1, ordinal(recap.say, 1), names, plain(won.name, NAME_MOST))]
