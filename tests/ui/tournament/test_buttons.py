import io
import zipfile
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.poker.events import public_events
from bot.tournaments.messages import AddOn, BuyAgain, CheckIn, Here, Register, TournamentDenial, Withdraw
from bot.tournaments.news import News
from bot.ui.discord import replies
from bot.ui.tournament.buttons import EVENT_BUTTON
from bot.use_cases.exports import zipped
from cogs.tournament.clicks import MESSAGES
from tests.harness.tournaments.field import MINUTE, START, Field, running
from tests.harness.ui.stage import Stage
from tests.harness.ui.tournaments import Hall, played_out
from tests.use_cases.test_exports import logged, played


@pytest.fixture
async def hall(stage: Stage, simcord_env: simcord.Env) -> Hall:
    hall = Hall.build(stage, simcord_env)
    hall.attach()
    field = Field()
    field.ask(Register, 2)
    await hall.show(field)
    stage.requests()
    return hall


async def click(hall: Hall, name: str, verb: str, place: Any = None) -> Any:
    custom_id = f"lb:e:4:{verb}:100" if verb == "register" else f"lb:e:4:{verb}"
    card = next(m for m in (place or hall.stage.channel).history() if custom_id in str(m.components))
    return await hall.stage.people[name].click(card, custom_id=custom_id)


def answer_text(result: Any) -> str:
    answers = [answer for answer in (result.response, *result.followups) if answer is not None]
    return "\n".join(answer.content for answer in answers)


async def test_T1_3_the_register_button_opens_a_wallet_and_enters_the_player_and_answers_privately(hall: Hall) -> None:
    result = await click(hall, "Alice", "register")
    (message,) = hall.tournaments.asked
    assert isinstance(message, Register)
    assert message.request.player_id == 1
    assert hall.stage.bank.opened == [1]
    assert result.ephemeral
    assert answer_text(result).startswith("You're registered for Friday, and 100 went into the prize pool.")


async def test_registering_opens_a_direct_message_channel_for_the_players_cards(hall: Hall) -> None:
    await click(hall, "Alice", "register")
    await hall.stage.settle()
    assert hall.stage.directory.channels.keys() == {1}


async def test_a_denial_is_answered_with_a_sentence_and_opens_no_channel(hall: Hall) -> None:
    hall.tournaments.denial = TournamentDenial.INSUFFICIENT_CHIPS
    result = await click(hall, "Alice", "register")
    assert "You don't have enough chips in your wallet: you need 100." in answer_text(result)
    await hall.stage.settle()
    assert hall.stage.directory.channels == {}


@pytest.mark.parametrize(
    "case", [("withdraw", Withdraw), ("checkin", CheckIn), ("again", BuyAgain), ("addon", AddOn), ("here", Here)]
)
def test_every_tournament_button_sends_the_matching_request(case: tuple[str, type]) -> None:
    verb, kind = case
    assert EVENT_BUTTON.fullmatch(f"lb:e:4:{verb}")
    assert MESSAGES[verb] is kind


@pytest.mark.parametrize(
    "custom_id", ["lb:e:4:sit", "lb:e:-1:register:1", "lb:e:4:register", "lb:e:4:withdraw:1", "lb:e::here"]
)
def test_malformed_ids_are_no_tournament_buttons(custom_id: str) -> None:
    assert EVENT_BUTTON.fullmatch(custom_id) is None


async def test_a_button_of_a_tournament_that_cannot_be_found_says_that_the_tournament_is_over(hall: Hall) -> None:
    hall.tournaments.now = None
    assert "is over" in answer_text(await click(hall, "Alice", "register"))
    assert hall.tournaments.asked == []


async def test_a_button_cannot_act_on_a_tournament_of_another_server(hall: Hall) -> None:
    now = hall.tournaments.now
    assert now is not None
    hall.tournaments.now = replace(now, new=replace(now.new, guild_id=5))
    assert "That tournament is over, or belongs to another server." in answer_text(
        await click(hall, "Alice", "register")
    )
    assert hall.tournaments.asked == []


async def test_a_moved_player_can_report_with_a_button_that_they_are_at_the_new_table(hall: Hall) -> None:
    field = running(4)
    await hall.open_tables(field)
    field.state = field.state.with_entrant(replace(field.entrant(1), arrives_until_ms=START + MINUTE))
    await hall.show(field, News("moved", 1, 2))
    result = await click(hall, "Alice", "here", hall.thread(2))
    assert isinstance(hall.tournaments.asked[-1], Here)
    assert result.ephemeral


async def test_a_slow_request_to_a_tournament_is_acknowledged_before_it_is_answered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", 0.01)
    hall.tournaments.delay_seconds = 0.03
    result = await click(hall, "Alice", "register")
    assert result.deferred
    assert answer_text(result).strip().startswith("You're registered for Friday")


# All hands


async def test_T5_3_all_hands_are_sent_privately_as_a_zip(hall: Hall) -> None:
    hall.archive.hands = [logged(public_events(played("razz", seed).events), seed) for seed in (1, 2)]
    field = played_out()
    await hall.show(field)
    hall.tournaments.now = None
    result = await click(hall, "Carol", "hands")
    assert result.ephemeral
    assert "All 2 hands as the table saw them" in answer_text(result)
    assert "Programs that replay and analyze poker hands read this format" in answer_text(result)
    (sent,) = result.response.attachments
    assert sent.filename == "tournament-4.zip"


async def test_a_running_tournament_does_not_send_its_hands_and_says_when_it_will(hall: Hall) -> None:
    await hall.show(played_out())
    hall.tournaments.now = hall.view(running())
    assert "when the tournament is over" in answer_text(await click(hall, "Alice", "hands"))


async def test_a_tournament_without_hands_says_so(hall: Hall) -> None:
    await hall.show(played_out())
    assert "No hand was finished." in answer_text(await click(hall, "Alice", "hands"))


def test_the_zip_of_hands_is_intact() -> None:
    made = zipped([logged(public_events(played("badugi", 1).events))], str)
    assert zipfile.ZipFile(io.BytesIO(made)).testzip() is None
