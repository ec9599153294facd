"""The players who play on a panel, for the table's message and the letters."""

from bot.poker.actions import ActionKind
from bot.publishing.panel.use import PanelUse
from tests.harness.ui.scenes import play, play_out, table


def used_by(*players: int, hand_number: int = 12) -> PanelUse:
    use = PanelUse()
    for player in players:
        use.panel_live(7, player, live=True)
        use.clicked(7, player, hand_number)
    return use


def test_a_click_on_a_panel_counts_as_its_use_in_that_hand_and_the_next() -> None:
    use = used_by(101)
    assert [use.is_used(7, 101, number) for number in (12, 13, 14)] == [True, True, False]
    assert not use.is_used(7, 102, 12)
    assert not use.is_used(8, 101, 12)


def test_a_hand_is_covered_by_panels_if_every_player_to_act_uses_a_live_one() -> None:
    view = table(play({1: 400, 2: 400}))
    assert used_by(101, 102).covers(view)
    assert not used_by(101).covers(view)
    assert not used_by(101, 102, hand_number=11).covers(view), "nobody has clicked in this hand"
    lost = used_by(101, 102)
    lost.panel_live(7, 102, live=False)
    assert not lost.covers(view)


def test_folded_players_and_house_players_need_no_panel() -> None:
    folded = table(play({1: 400, 2: 400, 3: 400}, ActionKind.BRING_IN, ActionKind.FOLD))
    assert folded.hand is not None
    acting = {100 + seat.seat for seat in folded.hand.seats if not seat.folded}
    assert used_by(*acting).covers(folded)
    view = table(play({1: 400, 2: 400}))
    house = view._replace(seats=(view.seats[0], view.seats[1]._replace(house=1)))
    assert used_by(101).covers(house)


def test_a_finished_hand_is_never_covered_by_panels() -> None:
    over = table(play_out(play({1: 400, 2: 400}), (ActionKind.FOLD, ActionKind.BRING_IN)))
    assert not used_by(101, 102).covers(over)
    assert not used_by(101, 102).covers(table())


def test_the_table_is_notified_once_when_a_live_panel_is_lost() -> None:
    use, lost = used_by(101), list[int]()
    use.lost = lost.append
    use.panel_live(7, 102, live=False)
    use.panel_live(7, 101, live=True)
    assert lost == []
    use.panel_live(7, 101, live=False)
    use.panel_live(7, 101, live=False)
    assert lost == [7]
