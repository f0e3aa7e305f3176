"""The best bot of the study that preceded Naqala, kept as it was measured there: a baseline, not to be improved.

It was called S50w: sequential halving over bids, and over outcomes times walks, 50 ms per decision, by rollouts to the
end of the round whose players consider the next player's reply. It ignores much on purpose: it shows what the study
reached, so that other bots can be measured against it.
"""

from naqala_baseline.bot import BaselineBot

__all__ = ["BaselineBot"]
