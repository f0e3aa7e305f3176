"""The devices of an identity: each has its own key in a cookie."""

from __future__ import annotations

import hashlib
from typing import Final

DEVICE_ID_LENGTH: Final = 16
MAX_USER_AGENT: Final = 500
# The first mark that a user agent contains decides; most browsers also claim to be another one.
BROWSERS: Final = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox/": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Macintosh": "Mac",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def describe_device(user_agent: str) -> str:
    """Browser and system, such as "Firefox on Linux"; nothing finer, which could identify a person."""
    text = user_agent[:MAX_USER_AGENT]
    browser = next((name for mark, name in BROWSERS.items() if mark in text), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in text), "")
    return f"{browser} on {system}" if browser and system else browser or system


def device_id(key_digest: bytes) -> str:
    """Identifies a device to its owner; tells nothing about the key."""
    return hashlib.sha256(b"naqala device" + key_digest).hexdigest()[:DEVICE_ID_LENGTH]
