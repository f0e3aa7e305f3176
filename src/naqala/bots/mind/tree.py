"""Search: a tree of bids and whole turns to the end of the round, over imagined worlds.

Each passage begins in a newly imagined world, goes down the tree by what has paid so far and what looks good, adds a
node, plays the rest of the round out, and tells every node on the way what its seat got. A node holds more ways on the
more often it is passed.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.forecast import forecast
from naqala.bots.mind.outlook import NONE, UNKNOWN
from naqala.bots.mind.planner import is_crowd
from naqala.bots.mind.thinker import Thinker, bids_worth_a_thought, sensible
from naqala.bots.mind.turns import cheapest_bid, make_move
from naqala.bots.mind.valuation import Valuer
from naqala.engine.actions import Action, Invoke
from naqala.engine.board import Board
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala.engine.things import PRICE, TILES

EARLY: Final = 1.5  # what a further walk for the same outcome must make up for, in points


@final
class Way:
    """One way on from a node: an action, or a move with its walk."""

    def __init__(self, code: i64, walk: vec[i64], action: Action | None, promise: float) -> None:
        self.code = code  # of a move; NONE for an action
        self.walk = walk
        self.action = action
        self.promise = promise  # what it seems to bring, in points
        self.hope: float = 0.0  # how likely it seems to be the best, in proportion to the others
        self.tried: i64 = 0
        self.total: float = 0.0
        self.then: Node | None = None


@final
class Node:
    """Where a seat has to choose. Its ways are opened one after the other, those first that promise most."""

    def __init__(self, seat: i64, ground: i64) -> None:
        self.seat = seat
        self.ground = ground  # of the world it was made for: chance may bring another (Anun-Nak)
        self.ways: list[Way] = []
        self.codes = vec[i64]()  # outcomes whose walks can be opened, the best first
        self.gains = vec[float]()
        self.walks = vec[i64]()  # how many are open of each
        self.best: float = UNKNOWN  # promise
        self.hopes: float = 0.0  # of all ways
        self.visits: i64 = 0
        self.base: float = 0.0  # the mean of what was got beyond what was promised

    def is_for(self, world: State) -> bool:
        """Can its ways be gone in this world? Chance may have changed the board (Anun-Nak)."""
        if world.steps[-1].seat != self.seat or self.ground != ground(world.board):
            return False
        return len(self.ways) > 0 or len(self.codes) > 0

    def add(self, way: Way, spread: float) -> None:
        if way.promise > self.best:
            for other in self.ways:
                other.hope = exp((other.promise - way.promise) / spread)
            self.best = way.promise
        way.hope = exp((way.promise - self.best) / spread)
        self.ways.append(way)
        self.hopes = 0.0
        for other in self.ways:
            self.hopes += other.hope

    def next_walk(self, most: i64) -> i64:
        """The outcome of which a walk, or another walk, should be opened; NONE if all are."""
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


@final
class Search(Thinker):
    def __init__(self, valuer: Valuer, luck: Luck, sims: int, seconds: float, settings: dict[str, float]) -> None:
        """So many passages a decision, or as many as fit in the time, whichever ends first; 0 is no limit."""
        super().__init__(valuer, luck)
        self.deny = True
        self.sims: i64 = sims
        self.seconds: float = seconds
        self.outcomes: i64 = int(settings.get("outcomes", 24))
        self.walks: i64 = int(settings.get("walks", 8))
        self.width: i64 = int(settings.get("width", 3))  # of the turns that are played out
        self.curious: float = settings.get("curious", 8.0)  # points
        self.spread: float = settings.get("spread", 4.0)  # points
        self.faith: float = settings.get("faith", 1.0)  # what a promise counts against results, in visits
        self.narrow: i64 = int(settings.get("narrow", 4))  # ways open at first
        self.widen: float = settings.get("widen", 1.0)
        self.fade: float = settings.get("fade", 0.9)
        self.passages: i64 = 0
        self.root = Node(0, 0)
        self.roots: i64 = int(settings.get("roots", 48))

    def bid(self, memory: Memory) -> Action:
        return self.searched(memory)

    def move(self, memory: Memory) -> Action:
        return self.searched(memory)

    def answer(self, memory: Memory) -> Action:
        return super().answer(memory)

    def searched(self, memory: Memory) -> Action:
        world = self.world(memory)
        root = self.node(world)
        self.root = root
        if isinstance(world.steps[-1], Moving):
            self.consider(memory, world, root)
        if not root.ways:
            return self.answer(memory)
        if len(root.ways) > 1:
            self.look_ahead(memory, root)
        best = most_tried(root)
        return self.intend(best.code, best.walk) if best.action is None else best.action

    def consider(self, memory: Memory, world: State, root: Node) -> None:
        """At the root moves promise what they leave after the reply; powers come into question, too."""
        found: list[Way] = []
        for code in root.codes:
            for _ in range(self.walks if is_crowd(world, code) else i64(1)):
                walk = random_walk(world.board, code, self.luck)
                twin = self.world(memory)
                make_move(twin, root.seat, code, walk)
                found.append(Way(code, walk, None, self.worth_after(twin, root.seat)))
        for option in world.options():
            if isinstance(option, Invoke):
                total: float = 0.0
                for _ in range(self.samples):
                    twin = self.world(memory)
                    twin.play(option)
                    self.mind.finish(twin)
                    twin = self.mind.take_turn(twin, root.seat, 4)
                    total += self.worth_after(twin, root.seat)
                found.append(Way(NONE, vec[i64](), option, total / float(self.samples)))
        root.codes = vec[i64]()
        sort_ways(found)
        for way in found[: self.roots]:
            root.add(way, self.spread)

    def look_ahead(self, memory: Memory, root: Node) -> None:
        ends = perf_counter() + self.seconds
        self.passages = 0
        while (not self.sims or self.passages < self.sims) and (
            not self.seconds or self.passages & 7 or perf_counter() < ends
        ):
            self.passages += 1
            self.passage(self.world(memory), root)

    def passage(self, world: State, node: Node) -> None:
        nodes: list[Node] = []
        ways: list[Way] = []
        while True:
            way = self.way_on(world, node)
            nodes.append(node)
            ways.append(way)
            if way.action is not None:
                world.play(way.action)
            else:
                make_move(world, node.seat, way.code, way.walk)
            self.mind.finish(world)
            if is_round_over(world):
                break
            then = way.then
            if then is None:
                if way.tried:
                    way.then = self.node(world)
                break
            if not then.is_for(world):
                break
            node = then
        margins = self.outcome(world)
        for i in range(i64(len(nodes))):
            self.learn(nodes[i], ways[i], margins[nodes[i].seat])

    def outcome(self, world: State) -> vec[float]:
        """The margins when the round has been played out."""
        if self.width < 0 and not is_round_over(world):
            while isinstance(world.steps[-1], Bidding):
                world.play(cheapest_bid(world))
            return forecast(world, self.mind, self.fade)
        return self.valuer.margins(self.mind.play_round(world, self.width))

    def learn(self, node: Node, way: Way, value: float) -> None:
        node.visits += 1
        node.base += (value - way.promise - node.base) / float(node.visits)
        way.tried += 1
        way.total += value

    def way_on(self, world: State, node: Node) -> Way:
        """What has paid, and what might."""
        room = self.narrow + i64(self.widen * sqrt(float(node.visits)))
        while len(node.codes) and len(node.ways) < room:
            i = node.next_walk(self.walks)
            if i == NONE:
                break
            code = node.codes[i]
            promise = node.gains[i] - EARLY * float(node.walks[i])
            node.walks[i] += 1 if is_crowd(world, code) else self.walks
            node.add(Way(code, random_walk(world.board, code, self.luck), None, promise), self.spread)
        curiosity = self.curious * sqrt(float(node.visits + 1)) / node.hopes
        best = UNKNOWN
        chosen = node.ways[0]
        for way in node.ways:
            tried = float(way.tried)
            mean = (way.total + self.faith * (way.promise + node.base)) / (tried + self.faith)
            value = mean + curiosity * way.hope / (1.0 + tried)
            if value > best:
                best = value
                chosen = way
        return chosen

    def node(self, world: State) -> Node:
        """The ways on from here, by what they promise."""
        step = world.steps[-1]
        node = Node(step.seat, ground(world.board))
        if isinstance(step, Moving):
            self.mind.outlook.survey(world, step.seat, self.outcomes)
            node.codes = self.mind.outlook.codes
            node.gains = self.mind.outlook.gains
            node.walks = vec[i64]([0] * len(node.codes))
        elif isinstance(step, Bidding):
            for option in bids_worth_a_thought(world, 12):
                node.add(Way(NONE, vec[i64](), option, -float(paid(option))), self.spread)
        else:
            for option in sensible(world):
                node.add(Way(NONE, vec[i64](), option, 0.0), self.spread)
        return node


def sort_ways(ways: list[Way]) -> None:
    """The best promise first."""
    for i in range(i64(1), i64(len(ways))):
        way = ways[i]
        j = i
        while j > 0 and ways[j - 1].promise < way.promise:
            ways[j] = ways[j - 1]
            j -= 1
        ways[j] = way


def most_tried(node: Node) -> Way:
    best = node.ways[0]
    for way in node.ways:
        if way.tried > best.tried or (way.tried == best.tried and way.total > best.total):
            best = way
    return best


def is_round_over(world: State) -> bool:
    if world.over:
        return True
    step = world.steps[-1]
    return isinstance(step, Bidding) and step.nth == 0


def ground(board: Board) -> i64:
    """A number for what stands where: another one, in all likelihood, for another board."""
    total: i64 = 0
    for tile in range(i64(TILES)):
        total = total * 1_000_003 + board.tiles[tile]
    return total


def paid(option: Action) -> i64:
    from naqala.engine.actions import Bid

    return PRICE[option.level - option.fakirs] if isinstance(option, Bid) else i64(0)
