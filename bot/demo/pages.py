"""The HTML of the demo: the start page, and the frame around simcord's page for a channel."""

import os
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final, TypedDict
from zoneinfo import available_timezones

from simcord.builders import ChannelHandle

from bot.demo.invitation import Invitation
from bot.demo.simcord_private import previews, simulation
from bot.demo.world import DemoPerson, World
from bot.tables.ports import TableView

ZONEINFO: Final = "zoneinfo/"
HEAD: Final = "<link rel='icon' href='data:,'><link rel='stylesheet' href='/demo/static/frame.css'>"


class SideBarEntry(TypedDict):
    """An entry of the side bar, which leads to a channel."""

    href: str
    kind: str
    """The kind of channel: ``room``, ``table`` or ``dm``."""
    label: str
    detail: str
    latest: str
    """The id of the newest message that the person can see there; the page marks unseen messages."""


def places(world: World, person: DemoPerson, tables: Iterable[TableView]) -> list[SideBarEntry]:
    """Return entries for all channels of this person: the room, the tables' threads, the direct messages."""
    threads = [
        (thread, view) for view in tables if (thread := world.place_for(person, view.place.channel_id)) is not None
    ]
    dm = person.user.dm_channel

    def place(channel: ChannelHandle, slug: str, kind: str, label: str | None, detail: str) -> SideBarEntry:
        latest = str(simulation.latest_message(world.env, channel, person.user.id))
        return SideBarEntry(href=f"/{person.key}/{slug}", kind=kind, label=label or "", detail=detail, latest=latest)

    return [
        place(world.room, world.room.name or "", "room", world.room.name, ""),
        *(place(thread, str(thread.id), "table", thread.name, seats_taken(view)) for thread, view in threads),
        place(dm, "dm", "dm", "Lowball", "direct messages"),
    ]


def seats_taken(view: TableView) -> str:
    return f"{len(view.seats)} of {view.settings.seats_max} seats"


def start(world: World, tables: Sequence[TableView], invitation: Invitation | None) -> str:
    """Return the start page's HTML. Without an ``invitation``, the page says how to open a table."""
    template = (Path(__file__).parent / "static" / "start.html").read_text(encoding="utf-8")
    cards = "".join(_person_card(world, person, tables) for person in world.people)
    return template.replace("<!-- tables -->", _invite(world, invitation)).replace("<!-- people -->", cards)


def _invite(world: World, invitation: Invitation | None) -> str:
    if invitation is None:
        return (
            f"<p>No table is open. Go to <a href='/{world.moderator.key}/{world.room.name}'>the room as "
            f"{escape(world.moderator.name)}</a> and type <kbd>/table open</kbd>.</p>"
        )
    view, newcomer, opponent = invitation.table, world.newcomer, invitation.opponent
    return (
        f"<p><strong>{escape(view.place.name)}</strong> is open, {seats_taken(view)} taken.</p>"
        f"<p><a class='action' href='/{newcomer.key}/{view.place.channel_id}'>Play as {escape(newcomer.name)}</a> "
        f"<a class='action quiet' href='/{opponent.key}/{view.place.channel_id}' target='_blank'>"
        f"Open {escape(opponent.name)}'s side in another tab</a></p>"
    )


def _person_card(world: World, person: DemoPerson, tables: Sequence[TableView]) -> str:
    marks = {"room": "#", "table": "♠", "dm": "@"}
    links = "".join(
        f"<li><a href='{place['href']}'><span class='mark'>{marks[place['kind']]}</span>"
        f"<span>{escape(_label(place))}</span></a></li>"
        for place in places(world, person, tables)
    )
    return (
        f"<section class='person'><header><img src='/demo/avatar/{person.key}.png' alt=''>"
        f"<div><h2>{escape(person.name)}</h2><p>{person.role}</p></div></header><ul>{links}</ul></section>"
    )


def _label(place: SideBarEntry) -> str:
    return "Direct messages" if place["kind"] == "dm" else place["label"]


def channel(world: World, person: DemoPerson, place: str, capability: str) -> str:
    """Return the HTML of simcord's page for a channel, with the demo's side bar, style and script added."""
    title = f"{escape(person.name)} · {escape(world.guild.name)}"
    body = f"<body data-person='{person.key}' data-capability='{escape(capability)}'>{_side_bar(world, person, place)}"
    page = previews.STATIC_FILES["/"].read_text(encoding="utf-8")
    page = page.replace("<title>SimCord Preview</title>", f"<title>{title}</title>")
    page = page.replace("</head>", f"{HEAD}</head>")
    page = page.replace("<body>", body)
    return page.replace("<script ", "<script type='module' src='/demo/static/frame.js'></script><script ", 1)


def _side_bar(world: World, person: DemoPerson, place: str) -> str:
    others = "".join(
        f"<a href='/{other.key}/{place}' title='See this as {escape(other.name)}'"
        f"{' aria-current=true' if other is person else ''}>"
        f"<img src='/demo/avatar/{other.key}.png' alt='{escape(other.name)}'></a>"
        for other in world.people
    )
    return (
        f"<nav class='sidebar' aria-label='Places'><a class='guild' href='/'>{escape(world.guild.name)}</a>"
        f"<ul id='sidebar-places'></ul><footer><p>You are <strong>{escape(person.name)}</strong></p>"
        f"<div class='faces'>{others}</div></footer></nav>"
    )


def local_timezone() -> str:
    """Return the IANA name of this machine's time zone, or UTC; the demo shows times in this zone."""
    named = os.environ.get("TZ", "").lstrip(":")
    linked = Path("/etc/localtime").resolve().as_posix().partition(ZONEINFO)[2]
    return next((name for name in (named, linked) if name in available_timezones()), "UTC")
