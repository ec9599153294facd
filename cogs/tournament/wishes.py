"""Clicks on *Notify me*: menus in which a player chooses the tournaments to hear of. All answers are private."""

from collections.abc import Collection, Mapping

from bot.interactions.click import Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.sent import selected
from bot.ui.tournament.wishes import WISH_BUTTON, WISH_MENU, WishMenus
from bot.use_cases.tournaments.wishes import OF_GAMES, WishingTournaments


class WishClicks:
    def __init__(self, wishes: WishingTournaments) -> None:
        self._wishes = wishes

    def routes(self) -> tuple[Route, ...]:
        return (Route(WISH_BUTTON, self._open), Route(WISH_MENU, self._choose))

    async def _open(self, click: Click) -> None:
        await self._show(click, await self._wishes.of(origin_of(click.interaction)))

    async def _choose(self, click: Click) -> None:
        """Save the choice in one menu; the wishes of the other menu stay."""
        origin, say = origin_of(click.interaction), Phrases(click.locale)
        offered = (await self._offered(click, say))[click.match["menu"]]
        await self._wishes.choose(origin, [*offered], selected(click.interaction))
        await self._show(click, await self._wishes.of(origin), is_saved=True)

    async def _show(self, click: Click, chosen: Collection[str], *, is_saved: bool = False) -> None:
        say = Phrases(click.locale)
        offered = await self._offered(click, say)
        names = [name for wishes in offered.values() for wish, name in wishes.items() if wish in chosen]
        text = say("tourney-wish-about")
        if is_saved or names:
            now = say("tourney-wish-saved", names=say.all_of(names)) if names else say("tourney-wish-off")
            text = f"{text}\n\n**{now}**"
        await click.answer(WishMenus(say, text, offered, chosen))

    async def _offered(self, click: Click, say: Phrases) -> Mapping[str, Mapping[str, str]]:
        """Return menu -> wish -> its name."""
        games = {wish: say(f"game-{wish.removeprefix('game:')}") for wish in OF_GAMES if wish != "all"}
        series = await self._wishes.series(origin_of(click.interaction))
        return {"games": {"all": say("tourney-wish-all"), **games}, "series": series}
