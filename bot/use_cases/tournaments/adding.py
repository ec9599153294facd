"""/tournament add: a moderator registers somebody else."""

from functools import partial

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.powers import Power
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Enroll, TournamentReply
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tournaments.entering import Mail
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.wallets import Wallets


class AddingEntrants:
    def __init__(
        self,
        tournaments: TournamentManager,
        finding: FindingTournaments,
        authority: Authority,
        requests: Requests,
        wallets: Wallets,
        mail: Mail,
    ) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._authority = authority
        self._requests = requests
        self._wallets = wallets
        self._mail = mail

    async def add(self, origin: Origin, whom: Person, chosen: str | None) -> Submitted[Enroll, TournamentReply | None]:
        """Register the member, or send them an offer; without a name, for the only tournament that they are not in.

        Raises Complaint and StoreError.
        """
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        if whom.user_id == origin.asker.user_id:
            raise Complaint("tournament-add-oneself")
        if not whom.is_member:
            raise Complaint("player-not-here", name=clean(whom.name))
        player = await self._authority.require_on(origin, Power.RUN_TOURNAMENT, whom)
        view = await self._finding.find(origin, chosen, lambda each: each.state.entrant(player) is None)
        await self._wallets.open_and_read(origin.server, player)
        submitted = await self._requests.submit(
            origin,
            lambda request: Enroll(request, player, f"/{origin.name}"),
            partial(self._tournaments.submit, view.tournament_id),
        )
        if submitted.reply is not None and submitted.reply.done:
            self._mail.open_channel(player)
        return submitted
