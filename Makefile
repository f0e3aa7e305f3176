# Every target sets up what it needs; scripts/prepare.py skips what is up to date.
PYTHON ?= python3
BIN := .venv/bin
PREPARE := $(PYTHON) scripts/prepare.py
INSTALLED := env -u PYTHONPATH NAQALA_MODE=compiled
SOURCES := env PYTHONPATH=src NAQALA_MODE=interpreted

.DEFAULT_GOAL := help
.PHONY: help play test checked compiled check coverage docs bench protocol mutants clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: ## start the server on this machine and open the page
	@$(PREPARE) run page package
	@$(BIN)/naqala serve --open

test: ## check, then run all tests with the compiled and the interpreted engine
	@$(PREPARE) dev web
	@$(MAKE) --no-print-directory -j 2 checked compiled
	@echo "Tests, compiled:"
	@$(INSTALLED) $(BIN)/pytest -q -n 3 --ignore=tests/browser  # many wait for a server, so three keep two cores busy
	@echo "Tests in the browser:"
	@$(INSTALLED) $(BIN)/pytest -q -n 2 --dist loadfile tests/browser  # one server and one browser for each file
	@echo "Tests, interpreted:"
	@$(SOURCES) $(BIN)/pytest -q -n 2 -m "not once" --ignore=tests/browser  # the server and the page do not depend on the mode

checked: check
	@echo "Tests of the page:"
	@cd web && npm test --silent

compiled:
	@$(PREPARE) dev page compiled browser

check: ## check formatting, lint, types and the layers of the packages
	@$(PREPARE) dev web
	@$(BIN)/ruff format --check --quiet --diff
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --cache-dir .build/mypy  # not the cache of mypyc, which may run at the same time
	@$(SOURCES) $(BIN)/lint-imports --no-logo
	@cd web && npm run check --silent

coverage: ## measure which branches the tests take, of Python (interpreted) and of the page
	@$(PREPARE) dev page
	@rm -rf .build/coverage && mkdir -p .build/coverage
	@$(SOURCES) $(BIN)/coverage run -m pytest -q -n 2 --ignore=tests/browser --ignore=tests/test_wheel.py
	@$(BIN)/coverage combine --quiet
	@echo "The engine:"
	@$(BIN)/coverage report --include='src/naqala/engine/*' --fail-under=98 | tail -n 1
	@echo "All Python:"
	@$(BIN)/coverage report
	@echo "The page:"
	@cd web && npm run --silent coverage

docs: ## build the documentation into .build/site
	@$(PREPARE) dev
	@$(SOURCES) $(BIN)/python -m sphinx -q -W --keep-going -d .build/doctrees docs .build/site  # compiled modules have no docstrings
	@echo "Open .build/site/index.html"

bench: ## measure the engine
	@$(PREPARE) dev package
	@$(BIN)/naqala bench

protocol: ## generate the TypeScript module of the wire protocol
	@$(PREPARE) dev web
	@cd web && node scripts/writeProtocol.mjs src/protocol.ts

mutants: ## run mutation tests on the engine
	@$(PREPARE) dev
	@$(SOURCES) $(BIN)/mutmut run

clean: ## remove everything that was built or installed here
	@rm -rf web/node_modules src/naqala/server/page .venv .build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage mutants
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
