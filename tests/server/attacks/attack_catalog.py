"""All attacks by name."""

from __future__ import annotations

from tests.server.attacks.frame_attacks import FRAME_ATTACKS
from tests.server.attacks.head_attacks import HEAD_ATTACKS
from tests.server.attacks.request_attacks import REQUEST_ATTACKS

ATTACKS = {attack.name: attack for attack in (*FRAME_ATTACKS, *HEAD_ATTACKS, *REQUEST_ATTACKS)}
