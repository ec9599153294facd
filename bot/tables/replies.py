"""A table's answers: done, or the reason for a refusal."""

from dataclasses import dataclass
from enum import StrEnum

from bot.poker.refusals import Refusal
from bot.poker.views import PlayerView
from bot.tables.ports import TableView


class TableDenial(StrEnum):
    """The reasons why a table refuses a message, apart from poker's rules, in order of precedence."""

    CLOSED = "closed"
    TOURNAMENT = "tournament"
    """Only the tournament decides who sits at its table, and when it closes."""
    CLOSES_AFTER_HAND = "closes-after-hand"
    """The table closes after the running hand, so nobody can join."""
    PAUSED = "paused"
    STORE_FAILED = "store_failed"
    """Nothing was saved, so nothing happened."""
    OUTCOME_UNKNOWN = "outcome_unknown"
    """The file failed during the commit: only the next start can tell whether it was written."""
    ALREADY_DONE = "already_done"
    """The same click was already carried out."""
    NOT_PRIVATE = "not_private"
    """Anyone may sit at this table."""
    NOT_OWNER = "not_owner"
    """Only the owner chooses guests."""
    NOT_HOST = "not_host"
    """Only the owner and seated players invite others to the table."""
    NOT_GUEST = "not_guest"
    """The player in question was not invited."""
    GUESTS_FULL = "guests_full"
    NOT_INVITED = "not_invited"
    """The table is private."""
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    WAITING_FIRST = "waiting_first"
    """The free seat belongs to the next player on the waiting list."""
    SEAT_FREE = "seat_free"
    """A seat is free, so there is nothing to wait for."""
    LIST_FULL = "list_full"
    """The waiting list is full."""
    NOT_LISTED = "not_listed"
    """The player is not on the waiting list."""
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    BUY_IN_SIZE = "buy_in_size"
    """The buy-in is below the table's minimum or above its maximum."""
    INSUFFICIENT_CHIPS = "insufficient_chips"
    NO_HAND = "no_hand"
    IN_HAND = "in_hand"
    """This is possible only between hands."""
    TOO_FEW = "too_few"
    """Too few players for a hand."""
    STALE = "stale"
    """The button belongs to an earlier turn."""
    ALREADY_OUT = "already_out"
    NOT_OUT = "not_out"
    ALREADY_LEAVING = "already_leaving"
    KICKED = "kicked"
    """A moderator has kicked the player, who leaves when the hand ends."""
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    ALREADY_OWNER = "already_owner"
    """The player already owns the table."""
    YOUR_TURN = "your_turn"
    """The player must act now, so there is nothing to plan."""
    NO_PLAN = "no_plan"
    """The player has no later turn that fits this plan."""
    BET_GREW = "bet_grew"
    """The bet that the player wanted to call has changed."""
    NO_BANK = "no_bank"
    """The player's time bank is empty, or the table has none."""
    BANK_RUNS = "bank_runs"
    """The time bank is already in use for this turn."""
    NOT_WAITING = "not_waiting"
    """The player is not waiting for the big blind."""
    NOTHING_TO_SHOW = "nothing_to_show"
    NOT_SEALED = "not_sealed"
    """The table's deals are not sealed, so there is nothing to cut."""
    DEAL_CLOSED = "deal_closed"
    """The next deal is already closed; a word can cut the one after it."""
    HAS_CUT = "has_cut"
    """The seat has already cut the next deal."""
    NO_WORD = "no_word"
    """The text is empty, too long, or contains invisible characters."""
    CHOICE_OVER = "choice_over"
    """The next game is already set: a player chose it, or the time to choose it ran out."""
    NO_CHOICE = "no_choice"
    """There is no game to choose now."""
    NOT_YOUR_CHOICE = "not_your_choice"
    """Another player chooses the next game."""
    NOT_ON_LIST = "not_on_list"
    """The game is not one of the table's games."""
    BANNED = "banned"
    LEAVING = "leaving"
    """The player has asked to delete their data, which happens once they have left all tables."""
    WALLET_FROZEN = "wallet_frozen"


Outcome = TableDenial | Refusal | None
"""The outcome of a message: a refusal, or None if the draft holds the change."""


@dataclass(frozen=True, slots=True)
class TableReply:
    """The table's answer; exactly one of done, denial and refusal is set."""

    view: TableView
    done: bool = False
    denial: TableDenial | None = None
    refusal: Refusal | None = None
    private: PlayerView | None = None
    """The sender's view of the hand, if they are in it."""
