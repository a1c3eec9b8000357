# Needs git, make and Python 3.11 or newer with venv; `make test` also Chromium, Node and a C compiler.
# `make help` lists the targets. Settings, on the command line:
#   PYTHON    the Python to set up with (default: that of the environment, else python3)
#   VENV      the environment's folder (default .venv)
#   CHROMIUM  the browser of the site's tests (default: the first one found)

VENV ?= .venv
PY := $(VENV)/bin/python
ifeq ($(origin PYTHON),undefined)
PYTHON := $(if $(wildcard $(PY)),$(PY),python3)
endif
VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
SITE_READY := $(VENV)/.ready-site-$(VERSION)
DEV_READY := $(VENV)/.ready-dev-$(VERSION)
# The environment of the checks holds all that the site needs.
READY := $(if $(wildcard $(DEV_READY)),$(DEV_READY),$(SITE_READY))
ifeq ($(origin CHROMIUM),undefined)
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
endif
export CHROMIUM
export PYTHONPATH := docs/_ext

BUILD := $(PY) docs/_ext/rulebook/build.py
RESULTS := build/results.jsonl
SUITE := -m pytest -p piramida_conformance.plugin --results $(RESULTS) steps/piramida_conformance/suite
CHECKS := lint formatted types layers rules generated suite fresh-site unit

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help site watch compare pdf test spec bench mutate format clean tools constraints run-suite $(CHECKS)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

site: $(READY) generated run-suite ## build the site, with the result of a run of all scenarios
	@$(BUILD)

watch: $(DEV_READY) ## build the site, then again whenever a text or scenario changes
	@$(BUILD) --watch

compare: $(READY) ## compare the texts of two revisions: make compare FROM=v0.1 TO=HEAD
	@$(PY) docs/_ext/rulebook/comparison.py $(or $(FROM),HEAD) $(TO)

pdf: $(READY) ## the rulebook for the printer, a PDF in each language; needs Pango
	@$(PY) -c 'import weasyprint' 2>/dev/null || \
	  $(PY) -m pip install -qq --disable-pip-version-check -c constraints.txt weasyprint
	@$(PY) docs/_ext/rulebook/printing.py

test: tools $(DEV_READY) ## run every check; what CI runs
	@failed=; \
	for check in $(CHECKS); do \
	  printf '\n== make %s\n' $$check; \
	  $(MAKE) --no-print-directory $$check || failed="$$failed $$check"; \
	done; \
	if [ -n "$$failed" ]; then printf '\nFAILED:%s (each runs alone: make NAME)\n' "$$failed"; exit 1; fi; \
	printf '\nAll checks passed: %s\n' '$(CHECKS)'

lint: $(DEV_READY) ## the linter
	@$(PY) -m ruff check

formatted: $(DEV_READY) ## is everything formatted?
	@$(PY) -m ruff format --check

types: $(DEV_READY) ## the type checker
	@$(PY) -m mypy

layers: $(DEV_READY) ## the direction of imports
	@$(VENV)/bin/lint-imports

rules: $(DEV_READY) ## the lints of rule texts and scenarios
	@$(PY) -m piramida_conformance.lint

generated: $(READY) ## are the engine's generated modules those of spec/?
	@$(PY) -m piramida_conformance.generate --check || \
	  { echo 'The generated modules do not match spec/. Write them anew: make spec' >&2; exit 1; }

suite: $(DEV_READY) ## run all scenarios against the engine
	@$(PY) $(SUITE)

# Failing scenarios are shown by the site, so they do not stop it; a run that broke down does.
run-suite: $(READY)
	@$(PY) $(SUITE) -q || { code=$$?; \
	  if [ $$code -ne 1 ]; then echo "The scenarios could not be run (pytest exit $$code)." >&2; exit $$code; fi; \
	  count=$$(grep -cE '"status": ?"(fail|kit-error)"' $(RESULTS)); \
	  printf '\n!! SCENARIOS THAT DO NOT PASS: %s. The site is built all the same and shows which.\n\n' "$$count" >&2; }

fresh-site: $(READY) ## build the site taking nothing from earlier builds, so that each warning shows
	@$(BUILD) --fresh

unit: $(DEV_READY) ## the tests of engine, kit and site
	@$(PY) -m pytest -n auto --dist loadfile

spec: $(READY) ## write the engine's generated modules from spec/
	@$(PY) -m piramida_conformance.generate

bench: $(DEV_READY) ## measure the engine
	@$(PY) -m pytest benchmarks --benchmark-only -p no:randomly

# Three quarters of an hour on one core; outside `make test`. One module: make mutate ONLY=spotting
mutate: $(DEV_READY) ## change the engine bit by bit and see whether the checks notice
	@$(PY) tests/mutation/mutate.py $(addprefix --only ,$(ONLY))

format: $(DEV_READY) ## format the code
	@$(PY) -m ruff format
	@$(PY) -m ruff check --fix-only --quiet

constraints: $(DEV_READY) ## pin the newest dependencies anew
	@$(PY) -m pip install -q uv
	@$(PY) -m uv pip compile --quiet --upgrade --universal --no-emit-index-url --no-header \
	  --all-extras pyproject.toml -o constraints.txt

clean: ## remove everything built, also the environment
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

tools:
	@missing=0; \
	if ! command -v '$(CC)' >/dev/null; then missing=1; \
	  echo 'Missing: a C compiler (for the starter adapter in C).' >&2; \
	  echo '  Debian, Ubuntu: apt-get install gcc    macOS: xcode-select --install' >&2; fi; \
	if ! command -v '$(CHROMIUM)' >/dev/null; then missing=1; \
	  echo 'Missing: Chromium (for the tests of the site).' >&2; \
	  echo '  Debian: apt-get install chromium    macOS: brew install --cask chromium' >&2; \
	  echo '  or name one: make test CHROMIUM=/path/to/chrome' >&2; fi; \
	if ! command -v node >/dev/null; then missing=1; \
	  echo 'Missing: Node (for the starter adapter in JavaScript).' >&2; \
	  echo '  Debian, Ubuntu: apt-get install nodejs    macOS: brew install node' >&2; fi; \
	exit $$missing

$(SITE_READY) $(DEV_READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'Missing: Python 3.11 or newer ($(PYTHON) is $(or $(VERSION),not there)). Name one: make site PYTHON=python3.13' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'Missing: the venv module of $(PYTHON). Debian, Ubuntu: apt-get install python3-venv' >&2; exit 1; }
	@[ "$$($(PY) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = '$(VERSION)' ] || \
	  $(PYTHON) -m venv --clear $(VENV)
	@extra=$(if $(filter $@,$(DEV_READY)),dev,site); \
	pip="$(PY) -m pip install -qq --disable-pip-version-check -c constraints.txt"; \
	if ! $$pip --no-index --no-build-isolation -e ".[$$extra]" >/dev/null 2>&1; then \
	  echo "Setting up $(VENV) for Python $(VERSION): about half a minute, once"; \
	  $$pip hatchling && $$pip --no-build-isolation -e ".[$$extra]"; \
	fi
	@touch $@
