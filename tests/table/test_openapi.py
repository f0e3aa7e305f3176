"""Everything that the OpenAPI document says, tried with what it allows and with what it does not."""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi import checks

from naqala.table.app import server
from naqala.table.settings import Settings
from tests.table.serving import Serving

CONFIG = SchemathesisConfig.from_dict(
    {"seed": 7, "generation": {"max-examples": 15, "deterministic": True, "database": "none"}}
)
DOCUMENT = server(Settings(database="sqlite+aiosqlite:////nowhere/tables.db")).openapi()
schema = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)
CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
    checks.missing_required_header,
]


@schema.parametrize()
def test_it(case: schemathesis.Case, serving: Serving) -> None:
    case.call_and_validate(base_url=serving.url, checks=CHECKS)
