"""Commands about oneself: /wallet, /claim, /settings and /privacy."""

from bot.interactions.feature import Feature
from bot.ui.people.preferences import PlayerPreferences
from bot.use_cases.own_wallet import OwnWallet
from bot.use_cases.users import Users
from cogs.people.preferences import Settings
from cogs.people.privacy import Privacy
from cogs.people.wallet import Wallet


def feature(wallet: OwnWallet, users: Users, preferences: PlayerPreferences) -> Feature:
    return Feature((Wallet(wallet), Privacy(users), Settings(users, preferences)))
