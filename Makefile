# Everything a newcomer needs: `make play` and `make test` set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
NODE_READY := client/node_modules/.ready
ARGS ?=
# Tests often wait for servers and browsers: one process more than there are cores keeps all of them busy. Each begins with
# a part of the tests in their order, so that what a file or a folder shares is mostly made once, and whoever is done early
# takes tests from the others.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(1 + (os.cpu_count() or 1))")

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint soak browser node screenshots client clienttest \
	bench benchkernel benchenvs benchserver docs linkcheck generated pictures boards clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Northline needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Creating a Python environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(READY): pyproject.toml | $(VENV)/bin/python
	@echo "Installing Northline into $(VENV). The first time this takes about a minute ..."
	@$(BIN)/python -m tools.install '.[fast,maps]' # for the strongest opponent, and the workshop
	@touch $@

$(READY_DEV): pyproject.toml | $(VENV)/bin/python
	@echo "Installing Northline and its test tools into $(VENV). The first time this takes some minutes ..."
	@$(BIN)/python -m tools.install '.[dev]'
	@touch $@ $(READY)

play: $(READY) ## Play in the browser
	@$(BIN)/northline serve --another-port --log-level error --open $(ARGS)

terminal: $(READY) ## Play in the terminal (ARGS="--edition nordic_countries --players 3")
	@$(BIN)/northline play $(ARGS)

test: lint browser node ## Lint, type-check and run every test
	@$(BIN)/northline warm-up
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not soak" $(ARGS)

browser: $(READY_DEV) ## Look for a Chromium for the tests of the client, and fetch one where there is none
	@$(BIN)/python -m tools.chromium

node: ## Install the client's packages for its own tests, where there is a Node to run them
	@if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || ! command -v npm >/dev/null; then \
	  echo "There is no Node 20 here: THE CLIENT'S OWN TESTS WILL BE SKIPPED."; \
	elif ! $(MAKE) --silent --no-print-directory $(NODE_READY); then \
	  echo "npm could not install the client's packages: THE CLIENT'S OWN TESTS WILL BE SKIPPED."; \
	fi

$(NODE_READY): client/package.json client/package-lock.json
	@echo "Installing the client's packages into client/node_modules ..."
	@cd client && npm ci --silent --no-fund --no-audit
	@touch $@

screenshots: $(READY_DEV) ## Pictures of every page at three sizes, light and dark, into screenshots/
	$(BIN)/python -m pytest -n 0 -m soak tests/client/test_pictures.py $(ARGS)

client: $(NODE_READY) ## Build the browser client (needs Node 20; the result is committed)
	cd client && npm run check && npm run build

clienttest: $(NODE_READY) ## The client's own tests: vitest and svelte-check (needs Node 20; `make test` runs them too)
	cd client && npm run check && npm test

lint: $(READY_DEV) ## Ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: $(READY_DEV) ## The long campaigns; a million games of the kernel, or NORTHLINE_SOAK_GAMES
	$(BIN)/python -m pytest -n auto -m soak $(ARGS)
	$(BIN)/python -m tests.kernel.campaign

bench: $(READY_DEV) ## Measure the reference engine on this machine
	$(BIN)/python -m benchmarks.reference $(ARGS)

benchkernel: $(READY_DEV) ## Measure the kernel, a GPU too if there is one
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python -m benchmarks.kernel $(ARGS)

benchenvs: $(READY_DEV) ## Measure the environments
	$(BIN)/python -m benchmarks.envs $(ARGS)

benchserver: $(READY_DEV) ## Measure the server, beside an echo and boardgame.io
	$(BIN)/python -m benchmarks.server $(ARGS)

docs: $(READY_DEV) ## Build the documentation site into docs/_build/html
	$(BIN)/python -m sphinx -b html -E -n -W --keep-going docs docs/_build/html $(ARGS)

linkcheck: $(READY_DEV) ## Look whether the links of the documentation to other sites still work
	$(BIN)/python -m sphinx -b linkcheck -E docs docs/_build/linkcheck $(ARGS)

generated: $(READY_DEV) ## Regenerate what is generated: golden games, perft files, the table of rules, the client's types
	$(BIN)/python -m tests.regenerate $(ARGS)
	$(BIN)/python -m tools.typescript

pictures: $(READY_DEV) ## Draw the pictures of the README and the docs
	$(BIN)/python -m tools.pictures

boards: $(READY_DEV) ## Lay out the three boards anew (a few minutes; then look at them)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[maps]'
	for board in europe nordic_countries northern_lights; do $(BIN)/python -m tools.layout $$board || exit 1; done

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) client/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis dist docs/_build
