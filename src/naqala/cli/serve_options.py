"""The options of `naqala serve`."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    host: str
    port: int
    database: str
    origins: tuple[str, ...]
    hosts: tuple[str, ...]
    bot_workers: int
    absence_seconds: float
    log_level: str
    proxies: str
    operator_key: str
    open_browser: bool
    allow_positions: bool
    limits: bool
    keep_waiting_days: float
    keep_unfinished_days: float
    keep_finished_days: float
    keep_identities_days: float
