"""Broken hand histories: ``replay`` must read each, or refuse it in one line with status 2."""

import argparse
import io
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.cli import replay
from bot.poker.cards import card_text
from bot.poker.games import GAMES
from bot.poker.phh import write
from tests.poker.phh.test_write_draws import random_hand

TELEVISED: Final = Path(__file__).parents[2] / ".." / "shared" / "hands"
"""Reference data, which is mutated too if it is there."""
LONGEST_SECONDS: Final = 20.0
"""The most processor time that a file may take."""
NUMBERS: Final = ("0", "1", "-1", "3", "0.5", "10.00", "inf", "nan", "1e400", "9" * 25, "true", '"5"', "[]", "1_000")
CARDS: Final = (*map(card_text, range(53)), "??", "10h", "Kx", "JoJo", "????", "2c2c")
KINDS: Final = ("f", "cc", "cbr 20", "cbr 40", "cbr 1.5", "pb", "sd", "sd ??", "sd 2c3d", "sm", "sm -", "sm ????", "xx")
FIELDS: Final = (
    *("antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks", "winnings"),
    *(
        "finishing_stacks",
        "variant",
        "_house_rules",
        "_absent",
        "_taken_out",
        "ante_trimming_status",
        "rake",
        "actions",
    ),
)
RULES: Final = (
    "jackpots=on",
    "joker=wild",
    "draws=1",
    "forced_bets=ante",
    "burn=off",
    "raise_cap=9",
    "x",
    "show_all=on",
)

Text = list[str]
"""The lines of a file, with each action on its own line."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--files", type=int, default=100_000, help="how many files are read (default: 100000)")
    parser.add_argument("--seed", type=int, default=1, help="other files with another (default: 1)")


def run(args: argparse.Namespace) -> int:
    """Print how many files were read and refused; return 1 if a file was answered in any other way."""
    outcomes, faults = Counter[str](), list[str]()
    with TemporaryDirectory() as folder:
        path = Path(folder, "hand.phh")
        for number, text in enumerate(mutated_files(args.seed, args.files)):
            path.write_text(text, encoding="utf-8")
            fault = answer(path, outcomes)
            if fault:
                faults.append(f"file {number} of seed {args.seed}: {fault}\n{text}")
    print(
        f"{args.files:,} files: {outcomes['replayed']:,} replayed, {outcomes['different']:,} end otherwise, "
        f"{outcomes['refused']:,} refused in a line, {len(faults):,} answered in any other way"
    )
    print(*faults[:5], sep="\n\n", file=sys.stderr)
    return 1 if faults else 0


def answer(path: Path, outcomes: Counter[str]) -> str | None:
    """Return the fault of the program's answer, or None for a status with its line."""
    told, wrong, began = io.StringIO(), io.StringIO(), time.process_time()
    try:
        with redirect_stdout(told), redirect_stderr(wrong):
            status = replay.run(argparse.Namespace(rules="brief", rule=[], files=[str(path)]))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if time.process_time() - began > LONGEST_SECONDS:
        return "took too long"
    outcomes[{0: "replayed", 1: "different", 2: "refused"}[status]] += 1
    lines = told.getvalue().count("\n"), wrong.getvalue().count("\n")
    return None if lines == {0: (1, 0), 1: (1, 1), 2: (0, 1)}[status] else f"status {status} with {lines} lines"


# Files


def mutated_files(seed: int, count: int) -> Iterator[str]:
    chance = random.Random(seed)
    televised = [path.read_text(encoding="utf-8") for path in sorted(TELEVISED.glob("*.phh"))]
    for number in range(count):
        if number % 20 == 0:
            text = _one_a_line(chance.choice(televised) if televised and chance.random() < 0.3 else _written(chance))
        yield "\n".join(_mutated(text, chance))


def _written(chance: random.Random) -> str:
    hand = random_hand(chance)
    seat = chance.choice([None, *(player.seat for player in hand.state.players)])
    return write(hand.events) if seat is None else write(hand.events, seat=seat)


def _one_a_line(text: str) -> Text:
    head, _, actions = text.partition("actions = [")
    acts, _, rest = actions.partition("]")
    return [*head.splitlines(), "actions = [", *re.findall(r"'[^']*'|\"[^\"]*\"", acts), "]", *rest.splitlines()]


def _mutated(text: Text, chance: random.Random) -> Text:
    lines = [*text]
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 6))):
        lines = chance.choice(MUTATIONS)(lines, chance) or [""]
    begun = next((at for at, line in enumerate(lines) if line.startswith("actions = [")), len(lines))
    return [f"{line}," if at > begun and line[:1] in "'\"" and line else line for at, line in enumerate(lines)]


def _acts(lines: Text) -> Sequence[int]:
    return [at for at, line in enumerate(lines) if line.startswith(("'", '"'))] or [0]


def _left_out(lines: Text, chance: random.Random) -> Text:
    at = chance.choice(_acts(lines)) if chance.random() < 0.8 else chance.randrange(len(lines))
    return lines[:at] + lines[at + 1 :]


def _doubled(lines: Text, chance: random.Random) -> Text:
    at, to = chance.choice(_acts(lines)), chance.choice(_acts(lines))
    return [*lines[:to], lines[at], *lines[to:]]


def _exchanged(lines: Text, chance: random.Random) -> Text:
    at, other = chance.choice(_acts(lines)), chance.choice(_acts(lines))
    lines[at], lines[other] = lines[other], lines[at]
    return lines


def _cut_off(lines: Text, chance: random.Random) -> Text:
    return [*lines[: chance.choice(_acts(lines))], "]"]


def _other_card(lines: Text, chance: random.Random) -> Text:
    at = chance.choice(_acts(lines))
    lines[at] = re.sub(r"[2-9TJQKA?][cdhs?]", lambda _: chance.choice(CARDS), lines[at], count=1)
    return lines


def _unknown_cards(lines: Text, chance: random.Random) -> Text:
    player = f"p{chance.randint(1, 6)} "
    return [re.sub(r"[2-9TJQKA][cdhs]", "??", line) if f"dh {player}" in line else line for line in lines]


def _mucked(lines: Text, chance: random.Random) -> Text:
    """Let a player muck a hand that was shown."""
    player = f"p{chance.randint(1, 6)}"
    return [f"'{player} sm'" if line.startswith((f"'{player} sm", f'"{player} sm')) else line for line in lines]


def _other_player(lines: Text, chance: random.Random) -> Text:
    at = chance.choice(_acts(lines))
    lines[at] = re.sub(r"p\d", f"p{chance.randint(0, 9)}", lines[at])
    return lines


def _other_act(lines: Text, chance: random.Random) -> Text:
    at = chance.choice(_acts(lines))
    lines[at] = f"'p{chance.randint(1, 6)} {chance.choice(KINDS)}'"
    return lines


def _more_cards(lines: Text, chance: random.Random) -> Text:
    cards = "".join(chance.choices(CARDS, k=chance.randint(1, 8)))
    dealt = chance.choice((f"'d dh p{chance.randint(1, 6)} {cards}'", f"'d db {cards}'"))
    return [*lines[: (at := chance.choice(_acts(lines)))], dealt, *lines[at:]]


def _other_number(lines: Text, chance: random.Random) -> Text:
    numbered = [at for at, line in enumerate(lines) if "=" in line and re.search(r"\d", line)] or [0]
    at = chance.choice(numbered)
    found = [*re.finditer(r"(?<![\w.])-?\d+(\.\d+)?", lines[at])]
    if found:
        one = chance.choice(found)
        lines[at] = lines[at][: one.start()] + chance.choice(NUMBERS) + lines[at][one.end() :]
    return lines


def _other_field(lines: Text, chance: random.Random) -> Text:
    name = chance.choice(FIELDS)
    value = chance.choice((*NUMBERS, "[1, 2, 3]", "[2, 2]", "['f']", str(chance.sample(RULES, 2)), "{a = 1}"))
    others = [line for line in lines if not line.startswith(f"{name} =")] if name != "actions" else lines
    return [f"{name} = {value}", *others]


def _other_variant(lines: Text, chance: random.Random) -> Text:
    code = chance.choice("FPN") + chance.choice([game.phh for game in GAMES.values()])
    return [f"variant = '{code}'" if line.startswith("variant =") else line for line in lines]


def _other_sign(lines: Text, chance: random.Random) -> Text:
    at = chance.randrange(len(lines))
    where = chance.randint(0, len(lines[at]))
    lines[at] = lines[at][:where] + chance.choice("'\"[]#=,p- \t0?\u2028\u00e9\x7f") + lines[at][where + 1 :]
    return lines


MUTATIONS: Final[tuple[Callable[[Text, random.Random], Text], ...]] = (
    *(_left_out, _doubled, _exchanged, _cut_off, _other_card, _unknown_cards, _mucked, _other_player, _other_act),
    *(_more_cards, _other_number, _other_field, _other_variant, _other_sign),
)
