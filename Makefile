# Every target does its own set-up; scripts/prepare.py skips what is already in place.
PYTHON ?= python3
BIN := .venv/bin
PREPARE := $(PYTHON) scripts/prepare.py
INSTALLED := env -u PYTHONPATH NAQALA_MODE=compiled
SOURCES := env PYTHONPATH=src NAQALA_MODE=interpreted

.DEFAULT_GOAL := help
.PHONY: help play test checked compiled check bench wire mutants clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser, on this machine
	@$(PREPARE) run page package
	@$(BIN)/naqala serve --open

test: ## check, then run all tests compiled and once more interpreted
	@$(PREPARE) dev web
	@$(MAKE) --no-print-directory -j 2 checked compiled
	@echo "Tests, compiled:"
	@$(INSTALLED) $(BIN)/pytest -q -n 2 --ignore=tests/browser
	@echo "Tests in the browser:"
	@$(INSTALLED) $(BIN)/pytest -q -n 2 tests/browser
	@echo "Tests, interpreted:"
	@$(SOURCES) $(BIN)/pytest -q -n 2 -m "not once" --ignore=tests/browser  # page and server are the same for both

checked: check
	@echo "Tests of the page:"
	@cd web && npm test --silent

compiled:
	@$(PREPARE) dev page compiled browser

check: ## format, lint, types, and which room may import which
	@$(PREPARE) dev web
	@$(BIN)/ruff format --check --quiet --diff
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --cache-dir .build/mypy  # not where mypyc has its own, at the same time
	@$(SOURCES) $(BIN)/lint-imports --no-logo
	@cd web && npm run check --silent

bench: ## measure the engine
	@$(PREPARE) dev package
	@$(BIN)/naqala bench

wire: ## write the types of the wire for the browser anew
	@$(PREPARE) dev
	@$(SOURCES) $(BIN)/python -m naqala.table.wire.types web/src/wire.ts

mutants: ## break the engine in many small ways and see which the tests miss
	@$(PREPARE) dev
	@$(SOURCES) $(BIN)/mutmut run

clean: ## remove everything that was built or installed here
	@rm -rf web/node_modules src/naqala/table/page .venv .build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage mutants
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
