"""The features, each given the parts that it asks for; and the client that has them."""

from typing import Any

from bot.client.client import LowballClient
from bot.interactions.feature import Feature
from bot.publishing.services import Services
from cogs import fairness


def features(services: Services) -> tuple[Feature, ...]:
    return (_fairness(services),)


def client_of(services: Services, **options: Any) -> LowballClient:
    """The client with all features; ``options`` are its own."""
    return LowballClient(services, features(services), **options)


def _fairness(parts: Services) -> Feature:
    return fairness.feature(parts.tables, parts.history, parts.names, parts.readers)
