"""The odds on each street of a finished hand, as text."""

from collections.abc import Callable, Sequence

from bot.common.discord_limits import UNITS_MOST, units
from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.poker.holdings import SplitRanking
from bot.practice.known_hand import KnownHand
from bot.practice.odds import Equity, StreetOdds

NameOf = Callable[[int], str | None]
"""A function that returns a player's unescaped display name by seat; None if it is unknown."""


def odds_text(say_: Phrases, hand: str, known: KnownHand, streets: Sequence[StreetOdds], name_of: NameOf) -> str:
    """Return a line with the odds on each street, and how they were computed.

    If the text is too long for a message, the halves of split pots are left out first, then names become seat numbers.
    """
    texts = (
        _full_text(say_, hand, known, streets, _OddsWords(say_, known, called, halved=halved))
        for called, halved in ((name_of, True), (name_of, False), (_nobody, False))
    )
    return next((text for text in texts if units(text) <= UNITS_MOST), "")


def _nobody(_: int) -> str | None:
    return None


def _full_text(say_: Phrases, hand: str, known: KnownHand, streets: Sequence[StreetOdds], teller: "_OddsWords") -> str:
    lines = [say_("odds-title", hand=hand, game=say_(f"game-{known.game}"))]
    for each, drew in zip(streets, known.drew, strict=True):
        street = _street(say_, known, each.street)
        chances = " · ".join(teller.equity(equity, dict(drew)) for equity in each.equities)
        lines.append(say_("odds-street", street=street, chances=chances))
    return "\n".join([*lines, "", *(f"-# {note}" for note in _notes(say_, known, streets))])


def _street(say_: Phrases, known: KnownHand, at: int) -> str:
    street = GAMES[known.game].streets_under(known.rules)[at]
    return say_(f"street-{street.name}{'-bets' if street.draw else ''}")


class _OddsWords:
    """The phrases for one hand's odds; ``halved`` adds the odds for each half of a split pot."""

    def __init__(self, say_: Phrases, known: KnownHand, name_of: NameOf, *, halved: bool) -> None:
        self._say = say_
        self._name_of = name_of
        ranking = GAMES[known.game].ranking_under(known.rules)
        self._halves = ranking.names if halved and isinstance(ranking, SplitRanking) else ()

    def equity(self, equity: Equity, drew: dict[int, int]) -> str:
        say_, name = self._say, self._name_of(equity.seat)
        shown_name = clean(name) if name else say_("seat-name", seat=equity.seat)
        key = "odds-chance-hidden" if equity.hidden else "odds-chance"
        chance = say_(key, name=shown_name, percent=round(100 * equity.share)) + self._of_halves(equity)
        if equity.seat not in drew:
            return chance
        count = drew[equity.seat]
        return say_("odds-chance-drew", chance=chance, count=count) if count else say_("odds-chance-pat", chance=chance)

    def _of_halves(self, equity: Equity) -> str:
        """Return the odds for each half of the pot, `` (low 70%, badugi 45%)``; empty if it is not split."""
        if not self._halves:
            return ""
        named = zip(self._halves, equity.halves, strict=True)
        chances = (
            self._say("odds-chance", name=self._say(f"half-{half}"), percent=round(100 * at)) for half, at in named
        )
        return f" ({', '.join(chances)})"


def _notes(say_: Phrases, known: KnownHand, streets: Sequence[StreetOdds]) -> list[str]:
    sampled = [each for each in streets if not each.exact]
    if not sampled:
        notes = [say_("odds-exact")]
    else:
        key = "odds-sampled" if len(sampled) == len(streets) else "odds-mixed"
        notes = [say_(key, count=min(each.looked_at for each in sampled))]
    if any(equity.hidden for each in streets for equity in each.equities):
        notes.append(say_("odds-unknown"))
    if GAMES[known.game].has_draws:
        notes.append(say_("odds-draws"))
    return notes
