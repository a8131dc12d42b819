"""The whole library on one device: the tables of the server for one person, without a network.

A browser runs it in a worker (web/src/offline); it needs nothing but the standard library.
"""

from royaumes.offline.library import Library

__all__ = ["Library"]
