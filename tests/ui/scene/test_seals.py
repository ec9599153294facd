"""The seal of the next deal: shortened at the table, in full beside a player's own cards."""

import pytest

from bot.fairness.cutting import Closing
from bot.locales import locales
from bot.poker.views import PlayerView
from bot.tables.ports import SealView, TableView
from bot.ui.panel.hand_panel import HandPanel, Own
from bot.ui.scene.private_cards import drawn_text, private_caption, private_text
from bot.ui.scene.scene import Scene
from bot.ui.scene.seals import table_line
from bot.ui.table.message import TableMessageView
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import play, scene, table

SEAL = "3f9a22c1" + "5e" * 28


def sealed(*cutters: int) -> TableView:
    closing = Closing(555, 666, "razz", 1, (1, 2), bytes(16))
    view = table(play({1: 400, 2: 400}))
    return view._replace(seal=SealView(13, SEAL, "ab" * 32, cutters), hand_closing=closing)


def own() -> PlayerView:
    return play({1: 400, 2: 400}).view(1)


def test_F9_the_table_shows_a_short_seal_and_how_many_players_have_cut() -> None:
    shown = "\n".join(TableMessageView(scene(sealed(1, 2))).words())
    link = "[this deal on record](https://discord.com/channels/1/555/666)"
    assert f"-# {link} · next deal sealed `3f9a·22c1` · cut by 2" in shown
    assert SEAL not in shown
    assert "next deal sealed `3f9a·22c1`, not cut yet" in "\n".join(TableMessageView(scene(sealed())).words())


def test_F3_the_table_shows_the_words_that_cut_the_next_deal() -> None:
    view = sealed(1, 2)
    assert view.seal is not None
    view = view._replace(seal=view.seal._replace(words=((2, "lucky **seven**"), (1, "ü"))))
    shown = "\n".join(TableMessageView(scene(view)).words())
    assert r"-# seat 2 cut with “lucky \*\*seven\*\*” · seat 1 cut with “ü”" in shown


def test_an_unsealed_or_closed_table_shows_no_seal() -> None:
    assert table_line(scene(table(play({1: 400, 2: 400})))) == []
    assert table_line(scene(altered(sealed(), closed=True, hand=None))) == []


@pytest.mark.parametrize("locale", locales())
def test_F9_the_full_seal_is_shown_wherever_a_player_sees_their_cards(locale: str) -> None:
    now = scene(sealed(1), locale=locale)
    assert SEAL in private_text(now, own(), "https://table")
    assert SEAL in private_caption(now, own())
    assert SEAL in drawn_text(now, own(), ())
    assert SEAL in panel(now)
    assert "`3f9a·22c1`" in "".join(table_line(now))


def panel(now: Scene) -> str:
    return str(HandPanel(now, Own(101, own())).body())


def test_own_cards_show_no_seal_where_deals_are_not_sealed() -> None:
    assert "sealed" not in private_text(scene(table(play({1: 400, 2: 400}))), own())
