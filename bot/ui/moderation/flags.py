"""The report of flags for moderators: the players, the suspicion, its figures, and hands to look at."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.moderation.fair_play import Flag, FlagKind, Report
from bot.ui.scene.answers import NameOf
from bot.ui.text.hand_names import HandNames
from bot.ui.text.trimming import leading

TEXT_MOST: Final = 3800
"""The maximum number of characters of a report; Discord accepts 4,000 in a message of components."""
_BY_ID: Final = HandNames()
_ALSO_FOR_CHIPS: Final = frozenset({FlagKind.SOFT_PLAY, FlagKind.STRONG_FOLDS})
"""The kinds of flags whose text does not say whether they are about tournaments."""


def flags_text(
    say: Phrases, report: Report, flags: Sequence[Flag], days: int, name_of: NameOf, called: HandNames = _BY_ID
) -> str:
    """Return a text with the flags that the reader may see, the most striking first.

    Flags that do not fit into one message are only counted.
    """
    if not report.hands:
        return say("flags-no-hands", days=days)
    cards = "flags-cards" if report.hands_with_cards else "flags-no-cards"
    ends = [
        *_tournaments(say, report),
        say(cards, known=report.hands_with_cards, hands=report.hands),
        say("flags-own"),
    ]
    if not flags:
        none_found = say("flags-none", days=days, hands=report.hands, players=report.players, pairs=report.pairs)
        return "\n".join([none_found, *ends])
    title = say("flags-title", flags=len(flags), days=days, hands=report.hands, players=report.players)
    lines = [title, say("flags-hints"), *ends]
    left = TEXT_MOST - sum(len(line) + 1 for line in lines) - len(say("flags-more", flags=len(flags)))
    shown = leading([flag_text(say, flag, name_of, called) for flag in flags], left)
    more = [say("flags-more", flags=len(flags) - len(shown))] if len(shown) < len(flags) else []
    return "\n".join([*lines[:2], *shown, *more, *lines[2:]])


def flag_text(say: Phrases, flag: Flag, name_of: NameOf, called: HandNames = _BY_ID) -> str:
    """Return two lines about one flag."""
    first, second = (_name(say, player, name_of) for player in flag.players)
    suspicion = say(_key(flag), first=first, second=second, **flag.figures)
    odds = " ".join((*_where(say, flag), say("flag-odds", odds=flag.one_in, pairs=flag.compared)))
    hands = ", ".join(called.marked(*hand) for hand in flag.hands)
    return f"- {suspicion}\n-# {odds} {say('flag-hands', hands=hands) if hands else ''}".rstrip()


def _tournaments(say: Phrases, report: Report) -> Iterator[str]:
    if report.tournament_hands:
        yield say("flags-tournaments", played=report.tournament_hands, hands=report.hands)


def _key(flag: Flag) -> str:
    """Return the phrase key; chip dumping in tournaments has its own, because it is counted in big bets."""
    in_bets = flag.tournament and flag.kind == FlagKind.CHIP_DUMPING
    return f"flag-{flag.kind}-tournament" if in_bets else f"flag-{flag.kind}"


def _where(say: Phrases, flag: Flag) -> Iterator[str]:
    if flag.tournament and flag.kind in _ALSO_FOR_CHIPS:
        yield say("flag-in-tournaments")


def _name(say: Phrases, player_id: int, name_of: NameOf) -> str:
    name = name_of(player_id)
    return clean(name) if name else say("somebody-gone")
