"""Ridge regression from sums of products."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

MIN_RIDGE: Final = 20.0  # ridge for a column with hardly any entries
RELATIVE_RIDGE: Final = 0.002  # added for other columns, per sum of squares


@dataclass(frozen=True)
class NormalEquations:
    """The sums that least squares needs. Each row may have several targets, which are fitted separately."""

    products: list[float]  # of every two columns, row by row
    targets: list[list[float]]  # by target: of each column and the target
    squares: list[float]  # by target
    rows: int

    @staticmethod
    def none(columns: int, targets: int) -> NormalEquations:
        return NormalEquations([0.0] * columns**2, [[0.0] * columns] * targets, [0.0] * targets, 0)

    def __add__(self, other: NormalEquations) -> NormalEquations:
        """The sums of the rows of both."""
        return NormalEquations(
            added(self.products, other.products),
            [added(mine, theirs) for mine, theirs in zip(self.targets, other.targets, strict=True)],
            added(self.squares, other.squares),
            self.rows + other.rows,
        )

    def line(self, column: int) -> list[float]:
        columns = len(self.targets[0])
        return self.products[column * columns : (column + 1) * columns]

    def fit(self, nth: int, prior: list[float]) -> list[float]:
        """The weights for the nth target, regularised towards prior weights where the data say little."""
        matrix, right = [], []
        for i, weight in enumerate(prior):
            line = self.line(i)
            ridge = MIN_RIDGE + RELATIVE_RIDGE * line[i]
            right.append(self.targets[nth][i] + ridge * weight)
            line[i] += ridge
            matrix.append(line)
        return solve(matrix, right)

    def squared_error(self, nth: int, weights: list[float]) -> float:
        """The sum of squared errors of these weights for the nth target."""
        lines = [dot(self.line(i), weights) for i in range(len(weights))]
        return self.squares[nth] - 2 * dot(self.targets[nth], weights) + dot(lines, weights)

    def deviation(self, squared_error: float) -> float:
        """The root mean square error."""
        return sqrt(max(squared_error, 0.0) / max(self.rows, 1))


def added(one: list[float], other: list[float]) -> list[float]:
    return [x + y for x, y in zip(one, other, strict=True)]


def dot(one: list[float], other: list[float]) -> float:
    return sum([x * y for x, y in zip(one, other, strict=True)])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve matrix * x = right by Gaussian elimination with partial pivoting."""
    n = len(right)
    lines = [[*line, target] for line, target in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda nth: abs(lines[nth][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        if not lines[i][i]:
            raise ZeroDivisionError("These equations have no solution, or many.")
        for below in range(i + 1, n):
            share = lines[below][i] / lines[i][i]
            if share:
                lines[below] = [x - share * y for x, y in zip(lines[below], lines[i], strict=True)]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (lines[i][n] - dot(lines[i][i + 1 : n], x[i + 1 :])) / lines[i][i]
    return x
