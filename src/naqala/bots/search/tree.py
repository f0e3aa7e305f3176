"""Monte Carlo tree search over bids and whole turns, to the end of the round, in imagined worlds.

A simulation imagines a new world, descends the tree by the PUCT formula, expands a node, rolls the rest of the round
out, and backs the result of each player up along the path. Nodes are widened progressively with their visits.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate, answer_candidate
from naqala.bots.search.decider import MAX_BID_PRICE, Decider, has_several_walks, plausible_bids
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.item_values import NO_VALUE
from naqala.bots.search.outcome_values import NO_OUTCOME
from naqala.bots.search.turn_simulator import is_round_over
from naqala.engine.actions import Action, Bid
from naqala.engine.board import Board
from naqala.engine.components import BID_PRICE_AT, TILE_COUNT
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding

EXTRA_WALK_PENALTY: Final = 1.5  # points by which each further walk to the same outcome is estimated lower
MAX_ROOT_EDGES: Final = 48  # edges of the root
INITIAL_WIDTH: Final = 4  # edges of another node at first
WIDENING: Final = 1.0  # more edges of a node, per square root of its visits
EXPLORATION: Final = 8.0  # exploration constant of the PUCT formula, in points
PRIOR_TEMPERATURE: Final = 4.0  # temperature of the priors, in points
PRIOR_WEIGHT: Final = 1.0  # simulations that an estimate counts for in the mean value of an edge


@final
class Edge:
    """A candidate at a node, with the results of its simulations."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.prior: float = 0.0  # relative probability of being the best, from the estimates
        self.visits: i64 = 0
        self.total_value: float = 0.0
        self.child: Node | None = None


@final
class Node:
    """A decision of one player. Edges are added one by one, the best estimate first."""

    def __init__(self, seat: i64, board_hash: i64) -> None:
        self.seat = seat
        self.board_hash = board_hash
        self.edges: list[Edge] = []
        self.codes = vec[i64]()  # outcomes whose walks can become edges, best first
        self.gains = vec[float]()
        self.walks = vec[i64]()  # edges so far, by outcome
        self.best_estimate: float = NO_VALUE
        self.prior_sum: float = 0.0  # of all edges
        self.visits: i64 = 0
        self.mean_error: float = 0.0  # mean difference between results and estimates

    def matches(self, world: State) -> bool:
        """Are the node's candidates legal in this world? Chance may have changed the board."""
        if world.steps[-1].seat != self.seat or self.board_hash != board_hash(world.board):
            return False
        return len(self.edges) > 0 or len(self.codes) > 0

    def add(self, candidate: Candidate) -> None:
        if candidate.estimate > self.best_estimate:
            self.best_estimate = candidate.estimate
            for other in self.edges:
                other.prior = exp((other.candidate.estimate - candidate.estimate) / PRIOR_TEMPERATURE)
        edge = Edge(candidate)
        edge.prior = exp((candidate.estimate - self.best_estimate) / PRIOR_TEMPERATURE)
        self.edges.append(edge)
        self.prior_sum = 0.0
        for other in self.edges:
            self.prior_sum += other.prior

    def next_walk(self, most: i64) -> i64:
        """The index of the outcome that gets the next walk; NO_OUTCOME if none is left."""
        best = NO_VALUE
        chosen: i64 = NO_OUTCOME
        for i in range(i64(len(self.codes))):
            if self.walks[i] < most:
                estimate = self.gains[i] - EXTRA_WALK_PENALTY * float(self.walks[i])
                if estimate > best:
                    best = estimate
                    chosen = i
            if not self.walks[i]:
                break
        return chosen

    def backup(self, edge: Edge, value: float) -> None:
        self.visits += 1
        self.mean_error += (value - edge.candidate.estimate - self.mean_error) / float(self.visits)
        edge.visits += 1
        edge.total_value += value


@final
class Search(Decider):
    def __init__(
        self,
        evaluator: Evaluator,
        luck: Luck,
        sims: int,
        seconds: float,
        outcomes: int,
        walks: int,
        check_signals: Callable[[], None],
    ) -> None:
        """Search with this many simulations or seconds per decision, whichever ends first; 0 is no limit.

        `check_signals` is called every few simulations. It must be interpreted code, where Python handles signals.
        """
        super().__init__(evaluator, luck)
        self.check_signals = check_signals
        self.sims: i64 = sims
        self.seconds: float = seconds
        self.outcomes = outcomes
        self.walks = walks
        self.simulations: i64 = 0
        self.seat: i64 = 0  # the player who searches

    def bid(self, memory: Memory) -> Action:
        return self.search(memory)

    def move(self, memory: Memory) -> Action:
        return self.search(memory)

    def candidates(self, memory: Memory) -> list[Candidate]:
        """Most visited first; the estimates become the mean values."""
        step = memory.view.steps[-1]
        if not isinstance(step, (Bidding, Moving)):
            return super().candidates(memory)
        root = self.search_root(memory)
        found: list[Candidate] = []
        for edge in edges_by_visits(root):
            if edge.visits:
                edge.candidate.estimate = edge.total_value / float(edge.visits)
            found.append(edge.candidate)
        return found

    def search(self, memory: Memory) -> Action:
        return self.follow(edges_by_visits(self.search_root(memory))[0].candidate)

    def search_root(self, memory: Memory) -> Node:
        """Search, and return the root."""
        root = self.new_root(memory)
        if len(root.edges) > 1:
            self.run_simulations(memory, root)
        return root

    def new_root(self, memory: Memory) -> Node:
        """The root with all its edges, not visited yet. Moves are estimated with the reply of the next player."""
        world = self.sample_world(memory)
        self.seat = memory.view.seat
        if not isinstance(world.steps[-1], Moving):
            return self.new_node(world)
        root = Node(self.seat, board_hash(world.board))
        for candidate in self.moves(memory)[:MAX_ROOT_EDGES]:
            root.add(candidate)
        return root

    def search_candidates(self, memory: Memory, candidates: list[Candidate]) -> list[tuple[int, float]]:
        """Search from these candidates for another process: the visits and the total value of each."""
        self.seat = memory.view.seat
        root = Node(self.seat, board_hash(self.sample_world(memory).board))
        for candidate in candidates:
            root.add(candidate)
        self.run_simulations(memory, root)
        return [(edge.visits, edge.total_value) for edge in root.edges]

    def run_simulations(self, memory: Memory, root: Node) -> None:
        ends = perf_counter() + self.seconds
        self.simulations = 0
        while not self.sims or self.simulations < self.sims:
            if self.simulations & 7 == 0:
                if self.seconds > 0.0 and perf_counter() >= ends:
                    return
                self.check_signals()
            self.simulations += 1
            self.simulate(self.sample_world(memory), root)

    def simulate(self, world: State, node: Node) -> None:
        nodes: list[Node] = []
        path: list[Edge] = []
        while True:
            edge = self.select_edge(world, node)
            nodes.append(node)
            path.append(edge)
            edge.candidate.apply(world, node.seat)
            self.simulator.answer_until_move(world)
            if is_round_over(world):
                break
            child = edge.child
            if child is None:
                if edge.visits:
                    edge.child = self.new_node(world)
                break
            if not child.matches(world):
                break
            node = child
        self.simulator.play_out_round(world)
        margins = self.evaluator.margins(world)
        for i in range(i64(len(nodes))):
            nodes[i].backup(path[i], margins[nodes[i].seat])

    def select_edge(self, world: State, node: Node) -> Edge:
        """Select an edge by the PUCT formula."""
        self.expand(world, node)
        exploration = EXPLORATION * sqrt(float(node.visits + 1)) / node.prior_sum
        best = NO_VALUE
        chosen = node.edges[0]
        for edge in node.edges:
            visits = float(edge.visits)
            mean = (edge.total_value + PRIOR_WEIGHT * (edge.candidate.estimate + node.mean_error)) / (
                visits + PRIOR_WEIGHT
            )
            value = mean + exploration * edge.prior / (1.0 + visits)
            if value > best:
                best = value
                chosen = edge
        return chosen

    def expand(self, world: State, node: Node) -> None:
        width = INITIAL_WIDTH + i64(WIDENING * sqrt(float(node.visits)))
        while len(node.codes) and len(node.edges) < width:
            i = node.next_walk(self.walks)
            if i == NO_OUTCOME:
                return
            code = node.codes[i]
            estimate = node.gains[i] - EXTRA_WALK_PENALTY * float(node.walks[i])
            node.walks[i] += 1 if has_several_walks(world, code) else self.walks
            node.add(Candidate(code, random_walk(world.board, code, self.luck), None, estimate))

    def new_node(self, world: State) -> Node:
        """A new node: moves become edges later, bids at once."""
        step = world.steps[-1]
        node = Node(step.seat, board_hash(world.board))
        if isinstance(step, Moving):
            self.simulator.outcome_values.evaluate_outcomes(world, step.seat, self.outcomes)
            node.codes = self.simulator.outcome_values.codes
            node.gains = self.simulator.outcome_values.gains
            node.walks = vec[i64]([0] * len(node.codes))
        else:
            for option in plausible_bids(world, MAX_BID_PRICE, self.seat == step.seat):
                node.add(answer_candidate(option, -float(paid(option))))
        return node


def edges_by_visits(node: Node) -> list[Edge]:
    """The edges, most visited first; equal ones by value."""
    return sorted(node.edges, key=visits_then_value, reverse=True)


def visits_then_value(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.total_value if edge.visits else edge.candidate.estimate


def board_hash(board: Board) -> i64:
    """A hash of the meeples on all tiles."""
    total: i64 = 0
    for tile in range(i64(TILE_COUNT)):
        total = total * 1_000_003 + board.tiles[tile]
    return total


def paid(option: Action) -> i64:
    return BID_PRICE_AT[option.level - option.fakirs] if isinstance(option, Bid) else i64(0)
