"""The z-score of a count (how unlikely it is by chance), and the z-score needed for a flag."""

from math import erfc, log, sqrt
from statistics import NormalDist
from typing import Final

FALSE_ALARMS: Final = 0.05
"""The expected number of false flags of one kind in a report, however many pairs are compared."""
_PAIRS_LEAST: Final = 10
ONE_IN_MOST: Final = 1_000_000


def z_threshold(compared: int) -> float:
    """Return the minimum z-score for a flag, which rises with the number of pairs compared.

    With this minimum, chance alone flags FALSE_ALARMS pairs per report on average, or fewer if few pairs are compared
    (the Bonferroni correction).
    """
    return NormalDist().inv_cdf(1 - FALSE_ALARMS / max(compared, _PAIRS_LEAST))


def z_score(observed: float, tried: float, expected: float) -> float:
    """Return the z-score of ``observed`` out of ``tried``; positive if it is more than ``expected``.

    It is the signed root of the deviance. Unlike a difference divided by its standard deviation, it is also valid for
    small counts.
    """
    if not tried or not 0 < expected < tried:
        return 0.0
    deviance = 2 * (_deviance_part(observed, expected) + _deviance_part(tried - observed, tried - expected))
    return sqrt(max(0.0, deviance)) * (1 if observed > expected else -1)


def _deviance_part(observed: float, expected: float) -> float:
    return observed * log(observed / expected) if observed > 0 else 0.0


def one_in(z: float) -> int:
    """Return N such that, by chance alone, one pair in N has this z-score or a higher one.

    The result is at most ONE_IN_MOST.
    """
    share = erfc(z / sqrt(2)) / 2
    return ONE_IN_MOST if share * ONE_IN_MOST < 1 else max(1, round(1 / share))
