"""A table's answers: it is done, or why not."""

from dataclasses import dataclass
from enum import StrEnum

from bot.poker.refusals import Refusal
from bot.poker.views import PlayerView
from bot.tables.ports import TableView


class TableDenial(StrEnum):
    """Why a table refuses what is not about the rules of poker. In order of precedence."""

    CLOSED = "closed"
    TOURNAMENT = "tournament"
    """Of a tournament's table: who sits there, and when it closes, is the tournament's to say."""
    CLOSES_AFTER_HAND = "closes-after-hand"
    """It closes after the hand that is running: nobody joins it any more."""
    PAUSED = "paused"
    STORE_FAILED = "store_failed"
    """Nothing was saved, so nothing happened."""
    OUTCOME_UNKNOWN = "outcome_unknown"
    """The file failed at the very commit: only the next start tells whether it happened."""
    ALREADY_DONE = "already_done"
    """This very click was carried out before."""
    NOT_PRIVATE = "not_private"
    """Anyone may sit there."""
    NOT_OWNER = "not_owner"
    """Guests are the owner's to choose."""
    NOT_HOST = "not_host"
    """Only who sits there, or owns the table, calls others to it."""
    NOT_GUEST = "not_guest"
    """The player whom it concerns was not invited."""
    GUESTS_FULL = "guests_full"
    NOT_INVITED = "not_invited"
    """The table is private."""
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    WAITING_FIRST = "waiting_first"
    """The free seat is the next one's on the waiting list."""
    SEAT_FREE = "seat_free"
    """There is nothing to wait for."""
    LIST_FULL = "list_full"
    """The waiting list."""
    NOT_LISTED = "not_listed"
    """The player is not on it."""
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    BUY_IN_SIZE = "buy_in_size"
    """Outside the table's least and most."""
    INSUFFICIENT_CHIPS = "insufficient_chips"
    NO_HAND = "no_hand"
    IN_HAND = "in_hand"
    """Only between hands is there room for that."""
    TOO_FEW = "too_few"
    """A hand cannot be dealt to so few."""
    STALE = "stale"
    """The button belongs to a turn that is over."""
    ALREADY_OUT = "already_out"
    NOT_OUT = "not_out"
    ALREADY_LEAVING = "already_leaving"
    KICKED = "kicked"
    """A moderator has taken the player from the table; they go when the hand ends."""
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    ALREADY_OWNER = "already_owner"
    """The table is that player's own."""
    YOUR_TURN = "your_turn"
    """There is nothing to plan: the player is to act now."""
    NO_PLAN = "no_plan"
    """The player has no turn to come for which that could be planned."""
    BET_GREW = "bet_grew"
    """The bet that the player wanted to call is another by now."""
    NO_BANK = "no_bank"
    """The player's time bank is empty, or the table has none."""
    BANK_RUNS = "bank_runs"
    """The player has taken it already in this turn."""
    NOT_WAITING = "not_waiting"
    """The player does not wait for the big blind."""
    NOTHING_TO_SHOW = "nothing_to_show"
    NOT_SEALED = "not_sealed"
    """The table's deals are not sealed, so there is nothing to cut."""
    DEAL_CLOSED = "deal_closed"
    """The next deal is closed already: the word may cut the one after."""
    HAS_CUT = "has_cut"
    """The seat has cut the next deal before."""
    NO_WORD = "no_word"
    """The text is empty, too long, or has characters that nobody sees."""
    CHOICE_OVER = "choice_over"
    """The next game is chosen already, or left to the list."""
    NO_CHOICE = "no_choice"
    """There is no game to choose now."""
    NOT_YOUR_CHOICE = "not_your_choice"
    """Another player has the choice."""
    NOT_ON_LIST = "not_on_list"
    """The game is not one of the table's."""
    BANNED = "banned"
    LEAVING = "leaving"
    """The player is to be forgotten once they sit nowhere any more."""
    WALLET_FROZEN = "wallet_frozen"


Outcome = TableDenial | Refusal | None
"""Of a message; None: it is done, and the draft holds what happens."""


@dataclass(frozen=True, slots=True)
class TableReply:
    """The table's answer; exactly one of done, denial and refusal tells the outcome."""

    view: TableView
    done: bool = False
    denial: TableDenial | None = None
    refusal: Refusal | None = None
    private: PlayerView | None = None
    """The asker's view of the hand, where they are in it."""
