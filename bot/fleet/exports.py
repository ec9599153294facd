"""Puts together all that several files know of one user."""

from typing import Any


def merged(told: list[dict[str, Any]]) -> dict[str, Any]:
    """One export of several. A server stands in one file; what several files know alike is told once."""
    known = [one for one in told if one]
    if not known:
        return {}
    pseudonyms = list(dict.fromkeys(one["pseudonym"] for one in known))
    servers = {guild: facts for one in known for guild, facts in one["servers"].items()}
    requests = {request["id"]: request for one in known for request in one["clicks_and_commands"]}
    return {
        **known[0],
        "pseudonym": pseudonyms[0] if len(pseudonyms) == 1 else pseudonyms,
        "direct_messages": next((one["direct_messages"] for one in known if one["direct_messages"]), None),
        "settings": next((one["settings"] for one in known if one["settings"]), None),
        "servers": dict(sorted(servers.items(), key=lambda each: int(each[0]))),
        "clicks_and_commands": sorted(requests.values(), key=lambda request: int(request["id"])),
    }
