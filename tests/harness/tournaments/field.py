"""A tournament without tables, for pure rules: drafts are made and kept, and chips are counted."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.poker.house_rules import HouseRules
from bot.tables.saving import Account, Request
from bot.tournaments.deciding import lifecycle
from bot.tournaments.deciding.decide import decide, draft_due_before_start
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import CheckIn, Heard, PersonsMessage, Register, TournamentDenial
from bot.tournaments.news import News
from bot.tournaments.ports import NewTournament
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, TournamentState

MINUTE = 60_000
HOUR = 60 * MINUTE
START = 1_800_000_000_000
GUILD, CHANNEL, OWNER, TOURNAMENT = 1, 2, 3, 4

SETTINGS = TournamentSettings("Friday", "razz", HouseRules(), buy_in=100)


class Field:
    """A tournament whose ``now`` is set by hand."""

    def __init__(self, settings: TournamentSettings = SETTINGS, now: int = START - 2 * HOUR) -> None:
        self.new = NewTournament(GUILD, CHANNEL, OWNER, settings, START, START - 48 * HOUR)
        self.state = TournamentState("registering", START)
        self.off_table: dict[int, int] = {}
        self.pool = 0
        self.now = now
        self.accounts: Counter[Account] = Counter()
        self.said: list[News] = []
        self.requests = 0
        self.lost_to: dict[int, tuple[int, ...]] = {}
        """player_id -> who won their last chips at a table that has not been noted yet."""

    def draft(self) -> TournamentDraft:
        shuffle = tuple[int, ...]
        draft = TournamentDraft(TOURNAMENT, self.new, self.state, self.off_table, self.pool, self.now, shuffle)
        draft.lost_to = self.lost_to
        return draft

    def keep(self, draft: TournamentDraft) -> None:
        for move in draft.commit("test").transfers:
            self.accounts[move.debit] -= move.amount
            self.accounts[move.credit] += move.amount
        self.new, self.state, self.off_table, self.pool = draft.new, draft.state, draft.off_table, draft.pool
        self.said += draft.news_items
        assert self.accounts[Account("prize", GUILD, tournament_id=TOURNAMENT)] == self.pool >= 0
        heads = {each.player_id: each.bounty for each in self.state.entrants if each.bounty}
        held = {each.player_id: chips for each, chips in self.accounts.items() if each.kind == "bounty" and chips}
        assert heads == held

    def do(self, work: Callable[[TournamentDraft], None]) -> None:
        draft = self.draft()
        work(draft)
        self.keep(draft)

    def ask(
        self, kind: Callable[[Request], Heard], player: int, stacks: Mapping[int, int] | None = None
    ) -> TournamentDenial | None:
        """Submit a message and return its denial, which must leave everything as it was."""
        self.requests += 1
        draft = self.draft()
        denial = decide(draft, kind(Request(self.requests, player, "test")), stacks or {})
        if denial is None:
            self.keep(draft)
        else:
            assert not draft.changed
        return denial

    def pass_time(self, until: int) -> list[str]:
        """Do everything that is due before the start, step by step, and return the causes."""
        self.now = until
        causes: list[str] = []
        while True:
            draft = self.draft()
            cause = draft_due_before_start(draft) if self.state.phase not in ("running", "cancelled") else None
            if cause is None:
                return causes
            self.keep(draft)
            causes.append(cause)

    def paid_by(self, player: int) -> int:
        """Return how much the player has paid, or below zero how much they have gained."""
        return -self.accounts[Account("wallet", GUILD, player)]

    def entrant(self, player: int) -> Entrant:
        entrant = self.state.entrant(player)
        assert entrant is not None
        return entrant

    def set(self, **changes: object) -> None:
        self.state = replace(self.state, **changes)  # type: ignore[arg-type]  # the names are those of the fields

    def set_play(self, **changes: object) -> None:
        self.set(play=replace(self.state.begun, **changes))  # type: ignore[arg-type]  # the names are those of the fields

    def set_level(self, **changes: object) -> None:
        level = replace(self.state.begun.level, **changes)  # type: ignore[arg-type]  # the names are those of the fields
        self.set_play(level=level)

    def kinds(self) -> list[str]:
        """Return the kinds of news; that letters are due is none."""
        return [news.kind for news in self.said if news.kind != "letters"]


def running(players: int = 9, settings: TournamentSettings = SETTINGS) -> Field:
    """Return a tournament that has just started, with everybody checked in."""
    field = Field(settings)
    for player in range(1, players + 1):
        assert field.ask(Register, player) is None
    field.pass_time(START - 10 * MINUTE)
    if settings.check_in:
        for player in range(1, players + 1):
            assert field.ask(CheckIn, player) is None
    assert field.pass_time(START)[-1] == "start"
    field.said.clear()
    return field


def reasoned(kind: Callable[[Request, str], PersonsMessage]) -> Callable[[Request], PersonsMessage]:
    return lambda request: kind(request, "a reason")


def out(field: Field, *takers: int, **busts: int) -> None:
    """Bust players: ``out(field, p5=3000)`` takes the 3,000 that player 5 started the hand with.

    ``takers`` won the last chips of each.
    """
    stacks = {int(name[1:]): stack for name, stack in busts.items()}
    field.do(lambda draft: lifecycle.bust(draft, stacks, dict.fromkeys(stacks, takers)))
