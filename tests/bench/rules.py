"""The bench of the rules against pokerkit's: rankings a second and hands of each game a second."""

import warnings
from itertools import chain

from tests.bench import hands, rankings
from tests.bench.contests import heading, measure, report


def run(rounds: int) -> None:
    """Print one line per contest."""
    warnings.filterwarnings("ignore", "Returning reserved")  # pokerkit says so whenever it shuffles discards in
    print(heading("pokerkit"))
    for contest in chain(rankings.contests(), hands.contests()):
        print(report(contest, measure(contest, rounds)), flush=True)
