"""What a table plays for, in a few words."""

from collections.abc import Iterator

from bot.poker.house_rules import Stakes
from bot.ui.phrases import Phrases
from bot.ui.scene import Scene


def game_with_stakes(scene: Scene) -> str:
    """``Razz 10/20`` by small and big bet in fixed limit, else ``Badugi pot limit 5/10`` by the blinds, or the least
    bet where antes are posted."""
    stakes = scene.stakes
    if stakes.limit == "fixed":
        told = scene.say("stakes-pair", small=stakes.small_bet, big=stakes.big_bet)
    elif stakes.big_blind:
        told = scene.say("stakes-pair", small=stakes.small_blind, big=stakes.big_blind)
    else:
        told = scene.say("stakes-least", amount=stakes.small_bet)
    return scene.say(f"game-line-{stakes.limit}", game=scene.game_name(), stakes=told)


def forced_bets(say_: Phrases, stakes: Stakes) -> Iterator[str]:
    """What is posted; in pot and no limit the blinds are the stakes themselves, and not told again."""
    if stakes.big_blind and stakes.limit == "fixed":
        yield say_("stakes-blinds", small=stakes.small_blind, big=stakes.big_blind)
    if stakes.ante:
        yield say_("stakes-ante", amount=stakes.ante)
    if stakes.bring_in:
        yield say_("stakes-bring-in", amount=stakes.bring_in)


def facts(scene: Scene) -> Iterator[str]:
    """What is posted, and what makes this game special here."""
    stakes, rules = scene.stakes, scene.rules
    if scene.view.settings.rotation:
        yield scene.say("fact-mix")
    yield from forced_bets(scene.say, stakes)
    if rules.bb_ante and stakes.big_blind:
        yield scene.say("fact-bb-ante")
    if rules.jackpots and scene.plays("jackpots"):
        yield scene.say("fact-jackpots")
    if rules.joker != "none" and scene.plays("joker"):
        yield scene.say(f"fact-joker-{rules.joker}")
    if rules.draws == 1 and scene.plays("draws"):
        yield scene.say("fact-one-draw")
