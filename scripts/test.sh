#!/usr/bin/env bash
# Lint, types, tests; the last line is 'N passed, N failed'.
set -uo pipefail
cd "$(dirname "$0")/.."
failed_checks=0
node_modules/.bin/biome check . || failed_checks=$((failed_checks + 1))
node_modules/.bin/tsc -p . || failed_checks=$((failed_checks + 1))
node_modules/.bin/tsc -p src/dashboard || failed_checks=$((failed_checks + 1))
node_modules/.bin/tsc -p tsconfig.build.json --noEmit || failed_checks=$((failed_checks + 1))
tap_out=$(mktemp)
trap 'rm -f "$tap_out"' EXIT
node_modules/.bin/tap run --reporter=tap "$@" >"$tap_out" 2>&1
node scripts/tally.ts "$tap_out" "$failed_checks"
