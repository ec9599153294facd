"""A draft of one change to a tournament, saved as one commit."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.tables.due_letters import DueKind, DueLetter, TournamentNewsKind, is_letter
from bot.tables.due_posts import DuePost
from bot.tables.saving import Account, AuditEntry, Request, Transfer
from bot.tournaments.news import KEPT, News
from bot.tournaments.ports import Call, NewTournament, TournamentCommit
from bot.tournaments.rules.seating import Shuffle
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, TournamentState


class TournamentDraft:
    """A changed copy of a tournament's state, with the transfers and news to save along with it."""

    def __init__(
        self,
        tournament_id: int,
        new: NewTournament,
        state: TournamentState,
        off_table: dict[int, int],
        pool: int,
        now_ms: int,
        shuffle: Shuffle | None = None,
    ) -> None:
        self.tournament_id = tournament_id
        self.new = new
        self.base = (new, state)
        self.state = state
        self.off_table = dict(off_table)
        """player_id -> the player's tournament chips that are not at a table."""
        self.pool = pool
        self.now_ms = now_ms
        self.rooms: Mapping[int, int] = {}
        """table_id -> the number of free seats at each table that is not to be broken."""
        self._shuffle = shuffle
        self.lost_to: Mapping[int, tuple[int, ...]] = {}
        """player_id -> who won the player's last chips, for players whose bust is not noted yet."""
        self.news_items: list[News] = []
        self.audit: AuditEntry | None = None
        self.enters_id: int | None = None
        self.actor_id: int | None = None
        """The player who asked for the change, and so needs no letter about it."""
        self.call: Call | None = None
        self.posts: tuple[DuePost, ...] = ()
        self.beside: TournamentCommit | None = None
        """The change to another tournament that is saved with this one."""
        self._transfers: list[Transfer] = []
        self._written: list[DueLetter] = []

    @property
    def changed(self) -> bool:
        return bool(self._transfers) or (self.new, self.state) != self.base

    def shuffled(self, players: Sequence[int]) -> Sequence[int]:
        """Return the players in random order, from the secure source that the draft was given."""
        assert self._shuffle is not None, "this draft has no source of chance"
        return self._shuffle(players)

    def put(self, entrant: Entrant) -> None:
        self.state = self.state.with_entrant(entrant)

    def say(self, news: News) -> None:
        self.news_items.append(replace(news, at_ms=self.now_ms))

    def write_to(self, player_ids: Iterable[int], kind: TournamentNewsKind, **about: str | int) -> None:
        """Write a letter to each of the players, except the one who asked for the change."""
        letters = [self._letter(player, kind, about) for player in player_ids if player != self.actor_id]
        if letters and not self._written:
            self.say(News("letters"))
        self._written += letters

    # The guild's chips

    def pay_in(self, player_id: int, amount: int, code: str) -> None:
        """Move chips from the player's wallet into the prize pool."""
        self._move(self._wallet(player_id), self._prize(), amount, code)
        self.pool += amount

    def pay_out(self, player_id: int, amount: int, code: str) -> None:
        self._move(self._prize(), self._wallet(player_id), amount, code)
        self.pool -= amount

    def top_up(self, amount: int) -> None:
        """Mint chips for the prize pool, to raise it to the guarantee (T-5.1)."""
        self._move(Account("issuer", self.new.guild_id), self._prize(), amount, "guarantee")
        self.pool += amount

    # Bounties: the guild's chips too, in an account for each head

    def enter(self, player_id: int, code: str) -> None:
        """Move a buy-in from the player's wallet into the prize pool, and its bounty part onto their head.

        See T-7.1.
        """
        bounty = self.new.settings.bounty_chips
        self.pay_in(player_id, self.new.settings.pool_chips, code)
        self._move(self._wallet(player_id), self._bounty(player_id), bounty, "tournament_bounty")
        self._add_bounty(player_id, bounty)

    def enter_from(self, satellite_id: int, player_id: int) -> None:
        """Move a buy-in from a satellite's pool into the prize pool, and its bounty part onto the player's head.

        See T-8.3 and T-7.1.
        """
        won, settings = Account("prize", self.new.guild_id, tournament_id=satellite_id), self.new.settings
        self._move(won, self._prize(), settings.pool_chips, "tournament_seat")
        self.pool += settings.pool_chips
        self._move(won, self._bounty(player_id), settings.bounty_chips, "tournament_seat")
        self._add_bounty(player_id, settings.bounty_chips)

    def pay_back(self, player_id: int) -> None:
        """Move a buy-in, with its bounty part, back into the player's wallet."""
        self.pay_out(player_id, self.new.settings.pool_chips, "tournament_refund")
        self.return_bounty(player_id)

    def return_bounty(self, player_id: int) -> int:
        """Move all chips from the player's head back into their wallet, and return how many they were."""
        chips = self._bounty_chips(player_id)
        self._move(self._bounty(player_id), self._wallet(player_id), chips, "tournament_bounty_refund")
        self._add_bounty(player_id, -chips)
        return chips

    def pay_bounty(self, of: int, to: int, amount: int) -> None:
        """Move chips from one player's head into another's wallet, or into their own."""
        self._move(self._bounty(of), self._wallet(to), amount, "tournament_bounty_won")
        self._add_bounty(of, -amount)
        if (winner := self.state.entrant(to)) is not None:
            self.put(replace(winner, won_bounties=winner.won_bounties + amount))

    def move_bounty(self, of: int, to: int, amount: int) -> None:
        """Move chips from one player's head onto another's (T-7.4)."""
        self._move(self._bounty(of), self._bounty(to), amount, "tournament_bounty_kept")
        self._add_bounty(of, -amount)
        self._add_bounty(to, amount)

    def bounty_to_pool(self, of: int) -> int:
        """Move all chips from the player's head into the prize pool, and return how many they were."""
        chips = self._bounty_chips(of)
        self._move(self._bounty(of), self._prize(), chips, "tournament_bounty_unclaimed")
        self._add_bounty(of, -chips)
        self.pool += chips
        return chips

    def _bounty_chips(self, player_id: int) -> int:
        entrant = self.state.entrant(player_id)
        return entrant.bounty if entrant is not None else 0

    def _add_bounty(self, player_id: int, chips: int) -> None:
        if chips and (entrant := self.state.entrant(player_id)) is not None:
            self.put(replace(entrant, bounty=entrant.bounty + chips))

    # The tournament's chips

    def mint_stack(self, player_id: int, chips: int) -> None:
        """Mint a stack for an entrant; its chips stay off the table until the entrant is seated."""
        self._move(self._mint(), self._entry(player_id), chips, "tournament_stack")
        self.off_table[player_id] = self.off_table.get(player_id, 0) + chips

    def correct(self, player_id: int, chips: int) -> None:
        """Mint chips for the entrant off the table, or if the number is negative, remove some of theirs (T-3.6)."""
        mint, entry, code = self._mint(), self._entry(player_id), "tournament_correction"
        self._move(mint, entry, max(0, chips), code)
        self._move(entry, mint, max(0, -chips), code)
        self.off_table[player_id] = self.off_table.get(player_id, 0) + chips

    def burn(self, player_id: int, code: str) -> None:
        """Remove from play all chips that the entrant has off the table."""
        self._move(self._entry(player_id), self._mint(), self.off_table.pop(player_id, 0), code)

    # Saving

    def commit(self, cause: str, request: Request | None = None) -> TournamentCommit:
        new, _ = self.base
        return TournamentCommit(
            self.tournament_id,
            self.state,
            self.now_ms,
            cause,
            self.new.settings if self.new.settings != new.settings else None,
            request,
            tuple(self._transfers),
            self.audit,
            self.new.channel_id if self.new.channel_id != new.channel_id else None,
            self.enters_id,
            self.new.opens_ms if self.new.opens_ms != new.opens_ms else None,
            tuple(self._letters()),
            tuple(self._posts()),
            tuple(news for news in self.news_items if news.kind in KEPT),
            self.call,
            self.beside,
        )

    def _letters(self) -> Iterator[DueLetter]:
        """Yield a direct message for each piece of news that only its player gets."""
        yield from self._written
        for news in self.news_items:
            if news.player_id is not None and is_letter(news.kind):
                yield self._letter(news.player_id, news.kind, {})

    def _letter(self, player_id: int, kind: DueKind, more: Mapping[str, str | int]) -> DueLetter:
        about = {**basics(self.new), "tournament_id": self.tournament_id, **more}
        return DueLetter(self.new.guild_id, player_id, kind, about, self.now_ms)

    def _posts(self) -> Iterator[DuePost]:
        """Yield a post that asks the moderators for help if no channel could be made for a table.

        It goes to the moderators' channel, because the tournament's own channel may be gone.
        """
        yield from self.posts
        about = {"table": self.new.settings.name}
        for news in self.news_items:
            if news.kind == "no_place":
                yield DuePost(self.new.guild_id, 0, "tournament_homeless", about, self.now_ms)

    def audit_act(self, act: str, request: Request | None, reason: str, subject_id: int | None = None) -> None:
        """Add an audit entry to this change (T-3.6). Without a request, it names no person."""
        self.audit = AuditEntry(
            self.new.guild_id,
            act,
            request.player_id if request is not None else None,
            reason,
            self.now_ms,
            subject_id,
            before=f"tournament {self.tournament_id} {self.base[0].settings.noted_name}",
        )

    def audit_change(self, before: Sequence[str], after: Sequence[str]) -> None:
        """Add the values before and after this change to its audit entry."""
        assert self.audit is not None
        self.audit = replace(self.audit, before=", ".join([self.audit.before, *before]), after=", ".join(after))

    def _move(self, debit: Account, credit: Account, amount: int, code: str) -> None:
        if amount:
            self._transfers.append(Transfer(debit, credit, amount, code))

    def _wallet(self, player_id: int) -> Account:
        return Account("wallet", self.new.guild_id, player_id)

    def _prize(self) -> Account:
        return Account("prize", self.new.guild_id, tournament_id=self.tournament_id)

    def _bounty(self, player_id: int) -> Account:
        return Account("bounty", self.new.guild_id, player_id, tournament_id=self.tournament_id)

    def _mint(self) -> Account:
        return Account("mint", self.new.guild_id, tournament_id=self.tournament_id)

    def _entry(self, player_id: int) -> Account:
        return Account("entry", self.new.guild_id, player_id, tournament_id=self.tournament_id)


def rematch_letter(new: NewTournament, player_id: int, name: str, now_ms: int) -> DueLetter:
    """Return the letter that invites a player to a rematch.

    ``name`` is the name of the player who wants it.
    """
    about = {**basics(new), "player": name}
    if new.settings.format.start.is_known:
        about["start_ms"] = new.start_ms
    return DueLetter(new.guild_id, player_id, "tournament_rematch", about, now_ms)


def basics(new: NewTournament) -> dict[str, str | int]:
    """Return the variables that all letters about a tournament have."""
    return basics_of(new.settings, new.channel_id)


def basics_of(settings: TournamentSettings, channel_id: int) -> dict[str, str | int]:
    return {"name": settings.name, "channel_id": channel_id, "amount": settings.buy_in}
