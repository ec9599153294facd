"""A newcomer's evening on a phone in another language than the server's, chosen by /settings language."""

import re

import pytest
from playwright.async_api import BrowserContext

from tests.demo.browsing import start_page
from tests.demo.english import english_in
from tests.demo.evenings import arrive, ben_at, learn, play_with_ben, practise
from tests.demo.house import House
from tests.demo.newcomer import Newcomer

WIDTH = 390
GERMAN = {
    "name": "Deutsch",
    "saved": "Gespeichert. Sprache: Deutsch",
    "help": "Ich gebe Poker um Spielgeld-Chips",
    "topic": "Üben",
    "practice": "Allein gegen Hausspieler spielen",
    "no table": "Du sitzt hier an keinem Tisch",
    "your turn": "Du bist dran · Third Street · Hand 1",
    "learnt": r"Die Hand ist vorbei(: du hast \d+ Chips? (gewonnen|verloren)|, und du hast)",
    "game": "Badugi",
    "next": "Weiter",
    "step": r"Schritt 2 von \d+ · gespielt",
    "seat": r"Platz 1, Ada: Stack \d+",
    "planned": "Geplant: du checkst, und bei jedem Einsatz steigst du aus",
    "figures": r"Ada · alle Spiele · alle Zeit\s+1 Hand\b",
    "plot": "Die Chips von Ada über 1 Hand",
    "board": "Gewonnene Chips · alle Spiele · dieser Monat",
    "text alone": "Deine Karten: nur als Text",
    "left": "Du (hast Table 1 verlassen|verlässt Table 1)",
}
FRENCH = {
    "name": "Français",
    "saved": "Enregistré. Langue : Français",
    "help": "Je donne au poker pour des jetons fictifs",
    "topic": "S'entraîner",
    "practice": "Jouer seul contre des joueurs maison",
    "no table": "Tu n'es assis à aucune table ici",
    "your turn": "À toi de jouer · Troisième rue · main 1",
    "learnt": r"La main est finie( : tu as (gagné|perdu) \d+ jetons?|, et tu as)",
    "game": "Five Card Draw",
    "next": "Suite",
    "step": r"Étape 2 sur \d+ · jouée",
    "seat": r"Place 1, Ada : tapis \d+",
    "planned": "Prévu : tu fais parole, et te couches face à toute mise",
    "figures": r"Ada · tous les jeux · depuis toujours\s+1 main\b",
    "plot": "Ada, jetons sur 1 main",
    "board": "Jetons gagnés · tous les jeux · ce mois",
    "text alone": "Tes cartes : en texte seul",
    "left": "Tu (as quitté|quittes) Table 1",
}
SWEDISH = {
    "name": "Svenska",
    "saved": "Sparat. Språk: Svenska",
    "help": "Jag är givare i poker om låtsasmarker",
    "topic": "Öva",
    "practice": "Spela ensam mot husspelare",
    "no table": "Du sitter inte vid något bord här",
    "your turn": "Din tur · Tredje gatan · giv 1",
    "learnt": r"Given är slut(: du (vann|förlorade) \d+ mark(er)?|, och du har)",
    "game": "2-7 Triple Draw",
    "next": "Nästa",
    "step": r"Steg 2 av \d+ · spelad",
    "seat": r"Plats 1, Ada: stack \d+",
    "planned": "Planerat: du passar, och lägger dig mot varje satsning",
    "figures": r"Ada · alla spel · all tid\s+1 giv\b",
    "plot": "Markerna för Ada över 1 giv",
    "board": "Vunna marker · alla spel · den här månaden",
    "text alone": "Dina kort: bara som text",
    "left": "Du (har lämnat|lämnar) Table 1",
}


async def read_and_learn(ada: Newcomer, words: dict[str, str]) -> None:
    assert words["saved"] in await ada.ask("/settings language", language=words["name"])
    assert words["help"] in await ada.ask("/help")
    assert words["practice"] in await ada.turn_to(words["topic"])
    assert words["no table"] in await ada.ask("/check")
    notes = await learn(ada)
    assert words["your turn"] in " ".join(notes)
    assert re.search(words["learnt"], notes[-1])


async def play_and_look_back(ada: Newcomer, room: str, words: dict[str, str]) -> None:
    await practise(ada, room, words["game"])
    again = await ada.ask("/hand last")
    assert re.search(words["seat"], again), "the picture is told in the reader's language"
    assert re.search(words["step"], await ada.press_answer(words["next"]))


async def read_figures(ada: Newcomer, words: dict[str, str]) -> None:
    figures = await ada.ask("/stats")
    assert re.search(words["figures"], figures)
    assert words["plot"] in figures, "the plot is told in words, too"
    await ada.shoot(f"{words['name']}_figures")
    assert words["board"] in await ada.ask("/leaderboard")
    assert words["text alone"] in await ada.ask("/settings pictures", pictures="Text alone")
    assert not await ada.newest_pictures("/hand last")


@pytest.mark.parametrize(
    ("locale", "words"), [("de", GERMAN), ("fr", FRENCH), ("sv-SE", SWEDISH)], ids=["de", "fr", "sv"]
)
async def test_an_evening_in_another_language(
    quick_house: House, browser: BrowserContext, locale: str, words: dict[str, str]
) -> None:
    table, room = await start_page(browser, quick_house), f"{quick_house.url}/ada/poker"
    ada = await arrive(browser, quick_house, "Ada", "poker")
    await read_and_learn(ada, words)
    await ada.shoot(f"{locale}_learnt")
    await play_and_look_back(ada, room, words)
    await ada.shoot(f"{locale}_replay")
    assert not await ada.too_wide()
    await ada.go(f"{quick_house.url}/ada/{table}")
    assert words["planned"] in await play_with_ben(ada, await ben_at(browser, quick_house, table))
    await read_figures(ada, words)
    assert not await ada.too_wide()
    assert re.search(words["left"], await ada.leave())
    # A table keeps the name that it was given in the language of the server.
    assert not english_in(re.sub(r"#Table \d · .*? \d+/\d+", "", "\n".join(ada.told)), locale)
    assert "Traceback" not in quick_house.log()
