"""The digest of a hand's house rules and stakes in the closing line (F-3)."""

from dataclasses import replace

from bot.fairness.terms import terms_digest
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from tests.harness.fairness.plain import h

RULES, STAKES = HouseRules(), Stakes(10, 20, 2, 3)
TEXT = (
    '[{"allin_bringin":"left","bb_ante":false,"burn":true,"draw_opener":"raiser","draws":3,"forced_bets":null,'
    '"heads_up_uncapped":"off","high_tie":"position","jackpots":false,"joker":"none","low_tie":"low_suit","max_draw":4,"pass_in_max":10,'
    '"qualifier":8,"raise_cap":3,"show_all":false,"suit_order":"cdhs"},'
    '{"ante":2,"big_bet":20,"big_blind":0,"bring_in":3,"limit":"fixed","small_bet":10,"small_blind":0}]'
)


def test_F3_the_digest_is_the_hash_of_the_logged_house_rules_and_stakes() -> None:
    assert terms_digest(RULES, STAKES) == h("rules", TEXT)[:16]


def test_F3_every_house_rule_and_every_stake_changes_the_digest() -> None:
    others = {terms_digest(replace(RULES, burn=False), STAKES), terms_digest(RULES, replace(STAKES, big_bet=21))}
    assert len({terms_digest(RULES, STAKES), *others}) == 3
