"""The vectors of bot/fairness/README.md, and the hand they belong to."""

import re
from pathlib import Path
from typing import Final

import bot.fairness
from bot.fairness.cutting import Closing, Contribution, deal_key, whole_cut
from bot.fairness.dealing import CutDecks
from bot.fairness.sealing import NO_SEAL, SealedHand, sealed_hand
from bot.fairness.terms import terms_digest
from bot.poker.actions import Action, ActionKind
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.proven import Dealt

README: Final = Path(bot.fairness.__file__).with_name("README.md").read_text(encoding="utf-8")
VECTORS: Final = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", README, re.MULTILINE))
TABLE, HAND, SEED = 7, 12, bytes(range(32))
THREAD, MESSAGE = 1573982130298421277, 1573982276461527103
CONTRIBUTIONS: Final = (
    Contribution(3, "complete"),
    Contribution(5, "draw", 2),
    Contribution(3, "cut", word="lucky seven"),
)


def sealed() -> SealedHand:
    return sealed_hand(TABLE, HAND, NO_SEAL, SEED)


def decks() -> CutDecks:
    return CutDecks.of(sealed(), deal_key(whole_cut(sealed().seal, CONTRIBUTIONS), THREAD, MESSAGE))


def board_hand() -> Dealt:
    """Return the hand of hold'em of the README, which is checked to its end."""
    game, rules = GAMES["holdem"], HouseRules()
    stakes = game.stakes(rules, 10)
    hand = Hand.start(game, rules, stakes, [(3, 500), (5, 500)], 3, decks().cards(0, joker=False))
    while not hand.finished:
        kinds = {option.kind for option in hand.legal()}
        hand.apply(Action(hand.to_act or 0, ActionKind.CALL if ActionKind.CALL in kinds else ActionKind.CHECK))
    closing = Closing(THREAD, MESSAGE, game.name, 3, (3, 5), terms_digest(rules, stakes))
    return Dealt(sealed(), CONTRIBUTIONS, closing, hand)
