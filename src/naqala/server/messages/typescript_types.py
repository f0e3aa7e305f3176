"""Writes the protocol's TypeScript module: `python -m naqala.server.messages.typescript_types web/src/protocol.ts`.

It consists of the types of all messages, and of facts of the game that the page shows. `make protocol` runs this.
"""

from __future__ import annotations

import sys
from pathlib import Path

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
from naqala.server.messages.typescript import typescript
from naqala.server.messages.typescript_constants import constants

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


def types() -> str:
    """The TypeScript types of all messages."""
    incoming = {"IncomingMessage": INCOMING, **{kind.__name__: kind for kind in REQUESTS}}
    outgoing = {"OutgoingMessage": OutgoingMessage, **{kind.__name__: kind for kind in RESPONSES}}
    return typescript(incoming, outgoing, "make protocol")


def protocol_module() -> str:
    """The TypeScript module of the protocol: types and constants."""
    return f"{types()}\n{constants()}\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol_module(), encoding="utf-8")
