"""Sentences of a newcomer's evening in other languages, chosen where the language is obvious."""

from typing import Final

GERMAN: Final = {
    "name": "Deutsch",
    "saved": "Gespeichert. Sprache: Deutsch",
    "help": "Hier spielst du Poker um Spielgeld-Chips",
    "topic": "Üben",
    "practice": "Allein gegen Hausspieler spielen",
    "no table": "Du sitzt hier an keinem Tisch",
    "your turn": "Du bist dran · Third Street · Hand 1",
    "learnt": r"Die Hand ist vorbei: (Du hast \d+ Chips? (gewonnen|verloren)|plus/minus null)",
    "game": "Badugi",
    "next": "Weiter",
    "step": r"Schritt 2 von \d+ · gespielt",
    "seat": r"Platz \d, Ada: Stack \d+",
    "planned": "Geplant: Check/Fold. Du checkst; auf jede Bet foldest du.",
    "figures": r"Ada · alle Spiele · insgesamt\s+1 Hand\b",
    "plot": "Die Chips von Ada über 1 Hand",
    "board": "Chip-Bilanz · alle Spiele · heute Abend",
    "text alone": "Deine Karten: nur als Text",
    "left": "Du (hast Table 1 verlassen|verlässt Table 1)",
}
FRENCH: Final = {
    "name": "Français",
    "saved": "Enregistré. Langue\N{NO-BREAK SPACE}: Français",
    "help": "Je suis le croupier\N{NO-BREAK SPACE}: ici, on joue au poker en jetons fictifs",
    "topic": "S'entraîner",
    "practice": "Jouer en solo contre des joueurs de la maison",
    "no table": "Tu ne joues à aucune table ici",
    "your turn": "À toi de jouer · Troisième rue · main 1",
    "learnt": r"La main est finie(\u00a0: tu as (gagné|perdu) \d+ jetons?|, sans gain)",
    "game": "Five Card Draw",
    "next": "Suite",
    "step": r"Étape 2 sur \d+ · main jouée",
    "seat": r"Place \d, Ada\u00a0: tapis \d+",
    "planned": "Prévu\N{NO-BREAK SPACE}: check/fold automatique",
    "figures": r"Ada · tous les jeux · depuis toujours\s+1 main\b",
    "plot": "Ada, jetons sur 1 main",
    "board": "Bilan en jetons · tous les jeux · ce soir",
    "text alone": "Tes cartes\N{NO-BREAK SPACE}: en texte seul",
    "left": "Tu (as quitté|quittes) Table 1",
}
SWEDISH: Final = {
    "name": "Svenska",
    "saved": "Sparat. Språk: Svenska",
    "help": "Jag delar ut korten när ni spelar poker om låtsasmarker",
    "topic": "Öva",
    "practice": "Spela ensam mot husspelare",
    "no table": "Du sitter inte vid något bord här",
    "your turn": "Din tur · Tredje gatan · giv 1",
    "learnt": r"Given är slut: (du (vann|förlorade) \d+ mark(er)?|plus minus noll)",
    "game": "2-7 Triple Draw",
    "next": "Nästa",
    "step": r"Steg 2 av \d+ · spelad",
    "seat": r"Plats \d, Ada: stack \d+",
    "planned": "Planerat: du checkar, och lägger dig om någon satsar",
    "figures": r"Ada · alla spel · totalt\s+1 giv\b",
    "plot": "Markerna för Ada över 1 giv",
    "board": "Resultat i marker · alla spel · ikväll",
    "text alone": "Dina kort: bara text",
    "left": "Du (har lämnat|lämnar) Table 1",
}

EVENINGS: Final = {"de": GERMAN, "fr": FRENCH, "sv-SE": SWEDISH}
"""Patterns, by language."""
