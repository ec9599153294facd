"""Merging of the exports of a user's data from all parts of a bot."""

from typing import Any


def merged(exports: list[dict[str, Any]]) -> dict[str, Any]:
    """Merge several exports of a user's data.

    Each server is in only one export; facts that several exports contain appear once.
    """
    filled = [export for export in exports if export]
    if not filled:
        return {}
    pseudonyms = list(dict.fromkeys(export["pseudonym"] for export in filled))
    servers = {guild: facts for export in filled for guild, facts in export["servers"].items()}
    requests = {request["id"]: request for export in filled for request in export["clicks_and_commands"]}
    return {
        **filled[0],
        "pseudonym": pseudonyms[0] if len(pseudonyms) == 1 else pseudonyms,
        "direct_messages": next((export["direct_messages"] for export in filled if export["direct_messages"]), None),
        "settings": next((export["settings"] for export in filled if export["settings"]), None),
        "servers": dict(sorted(servers.items(), key=lambda each: int(each[0]))),
        "clicks_and_commands": sorted(requests.values(), key=lambda request: int(request["id"])),
    }
