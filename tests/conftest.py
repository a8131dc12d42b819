"""Hypothesis profiles: quick every day, long for `make test-long`; never the wrong build; Ctrl-C is heard."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from royaumes.core.compiled import is_compiled

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=12, deadline=None, suppress_health_check=slow)
settings.register_profile("long", max_examples=400, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("ROYAUMES_PROFILE", "quick"))


def pytest_configure() -> None:
    """Tests are for the sources as they are written, unless they are told to be for the compiled copy."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs are born deaf to it
    wanted = os.environ.get("ROYAUMES_BUILD", "pure")
    if (running := "compiled" if is_compiled() else "pure") != wanted:
        pytest.exit(f"the {running} build runs, but it is the {wanted} one that is tested; `make pure`?", 1)
