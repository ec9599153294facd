"""A tournament as one reader sees it: the view, the players' names, the reader's language and figures."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.poker.games.mixes import mix_of
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from bot.tables.rules.rotation import naming_leg
from bot.tournaments.level_length import MINUTE_MS, likely_minutes
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.questions import CHECK_IN_MS, start_is_set
from bot.tournaments.rules.matches import Placed, Tree, shared_places
from bot.tournaments.settings import LATE_BIG_BETS, TournamentSettings
from bot.tournaments.state import Level, TournamentState
from bot.ui.scene.stakes import forced_bets, game_in, names_in_limits, stakes_words
from bot.ui.scene.table_text import unusual_rules
from bot.ui.text.moments import at_second, countdown, full_stamp
from bot.ui.text.trimming import leading

NAME_MOST: Final = 60
"""The maximum number of characters of a tournament's name."""
REASON_MOST: Final = 300
LEVELS_MOST: Final = 30
"""The maximum number of a ladder's levels that are shown."""


@dataclass(frozen=True)
class TournamentScene:
    """A tournament's view for one reader; values derived from the view are computed once, at first use."""

    view: TournamentView
    name_of: Callable[[int], str | None]
    """A function that returns a player's unescaped display name by player_id; None if it is unknown."""
    say: Phrases
    renewed: bool = True
    """True if the bot keeps the message up to date, so that it may contain countdowns."""
    target_link: str | None = None
    """A link to the tournament in which seats are won; empty if it is not open any more, None if that is unknown."""

    @cached_property
    def state(self) -> TournamentState:
        return self.view.state

    @cached_property
    def settings(self) -> TournamentSettings:
        return self.view.new.settings

    @cached_property
    def title(self) -> str:
        """The tournament's escaped name."""
        return clean(self.settings.name, NAME_MOST)

    @cached_property
    def target(self) -> str:
        """The escaped name of the tournament in which seats are won, as a link if there is one (T-8.1)."""
        name = clean(self.settings.target_name, NAME_MOST)
        return f"[{name}]({self.target_link})" if self.target_link else name

    @cached_property
    def check_in_ms(self) -> int:
        """The time when check-in opens (T-1.4)."""
        return self.state.start_ms - CHECK_IN_MS

    @cached_property
    def entrants(self) -> int:
        """The number of entrants for which the ladder and the prizes are computed."""
        return field_size(self.settings, self.state)

    @cached_property
    def tree(self) -> Tree:
        """The matches; before the start, those for the current number of entrants. Empty without matches."""
        play = self.state.play
        return play.matches if play is not None else tree_for(self.settings, self.entrants)

    def at_table(self, table_id: int | None) -> "TournamentScene":
        """Return the scene of the match at the table, as if it were a tournament of its own."""
        return replace(self, view=replace(self.view, state=self.state.at_table(table_id)))

    def date(self, at_ms: int) -> str:
        """Return date and time, with a countdown if the bot keeps the message up to date."""
        return f"{full_stamp(at_ms)} ({countdown(at_ms)})" if self.renewed else full_stamp(at_ms)

    def soon(self, at_ms: int) -> str:
        """Return ``in 37 seconds`` if the bot keeps the message up to date, otherwise ``at 20:15:30``."""
        return countdown(at_ms) if self.renewed else at_second(self.say, at_ms)

    @property
    def refunds(self) -> tuple[tuple[int, int], ...]:
        """(player_id, chips) of each refund of a cancelled tournament."""
        return tuple((entrant.player_id, entrant.refund) for entrant in self.state.entrants if entrant.refund)

    def name(self, player_id: int) -> str:
        """Return the player's escaped name."""
        name = self.name_of(player_id)
        return clean(name) if name else self.say("player-nameless")

    def each_name(self, players: Iterable[int]) -> list[str]:
        """Return the players' escaped names, in the same order."""
        return [self.name(player) for player in players]

    def names(self, players: Iterable[int]) -> str:
        return self.say.all_of(self.each_name(players))

    def game(self) -> str:
        """Return the game with its limit, ``Fixed limit Razz``; for a mix, all its games."""
        settings = self.settings
        return game_words(self.say, settings.limit, settings.rotation or (settings.game,))

    def rules(self) -> str:
        """Return a sentence for each house rule that differs from its default; empty if none does."""
        settings = self.settings
        if settings.rules == HouseRules():
            return ""
        games = [GAMES[name] for name in settings.rotation or (settings.game,)]
        return " ".join(unusual_rules(self.say.locale, settings.rules, games, settings.limit))

    def level(self, level: int) -> str:
        """Return a level's stakes as text: ``150/300, ante 30, bring-in 45``."""
        return level_words(self.say, self.settings, self.state.begun.ladder.bet(level))


# Figures


def field_size(settings: TournamentSettings, state: TournamentState) -> int:
    """Return the number of entrants for which the ladder and the prizes are computed.

    Before the start it is at least the number of entrants needed to start.
    """
    if state.phase in ("scheduled", "registering", "check_in"):
        return max(len(state.registered()), settings.entrants_least)
    return len(state.started())


def tree_for(settings: TournamentSettings, entrants: int) -> Tree:
    """Return the matches with this many entrants, who are not drawn yet; empty without matches."""
    return settings.format.rounds.tree(range(max(2, entrants)))


def starts_text(say_: Phrases, view: TournamentView) -> str:
    """Return the date and time of the start, or that the tournament starts when it is full (T-6.1)."""
    if start_is_set(view.new.settings, view.state):
        return full_stamp(view.state.start_ms)
    return say_("tourney-when-full")


def game_words(say_: Phrases, limit: Limit | None, games: Sequence[str]) -> str:
    """Return the game with its limit, ``Fixed limit Razz``; for several, the mix with all its games.

    ``limit`` is None if each game is played in its usual limit.
    """
    in_limits = [(game, limit or GAMES[game].limits[0]) for game in games]
    if len(games) == 1 and limit == "fixed":
        return say_("tourney-game", limit=say_("command-limit-fixed"), game=say_(f"game-{games[0]}"), kind=games[0])
    if len(games) == 1:
        return game_in(say_, *in_limits[0])
    names = say_.all_of(names_in_limits(say_, in_limits))
    mix = mix_of(tuple(games))
    if mix is not None and limit in (None, "fixed"):
        return say_("tourney-mix-named", mix=say_(f"game-{mix}"), games=names)
    if limit is None:
        return say_("tourney-mix-usual", games=names)
    return say_("tourney-mix", limit=say_(f"command-limit-{limit}"), games=names)


def stakes_of(settings: TournamentSettings, bet: int) -> Stakes:
    """Return the stakes by which a level with this bet is named."""
    return naming_leg(settings.legs).at(bet).stakes


@lru_cache(maxsize=256)
def level_words(say_: Phrases, settings: TournamentSettings, bet: int) -> str:
    """Return the stakes of a level with this bet: ``150/300, ante 30, bring-in 45``.

    In a mix, they are those of all its games.
    """
    named = stakes_of(settings, bet)
    each = [leg.at(bet).stakes for leg in settings.legs]
    alike = [stakes for stakes in each if (stakes.limit == "fixed") == (named.limit == "fixed")]
    other = [stakes for stakes in each if stakes not in alike]
    texts = [stakes_words(say_, named), *(text for stakes in alike for text in forced_bets(say_, stakes))]
    limits = {stakes.limit for stakes in other}
    for text in dict.fromkeys(stakes_words(say_, stakes) for stakes in other):
        texts.append(say_("tourney-stakes-unlimited", limits="both" if len(limits) > 1 else limits.pop(), stakes=text))
    return ", ".join(dict.fromkeys(texts))


@lru_cache(maxsize=256)
def ladder_text(say_: Phrases, settings: TournamentSettings, bets: tuple[int, ...]) -> str:
    """Return the stakes of the levels in order: ``100/200 · 150/300 · ...``.

    Cached, because the post is built with them again for each new entrant.
    """
    levels = [stakes_words(say_, stakes_of(settings, bet)) for bet in bets]
    return in_a_row([*levels[:LEVELS_MOST], *(["…"] if len(levels) > LEVELS_MOST else [])])


def in_a_row(parts: Iterable[str]) -> str:
    """Return the parts with dots in between, ``Stack 500 · 3 hands``.

    Lines break only after a dot, so keep the parts short.
    """
    return "· ".join(f"{part} ".replace(" ", "\N{NO-BREAK SPACE}") for part in parts).rstrip()


def minutes_of(level: Level) -> int:
    """Return the level's length in minutes, rounded."""
    return max(1, round(level.lasts_ms / MINUTE_MS))


def prize_figures(view: TournamentView, entrants: int | None = None) -> tuple[int, ...]:
    """Return the prizes in chips, first place first.

    Until the prizes are fixed, they are those that apply if nobody else enters. A caller who knows the number of
    entrants gives it.
    """
    settings, state = view.new.settings, view.state
    if state.prizes is not None:
        return state.prizes
    extra = state.first_extra
    entrants = field_size(settings, state) if entrants is None else entrants
    pool = max(view.pool - extra, settings.guarantee, settings.pool_chips * entrants)
    figures = settings.prizes(pool, entrants)
    return (figures[0] + extra, *figures[1:]) if extra and figures else figures


def prizes_text(say_: Phrases, figures: Sequence[int], tree: Tree = (), seat_chips: int = 0) -> str:
    """Return the prizes as text: ``1st 650 · 2nd 350``; in a ``tree`` of matches also ``3rd to 4th 80 each``.

    With the ``seat_chips`` of a satellite, the first are seats: ``2 seats · 3rd 50``.
    """
    if tree:
        return in_a_row(_shared_prizes(say_, figures, tree))
    seats = figures.count(seat_chips) if seat_chips else 0
    rest = [prize_text(say_, place, chips) for place, chips in enumerate(figures, 1) if chips and place > seats]
    return in_a_row([say_("tourney-seats", count=seats), *rest] if seats else rest)


def _shared_prizes(say_: Phrases, figures: Sequence[int], tree: Tree) -> Iterator[str]:
    if figures:
        yield prize_text(say_, 1, figures[0])
    for places in shared_places(tree):
        each = Placed(0, places.start, (places,)).prize(figures)
        if each and len(places) > 1:
            first, last = ordinal(say_, places.start), ordinal(say_, places.stop - 1)
            yield say_("tourney-prize-shared", first=first, last=last, amount=each)
        elif each:
            yield prize_text(say_, places.start, each)


def prize_text(say_: Phrases, place: int, chips: int) -> str:
    return say_("tourney-prize", place=ordinal(say_, place), amount=chips)


def ordinal(say_: Phrases, place: int) -> str:
    """Return the place as text, ``1st``; English has several endings, other languages only one."""
    ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return say_("tourney-place", place=place, ending=ending)


def placed(say_: Phrases, place: int, name: str) -> str:
    """Return the place and the player's name in bold, for the beginning of a line.

    The dot is escaped: Discord turns lines that begin like ``1.`` into a list and draws the next lines into it.
    """
    return ordinal(say_, place).replace(".", r"\.") + f" **{name}**"


def ladder_warning(say_: Phrases, settings: TournamentSettings, entrants: int) -> str | None:
    """Return a warning if the ladder climbs too fast, with the minimum sensible target (T-4.1); else None."""
    ladder = settings.ladder(settings.players_at(entrants))
    if ladder.shortest_minutes is None:
        return None
    return say_(
        "tourney-too-fast", entrants=entrants, minutes=settings.target_minutes, shortest=ladder.shortest_minutes
    )


def length_warning(say_: Phrases, settings: TournamentSettings, entrants: int) -> str | None:
    """Return a warning if play is likely to end long before the target (T-4.3); otherwise None."""
    likely, target = likely_minutes(settings, settings.players_at(entrants)), settings.target_minutes
    if likely == target:
        return None
    return say_("tourney-off-target", entrants=entrants, likely=likely, minutes=target)


def late_warning(say_: Phrases, settings: TournamentSettings, entrants: int) -> str | None:
    """Return a warning if late registration ends before the chosen level (T-1.5); otherwise None."""
    level = settings.late_until(settings.ladder(entrants))
    if level == settings.late_levels:
        return None
    facts = {"entrants": entrants, "level": level, "asked": settings.late_levels, "bets": LATE_BIG_BETS}
    return say_("tourney-late-shorter", **facts, again=again(settings))


def again(settings: TournamentSettings) -> str:
    """Return how a knocked-out entrant may come back, as an argument of phrases (T-1.6).

    They may do so until late registration ends.
    """
    return "re-entries" if settings.re_entries else "rebuys" if settings.rebuys else "none"


def preview(new: NewTournament, now_ms: int) -> TournamentView:
    """Return a view of a tournament that is not created yet."""
    state = TournamentState("scheduled" if new.opens_ms > now_ms else "registering", new.start_ms)
    return TournamentView(0, new, state, 0, (), (), None, now_ms, 0)


# Lists


def fitting(say_: Phrases, texts: Sequence[str], characters: int, between: str = ", ") -> str:
    """Return the first texts that fit, joined, and the number of those left out."""
    rest = say_("tourney-more", count=len(texts))
    shown = leading(texts, characters - len(rest), between)
    if len(shown) == len(texts):
        return between.join(texts)
    return between.join([*shown, say_("tourney-more", count=len(texts) - len(shown))])
