"""The text of a player's own cards, and the names of their hands."""

from dataclasses import replace

import pytest

from bot.locales.phrases import LOCALES
from bot.poker.actions import ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.hand import Hand
from bot.poker.holdings import KINDS, HoldingName
from bot.ui.pictures.alt_text import hand_alt_text
from bot.ui.pictures.hand_picture import hand_picture
from bot.ui.scene.private_cards import drawn_text, own_drawing, own_holding, own_stage, private_text
from bot.ui.text.cards import card_marks, discard_marks
from tests.harness.discord.decks import dealt_deck, razz_deck
from tests.harness.ui.cards_shown import shuffled
from tests.harness.ui.scenes import act, deal, draw, play, play_out, scene, table, to_the_draw

PASSIVE = (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL)


@pytest.mark.parametrize(
    "case",
    [
        (HoldingName("low", (6, 5)), "eight-seven low"),
        (HoldingName("wheel", ()), "wheel"),
        (HoldingName("pair", (12,)), "pair of aces"),
        (HoldingName("two_pair", (11, 2)), "two pair, kings and fours"),
        (HoldingName("trips", (4,)), "three sixes"),
        (HoldingName("full_house", (3, 11)), "full house, fives full of kings"),
        (HoldingName("quads", (0,)), "four deuces"),
    ],
)
def test_R2_4_a_hand_has_its_name_in_words(case: tuple[HoldingName, str]) -> None:
    name, said = case
    assert scene(table()).holding(name) == said == str(name)


@pytest.mark.parametrize("kind", KINDS)
def test_R2_4_every_kind_of_hand_has_a_name(kind: str) -> None:
    ranks = () if kind in ("wheel", "royal_flush") else (9, 3)
    name = HoldingName(kind, ranks)
    assert scene(table()).holding(name) == str(name)


@pytest.mark.parametrize(
    "name",
    [
        HoldingName("pair", (10, 12, 4)),
        HoldingName("two_pair", (11, 2, 12)),
        HoldingName("trips", (4, 12, 3)),
        HoldingName("quads", (0, 12)),
    ],
)
def test_R2_4_kickers_are_named(name: HoldingName) -> None:
    assert name.kickers
    assert scene(table()).holding(name) == str(name)
    assert str(name).endswith("kicker")


def test_discards_are_listed_from_the_highest_in_whatever_order_they_were_picked() -> None:
    hand = deal("deuce-to-seven-triple-draw", {1: 400, 2: 400})
    some = parse_cards("9cKh2sAdKc")
    shown = drawn_text(scene(table(hand)), hand.view(1), some)
    assert f"Discarded: {card_marks(parse_cards('AdKhKc9c2s'))}" in shown
    assert discard_marks(some[::-1]) == card_marks(parse_cards("AdKhKc9c2s"))
    assert discard_marks(parse_cards("2cJo3h")) == card_marks(parse_cards("Jo3h2c"))


def test_a_player_sees_their_own_cards_and_the_hand_they_make() -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    private = hand.view(1)
    early = private_text(scene(table(hand)), private, "https://discord.com/channels/1/2")
    assert "You have: " in early
    assert "[Go to the table](https://discord.com/channels/1/2)" in early
    while hand.view(None).street < 4:
        allowed = [option.kind for option in hand.legal()]
        act(hand, next(kind for kind in (ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.CALL) if kind in allowed))
    late = private_text(scene(table(hand)), hand.view(1))
    assert "Seventh street" in late
    assert "You have: " in late
    assert late.count("`") == 2 * 7


def test_a_player_who_folded_sees_no_made_hand() -> None:
    hand = play({1: 400, 2: 400, 3: 400}, ActionKind.COMPLETE, deck=DECK)
    folder = hand.to_act
    assert folder is not None
    act(hand, ActionKind.FOLD)
    assert "You folded this hand." in private_text(scene(table(hand)), hand.view(folder))


def test_T3_2_an_absent_tournament_player_reads_why_and_how_to_come_back() -> None:
    hand = play({1: 400, 2: 400}, deck=DECK)
    view = table(hand)
    away = view._replace(seats=tuple(line._replace(status="sitting_out") for line in view.seats))
    shown = private_text(scene(away._replace(tournament_id=3)), hand.view(1))
    assert "You're away: you missed two turns in a row." in shown
    assert "Press *I'm back* at the table" in shown
    someone_else = away.seats[0]._replace(player_id=105)
    for other in (view, away, away._replace(seats=(someone_else, away.seats[1]), tournament_id=3)):
        assert "away" not in private_text(scene(other), hand.view(1))


# Which draw, and which game


def title_and_stage(hand: Hand, seat: int) -> tuple[str, str]:
    """Return the title of the player's message, and the stage that its picture shows."""
    seen = scene(table(hand))
    return private_text(seen, hand.view(seat)).splitlines()[0], hand_picture(seen, hand.view(seat)).stage


def test_after_the_betting_ends_each_player_sees_the_stage_of_their_own_draw() -> None:
    hand = to_the_draw(deal("badugi", {1: 10, 2: 10}))
    first = hand.to_act or 0
    draw(hand, 0, 1)
    assert title_and_stage(hand, first) == ("**Your cards at Riverside, hand 12** · First draw", "First draw")
    last = hand.to_act or 0
    draw(hand, 0)
    assert hand.state.drawing
    assert hand.state.streets[hand.state.street].name == "second_draw"
    for seat in (first, last):
        assert title_and_stage(hand, seat) == (
            "**Your cards at Riverside, hand 12** · After the first draw",
            "After the first draw",
        )
    draw(hand)
    assert [title_and_stage(hand, seat)[1] for seat in (first, last)] == ["Second draw", "After the first draw"]


def test_every_player_sees_the_stage_of_the_table_before_and_between_draws() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}))
    assert [title_and_stage(hand, seat)[1] for seat in (1, 2)] == ["First draw"] * 2
    draw(hand, 0)
    draw(hand, 1)
    assert [title_and_stage(hand, seat)[1] for seat in (1, 2)] == ["After the first draw"] * 2


@pytest.mark.parametrize("case", [("en-US", "Badugi"), ("de", "Badugi"), ("sv-SE", "Badugi"), ("fr", "Badugi")])
def test_at_a_mixed_table_the_players_own_cards_name_the_current_game(case: tuple[str, str]) -> None:
    locale, game = case
    hand = deal("badugi", {1: 400, 2: 400})
    one = table(hand)
    mixed = one._replace(settings=replace(one.settings, rotation=("badugi", "razz")))
    seen = scene(mixed, locale=locale)
    title = private_text(seen, hand.view(1)).splitlines()[0]
    assert f"** · {game} · {own_stage(seen, hand.view(1))}" in title
    picture = hand_picture(seen, hand.view(1))
    assert picture.game == game
    assert f"{game}, {picture.hand}" in hand_alt_text(picture)
    alone = scene(one, locale=locale)
    assert hand_picture(alone, hand.view(1)).game == ""
    assert game not in private_text(alone, hand.view(1)).splitlines()[0]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_hand_in_a_split_pot_game_is_named_after_one_colon(locale: str) -> None:
    hand = play_out(deal("stud-hi-lo", {1: 400, 2: 400}, deck=shuffled(4)), [ActionKind.BRING_IN, *PASSIVE])
    private = hand.view(1)
    words = private_text(scene(table(hand), locale=locale), private).splitlines()[-1]
    assert words.count(":") == 1
    assert (own_holding(scene(table(hand), locale=locale), private) or "?") in words


def test_the_text_names_the_low_hand_that_a_player_can_still_make() -> None:
    holdings = [parse_cards("As2d6c8hKdQsJs"), parse_cards("KhKcKsQhQdJdTd")]
    hand, texts = play({1: 400, 2: 400}, deck=razz_deck(holdings)), list[str]()
    seat = next(seat for seat in (1, 2) if parse_cards("As")[0] in hand.view(seat).downcards)
    while not hand.finished:
        words = private_text(scene(table(hand)), hand.view(seat)).partition("You have: ")[2]
        texts += [] if words in texts[-1:] else [words]
        act(hand, next(kind for kind in PASSIVE if kind in {option.kind for option in hand.legal()}))
    assert texts == [
        "3 to a six",
        "8-6 draw",
        "king-eight low, 8-6 draw",
        "queen-eight low, 8-6 draw",
        "jack-eight low",
    ]
    on_fourth = play({1: 400, 2: 400}, *[ActionKind.BRING_IN, ActionKind.CALL], deck=razz_deck(holdings))
    picture = hand_picture(scene(table(on_fourth)), on_fourth.view(seat))
    assert picture.holding == "8-6 draw"
    assert picture.playing == ()


@pytest.mark.parametrize(
    "case",
    [
        ("razz", "7dQs2c", "Q-7-2"),
        ("razz", "TdAs7c", "10-7-A"),
        ("razz", "7d7s2c", "pair of sevens"),
        ("razz", "7dAs2c", "3 to a seven"),
        ("razz", "6dAs2c", "3 to a six"),
        ("razz", "8dAs2c", "3 to an eight"),
        ("deuce-to-seven-razz", "2d3s6c", "3 to a seven"),
        ("deuce-to-seven-razz", "2dAsTc", "A-10-2"),
        ("seven-card-stud", "4d9sAc", "A-9-4"),
        ("seven-card-stud", "KdKs2c", "pair of kings"),
        ("stud-hi-lo", "8d8s8c", "three eights"),
    ],
)
def test_the_first_cards_of_a_stud_hand_are_described_in_words_in_every_game(case: tuple[str, str, str]) -> None:
    game, cards, said = case
    holdings = [parse_cards(f"{cards}3h4h5h6h"), parse_cards("JhJcJdThTsQh9h")]
    hand = deal(game, {1: 400, 2: 400}, deck=razz_deck(holdings))
    seat = next(seat for seat in (1, 2) if parse_cards(cards)[0] in hand.view(seat).downcards)
    private = hand.view(seat)
    assert f"You have: {said}" in private_text(scene(table(hand)), private).splitlines()
    assert hand_picture(scene(table(hand)), private).holding == said


@pytest.mark.parametrize(
    "case", [("2s3d4c7hKd", "4 to a seven"), ("2d6h8hKdAc", "3 to an eight"), ("2d3d4h6h8d", None)]
)
def test_before_the_last_draw_a_deuce_to_seven_hand_is_described_as_a_draw(case: tuple[str, str | None]) -> None:
    cards, said = case
    held = parse_cards(cards)
    hand = deal("deuce-to-seven-triple-draw", {1: 400, 2: 400}, deck=dealt_deck(5, cards, "TsThTdTcJc"))
    own = next(hand.view(seat) for seat in (1, 2) if set(hand.view(seat).downcards) == set(held))
    assert own_drawing(scene(table(hand)), own) == said
