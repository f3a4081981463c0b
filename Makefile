# Everything a newcomer needs: `make play` and `make test` set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test lint soak bench benchkernel docs pictures boards clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Northline needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(READY): pyproject.toml | $(VENV)/bin/python
	@echo "Installing Northline into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(READY_DEV): pyproject.toml | $(VENV)/bin/python
	@echo "Installing Northline and its test tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(READY)

play: $(READY) ## Play a game in the terminal (ARGS="--edition nordic_countries --players 3")
	@$(BIN)/northline play $(ARGS)

test: lint ## Lint, type-check and run every test
	$(BIN)/python -m pytest -n auto -m "not soak" $(ARGS)

lint: $(READY_DEV) ## Ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: $(READY_DEV) ## The long campaigns
	$(BIN)/python -m pytest -n auto -m soak $(ARGS)

bench: $(READY_DEV) ## Measure the reference engine on this machine
	$(BIN)/python benchmarks/reference.py $(ARGS)

benchkernel: $(READY_DEV) ## Measure the kernel (ARGS="--device cuda" on a GPU)
	$(BIN)/python benchmarks/kernel.py $(ARGS)

docs: $(READY_DEV) ## Regenerate what is generated: golden games, perft files, the table of rules, the client's types
	$(BIN)/python -m tests.regenerate $(ARGS)
	$(BIN)/python -m tools.typescript

pictures: $(READY_DEV) ## Draw the pictures of the README and the docs
	$(BIN)/python -m tools.pictures

boards: $(READY_DEV) ## Lay out the three boards anew (a few minutes; then look at them)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[maps]'
	for board in europe nordic_countries northern_lights; do $(BIN)/python -m tools.layout $$board || exit 1; done

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis dist
