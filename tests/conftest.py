"""Hypothesis profiles: quick for every day, long for `make test-long`."""

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=12, deadline=None, suppress_health_check=slow)
settings.register_profile("long", max_examples=400, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("ROYAUMES_PROFILE", "quick"))
