"""Ridge regression from sums of products, so that millions of samples need no memory."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

MIN_RIDGE: Final = 20.0  # ridge for a column with hardly any entries
RELATIVE_RIDGE: Final = 0.002  # added for other columns, per sum of squares


@dataclass(frozen=True, eq=False)
class NormalEquations:
    """The sums that least squares needs. Each row may have several targets, which are fitted separately."""

    products: Floats  # of every two columns
    targets: Floats  # by target: of each column and the target
    squares: Floats  # by target
    rows: int

    @staticmethod
    def none(columns: int, targets: int) -> NormalEquations:
        return NormalEquations(np.zeros((columns, columns)), np.zeros((targets, columns)), np.zeros(targets), 0)

    def __add__(self, other: NormalEquations) -> NormalEquations:
        """The sums of the rows of both."""
        return NormalEquations(
            self.products + other.products,
            self.targets + other.targets,
            self.squares + other.squares,
            self.rows + other.rows,
        )

    def fit(self, nth: int, prior: list[float]) -> list[float]:
        """The weights for the nth target, regularised towards prior weights where the data say little."""
        ridge = MIN_RIDGE + RELATIVE_RIDGE * self.products.diagonal()
        weights: list[float] = np.linalg.solve(
            self.products + np.diag(ridge), self.targets[nth] + ridge * prior
        ).tolist()
        return weights

    def squared_error(self, nth: int, weights: list[float]) -> float:
        """The sum of squared errors of these weights for the nth target."""
        column = np.array(weights)
        return float(self.squares[nth] - 2 * self.targets[nth] @ column + column @ self.products @ column)

    def deviation(self, squared_error: float) -> float:
        """The root mean square error."""
        return sqrt(max(squared_error, 0.0) / max(self.rows, 1))
