"""The steps of a turn. A step is a decision of one player: immutable data on a stack in the state, never a closure."""

from naqala.engine.steps.choosing import Choosing, Keeping, KeepingUnseen
from naqala.engine.steps.killing import Killing, KillingSecond, KillingTwo
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.places import Conjuring, Placing, PlacingAround, Summoning, Trading
from naqala.engine.steps.round import Bidding, CleanUp, NextTurn
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.step import Step
from naqala.engine.steps.tribes import Building, Collecting, Welcoming

__all__ = [
    "Bidding",
    "Building",
    "Choosing",
    "CleanUp",
    "Collecting",
    "Conjuring",
    "Keeping",
    "KeepingUnseen",
    "Killing",
    "KillingSecond",
    "KillingTwo",
    "Moving",
    "NextTurn",
    "Placing",
    "PlacingAround",
    "Selling",
    "Sowing",
    "Step",
    "Summoning",
    "Trading",
    "Welcoming",
]
