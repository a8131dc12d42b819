# What type checker and compiler see of compiled.py; nobody who plays needs the compiler's package.
from mypy_extensions import mypyc_attr as mypyc_attr

def share_slot(kind: type, name: str) -> None: ...
