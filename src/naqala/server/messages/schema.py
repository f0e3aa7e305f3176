"""Prints the JSON Schema (2020-12) of the protocol: `python -m naqala.server.messages.schema`."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import TypeAdapter

from naqala.server.messages import (
    device_bodies,
    example_info,
    guide_info,
    operator_bodies,
    replay_types,
    score_pad_bodies,
    summary_sheet,
)
from naqala.server.messages import http_bodies as bodies
from naqala.server.messages.incoming import INCOMING
from naqala.server.messages.outgoing import OutgoingMessage

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
OUTGOING: Final[TypeAdapter[Any]] = TypeAdapter(OutgoingMessage)
REQUESTS = (
    bodies.NameRequest, bodies.LanguageRequest,
    bodies.DeviceCodeRequest, bodies.TableRequest, bodies.JoinRequest, bodies.SeatChangeRequest, bodies.ColourRequest,
    bodies.SubstituteRequest, bodies.VoteRequest, bodies.ContributionRequest, bodies.RevealRequest, bodies.StartRequest,
    device_bodies.ReportRequest, operator_bodies.MuteRequest, operator_bodies.UnmuteRequest,
    operator_bodies.BanRequest, operator_bodies.UnbanRequest, operator_bodies.CloseRequest,
    operator_bodies.ResolveRequest, score_pad_bodies.ScorePadRequest, replay_types.RecordRequest,
    replay_types.ContinueRequest, replay_types.ContinueRecordRequest,
)  # fmt: skip
RESPONSES = (
    bodies.IdentityInfo, bodies.DeviceCode, bodies.SeatKeys, bodies.LobbyInfo, bodies.OwnTables, bodies.OwnVotes,
    bodies.FinishedGames, bodies.ServerInfo, bodies.Rulebook, bodies.Health, bodies.ErrorResponse,
    device_bodies.DeviceList, device_bodies.RevokedSeats, device_bodies.ReportReceipt, operator_bodies.OperatorOverview,
    operator_bodies.PersonList, operator_bodies.ReportList, operator_bodies.OperatorTableList, operator_bodies.BanList,
    operator_bodies.OperatorActionList, score_pad_bodies.ScorePadResult, example_info.WorkedExampleList,
    summary_sheet.SummarySheet, guide_info.GuideInfo, replay_types.ReplayInfo,
)  # fmt: skip


def protocol_schema() -> dict[str, Any]:
    """`$defs` contains `IncomingMessage`, `OutgoingMessage`, and every HTTP request and response body by name."""
    adapters: list[tuple[str, Any, TypeAdapter[Any]]] = [
        ("IncomingMessage", "validation", INCOMING),
        ("OutgoingMessage", "serialization", OUTGOING),
        *[(kind.__name__, "validation", TypeAdapter(kind)) for kind in REQUESTS],
        *[(kind.__name__, "serialization", TypeAdapter(kind)) for kind in RESPONSES],
    ]
    roots, shared = TypeAdapter.json_schemas(adapters, ref_template="#/$defs/{model}")
    definitions = dict(shared.get("$defs", {}))
    for (name, _), schema in roots.items():
        if schema != {"$ref": f"#/$defs/{name}"}:
            definitions[name] = schema
    return {
        "$schema": DIALECT,
        "title": "Naqala protocol, version 1",
        "anyOf": [{"$ref": "#/$defs/IncomingMessage"}, {"$ref": "#/$defs/OutgoingMessage"}],
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    print(json.dumps(protocol_schema(), indent=2, ensure_ascii=False))  # noqa: T201
