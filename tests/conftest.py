"""Tests run the same against the compiled and the interpreted engine; NAQALA_MODE says which one is meant."""

import os

import pytest
from hypothesis import HealthCheck, settings

import naqala.engine.state

MODE = os.environ.get("NAQALA_MODE", "compiled" if naqala.engine.state.__file__.endswith(".so") else "interpreted")

settings.register_profile("compiled", max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("interpreted", max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(MODE)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of docs/rules.md that the test proves")


@pytest.fixture(scope="session")
def mode() -> str:
    return MODE
