"""A short introduction to a game, for a player who sits down to it for the first time."""

import contextlib
from collections.abc import Iterator

from bot.tables.rules.pace import is_slow
from bot.tables.saving import StoreError
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.scene import Scene


async def first_words(
    preferences: PlayerPreferences, user_id: int, player_id: int, scene: Scene, *, on_panel: bool
) -> str | None:
    """Return an introduction to the table's game, and save that the player has read it.

    Return None if the player has already read one, at any table. ``on_panel``: their hand panel is open.
    """
    met, game = preferences.of(player_id).met_games, scene.view.games.game
    if game in met:
        return None
    with contextlib.suppress(StoreError):
        # If this cannot be saved, they read it again next time.
        await preferences.set(user_id, player_id, met_games=(*met, game))
    return "\n".join(_of_game(scene)) if on_panel else first_card(scene, player_id)


def _turn(scene: Scene) -> str:
    settings = scene.view.settings
    if is_slow(settings):
        return scene.say("first-turn-slow", hours=settings.turn_seconds // 3600, draws=_draws(scene))
    return scene.say("first-turn", seconds=settings.turn_seconds, draws=_draws(scene))


def _draws(scene: Scene) -> int:
    """Return the number of draws in the game under the table's house rules."""
    return sum(street.draw for street in scene.streets)


def _house_rules(scene: Scene) -> Iterator[str]:
    """Yield lines about the table's house rules, but only about those that change the game most."""
    if scene.rules.jackpots and scene.plays("jackpots"):
        yield f"- {scene.say('house-rule-jackpots')}"
    if scene.rules.joker != "none" and scene.plays("joker"):
        yield f"- {scene.say('house-rule-joker', value=scene.rules.joker)}"


def first_card(scene: Scene, player_id: int) -> str:
    """Return an introduction to the game and the table, for a player who has no panel open."""
    return "\n".join([*_of_game(scene), *_of_table(scene, player_id)])


def _of_game(scene: Scene) -> list[str]:
    game = scene.say(f"first-{scene.game.name}", draws=_draws(scene), qualifier=scene.rules.qualifier or "none")
    return [scene.say("first-title", game=scene.game_name()), game, *_house_rules(scene)]


def _of_table(scene: Scene, player_id: int) -> Iterator[str]:
    """Yield lines about cards, turns and leaving, which the first hand on a panel explains by itself."""
    seat = scene.seat_of(player_id)
    line = scene.lines.get(seat) if seat is not None else None
    by_letter = line is None or not line.dm_closed
    yield scene.say("first-cards" if by_letter else "first-cards-closed", cards=scene.button_label("button-cards"))
    yield _turn(scene)
    yield scene.say(
        "practice-first-leave" if scene.view.practice else "first-leave",
        menu=scene.button_label("button-menu"),
        sitout=scene.say("button-sitout"),
        leave=scene.say("button-leave"),
    )
