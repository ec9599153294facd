"""A moderator's orders about one player: what is noted, said, written, audited and moved in the ledger."""

from collections.abc import Mapping

from bot.tables.saving import Account
from bot.tournaments.deciding import floor_orders
from bot.tournaments.director_steps import Correct
from bot.tournaments.messages import CorrectChips, TournamentDenial
from bot.tournaments.state import Entrant
from tests.harness.tournaments.field import GUILD, TOURNAMENT, Field, out, running

MODERATOR = 77
MINT = Account("mint", GUILD, tournament_id=TOURNAMENT)


def stacks(field: Field) -> Mapping[int, int]:
    return dict(field.off_table)


def correct(field: Field, player: int, chips: int) -> TournamentDenial | None:
    return field.ask(lambda request: CorrectChips(request, player, chips, "why"), MODERATOR, stacks(field))


def figures(entrant: Entrant) -> tuple[int, int]:
    return entrant.owes, entrant.corrected


def test_T3_6_a_correction_changes_the_chips_in_play_by_exactly_its_sum() -> None:
    field = running(4)
    stack = field.off_table[1]
    before = field.accounts[MINT]
    assert correct(field, 1, 300) is None
    assert (field.off_table[1], field.accounts[MINT], figures(field.entrant(1))) == (
        stack + 300,
        before - 300,
        (0, 300),
    )
    assert correct(field, 2, -200) is None
    assert (field.accounts[MINT], figures(field.entrant(2))) == (before - 300, (200, 0)), "until the hand has ended"
    field.do(lambda draft: floor_orders.settle_correction(draft, Correct(2)))
    assert (field.off_table[2], field.accounts[MINT]) == (stack - 200, before - 100)
    assert figures(field.entrant(2)) == (0, -200)
    assert all(account.kind != "wallet" or chips == -100 for account, chips in field.accounts.items())


def test_T3_6_a_correction_that_lapses_is_told_and_audited() -> None:
    field = running(4)
    assert correct(field, 2, -200) is None
    draft = field.draft()
    floor_orders.settle_correction(draft, Correct(2, lapses=True))
    commit = draft.commit("corrected")
    assert commit.transfers == ()
    assert [(letter.player_id, letter.kind) for letter in commit.letters] == [(2, "tournament_correction_lapsed")]
    assert commit.audit is not None
    assert (commit.audit.act, commit.audit.actor_id, commit.audit.after) == (
        "tournament_correction_lapsed",
        None,
        "correction -200",
    )
    field.keep(draft)
    assert (field.said[-2].kind, field.said[-2].amount, figures(field.entrant(2))) == (
        "correction_lapsed",
        -200,
        (0, 0),
    )


def test_T3_6_who_is_out_gets_no_chips_and_owes_none() -> None:
    field = running(4)
    assert correct(field, 4, -200) is None
    del field.off_table[4]
    out(field, p4=3000)
    assert field.entrant(4).owes == 0
    assert correct(field, 4, 500) is TournamentDenial.NOT_IN
    assert correct(field, 9, 500) is TournamentDenial.NOT_IN
