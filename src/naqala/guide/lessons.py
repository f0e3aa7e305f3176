"""All lessons, in the order in which they are shown."""

from __future__ import annotations

from typing import Final

from naqala.guide.djinn_lessons import DJINN_LESSONS
from naqala.guide.place_lessons import PLACE_LESSONS
from naqala.guide.rule_lessons import RULE_LESSONS
from naqala.guide.tribe_lessons import TRIBE_LESSONS

LESSONS: Final = (*TRIBE_LESSONS, *PLACE_LESSONS, *RULE_LESSONS, *DJINN_LESSONS)
