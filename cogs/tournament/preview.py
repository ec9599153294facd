"""A preview of a new tournament, which only the moderator sees, with the buttons Post and Cancel.

    lb:v:1234:post            the custom_id of a button in the preview made by interaction 1234

A preview is kept in memory only. After a restart, its buttons answer that the command must be repeated.
"""

import re
from typing import Final

from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.post import tournament_post
from bot.ui.tournament.preview import Preview, preview_lines
from bot.ui.tournament.scene import TournamentScene, preview
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.previews import PostedTournament, PreviewedTournament, Previews

_BUTTON: Final = re.compile(r"lb:v:(?P<key>[0-9]{1,20}):(?P<verb>post|drop)")


class PreviewClicks:
    def __init__(self, previews: Previews, clock: TournamentClock) -> None:
        self._previews = previews
        self._clock = clock

    def routes(self) -> tuple[Route, ...]:
        return (Route(_BUTTON, self._press),)

    async def show(self, interaction: BotInteraction, previewed: PreviewedTournament) -> None:
        """Answer the deferred command with the preview. Raises Complaint and StoreError."""
        origin = origin_of(interaction)
        await self._previews.keep(origin, previewed)
        say = Phrases(origin.locale)
        ordered = preview(previewed.new, self._clock.now_ms())
        card = tournament_post(TournamentScene(ordered, lambda player: None, say, renewed=False), buttons=False)
        await fill(interaction, view=Preview(interaction.id, say, card, list(preview_lines(say, previewed))))

    async def _press(self, click: Click) -> None:
        carry_out = click.pick({"post": self._post, "drop": self._drop})
        await click.acknowledge()
        text = await carry_out(Phrases(click.locale), origin_of(click.interaction), int(click.match["key"]))
        await fill(click.interaction, view=PrivateNote(text))

    async def _post(self, say: Phrases, origin: Origin, key: int) -> str:
        return _posted(say, await self._previews.post(origin, key))

    async def _drop(self, say: Phrases, origin: Origin, key: int) -> str:
        await self._previews.drop(origin, key)
        return say("tournament-dropped")


def _posted(say: Phrases, posted: PostedTournament) -> str:
    previewed = posted.previewed
    if previewed.schedule is None:
        return say("tournament-created", channel=f"<#{previewed.new.channel_id}>", id=posted.number)
    starts = [full_stamp(start) for start in previewed.starts_ms]
    return say("tournament-scheduled", id=posted.number, starts=say.all_of(starts))
