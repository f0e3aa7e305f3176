"""What a request costs: tokens from the bucket of its address. Most cost one."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from naqala.server.api_error import ApiError
from naqala.server.rate_limits import TokenBucket

TABLES_PATH: Final = "/api/tables"
GUIDE_PATH: Final = "/api/guide"
COSTS: Final[dict[tuple[str, str], int]] = {
    ("GET", TABLES_PATH): 3, ("POST", TABLES_PATH): 5, ("GET", "/api/me/tables"): 3, ("GET", "/api/openapi.json"): 5,
    ("POST", "/api/replay"): 4, ("POST", "/api/replay/continue"): 5,
    ("GET", "/api/me/games"): 3, ("GET", "/api/me/games/records"): 60,
}  # fmt: skip
TABLE_COSTS: Final[dict[tuple[str, str], int]] = {
    ("GET", "replay"): 4, ("GET", "record"): 4, ("GET", "record.json"): 4, ("GET", "scores"): 4,
    ("POST", "rematch"): 5, ("POST", "continue"): 5, ("POST", "keys"): 2,
}  # fmt: skip
REBUILD_COST: Final = 16  # in addition, for a response that is not in the cache


def request_cost(method: str, path: str) -> int:
    """Of a request before it is routed, by its path: /api/tables/CODE/replay costs what `replay` costs."""
    method = "GET" if method == "HEAD" else method
    if path.startswith(TABLES_PATH + "/"):
        return TABLE_COSTS.get((method, path.rsplit("/", 1)[-1]), 1)
    if path.startswith(GUIDE_PATH + "/"):
        return COSTS[method, TABLES_PATH] if method == "POST" else 1
    return COSTS.get((method, path), 1)


def creates_table(method: str, path: str) -> bool:
    return method == "POST" and (path == TABLES_PATH or path.endswith("/continue"))


def remember_bucket(scope_state: dict[str, object], bucket: TokenBucket) -> None:
    scope_state["bucket"] = bucket


def charge(request: Request, cost: int) -> None:
    """Take more tokens for a request that turned out to be expensive; raises if they are used up."""
    bucket: TokenBucket | None = getattr(request.state, "bucket", None)
    if bucket is not None and not bucket.allows(cost):
        raise too_many_requests()


def too_many_requests() -> ApiError:
    return ApiError("rate-limited", "server-too-many-requests")
