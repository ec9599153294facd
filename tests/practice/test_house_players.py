"""House players at a real table in a database file: they come and go with people and survive a restart."""

import asyncio
from pathlib import Path

import pytest

from bot.poker.actions import ActionKind, Option
from bot.poker.cards import card_text
from bot.poker.games import GAMES
from bot.poker.views import PlayerView
from bot.practice.strategies import Choice, Terms
from bot.tables.messages import Close, HouseAct, HouseLeave, HouseSit, Kick, Pause, Resume
from bot.tables.replies import TableDenial
from bot.tables.rules.position import DESERTED_MS
from bot.tables.saving import NewTable, StoreUnavailable
from bot.tables.state import HouseStrength
from db import open_store
from tests.harness.on_file import wallet_balance
from tests.harness.practice.room import (
    ANN,
    BOB,
    GUILD,
    HOUSE_PAUSE_MS,
    PAUSE_MS,
    practice_room,
    settings,
    think_at_once,
)

pytestmark = pytest.mark.usefixtures("guessing")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "practice.sqlite3"


async def test_house_players_sit_down_only_after_a_person_has_sat_down(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.advance(60_000)
        assert not list(room.view.seats)
        await room.sit()
        assert [bool(line.house) for line in room.view.seats] == [False, True, True, True]
        assert {line.stack for line in room.view.seats} == {800}
        assert await wallet_balance(room.store, GUILD, ANN) == 0


async def test_house_players_pause_before_each_action_and_play_the_hand_to_its_end(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        await room.advance(PAUSE_MS)
        if room.turn == ANN:
            await room.act_plainly()
        hand = room.view.hand
        assert hand is not None
        assert room.turn != ANN
        await room.advance(HOUSE_PAUSE_MS // 2 - 1)
        assert room.view.hand is not None
        assert room.view.hand.version == hand.version
        await room.advance(HOUSE_PAUSE_MS + 1)
        assert room.view.hand.version > hand.version
        await room.play_hand()


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_practised_by_one_person(path: Path, game: str) -> None:
    async with practice_room(path) as room:
        await room.open(settings(game))
        for _ in range(2):
            # The second time for who lost everything, which takes one hand in no limit.
            await room.sit()
            await room.play_hand()
        assert room.view.hand_number == 2
        assert not any(line.timeouts for line in room.tables._hosts[room.table_id]._position.state.seats)


async def test_house_players_decide_from_the_same_view_as_a_person_in_their_seat(path: Path) -> None:
    """The view is the result of ``private`` for their seat, which also provides a person's cards."""
    seen: list[tuple[PlayerView, PlayerView | None, Terms]] = []

    async def look(
        view: PlayerView, options: tuple[Option, ...], terms: Terms, strength: HouseStrength, seed: int
    ) -> Choice:
        player = dict(room.view.last.hand_players)[view.seat]
        seen.append((view, room.tables.private(room.table_id, player), terms))
        return await think_at_once(view, options, terms, strength, seed)

    async with practice_room(path, think=look) as room:
        await room.open()
        await room.sit()
        await room.play_hand()
    assert len(seen) >= 3
    for view, private, terms in seen:
        assert type(view) is PlayerView
        assert view == private
        assert isinstance(terms, Terms)


async def test_house_players_never_play_without_a_person(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        await room.play_hand()
        await room.sit_out()
        number = room.view.hand_number
        await room.advance(60_000)
        assert room.view.hand_number == number
        assert room.view.clock.next_hand_ms is None
        assert (await room.back()).done
        await room.play_hand()
        assert room.view.hand_number == number + 1


async def test_a_practice_table_that_its_people_left_closes_soon(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        await room.play_hand()
        await room.leave()
        assert all(line.house for line in room.view.seats)
        await room.advance(DESERTED_MS - 1_000)
        assert room.tables.view(room.table_id) is not None
        await room.advance(2_000)
        assert room.tables.view(room.table_id) is None


async def test_a_practice_table_closes_when_its_only_person_sits_out_for_too_long(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open(settings(idle_seconds=600))
        await room.sit()
        await room.play_hand()
        await room.sit_out()
        await room.advance(599_000)
        assert room.tables.view(room.table_id) is not None
        await room.advance(2_000)
        assert room.tables.view(room.table_id) is None


async def test_a_house_player_leaves_when_a_person_sits_down_so_that_one_seat_stays_free(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open(settings(players=4))
        await room.sit()
        assert len(room.view.seats) == 5
        assert (await room.sit(BOB)).done
        assert len(room.view.seats) == 5
        assert sum(bool(line.house) for line in room.view.seats) == 3


async def test_house_players_without_chips_buy_in_again_between_hands(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open(settings(buy_in_least=40, buy_in_most=40))
        await room.sit()
        for _ in range(12):
            if not next(line.stack for line in room.view.seats if not line.house):
                assert (await room.sit()).done
            await room.play_hand()
            await room.advance(PAUSE_MS - 1_000)
            broke = [line for line in room.view.seats if line.house and not line.stack]
            assert not broke
        assert room.view.hand_number == 12


async def test_house_players_play_on_after_the_process_is_killed_during_a_hand(path: Path) -> None:
    async with practice_room(path) as first:
        await first.open()
        await first.sit()
        await first.advance(PAUSE_MS)
        if first.turn == ANN:
            await first.act_plainly()
        assert first.turn != ANN
        hand, names = first.view.hand, [line.player_id for line in first.view.seats if line.house]
        await first.store.close()
        assert hand is not None
        async with practice_room(path, first) as second:
            assert second.turn != ANN
            await second.advance(2 * HOUSE_PAUSE_MS)
            assert second.view.hand is not None
            assert second.view.hand.version > hand.version
            while second.view.hand is not None and not second.view.hand.finished:
                await (second.act_plainly() if second.turn == ANN else second.advance(500))
            assert [line.player_id for line in second.view.seats if line.house] == names


async def test_house_players_do_not_act_at_a_paused_table(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        await room.advance(PAUSE_MS)
        if room.turn == ANN:
            await room.act_plainly()
        await room.submit(Pause(room.request(99), "why"))
        assert room.view.hand is not None
        version = room.view.hand.version
        await room.advance(60_000)
        assert room.view.hand.version == version
        await room.submit(Resume(room.request(99), "why"))
        await room.advance(2 * HOUSE_PAUSE_MS)
        assert room.view.hand.version > version


async def test_a_house_player_whose_decision_fails_checks_or_folds_and_no_card_is_logged(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(*_: object) -> Choice:
        raise RuntimeError(card_text(50) + card_text(51))

    async with practice_room(path, think=lost) as room:
        await room.open()
        await room.sit()
        await room.play_hand()
        assert room.view.hand_number == 1
    assert "could not decide: RuntimeError" in caplog.text
    assert "AhAs" not in caplog.text


async def test_a_house_player_whose_decision_breaks_the_rules_checks_or_folds(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def draws(*_: object) -> Choice:
        return Choice(ActionKind.DRAW, cards=(0, 1, 2))

    async with practice_room(path, think=draws) as room:
        await room.open()
        await room.sit()
        await room.play_hand()
    assert "refuses a house player: wrong_kind" in caplog.text


async def test_the_table_answers_other_requests_while_a_house_player_thinks(path: Path) -> None:
    thinking = asyncio.Event()

    async def slow(
        view: PlayerView, options: tuple[Option, ...], terms: Terms, strength: HouseStrength, seed: int
    ) -> Choice:
        await thinking.wait()
        return await think_at_once(view, options, terms, strength, seed)

    async with practice_room(path, think=slow) as room:
        await room.open()
        await room.sit()
        await room.advance(PAUSE_MS)
        if room.turn == ANN:
            await room.act_plainly()
        assert room.turn != ANN
        assert room.timer.ring_next(room.timer.now_ms() + 2 * HOUSE_PAUSE_MS)
        reply = await room.tables.submit(room.table_id, Pause(room.request(99), "why"))
        assert reply is not None
        assert reply.done
        thinking.set()
        await room.quiet()


async def test_another_house_player_replaces_one_who_was_kicked(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        gone = next(line for line in room.view.seats if line.house)
        await room.submit(Kick(room.request(99), gone.player_id, "why"))
        await room.quiet()
        assert sum(bool(line.house) for line in room.view.seats) == 3


async def test_each_server_has_eight_house_players_of_its_own(path: Path) -> None:
    store = await open_store(path)
    first, other = await store.house_book.players(1), await store.house_book.players(2)
    assert len(set(first) | set(other)) == 16
    assert await store.house_book.players(1) == first
    assert await store.house_book.numbers() == {
        player: number for players in (first, other) for number, player in enumerate(players, 1)
    }
    await store.close()


async def test_no_cards_are_sent_to_house_players(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        await room.play_hand()
        assert {player for player, _ in room.publisher.dealt} == {ANN}


async def test_house_players_do_not_sit_at_an_ordinary_table(path: Path) -> None:
    async with practice_room(path) as room:
        await room.store.bank.wallet(GUILD, ANN, 5_000, 0)
        view = await room.tables.open(NewTable(GUILD, 901, ANN, "Money", settings()), room.request(ANN))
        room.table_id = view.table_id
        assert (await room.sit()).done
        assert not any(line.house for line in room.view.seats)
        players = await room.store.house_book.players(GUILD)
        reply = await room.tables.submit(view.table_id, HouseSit(players[0], 1, 800))
        assert reply is not None
        assert reply.denial is TableDenial.STORE_FAILED
        assert len(room.view.seats) == 1


async def test_orders_for_house_players_are_refused_for_a_person_or_during_a_hand_or_after_the_turn(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open()
        await room.sit()
        await room.advance(PAUSE_MS)
        hand = room.view.hand
        assert hand is not None
        version, number = hand.version, room.view.hand_number
        house = [line.player_id for line in room.view.seats if line.house]
        act = HouseAct(ANN, number, version, ActionKind.FOLD)
        assert (await room.submit(act)).denial is TableDenial.NOT_SEATED
        assert (await room.submit(HouseLeave(ANN))).denial is TableDenial.NOT_SEATED
        assert (await room.submit(HouseLeave(house[0]))).denial is TableDenial.IN_HAND
        stale = HouseAct(house[0], number, version - 1, ActionKind.FOLD)
        assert (await room.submit(stale)).denial is TableDenial.STALE


async def test_a_house_player_without_a_seat_or_a_hand_cannot_act_and_one_with_chips_cannot_buy_in(path: Path) -> None:
    async with practice_room(path) as room:
        await room.open(settings(players=1, seats_max=2))
        players = await room.store.house_book.players(GUILD)
        assert (await room.submit(HouseAct(players[0], 0, 0, ActionKind.FOLD))).denial is TableDenial.NOT_SEATED
        await room.sit()
        seated, number = next((line, line.house) for line in room.view.seats if line.house is not None)
        absent = next(player for player in players if player != seated.player_id)
        assert (await room.submit(HouseAct(seated.player_id, 0, 0, ActionKind.FOLD))).denial is TableDenial.NO_HAND
        assert (await room.submit(HouseSit(absent, 9, 800))).denial is TableDenial.TABLE_FULL
        assert (await room.submit(HouseSit(seated.player_id, number, 800))).done
        assert next(line.stack for line in room.view.seats if line.house) == 800, (
            "a house player with chips buys no more"
        )
        await room.advance(PAUSE_MS)
        again = HouseSit(seated.player_id, number, 800)
        assert (await room.submit(again)).denial is TableDenial.ALREADY_SEATED
        assert (await room.submit(Close(room.request(ANN)))).done
        assert (await room.submit(again)).denial is TableDenial.CLOSES_AFTER_HAND


@pytest.mark.parametrize(
    ("error", "told"),
    [(StoreUnavailable("the disk is full"), "house players of table 1: "), (RuntimeError(), "table 1 failed: ")],
)
async def test_a_failure_to_seat_house_players_is_logged_and_retried_at_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception, told: str
) -> None:
    async with practice_room(path) as room:

        async def fails(_: int) -> None:
            raise error

        with monkeypatch.context() as broken:
            broken.setattr(room.store.house_book, "players", fails)
            await room.open()
            assert (await room.sit()).done
            assert [line.player_id for line in room.view.seats] == [ANN]
        assert told in caplog.text
        assert (await room.sit_out()).done
        assert (await room.back()).done
        assert sum(bool(line.house) for line in room.view.seats) == 3
        await room.play_hand()
