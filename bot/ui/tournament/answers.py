"""A tournament's answers as text: what was done, or the reason for a refusal and what is allowed."""

from typing import Final, assert_never

from bot.locales.phrases import Phrases, say
from bot.tournaments.messages import (
    AddOn,
    AnswerDeal,
    BuyAgain,
    Cancel,
    CheckIn,
    CorrectChips,
    Dealing,
    Delay,
    Edit,
    Enroll,
    Entering,
    Here,
    Move,
    Ordering,
    PausePlay,
    PersonsMessage,
    ProposeDeal,
    Register,
    Remove,
    ResumePlay,
    SendToTable,
    StartNow,
    TournamentDenial,
    TournamentReply,
    Withdraw,
)
from bot.tournaments.questions import plays_on, unpaid_prizes
from bot.tournaments.rules.deal import play_for_most
from bot.ui.scene.answers import NameOf, nobody
from bot.ui.text.moments import full_stamp
from bot.ui.text.standing import ban_end
from bot.ui.tournament.scene import TournamentScene


def answer(
    locale: str,
    message: PersonsMessage,
    reply: TournamentReply | None,
    name_of: NameOf = nobody,
    until: str | None = None,
) -> str:
    """Return one or two sentences for the person who sent the message to the tournament.

    ``reply`` is None if there is no such tournament. ``until`` is the end of the sender's ban as text, if the ban is
    the reason for the denial.
    """
    if reply is None:
        return say(locale, "tourney-gone")
    scene = TournamentScene(reply.view, name_of, Phrases(locale))
    if reply.denial is not None:
        return denied(scene, reply.denial, message, until)
    if isinstance(message, Withdraw) and reply.was_waiting:
        return scene.say("tourney-done-withdraw-waiting", name=scene.title)
    if isinstance(message, ProposeDeal | AnswerDeal):
        return _dealt(scene, message)
    return _entered(scene, message) if isinstance(message, Entering) else _ordered(scene, message)


_OF_OTHERS: Final = frozenset(
    {TournamentDenial.ALREADY_IN, TournamentDenial.ALREADY_OFFERED, TournamentDenial.BANNED, TournamentDenial.LEAVING}
)
"""The reasons why a moderator cannot register another player that have a text about that player."""


def denied(scene: TournamentScene, denial: TournamentDenial, message: PersonsMessage, until: str | None = None) -> str:
    """Return why the tournament denies the request."""
    if isinstance(message, Remove | SendToTable | CorrectChips) and denial is TournamentDenial.NOT_IN:
        return scene.say("tourney-denial-not_in-other", name=scene.name(message.player_id))
    if isinstance(message, Enroll) and denial in _OF_OTHERS:
        return scene.say(f"tourney-denial-{denial}-other", name=scene.name(message.player_id))
    if isinstance(message, Cancel) and denial is TournamentDenial.RUNNING:
        return scene.say("tourney-denial-running-cancel", name=scene.title)
    if isinstance(message, StartNow | Delay) and denial is TournamentDenial.EDITED:
        return scene.say("tourney-denial-edited-start")
    if isinstance(message, Register) and denial is TournamentDenial.ALREADY_IN:
        return _already_in(scene, message.request.player_id)
    return scene.say(
        f"tourney-denial-{_no_check_in(scene) if denial is TournamentDenial.NO_CHECK_IN else denial}",
        amount=scene.settings.buy_in,
        count=len(scene.state.registered()),
        least=scene.settings.entrants_least,
        role=f"<@&{scene.settings.entry_role}>",
        opens=full_stamp(scene.view.new.opens_ms),
        name=scene.title,
        check_in=full_stamp(scene.check_in_ms),
        most=_play_for_most(scene) if denial is TournamentDenial.PLAY_FOR else 0,
        until=until or ban_end(scene.say, None),
        player=scene.name(message.player_id) if isinstance(message, SendToTable | CorrectChips) else "",
    )


def _already_in(scene: TournamentScene, player: int | None) -> str:
    """Return why the player cannot register again.

    A knocked-out player still counts as an entrant; if they may come back, the text names the button for it.
    """
    state, entrant = scene.state, scene.state.entrant(player)
    if entrant is not None and state.phase == "running" and not entrant.playing:
        back = plays_on(scene.settings, state, entrant.player_id)
        return scene.say("tourney-denial-already_out-re-entry" if back else "tourney-denial-already_out")
    number = _number_in_line(scene, player)
    key = "tourney-denial-already_in-waiting" if number else "tourney-denial-already_in"
    return f"{scene.say(key, number=number)} {_what_next(scene, player)}"


def _no_check_in(scene: TournamentScene) -> str:
    """Return the phrase key that says why nobody can check in.

    Either the tournament has no check-in, or check-in is not open yet, or it is over.
    """
    if not scene.settings.check_in:
        return "no_check_in-none"
    return "no_check_in" if scene.state.phase in ("scheduled", "registering") else "no_check_in-over"


def _entered(scene: TournamentScene, message: Entering) -> str:
    player = message.request.player_id
    match message:
        case Register():
            return _registered(scene, player)
        case Withdraw():
            return scene.say("tourney-done-withdraw", name=scene.title, amount=scene.settings.buy_in)
        case CheckIn():
            number = _number_in_line(scene, player)
            done = "tourney-done-check-in-waiting" if number else "tourney-done-check-in"
            return scene.say(done, when=full_stamp(scene.state.start_ms), number=number)
        case BuyAgain():
            bounty = 0 if scene.settings.rebuys else scene.settings.bounty_chips
            amount, stack = scene.settings.buy_in - bounty, scene.state.begun.ladder.stack
            return _with_bounty(scene, scene.say("tourney-done-again", amount=amount, stack=stack), bounty)
        case AddOn():
            return scene.say("tourney-done-add-on", amount=scene.settings.buy_in, stack=scene.state.begun.ladder.stack)
        case Here():
            return scene.say("tourney-done-here")
        case _:
            assert_never(message)


def _registered(scene: TournamentScene, player: int | None) -> str:
    state, settings = scene.state, scene.settings
    number = _number_in_line(scene, player)
    if number:
        return scene.say("tourney-done-waiting", number=number, most=settings.entrants_most, amount=settings.buy_in)
    bounty, amount = settings.bounty_chips, settings.pool_chips
    if state.phase == "running":
        late = scene.say("tourney-done-late", name=scene.title, amount=amount, stack=state.begun.ladder.stack)
        return _with_bounty(scene, late, bounty)
    done = _with_bounty(scene, scene.say("tourney-done-register", name=scene.title, amount=amount), bounty)
    return f"{done} {_what_next(scene, player)}"


def _with_bounty(scene: TournamentScene, text: str, chips: int) -> str:
    """Return the text with a sentence about the bounty on the buyer's head, if there is one (T-7.1)."""
    return f"{text} {scene.say('tourney-done-bounty', amount=chips)}" if chips else text


def _number_in_line(scene: TournamentScene, player: int | None) -> int:
    """Return the player's place on the waiting list; 0 if they are not on it."""
    waiting = [entrant.player_id for entrant in scene.state.entrants if entrant.waiting]
    return waiting.index(player) + 1 if player in waiting else 0


def _what_next(scene: TournamentScene, player: int | None) -> str:
    """Return a text that says what the entrant must do next, or when play starts."""
    state, entrant = scene.state, scene.state.entrant(player)
    if state.phase == "running":
        return _where(scene, player)
    if scene.settings.check_in and entrant is not None and not entrant.checked_in:
        if state.phase == "check_in":
            return scene.say("tourney-next-check-in-now", when=full_stamp(state.start_ms))
        return scene.say("tourney-next-check-in", opens=full_stamp(scene.check_in_ms), when=full_stamp(state.start_ms))
    if not (scene.settings.format.start.is_known or state.is_full):
        return scene.say("tourney-next-fills")
    waits = entrant is not None and entrant.waiting
    if state.phase == "check_in" and entrant is not None and entrant.checked_in and not waits:
        return scene.say("tourney-done-check-in", when=full_stamp(state.start_ms))
    return scene.say("tourney-next-waiting" if waits else "tourney-next-start", when=full_stamp(state.start_ms))


def _where(scene: TournamentScene, player: int | None) -> str:
    """Return a text that names the player's table, or a general text if they have no seat yet."""
    tables, channels = {count.player_id: count.table_id for count in scene.view.counts}, dict(scene.view.table_channels)
    channel_id = channels.get(tables.get(player or 0) or 0)
    if channel_id is None:
        return scene.say("tourney-next-running")
    return scene.say("tourney-next-table", channel=f"<#{channel_id}>")


def _play_for_most(scene: TournamentScene) -> int:
    return play_for_most(unpaid_prizes(scene.state, scene.view.pool))


def _dealt(scene: TournamentScene, message: Dealing) -> str:
    """Return what became of a proposed deal, and the reader's own share."""
    deal, made, me = scene.state.deal, scene.state.made, message.request.player_id
    if isinstance(message, ProposeDeal):
        if deal is None or not deal.is_open:
            return scene.say("tourney-done-deal-later" if deal is not None else "tourney-said-deal-changed")
        return scene.say("tourney-done-deal" if me in deal.agreed else "tourney-done-deal-answer")
    if not message.agrees:
        return scene.say("tourney-done-deal-declined")
    is_made = made is not None and made.number == message.number
    shares = made.shares if made is not None and is_made else deal.shares if deal is not None else ()
    amount = next((share.chips for share in shares if share.player_id == me), 0)
    return scene.say("tourney-done-deal-made" if is_made else "tourney-done-deal-agreed", amount=amount)


def _edited(scene: TournamentScene, edit: Edit) -> str:
    """Return the answer to an edit; it warns if the new start leaves less time than a check-in lasts (T-1.4)."""
    done = scene.say("tourney-done-edit", name=scene.title)
    is_moved = edit.of is None or edit.of[1] != edit.start_ms
    return f"{done} {scene.say('tourney-done-edit-cut')}" if scene.state.check_in_cut and is_moved else done


def _enrolled(scene: TournamentScene, player: int) -> str:
    """Return whether the other player is registered, or got an offer."""
    entrant = scene.state.entrant(player)
    if entrant is None:
        return scene.say("tourney-done-offer", player=scene.name(player), amount=scene.settings.buy_in)
    key = "tourney-done-add-waiting" if entrant.waiting else "tourney-done-add"
    return scene.say(key, player=scene.name(player), name=scene.title)


def _ordered(scene: TournamentScene, message: Ordering) -> str:
    match message:
        case Edit():
            return _edited(scene, message)
        case StartNow() | Delay():
            return scene.say("tourney-done-start", name=scene.title, when=full_stamp(scene.state.start_ms))
        case Cancel():
            return scene.say(
                "tourney-done-cancel", name=scene.title, amount=scene.settings.buy_in + scene.settings.guarantee
            )
        case Move():
            return scene.say("tourney-done-move", name=scene.title, channel=f"<#{message.channel_id}>")
        case PausePlay():
            return scene.say("tourney-done-pause-now" if message.at_once else "tourney-done-pause", name=scene.title)
        case ResumePlay():
            return scene.say("tourney-done-resume", name=scene.title)
        case Enroll():
            return _enrolled(scene, message.player_id)
        case Remove():
            return scene.say("tourney-done-remove", player=scene.name(message.player_id), name=scene.title)
        case SendToTable():
            return _sent(scene, message)
        case CorrectChips():
            key = "tourney-done-chips-more" if message.chips > 0 else "tourney-done-chips-fewer"
            return scene.say(key, player=scene.name(message.player_id), change=scene.say.signed(message.chips))
        case _:
            assert_never(message)


def _sent(scene: TournamentScene, message: SendToTable) -> str:
    entrant, channels = scene.state.entrant(message.player_id), dict(scene.view.table_channels)
    stays = entrant is not None and entrant.sent_to is None and entrant.table_id == message.table_id
    channel = f"<#{channels.get(message.table_id, scene.view.new.channel_id)}>"
    return scene.say(
        "tourney-done-stay" if stays else "tourney-done-send", player=scene.name(message.player_id), channel=channel
    )
