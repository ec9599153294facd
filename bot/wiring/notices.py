"""The parts that send players and moderators messages other than answers to commands and clicks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from bot.publishing.administrators import Administrators
from bot.publishing.dispute_posts import DisputePosts
from bot.publishing.due_letter_words import DueLetterWords
from bot.publishing.due_letters import DueLetterSender
from bot.publishing.due_posts import DuePostSender, Tell
from bot.publishing.moderators import Moderators
from bot.publishing.player_notices import PlayerNotices
from bot.publishing.standstill.telling import StandstillNews
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.seat_pings import SeatPings
from bot.publishing.tournament_letters import TournamentLetters, TournamentPings
from bot.publishing.unsure_news import UnsureNews
from bot.tables.due_posts import NoticeKind, PostKind
from bot.ui.discord.tasks import Tasks
from bot.wiring.base import Base
from bot.wiring.play import Managers
from bot.wiring.reach import Reach


@dataclass(frozen=True, slots=True)
class Notices:
    play_watch: PlayWatch
    """The part that finds and reports tables and tournaments where play is impossible."""
    due_letters: DueLetterSender
    due_posts: DuePostSender
    unsure: UnsureNews

    def send_due(self) -> None:
        """Send stored messages that are not sent yet; call this after a change that may have stored some."""
        self.due_letters.look()
        self.due_posts.look()


def notices_over(base: Base, reach: Reach, play: Managers) -> Notices:
    store, timer, outbox, readers = base.store, base.timer, reach.outbox, reach.readers
    notices = PlayerNotices(outbox, base.preferences, readers)
    moderators = Moderators(outbox, store.office.rooms, readers)
    standstill = StandstillNews(moderators, notices, reach.mail, readers)
    watch = PlayWatch(outbox, Tasks(), timer, base.steady, play.tables, play.tournaments, standstill)
    words = DueLetterWords(notices, store.office.conduct)
    seat_pings = SeatPings(play.tables, store.directory, readers, outbox, reach.access)
    pings = TournamentPings(play.tournaments, store.directory, readers, outbox)
    administrators = Administrators(outbox, store.directory, notices, reach.mail, store.office.disputes, timer)
    disputes = DisputePosts(moderators, administrators, store.office.disputes, store.office.hands, readers)
    posts = DuePostSender(store.due_posts, outbox, Tasks(), _tellers(moderators, seat_pings, pings, disputes))
    buttons = TournamentLetters(
        play.tournaments, notices, store.directory, outbox, timer, hears_clicks=base.settings.shard.is_first
    )
    return Notices(
        watch,
        DueLetterSender(store.due_letters, words, buttons, reach.mail, outbox, Tasks(), timer, posts.look),
        posts,
        UnsureNews(store.unsure_requests, reach.mail, base.preferences, timer, Tasks()),
    )


def _tellers(
    moderators: Moderators, seat_pings: SeatPings, pings: TournamentPings, disputes: DisputePosts
) -> Mapping[PostKind, Tell]:
    """Return, for each kind of stored message to a channel, the function that sends it."""
    return {
        **dict.fromkeys(get_args(NoticeKind), moderators.send_notice),
        "seated": seat_pings.call_seated,
        "list_closed": seat_pings.call_all_who_waited,
        "dispute": disputes.send_dispute,
        "settled": disputes.send_ruling,
        "tournament_news": pings.ping,
        "tournament_role": pings.ping_role,
    }
