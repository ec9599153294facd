"""A table's stakes and rules in a few words."""

from collections.abc import Callable, Iterator, Sequence

from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.poker.games.mixes import is_of_both_kinds, mix_of
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from bot.tables.ports import TableView
from bot.tables.rules.pace import PACES, is_slow
from bot.tables.rules.rotation import legs
from bot.tables.state import TableSettings
from bot.typed.game_names import DEALERS_CHOICE, kind_of
from bot.ui.scene.scene import Scene


def kind_of_game(settings: TableSettings) -> str:
    """Return the key of the table's game; at a mixed table, the mix's or ``DEALERS_CHOICE``."""
    return DEALERS_CHOICE if settings.dealers_choice else kind_of(settings.game, settings.rotation)


def stakes_words(say_: Phrases, stakes: Stakes) -> str:
    """Return the stakes as text: ``500/1,000``.

    In fixed limit they are the small and the big bet. Otherwise they are the blinds, or the minimum bet if there are
    only antes.
    """
    if stakes.limit == "fixed":
        return say_("stakes-pair", small=stakes.small_bet, big=stakes.big_bet)
    if stakes.big_blind:
        return say_("stakes-pair", small=stakes.small_blind, big=stakes.big_blind)
    return say_("stakes-least", amount=stakes.small_bet)


def game_in(say_: Phrases, game: str, limit: Limit) -> str:
    """Return the game's name with its limit, unless that is fixed limit: ``Razz``, ``No-Limit Hold'em``."""
    return say_(f"game-in-{limit}", game=say_(f"game-{game}"))


def names_in_limits(say_: Phrases, games: Sequence[tuple[str, Limit]]) -> list[str]:
    """Return the names of a mix's games, with their limits if these differ."""
    if len({limit for _, limit in games}) == 1:
        return [say_(f"game-{name}") for name, _ in games]
    return [game_in(say_, name, limit) for name, limit in games]


def game_at(say_: Phrases, game: str, stakes: Stakes) -> str:
    """Return the game's name with its limit and stakes: ``Razz 10/20``, ``No-Limit Hold'em 2/5``."""
    return say_(f"game-line-{stakes.limit}", game=say_(f"game-{game}"), stakes=stakes_words(say_, stakes))


def game_line(locale: str, settings: TableSettings) -> str:
    """Return the game and its stakes, short enough for a thread's name: ``Razz 10/20``."""
    say_ = Phrases(locale)
    if settings.rotation:
        return _mix_line(say_, settings, settings.stakes)
    return game_at(say_, settings.game, settings.stakes)


def _mix_line(say_: Phrases, settings: TableSettings, stakes: Stakes) -> str:
    """Return the mix with the stakes by which it is named, without a limit if its games have different ones."""
    kind = "blinds" if stakes.limit != "fixed" and plays_both_kinds(settings) else stakes.limit
    return say_(f"game-line-mix-{kind}", game=say_(f"game-{kind_of_game(settings)}"), stakes=stakes_words(say_, stakes))


def plays_both_kinds(settings: TableSettings) -> bool:
    """Return True if some of the table's games have a fixed limit and others have none (R-17.2)."""
    return bool(settings.rotation) and is_of_both_kinds({leg.stakes.limit for leg in legs(settings)})


def buy_in_text(say_: Phrases, settings: TableSettings) -> str:
    """Return the allowed buy-in: ``400``, ``400 to 1,000``."""
    least, most = settings.buy_in_least, settings.buy_in_most
    return say_("buy-in-one", amount=least) if least == most else say_("buy-in-range", least=least, most=most)


def title(scene: Scene) -> str:
    """Return the game with its stakes; at a mixed table between hands, the mix and its next game."""
    if not _mix_rests(scene):
        return game_with_stakes(scene)
    mix = _mix_line(scene.say, scene.view.settings, scene.first_stakes)
    if scene.view.course.closed or scene.view.choice.to_be_chosen:
        return mix
    return scene.say("title-mix", mix=mix, game=next_game(scene))


def game_of_mix(scene: Scene, game: str, stakes: Stakes) -> str:
    """Return a game of the table's mix, with its limit and stakes where they are not clear from the mix's."""
    return _of_mix(scene.say, scene.view.settings, scene.first_stakes, game, stakes)


def games_to_choose(say_: Phrases, settings: TableSettings) -> dict[str, str]:
    """Return the games of dealer's choice by name, each with its limit and stakes as in ``game_of_mix``."""
    played = legs(settings)
    return {leg.game.name: _of_mix(say_, settings, settings.stakes, leg.game.name, leg.stakes) for leg in played}


def _of_mix(say_: Phrases, settings: TableSettings, named: Stakes, game: str, stakes: Stakes) -> str:
    """Return a game of a mix, with its limit if others have another.

    Its stakes are added if ``named``, the stakes by which the mix is named, are of the other kind (R-17.3).
    """
    if len({leg.stakes.limit for leg in legs(settings)}) == 1:
        return say_(f"game-{game}")
    if (stakes.limit == "fixed") == (named.limit == "fixed"):
        return game_in(say_, game, stakes.limit)
    return game_at(say_, game, stakes)


def next_game(scene: Scene) -> str:
    games = scene.view.games
    return game_of_mix(scene, games.next_game or scene.game.name, games.next_stakes or scene.stakes)


def _mix_rests(scene: Scene) -> bool:
    view = scene.view
    if not view.settings.rotation or scene.running is not None:
        return False
    return view.course.closed or view.hand is None or view.clock.next_hand_ms is None


def game_with_stakes(scene: Scene) -> str:
    """Return the current game with its limit and stakes."""
    return game_at(scene.say, scene.game.name, scene.stakes)


def forced_bets(say_: Phrases, stakes: Stakes) -> Iterator[str]:
    """Yield texts for the forced bets; in pot limit and no limit without the blinds, which are the stakes."""
    if stakes.big_blind and stakes.limit == "fixed":
        yield say_("stakes-blinds", small=stakes.small_blind, big=stakes.big_blind)
    if stakes.ante:
        yield say_("stakes-ante", amount=stakes.ante)
    if stakes.bring_in:
        yield say_("stakes-bring-in", amount=stakes.bring_in)


def kinds(say_: Phrases, view: TableView) -> Iterator[str]:
    """Yield ``private`` and ``practice`` in the reader's language, for a table of that kind."""
    if view.settings.is_private:
        yield say_("fact-private")
    if view.practice:
        yield say_("fact-practice", strength=say_(f"house-strength-{view.settings.house_strength}"))


def special_rules(say_: Phrases, rules: HouseRules, plays: Callable[[str], bool]) -> Iterator[str]:
    """Yield texts for the house rules that change the game itself: jackpots, a joker, a single draw.

    ``plays`` returns True if a rule, given by its name, applies here.
    """
    if rules.jackpots and plays("jackpots"):
        yield say_("fact-jackpots")
    if rules.joker != "none" and plays("joker"):
        yield say_(f"fact-joker-{rules.joker}")
    if rules.draws == 1 and plays("draws"):
        yield say_("fact-one-draw")


def special_rules_at(say_: Phrases, settings: TableSettings) -> Iterator[str]:
    """Yield texts for what is special in any of the table's games: a mix's blinds, jackpots, joker, single draw."""
    if settings.big_bet_blinds == "same":
        yield say_("fact-big-bet-blinds")
    games = [GAMES[name] for name in settings.rotation or (settings.game,)]
    yield from special_rules(say_, settings.rules, lambda rule: any(rule in game.house_rules for game in games))


def table_line(locale: str, view: TableView) -> str:
    """Return a line about the table, like ``Razz 10/20, ante 2``.

    It has the game, stakes, forced bets, kind of table and special rules.
    """
    say_, settings = Phrases(locale), view.settings
    special = special_rules_at(say_, settings)
    posted = () if settings.rotation else forced_bets(say_, settings.stakes)
    return ", ".join([game_line(locale, settings), *posted, *kinds(say_, view), *special])


def facts(scene: Scene) -> Iterator[str]:
    """Yield texts for the table's kind, forced bets, special rules and clock."""
    yield from kinds(scene.say, scene.view)
    stakes, rules = scene.stakes, scene.rules
    if _mix_rests(scene):
        # The title names the mix, and the next game may have other forced bets than the last.
        if scene.view.course.closed or scene.view.games.next_game is not None or scene.view.choice.to_be_chosen:
            return
    elif scene.view.settings.rotation:
        yield _mix_fact(scene)
    yield from forced_bets(scene.say, stakes)
    if rules.bb_ante and stakes.big_blind:
        yield scene.say("fact-bb-ante")
    yield from special_rules(scene.say, rules, scene.plays)
    yield from clock_facts(scene)


def _mix_fact(scene: Scene) -> str:
    """Return the mix, or a text that games are mixed; at dealer's choice, a text that says who chose the game."""
    settings = scene.view.settings
    if not settings.dealers_choice:
        mix = mix_of(settings.rotation)
        return scene.game_name(mix) if mix is not None else scene.say("fact-mix")
    marker = scene.view.choice.marker
    if marker is None or marker not in scene.lines:
        return scene.say("fact-choices")
    return scene.say("fact-choice", name=scene.seat_names[marker])


def clock_facts(scene: Scene) -> Iterator[str]:
    """Yield a text if the clock is slow or very fast, because newcomers should know it in advance."""
    settings = scene.view.settings
    if is_slow(settings):
        yield scene.say("pace-fact-slow", hours=settings.turn_seconds // 3600)
    elif settings.turn_seconds <= PACES["rush"].turn:
        yield scene.say("pace-fact-rush", seconds=settings.turn_seconds)
