# make play: set up and open the table.   make test: set up and run every check.   make help: the rest.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: help play test check types unit compiled-tests browser-tests bench load compiled screenshots golden web lock clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 18

play: .venv/play ## open the web table on http://127.0.0.1:8400
	$(BIN)/fourthrock serve

test: check unit compiled-tests browser-tests ## every check, as CI runs it

check: .venv/test ## style, types, import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: .venv/test ## all tests but the browser's, interpreted, with coverage of the kernel and the rules
	$(BIN)/pytest tests --ignore tests/browser --ignore tests/volume -n $(JOBS) --dist worksteal --cov --cov-report=
	$(BIN)/coverage report --include='src/fourthrock/table/*,src/fourthrock/games/*,src/fourthrock/bots/*' --fail-under=95 --skip-covered

compiled: .venv/test ## the kernel, the games and the bots compiled by mypyc into build/compiled
	$(BIN)/python tools/compile.py

compiled-tests: compiled ## the same tests of kernel, games and bots on the compiled form, and volume
	PYTHONPATH=build/compiled $(BIN)/pytest tests/table tests/games tests/bots tests/volume -n $(JOBS) --dist worksteal

browser-tests: .venv/test ## whole games in a real browser
	tools/chromium.sh
	$(BIN)/pytest tests/browser

bench: compiled ## measure speed beside Catanatron; writes bench/results.md
	$(BIN)/python bench/run.py

load: .venv/test ## how many tables one server process holds
	$(BIN)/python bench/load.py

screenshots: .venv/test ## docs/pictures, drawn anew
	$(BIN)/python tools/screenshots.py

golden: .venv/test ## the golden playthroughs, played anew
	$(BIN)/python tests/golden/regenerate.py

web: ## bundle the browser client (needs Node)
	npm --prefix web ci
	npm --prefix web run build

lock: ## pin all dependencies anew (needs uv)
	uv pip compile -q --universal --generate-hashes --no-header --no-annotate --extra web --group build pyproject.toml -o requirements.lock
	uv pip compile -q --universal --generate-hashes --no-header --no-annotate --extra web --group build --group test --group bench pyproject.toml -o requirements-test.lock

clean: ## remove everything that was made
	rm -rf .venv build dist .mypy_cache .ruff_cache .hypothesis .coverage

.venv/play: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

.venv/test: requirements-test.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-test.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@ .venv/play
