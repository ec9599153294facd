"""/hand, /stats and /leaderboard: finished hands, and statistics about them."""

from bot.interactions.feature import Feature
from bot.interactions.sight import ChannelSight
from bot.ui.people.names import Names
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.use_cases.exports import OwnHands
from bot.use_cases.figures import Figures
from bot.use_cases.hands.evening import EveningHands
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.hands.proofs import Proofs
from cogs._shared.suggestions import HandSuggestions
from cogs.history.clicks import HistoryClicks
from cogs.history.commands import Hands, Stats
from cogs.history.figures import FigureAnswers
from cogs.history.hands import HandAnswers


def feature(
    hands: FindingHands,
    evenings: EveningHands,
    proofs: Proofs,
    own_hands: OwnHands,
    figures: Figures,
    sight: ChannelSight,
    names: Names,
    readers: Readers,
    pictures: Pictures,
) -> Feature:
    hand_answers = HandAnswers(hands, evenings, proofs, own_hands, sight, names, readers, pictures)
    figure_answers = FigureAnswers(figures, names, readers)
    cogs = Hands(hand_answers, HandSuggestions(hands)), Stats(figure_answers)
    return Feature(cogs, HistoryClicks(hand_answers, figure_answers).routes())
