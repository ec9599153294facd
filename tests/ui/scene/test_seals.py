"""The words that cut the next deal, which the table shows; its seal and cut stand elsewhere."""

from bot.fairness.cutting import Closing
from bot.locales import locales
from bot.poker.views import PlayerView
from bot.tables.ports import TableView
from bot.ui.panel.hand_panel import HandPanel, Own
from bot.ui.scene.private_cards import drawn_text, private_text, private_title
from bot.ui.scene.seals import word_lines
from bot.ui.table.message import TableMessageView
from tests.harness.tables.altered import altered
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.scenes import play, scene, table

SEAL = "3f9a22c1" + "5e" * 28
CUT = seal_view(SEAL, (1, 2)).cut


def sealed(*words: tuple[int, str]) -> TableView:
    closing = Closing(555, 666, "razz", 1, (1, 2), bytes(16))
    view = table(play({1: 400, 2: 400}))
    return view._replace(seal=seal_view(SEAL, (1, 2), words=words), hand_closing=closing)


def own() -> PlayerView:
    return play({1: 400, 2: 400}).view(1)


def test_F3_the_table_shows_the_words_that_cut_the_next_deal() -> None:
    shown = TableMessageView(scene(sealed((2, "lucky **seven**"), (1, "ü")))).words()
    assert r"-# seat 2 cut with “lucky \*\*seven\*\*” · seat 1 cut with “ü”" in "\n".join(shown)


def test_a_table_lists_no_cut_words_if_nobody_has_cut_the_deal_or_the_table_is_closed() -> None:
    assert word_lines(scene(table(play({1: 400, 2: 400})))) == word_lines(scene(sealed())) == []
    assert word_lines(scene(altered(sealed((2, "ü")), closed=True, hand=None))) == []


def test_F9_neither_the_table_nor_a_players_cards_show_a_seal_a_cut_or_a_record_link() -> None:
    for locale in locales():
        now = scene(sealed((2, "ü")), locale=locale)
        texts = [*TableMessageView(now).words(), private_text(now, own(), "https://table"), private_title(now, own())]
        shown = "\n".join([*texts, drawn_text(now, own(), ()), str(HandPanel(now, Own(101, own())).to_components())])
        for kept_away in (SEAL[:4], SEAL[-4:], CUT[:8], "/555/666"):
            assert kept_away not in shown
