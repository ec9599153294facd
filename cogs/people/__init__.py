"""Commands about the user's own data: /wallet, /claim, /settings and /privacy."""

from bot.interactions.feature import Feature
from bot.ui.people.preferences import PlayerPreferences
from bot.use_cases.own_wallet import OwnWallet
from bot.use_cases.users import Users
from cogs.people.preferences import PreferenceCommands
from cogs.people.privacy import PrivacyCommands
from cogs.people.wallet import WalletCommands


def feature(wallet: OwnWallet, users: Users, preferences: PlayerPreferences) -> Feature:
    return Feature((WalletCommands(wallet), PrivacyCommands(users), PreferenceCommands(users, preferences)))
