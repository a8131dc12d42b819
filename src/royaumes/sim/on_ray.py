"""Many games on Ray: on this machine, or wherever a cluster has machines."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from royaumes.core import UserError
from royaumes.sim.batches import batches, in_order
from royaumes.sim.plan import Plan

T = TypeVar("T")

#: What asks for Ray on this machine; the address of a cluster begins with it.
RAY: Final = "ray"


def check_where(on: str) -> None:
    """A `UserError` where this is neither Ray nor the address of a cluster of it."""
    if on not in ("", RAY) and not on.startswith(f"{RAY}://"):
        raise UserError("sim-bad-on", text=on)


def over_ray(
    attempts: Callable[[Plan, range], list[T]], plan: Plan, jobs: int, on: str
) -> Generator[T, None, None]:
    """What `attempts` makes of the plan's games; Ray stays up until this process ends, for the next plan."""
    ray = _started(jobs, on)
    work, shared = ray.remote(attempts), ray.put(plan)
    begun: list[Any] = []

    def begin(batch: range) -> Any:
        begun.append(work.remote(shared, batch))
        return begun[-1]

    try:
        yield from in_order(batches(plan.games, jobs), jobs, begin, ray.get)
    except ray.exceptions.RayError as error:
        raise UserError("sim-worker-lost") from error
    finally:
        for one in begun:
            ray.cancel(one)  # those that are done do not mind


def _started(jobs: int, on: str) -> Any:
    """Ray, reached or started: on this machine with so many processes."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no statistics are sent
    try:
        import ray
    except ImportError as error:
        raise UserError("sim-needs-ray") from error
    if not ray.is_initialized():
        where = {"num_cpus": jobs, "include_dashboard": False} if on == RAY else {"address": on}
        try:
            ray.init(**where, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as error:  # connections fail in many ways
            raise UserError("sim-no-cluster", text=on, what=str(error)) from error
    return ray
