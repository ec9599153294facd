"""A verdict in one line (F-6, F-8)."""

from bot.fairness.cutting import Closing
from bot.fairness.verifying.verdict_text import QUESTIONS, line, posted_ms, questions
from bot.fairness.verifying.verify import verify_proof
from bot.poker.events import HoldingShown
from tests.harness.fairness.proven import Dealt, evening, reshuffled


def shown_by(dealt: Dealt) -> list[int]:
    return sorted({event.seat for event in dealt.hand.events if isinstance(event, HoldingShown)})


def test_F6_hands_shown_after_a_reshuffle_are_listed_as_unbound_except_to_their_owner() -> None:
    dealt = reshuffled()
    owner, *others = shown_by(dealt)
    told = line(verify_proof("", dealt.proof(0)))
    assert f"not bound by this proof: the hands shown by {seats([owner, *others])}" in told
    assert f"shown by {seats([owner])}" not in line(verify_proof("", dealt.proof(owner)))


def seats(numbers: list[int]) -> str:
    return f"{'seat' if len(numbers) == 1 else 'seats'} {', '.join(map(str, numbers))}"


def test_F6_hands_shown_in_stud_are_bound_by_the_proof() -> None:
    dealt = evening("razz")[1]
    assert shown_by(dealt)
    assert "not bound" not in line(verify_proof("", dealt.proof(0)))


def test_F8_the_time_of_a_closing_is_read_from_its_message_id() -> None:
    """The id and its time are the example of Discord's documentation."""
    assert posted_ms(Closing(1, 175928847299117063, "razz", 1, (1, 2), bytes(16))) == 1462015105796


def test_F8_the_verdict_asks_the_reader_to_check_what_no_file_can_prove() -> None:
    assert questions([verify_proof("", evening("razz")[1].proof(1))]) == QUESTIONS
    assert all(word in " ".join(QUESTIONS) for word in ("by the bot", "edited", "hand before"))
