"""Passwords, of which only a salted hash is kept."""

import hashlib
import hmac
import secrets
import unicodedata


def hashed(password: str) -> str:
    """Return the salt and the hash of the password, as hexadecimal text."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_hash(password, salt).hex()}"


def fits(password: str, kept: str) -> bool:
    """Return True if the text that ``hashed`` returned is of this password."""
    salt, _, wanted = kept.partition(":")
    return hmac.compare_digest(_hash(password, bytes.fromhex(salt)), bytes.fromhex(wanted))


def _hash(password: str, salt: bytes) -> bytes:
    """Return the hash, which takes some milliseconds. Spaces at the ends do not count."""
    text = unicodedata.normalize("NFC", password.strip())
    return hashlib.scrypt(text.encode(), salt=salt, n=2**12, r=8, p=1)
