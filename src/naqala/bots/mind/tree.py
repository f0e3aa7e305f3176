"""Search: a tree of bids and whole turns to the end of the round, over imagined worlds.

Each passage begins in a newly imagined world, goes down the tree by what has paid so far and what looks good, adds a
node, plays the rest of the round out, and tells every node on the way what its seat got. A node opens more ways the
more often it is passed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.appraisal import UNKNOWN
from naqala.bots.mind.outlook import NONE
from naqala.bots.mind.thinker import DEAREST, Thinker, bids_worth_a_thought, is_crowd
from naqala.bots.mind.turns import is_round_over
from naqala.bots.mind.valuation import Valuer
from naqala.bots.mind.ways import Way, answering
from naqala.engine.actions import Action, Bid
from naqala.engine.board import Board
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala.engine.things import PRICE, TILES

EARLY: Final = 1.5  # what a further walk to the same outcome must make up for, in points
ROOTS: Final = 48  # ways on from the root
NARROW: Final = 4  # ways open at first in other nodes
WIDEN: Final = 1.0  # and so many times the root of the visits later
CURIOUS: Final = 8.0  # points: how much is made of what was tried little
SPREAD: Final = 4.0  # points: promises that differ by less are taken for almost equal
FAITH: Final = 1.0  # a promise counts as much as so many results


@final
class Branch:
    """A way on from a node, and what came of it."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.hope: float = 0.0  # how likely it seems to be the best, in proportion to the others
        self.tried: i64 = 0
        self.total: float = 0.0
        self.then: Node | None = None


@final
class Node:
    """Where a seat has to choose. Branches are opened one after the other, those first that promise most."""

    def __init__(self, seat: i64, ground: i64) -> None:
        self.seat = seat
        self.ground = ground
        self.branches: list[Branch] = []
        self.codes = vec[i64]()  # outcomes whose walks can be opened, the best first
        self.gains = vec[float]()
        self.walks = vec[i64]()  # how many are open of each
        self.best: float = UNKNOWN  # promise
        self.hopes: float = 0.0  # of all branches
        self.visits: i64 = 0
        self.base: float = 0.0  # the mean of what was got beyond what was promised

    def is_for(self, world: State) -> bool:
        """Can its ways be gone in this world? Chance may have changed the board (Anun-Nak)."""
        if world.steps[-1].seat != self.seat or self.ground != ground(world.board):
            return False
        return len(self.branches) > 0 or len(self.codes) > 0

    def add(self, way: Way) -> None:
        if way.promise > self.best:
            self.best = way.promise
            for other in self.branches:
                other.hope = exp((other.way.promise - way.promise) / SPREAD)
        branch = Branch(way)
        branch.hope = exp((way.promise - self.best) / SPREAD)
        self.branches.append(branch)
        self.hopes = 0.0
        for other in self.branches:
            self.hopes += other.hope

    def next_walk(self, most: i64) -> i64:
        """The outcome to which a walk, or another walk, should be opened; NONE if all are."""
        best = UNKNOWN
        chosen: i64 = NONE
        for i in range(i64(len(self.codes))):
            if self.walks[i] < most:
                promise = self.gains[i] - EARLY * float(self.walks[i])
                if promise > best:
                    best = promise
                    chosen = i
            if not self.walks[i]:
                break
        return chosen

    def learn(self, branch: Branch, value: float) -> None:
        self.visits += 1
        self.base += (value - branch.way.promise - self.base) / float(self.visits)
        branch.tried += 1
        branch.total += value


@final
class Search(Thinker):
    def __init__(
        self,
        valuer: Valuer,
        luck: Luck,
        sims: int,
        seconds: float,
        outcomes: int,
        walks: int,
        breathe: Callable[[], None],
    ) -> None:
        """So many passages a decision, or as many as fit in the time, whichever ends first; 0 is no limit.

        It breathes every few passages: whoever wants to stop it can do so then.
        """
        super().__init__(valuer, luck)
        self.breathe = breathe
        self.sims: i64 = sims
        self.seconds: float = seconds
        self.outcomes = outcomes
        self.walks = walks
        self.passages: i64 = 0
        self.seat: i64 = 0  # who thinks

    def bid(self, memory: Memory) -> Action:
        return self.search(memory)

    def move(self, memory: Memory) -> Action:
        return self.search(memory)

    def ways(self, memory: Memory) -> list[Way]:
        """Those that were gone most come first; they promise what they brought."""
        step = memory.view.steps[-1]
        if not isinstance(step, (Bidding, Moving)):
            return super().ways(memory)
        root = self.grown(memory)
        found: list[Way] = []
        for branch in by_trust(root):
            if branch.tried:
                branch.way.promise = branch.total / float(branch.tried)
            found.append(branch.way)
        return found

    def search(self, memory: Memory) -> Action:
        return self.follow(by_trust(self.grown(memory))[0].way)

    def grown(self, memory: Memory) -> Node:
        """The root of a tree that has been searched."""
        root = self.seedling(memory)
        if len(root.branches) > 1:
            self.look_ahead(memory, root)
        return root

    def seedling(self, memory: Memory) -> Node:
        """The root with all its ways, none of them gone yet. Moves promise what they leave after the reply."""
        world = self.world(memory)
        self.seat = memory.view.seat
        if not isinstance(world.steps[-1], Moving):
            return self.node(world)
        root = Node(self.seat, ground(world.board))
        for way in self.moves(memory)[:ROOTS]:
            root.add(way)
        return root

    def helped(self, memory: Memory, ways: list[Way]) -> list[tuple[int, float]]:
        """For one who searches elsewhere from these ways: how often each was gone here, and the sum it brought."""
        self.seat = memory.view.seat
        root = Node(self.seat, ground(self.world(memory).board))
        for way in ways:
            root.add(way)
        self.look_ahead(memory, root)
        return [(branch.tried, branch.total) for branch in root.branches]

    def look_ahead(self, memory: Memory, root: Node) -> None:
        ends = perf_counter() + self.seconds
        self.passages = 0
        while not self.sims or self.passages < self.sims:
            if self.passages & 7 == 0:
                if self.seconds > 0.0 and perf_counter() >= ends:
                    return
                self.breathe()
            self.passages += 1
            self.passage(self.world(memory), root)

    def passage(self, world: State, node: Node) -> None:
        nodes: list[Node] = []
        path: list[Branch] = []
        while True:
            branch = self.branch(world, node)
            nodes.append(node)
            path.append(branch)
            branch.way.go(world, node.seat)
            self.mind.finish(world)
            if is_round_over(world):
                break
            then = branch.then
            if then is None:
                if branch.tried:
                    branch.then = self.node(world)
                break
            if not then.is_for(world):
                break
            node = then
        self.mind.play_round(world)
        margins = self.valuer.margins(world)
        for i in range(i64(len(nodes))):
            nodes[i].learn(path[i], margins[nodes[i].seat])

    def branch(self, world: State, node: Node) -> Branch:
        """What has paid, and what might."""
        self.open_ways(world, node)
        curiosity = CURIOUS * sqrt(float(node.visits + 1)) / node.hopes
        best = UNKNOWN
        chosen = node.branches[0]
        for branch in node.branches:
            tried = float(branch.tried)
            mean = (branch.total + FAITH * (branch.way.promise + node.base)) / (tried + FAITH)
            value = mean + curiosity * branch.hope / (1.0 + tried)
            if value > best:
                best = value
                chosen = branch
        return chosen

    def open_ways(self, world: State, node: Node) -> None:
        room = NARROW + i64(WIDEN * sqrt(float(node.visits)))
        while len(node.codes) and len(node.branches) < room:
            i = node.next_walk(self.walks)
            if i == NONE:
                return
            code = node.codes[i]
            promise = node.gains[i] - EARLY * float(node.walks[i])
            node.walks[i] += 1 if is_crowd(world, code) else self.walks
            node.add(Way(code, random_walk(world.board, code, self.luck), None, promise))

    def node(self, world: State) -> Node:
        """The ways on from here, by what they promise: moves to come, or bids at once."""
        step = world.steps[-1]
        node = Node(step.seat, ground(world.board))
        if isinstance(step, Moving):
            self.mind.outlook.survey(world, step.seat, self.outcomes)
            node.codes = self.mind.outlook.codes
            node.gains = self.mind.outlook.gains
            node.walks = vec[i64]([0] * len(node.codes))
        else:
            for option in bids_worth_a_thought(world, DEAREST, self.seat == step.seat):
                node.add(answering(option, -float(paid(option))))
        return node


def by_trust(node: Node) -> list[Branch]:
    """The branches, most tried first; of equal ones the better."""
    return sorted(node.branches, key=trust, reverse=True)


def trust(branch: Branch) -> tuple[int, float]:
    return branch.tried, branch.total if branch.tried else branch.way.promise


def ground(board: Board) -> i64:
    """A number for what stands where: another one, in all likelihood, for another board."""
    total: i64 = 0
    for tile in range(i64(TILES)):
        total = total * 1_000_003 + board.tiles[tile]
    return total


def paid(option: Action) -> i64:
    return PRICE[option.level - option.fakirs] if isinstance(option, Bid) else i64(0)
