"""The announcements about a deal, at its table (section 9 of the tournament rules)."""

from collections.abc import Iterator
from typing import Final

from bot.tournaments.news import News
from bot.tournaments.state import Deal
from bot.ui.text.moments import second_stamp
from bot.ui.tournament.outgoing import AnnouncedNews, OutgoingMessage
from bot.ui.tournament.scene import TournamentScene

OFF: Final = ("deal_declined", "deal_late", "deal_gone", "deal_changed")
"""The kinds of news that a deal is off."""


def deal_news(announcement: AnnouncedNews) -> Iterator[OutgoingMessage]:
    """Yield the message at each table; the proposal alone pings, and only those who have not agreed yet."""
    scene, news = announcement.scene, announcement.news
    proposed, made = scene.state.deal, scene.state.made
    is_open = proposed is not None and proposed.number == news.place
    for channel_id in announcement.threads():
        if news.kind == "deal_proposed" and proposed is not None and is_open:
            yield _proposal(announcement, proposed, channel_id)
        elif news.kind == "deal_agreed" and proposed is not None and is_open:
            yield OutgoingMessage(channel_id, _agreed(scene, proposed, news))
        elif news.kind == "deal_made" and made is not None:
            text = scene.say("tourney-said-deal-made", shares=shares_text(scene, made), rest=made.play_for)
            yield OutgoingMessage(channel_id, text)
        elif news.kind in OFF:
            key = f"tourney-said-{news.kind.replace('_', '-')}"
            yield OutgoingMessage(channel_id, scene.say(key, name=_bold(scene, news.player_id)))


def _agreed(scene: TournamentScene, deal: Deal, news: News) -> str:
    name, count = _bold(scene, news.player_id), len(deal.agreed)
    return scene.say("tourney-said-deal-agreed", name=name, count=count, all=len(deal.shares))


def _proposal(announcement: AnnouncedNews, deal: Deal, channel_id: int) -> OutgoingMessage:
    """Return the proposal: how long play waits, everybody's share, and what comes after it."""
    scene = announcement.scene
    key, when = f"tourney-said-deal-{deal.kind}", second_stamp(deal.until_ms)
    lines = [scene.say(key, name=_bold(scene, deal.by), amount=deal.total, when=when)]
    pinged: list[int] = []
    for share in deal.shares:
        name, users = announcement.mention(share.player_id)
        if share.player_id in deal.agreed:
            name, users = scene.name(share.player_id), ()
        pinged += users
        lines.append(scene.say("deal-share", name=name, amount=share.chips, stack=share.stack))
    lines.append(scene.say("deal-then", rest=deal.play_for))
    return OutgoingMessage(channel_id, "\n".join(lines), tuple(pinged), deal=deal)


def shares_text(scene: TournamentScene, deal: Deal) -> str:
    """Return all shares in a row: ``Ada 450, Ben 300``."""
    each = [scene.say("deal-each", name=scene.name(one.player_id), amount=one.chips) for one in deal.shares]
    return scene.say.all_of(each)


def _bold(scene: TournamentScene, player_id: int | None) -> str:
    return f"**{scene.name(player_id)}**" if player_id is not None else ""
