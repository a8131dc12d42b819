"""SQL stands behind the seam, and nowhere else."""

import re
from pathlib import Path

import royaumes

SQL = re.compile(
    r"SELECT\s.+\sFROM\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|CREATE\s+TABLE\s"
    r"|\bimport\s+(sqlite3|asyncpg)\b|\bfrom\s+(sqlite3|asyncpg)\b",
    re.DOTALL,
)
PACKAGE = Path(royaumes.__file__).parent


def test_sql_stands_nowhere_else():
    behind = PACKAGE / "server" / "storage"
    speak = {path for path in PACKAGE.rglob("*.py") if SQL.search(path.read_text("utf-8"))}
    assert {path for path in speak if behind not in path.parents} == set()
    assert len(speak) >= 3  # the expression still finds what it looks for
