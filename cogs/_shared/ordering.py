"""A decorator that adds shared options to a command; the callback gets their values as one object."""

import functools
import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from discord import app_commands

from bot.interactions.click import BotInteraction
from bot.ui.discord.replies import CogsSuggester, Suggester, suggesting
from bot.ui.text.command_texts import described

Cog = TypeVar("Cog")
Order = TypeVar("Order")
Own = ParamSpec("Own")
"""The parameters of the command's own options, in addition to the shared ones."""
Result = Coroutine[Any, Any, None]
Ordered = Callable[Concatenate[Cog, BotInteraction, Order, Own], Result]
Command = Callable[Concatenate[Cog, BotInteraction, Own], Result]


def _as_it_is(value: Any) -> Any:
    return value


class CommandOption(NamedTuple):
    text: str
    """The phrase key of the option's description."""
    kind: Any = str
    suggest: Suggester | CogsSuggester | None = None
    choices: Sequence[app_commands.Choice[str]] = ()
    read: Callable[[Any], Any] = _as_it_is
    """A function that converts the value that Discord sends into the value for the order object."""


Options = Mapping[str, CommandOption]
"""Options by name, in the order in which Discord shows them."""


def ordering(order: Callable[..., Order], options: Options) -> Callable[[Ordered[Cog, Order, Own]], Command[Cog, Own]]:
    """Return a decorator that adds these options to a command.

    The callback receives one object, made by ``order`` from the values that the user gave. Without the decorator,
    every option would be a parameter of the callback, because Discord's library reads the options from the signature.
    """

    def with_options(callback: Ordered[Cog, Order, Own]) -> Command[Cog, Own]:
        @functools.wraps(callback)
        async def command(self: Any, interaction: BotInteraction, **given: Any) -> None:
            values = {name: given.pop(name, None) for name in options}
            chosen = {name: options[name].read(value) for name, value in values.items() if value is not None}
            await cast(Callable[..., Result], callback)(self, interaction, order(**chosen), **given)

        command.__signature__ = _signature(callback, options)  # type: ignore[attr-defined]  # inspect looks for it
        for decorate in _decorators(options):
            decorate(command)
        return cast(Command[Cog, Own], command)

    return with_options


def _decorators(options: Options) -> list[Callable[[Any], Any]]:
    """Return decorators that add the options' descriptions, choices and autocomplete to a command."""
    return [
        app_commands.describe(**{name: described(option.text) for name, option in options.items()}),
        app_commands.choices(**{name: list(option.choices) for name, option in options.items() if option.choices}),
        suggesting(**{name: option.suggest for name, option in options.items() if option.suggest is not None}),
    ]


def _signature(callback: Callable[..., Result], options: Options) -> inspect.Signature:
    """Return the callback's signature with the options in place of the order object, required ones first."""
    me, interaction, _, *own = inspect.signature(callback).parameters.values()
    keywords = [each.replace(kind=each.KEYWORD_ONLY) for each in own]
    shared = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=option.kind | None)
        for name, option in options.items()
    ]
    needed = [each for each in keywords if each.default is each.empty]
    return inspect.Signature([me, interaction, *needed, *(each for each in (*keywords, *shared) if each not in needed)])
