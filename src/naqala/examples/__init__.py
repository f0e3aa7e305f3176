"""Worked examples of the rules: small positions and what happens there, played by the engine.

`EXAMPLES` lists them; `play_example` plays one. Their texts are `example-<id>-title` and `example-<id>-text` in the
catalogs, with the figures that the engine computes.
"""

from naqala.examples.worked_example import PlayedExample, WorkedExample, play_example
from naqala.examples.worked_examples import EXAMPLES

__all__ = ["EXAMPLES", "PlayedExample", "WorkedExample", "play_example"]
