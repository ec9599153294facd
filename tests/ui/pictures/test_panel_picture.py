"""The data of a hand panel's picture: no down cards but the player's own, and the seating order of the others."""

from hypothesis import given, settings

from bot.poker.actions import ActionKind
from bot.tables.ports import SeatLine
from bot.ui.pictures.alt_text import ALT_MOST, panel_alt_text
from bot.ui.pictures.panel_picture import PanelPicture, panel_picture
from bot.ui.pictures.table_picture import table_picture
from tests.harness.ui.scenes import NAMES, play, scene, table
from tests.harness.ui.wandering import Course, courses, played
from tests.ui.pictures.test_table_picture import cards_in, open_cards, spoken_cards

THREE = {1: 400, 2: 320, 3: 410}


@given(courses())
@settings(max_examples=60)
def test_neither_a_panel_nor_its_alt_text_shows_another_players_down_card(course: Course) -> None:
    hand = played(course)
    for player in hand.state.players:
        own = hand.view(player.seat)
        picture = panel_picture(scene(table(hand)), own)
        seen = open_cards(hand) | set(own.downcards)
        assert {*cards_in(picture.table), *picture.hand.down, *picture.hand.upcards, *picture.hand.playing} <= seen
        alt = panel_alt_text(picture)
        assert spoken_cards(alt) <= seen
        assert set(own.downcards) <= spoken_cards(alt)
        assert len(alt) <= ALT_MOST


def test_the_repr_of_a_panels_picture_contains_no_down_cards() -> None:
    private = play(THREE).view(2)
    assert str(private.downcards) not in repr(panel_picture(scene(table(play(THREE))), private))


def test_a_panel_and_the_tables_message_share_the_table() -> None:
    hand = play(THREE)
    shared = scene(table(hand))
    assert panel_picture(shared, hand.view(2)).table is table_picture(shared)


def names(picture: PanelPicture) -> list[str]:
    return [seat.name for seat in picture.others]


def test_the_panel_shows_the_other_players_clockwise_starting_left_of_its_player() -> None:
    hand = play(dict.fromkeys(range(1, 6), 400))
    pictures = [panel_picture(scene(table(hand)), hand.view(seat)) for seat in (1, 3, 5)]
    assert [names(picture) for picture in pictures] == [
        ["Bob", "Carol", "Dave", "Erin"],
        ["Dave", "Erin", "Alice", "Bob"],
        ["Alice", "Bob", "Carol", "Dave"],
    ]
    assert [picture.seat.name for picture in pictures] == ["Alice", "Carol", "Erin"]


def test_a_player_whose_seat_somebody_else_has_taken_still_sees_their_own_name() -> None:
    hand = play(THREE, ActionKind.BRING_IN, ActionKind.FOLD)
    seat = next(player.seat for player in hand.state.players if player.folded)
    view = table(hand)
    successor = SeatLine(seat, 108, 900, "waiting", False)
    view = view._replace(seats=(*(line for line in view.seats if line.seat != seat), successor))
    picture = panel_picture(scene(view), hand.view(seat))
    assert picture.seat.name == NAMES[seat - 1]
    assert "Heidi" not in names(picture)
    assert picture.hand.down == hand.view(seat).downcards
