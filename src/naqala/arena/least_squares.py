"""Which weights of the columns of a table come nearest to the answers of its rows."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

AT_LEAST: Final = 20.0  # the pull on a column that is hardly ever filled,
IN_PART: Final = 0.002  # and more on others, by the sum of its squares


@dataclass(frozen=True)
class Sums:
    """All that least squares asks of a table. Each row may have several answers, which are fitted one by one."""

    products: list[float]  # of every two columns, line by line
    answers: list[list[float]]  # by answer: of each column and the answer
    squares: list[float]  # by answer
    rows: int

    @staticmethod
    def none(columns: int, answers: int) -> Sums:
        return Sums([0.0] * columns**2, [[0.0] * columns] * answers, [0.0] * answers, 0)

    def __add__(self, other: Sums) -> Sums:
        """Of the rows of both."""
        return Sums(
            added(self.products, other.products),
            [added(mine, theirs) for mine, theirs in zip(self.answers, other.answers, strict=True)],
            added(self.squares, other.squares),
            self.rows + other.rows,
        )

    def line(self, column: int) -> list[float]:
        columns = len(self.answers[0])
        return self.products[column * columns : (column + 1) * columns]

    def fit(self, nth: int, before: list[float]) -> list[float]:
        """The weights for the nth answer, pulled towards those before where the rows say little."""
        matrix, right = [], []
        for i, weight in enumerate(before):
            line = self.line(i)
            pull = AT_LEAST + IN_PART * line[i]
            right.append(self.answers[nth][i] + pull * weight)
            line[i] += pull
            matrix.append(line)
        return solve(matrix, right)

    def missed(self, nth: int, weights: list[float]) -> float:
        """The sum of the squares of what these weights leave unexplained of the nth answer."""
        lines = [dot(self.line(i), weights) for i in range(len(weights))]
        return self.squares[nth] - 2 * dot(self.answers[nth], weights) + dot(lines, weights)

    def deviation(self, missed: float) -> float:
        """How far off, as a rule, a row is then."""
        return sqrt(max(missed, 0.0) / max(self.rows, 1))


def added(one: list[float], other: list[float]) -> list[float]:
    return [x + y for x, y in zip(one, other, strict=True)]


def dot(one: list[float], other: list[float]) -> float:
    return sum([x * y for x, y in zip(one, other, strict=True)])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x for which matrix times x is right, by elimination with the largest pivot of the column."""
    n = len(right)
    lines = [[*line, answer] for line, answer in zip(matrix, right, strict=True)]
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
