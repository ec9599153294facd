"""pokerkit's games under their codes, and games built from its parts.

The latter are A-5 Triple Draw, with the low hand of Razz, and draw and board games in limits that pokerkit does not
name. Its own Omaha Hi-Lo in fixed limit is played in pot limit by mistake.
"""

from typing import ClassVar, Final

from pokerkit import (
    FixedLimitBadugi,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitTexasHoldem,
    NoLimitDeuceToSevenLowballSingleDraw,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
)
from pokerkit import RegularLowHand as AceToFiveLow
from pokerkit.games import (
    DeuceToSevenLowballMixin,
    FixedLimitPokerMixin,
    Holdem,
    NoLimitPokerMixin,
    OmahaHoldemMixin,
    Poker,
    PotLimitPokerMixin,
    SingleDraw,
    TexasHoldemMixin,
    TripleDraw,
    UnfixedLimitHoldem,
)
from pokerkit.hands import (
    BadugiHand,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    StandardBadugiHand,
    StandardHighHand,
    StandardLowHand,
)
from pokerkit.notation import HandHistory
from pokerkit.utilities import Deck


class AceToFiveMixin:
    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (AceToFiveLow,)
    hole_dealing_count: ClassVar[int] = 5


class BadugiMixin:
    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (BadugiHand,)
    hole_dealing_count: ClassVar[int] = 4


class FiveCardDrawMixin:
    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (StandardHighHand,)
    hole_dealing_count: ClassVar[int] = 5


class FixedLimitAceToFiveTripleDraw(FixedLimitPokerMixin, AceToFiveMixin, TripleDraw): ...


class NoLimitAceToFiveTripleDraw(NoLimitPokerMixin, AceToFiveMixin, TripleDraw): ...


class PotLimitAceToFiveTripleDraw(PotLimitPokerMixin, AceToFiveMixin, TripleDraw): ...


class NoLimitAceToFiveSingleDraw(NoLimitPokerMixin, AceToFiveMixin, SingleDraw): ...


class PotLimitAceToFiveSingleDraw(PotLimitPokerMixin, AceToFiveMixin, SingleDraw): ...


class NoLimitTripleDraw(NoLimitPokerMixin, DeuceToSevenLowballMixin, TripleDraw): ...


class PotLimitTripleDraw(PotLimitPokerMixin, DeuceToSevenLowballMixin, TripleDraw): ...


class PotLimitSingleDraw(PotLimitPokerMixin, DeuceToSevenLowballMixin, SingleDraw): ...


class NoLimitBadugi(NoLimitPokerMixin, BadugiMixin, TripleDraw): ...


class PotLimitBadugi(PotLimitPokerMixin, BadugiMixin, TripleDraw): ...


class FixedLimitFiveCardDraw(FixedLimitPokerMixin, FiveCardDrawMixin, SingleDraw): ...


class BadaceyMixin(AceToFiveMixin):
    hand_types: ClassVar[tuple[type[Hand], ...]] = (AceToFiveLow, BadugiHand)


class BadeuceyMixin(AceToFiveMixin):
    hand_types: ClassVar[tuple[type[Hand], ...]] = (StandardLowHand, StandardBadugiHand)


class FixedLimitBadacey(FixedLimitPokerMixin, BadaceyMixin, TripleDraw): ...


class FixedLimitBadeucey(FixedLimitPokerMixin, BadeuceyMixin, TripleDraw): ...


class OmahaMixin(OmahaHoldemMixin):
    hand_types: ClassVar[tuple[type[Hand], ...]] = (OmahaHoldemHand,)


class HiLoMixin(OmahaHoldemMixin):
    hand_types: ClassVar[tuple[type[Hand], ...]] = (OmahaHoldemHand, OmahaEightOrBetterLowHand)


class FiveCardOmahaMixin(OmahaMixin):
    hole_dealing_count: ClassVar[int] = 5


class BigOMixin(HiLoMixin):
    hole_dealing_count: ClassVar[int] = 5


class PotLimitHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem): ...


class FixedLimitOmaha(FixedLimitPokerMixin, OmahaMixin, Holdem): ...


class NoLimitOmaha(NoLimitPokerMixin, OmahaMixin, UnfixedLimitHoldem): ...


class FixedLimitHiLo(FixedLimitPokerMixin, HiLoMixin, Holdem): ...


class PotLimitHiLo(PotLimitPokerMixin, HiLoMixin, UnfixedLimitHoldem): ...


class NoLimitHiLo(NoLimitPokerMixin, HiLoMixin, UnfixedLimitHoldem): ...


class FixedLimitFiveCardOmaha(FixedLimitPokerMixin, FiveCardOmahaMixin, Holdem): ...


class PotLimitFiveCardOmaha(PotLimitPokerMixin, FiveCardOmahaMixin, UnfixedLimitHoldem): ...


class NoLimitFiveCardOmaha(NoLimitPokerMixin, FiveCardOmahaMixin, UnfixedLimitHoldem): ...


class FixedLimitBigO(FixedLimitPokerMixin, BigOMixin, Holdem): ...


class PotLimitBigO(PotLimitPokerMixin, BigOMixin, UnfixedLimitHoldem): ...


class NoLimitBigO(NoLimitPokerMixin, BigOMixin, UnfixedLimitHoldem): ...


FIXED: Final[dict[str, type[Poker]]] = {
    "F2L3D": FixedLimitDeuceToSevenLowballTripleDraw,
    "FB": FixedLimitBadugi,
    "FA5L3D": FixedLimitAceToFiveTripleDraw,
    "FBA5L3D": FixedLimitBadacey,
    "FB2L3D": FixedLimitBadeucey,
}
UNFIXED_TRIPLE: Final[dict[str, type[Poker]]] = {
    "N2L3D": NoLimitTripleDraw,
    "P2L3D": PotLimitTripleDraw,
    "NB": NoLimitBadugi,
    "PB": PotLimitBadugi,
    "NA5L3D": NoLimitAceToFiveTripleDraw,
    "PA5L3D": PotLimitAceToFiveTripleDraw,
}
UNFIXED_SINGLE: Final[dict[str, type[Poker]]] = {
    "N2L1D": NoLimitDeuceToSevenLowballSingleDraw,
    "P2L1D": PotLimitSingleDraw,
    "NA5L1D": NoLimitAceToFiveSingleDraw,
    "PA5L1D": PotLimitAceToFiveSingleDraw,
}
FIXED_BOARD: Final[dict[str, type[Poker]]] = {
    "FT": FixedLimitTexasHoldem,
    "FO": FixedLimitOmaha,
    "FO/8": FixedLimitHiLo,
    "F5O": FixedLimitFiveCardOmaha,
    "F5O/8": FixedLimitBigO,
}
UNFIXED_BOARD: Final[dict[str, type[Poker]]] = {
    "NT": NoLimitTexasHoldem,
    "PT": PotLimitHoldem,
    "PO": PotLimitOmahaHoldem,
    "NO": NoLimitOmaha,
    "PO/8": PotLimitHiLo,
    "NO/8": NoLimitHiLo,
    "P5O": PotLimitFiveCardOmaha,
    "N5O": NoLimitFiveCardOmaha,
    "P5O/8": PotLimitBigO,
    "N5O/8": NoLimitBigO,
}
POSTED: Final = ("variant", "antes", "blinds_or_straddles")
PLAYED: Final = ("starting_stacks", "actions")


class OurHistory(HandHistory):
    """pokerkit's reader, extended by the variants that the standard lacks.

    Its triple draw games need a small and a big bet even in pot limit and no limit; both are the file's smallest bet.
    """

    game_types: ClassVar[dict[str, type[Poker]]] = {
        **HandHistory.game_types,
        **FIXED,
        **UNFIXED_TRIPLE,
        **UNFIXED_SINGLE,
        **FIXED_BOARD,
        **UNFIXED_BOARD,
    }
    variants: ClassVar[dict[type[Poker], str]] = {kind: code for code, kind in game_types.items()}
    required_field_names: ClassVar[dict[str, tuple[str, ...]]] = {
        **HandHistory.required_field_names,
        **dict.fromkeys(FIXED, (*POSTED, "small_bet", "big_bet", *PLAYED)),
        **dict.fromkeys(UNFIXED_TRIPLE, (*POSTED, "small_bet", "big_bet", *PLAYED)),
        **dict.fromkeys(UNFIXED_SINGLE, (*POSTED, "min_bet", *PLAYED)),
        **dict.fromkeys(FIXED_BOARD, (*POSTED, "small_bet", "big_bet", *PLAYED)),
        **dict.fromkeys(UNFIXED_BOARD, (*POSTED, "min_bet", *PLAYED)),
    }


def as_ours(text: str, code: str) -> str:
    """Return pokerkit's export with the single smallest bet of a pot-limit or no-limit game."""
    if code not in UNFIXED_TRIPLE:
        return text
    least = text.partition("small_bet = ")[2].partition("\n")[0]
    return text.replace(f"small_bet = {least}\n", f"min_bet = {least}\n").replace(f"big_bet = {least}\n", "")


def history_of(text: str) -> HandHistory:
    """Return the file as pokerkit reads it."""
    code = text.partition("variant = '")[2].partition("'")[0]
    if code in UNFIXED_TRIPLE:
        least = text.partition("min_bet = ")[2].partition("\n")[0]
        text = text.replace(f"min_bet = {least}\n", f"small_bet = {least}\nbig_bet = {least}\n")
    is_theirs = HandHistory.game_types.get(code) is OurHistory.game_types.get(code)
    return (HandHistory if is_theirs else OurHistory).loads(text)
