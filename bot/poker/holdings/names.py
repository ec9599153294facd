"""The names that players give to hands (R-2.4)."""

from dataclasses import dataclass
from typing import Final, Literal

_SMALL: Final = ("deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_RANK_WORDS: Final = (*_SMALL, "jack", "queen", "king", "ace")
_ENGLISH: Final = {
    "low": "{joined} low",
    "no_low": "no low",
    "wheel": "wheel",
    "high_card": "{joined} high",
    "pair": "pair of {plurals[0]}",
    "pairs_up": "{plurals[0]} up",
    "two_pair": "two pair, {plurals[0]} and {plurals[1]}",
    "trips": "three {plurals[0]}",
    "straight": "{joined}-high straight",
    "flush": "{joined}-high flush",
    "full_house": "full house, {plurals[0]} full of {plurals[1]}",
    "quads": "four {plurals[0]}",
    "straight_flush": "{joined}-high straight flush",
    "royal_flush": "royal flush",
    "five_of_a_kind": "five {plurals[0]}",
    "one_card_badugi": "one-card {joined}",
    "two_card_badugi": "two-card {joined}",
    "three_card_badugi": "three-card {joined}",
    "four_card_badugi": "{joined} badugi",
}
_PAIRED: Final = {"pair": 1, "two_pair": 2, "trips": 1, "quads": 1}
"""Kind of hand that can have kickers -> the number of ranks before the kickers."""
KINDS: Final = tuple(_ENGLISH)

Half = Literal["high", "low", "badugi"]
"""A half of a split pot."""


@dataclass(frozen=True, slots=True)
class HoldingName:
    """A hand's name as data, for any language; ``str`` returns it in English."""

    kind: str
    """One of ``KINDS``.

    ``low`` and ``wheel`` are for low games; ``high_card`` is the counterpart in high games. ``pairs_up`` is two pairs
    named by the higher alone, as is usual in high games.
    """
    ranks: tuple[int, ...]
    """The ranks in the name (0 the deuce, 12 the ace), most important first, kickers last.

    Empty for the wheel, the royal flush and ``no_low``. ``low``, ``high_card``, ``flush`` and the badugis have one or
    more; every other kind has a fixed number before its kickers.
    """
    half: Half | None = None
    """The half of a split pot that the name is for; None if the pot is not split."""
    second: "HoldingName | None" = None
    """The name of the hand for the second half, if the pot is split (R-11.4)."""

    @property
    def kickers(self) -> tuple[int, ...]:
        """The ranks besides the pairs, named only if another hand has the same pairs."""
        return self.ranks[_PAIRED[self.kind] :] if self.kind in _PAIRED else ()

    @property
    def claims_both(self) -> bool:
        """True if the hand can win in both halves of a split pot."""
        return self.second is not None and self.second.kind != "no_low"

    def of_half(self, half: int) -> "HoldingName":
        """Return the name for half 1 or 2, without the name of the half; for 0, the whole name."""
        name = self.second if half == 2 and self.second is not None else self
        return HoldingName(name.kind, name.ranks) if half else self

    @property
    def goes_without_saying(self) -> bool:
        """True for a low in a low half, so that its text can leave out the word "low"."""
        return self.kind == self.half == "low"

    def __str__(self) -> str:
        if self.half is None:
            return self._text()
        text = self._text() if self.kind == "no_low" else f"{self.half}: {self._text()}"
        return text if self.second is None else f"{text}; {self.second}"

    def _text(self) -> str:
        words = [_RANK_WORDS[rank] for rank in self.ranks]
        form = "{joined}" if self.goes_without_saying else _ENGLISH[self.kind]
        name = form.format(joined="-".join(words), plurals=[_plural(word) for word in words])
        kickers = "-".join(_RANK_WORDS[rank] for rank in self.kickers)
        return f"{name}, {kickers} kicker" if kickers else name


def _plural(word: str) -> str:
    return word + ("es" if word.endswith("x") else "s")
