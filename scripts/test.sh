#!/usr/bin/env bash
# Lint, types, tests; the last line is 'N passed, N failed'. `--times` first lists what the files took.
set -uo pipefail
cd "$(dirname "$0")/.."
times=
if [ "${1-}" = --times ]; then times=1; shift; fi
failed_checks=0
node_modules/.bin/biome check . || failed_checks=$((failed_checks + 1))
node_modules/.bin/tsc -p . || failed_checks=$((failed_checks + 1))
node_modules/.bin/tsc -p src/dashboard || failed_checks=$((failed_checks + 1))
node_modules/.bin/tsc -p tsconfig.build.json --noEmit || failed_checks=$((failed_checks + 1))
# Compiling is half of what it takes to start the hundreds of services, hosts and commands of the tests.
# Hosts see this folder.
export NODE_COMPILE_CACHE=$PWD/node_modules/.cache/compile
node scripts/compile-hosts.ts
tap_out=$(mktemp)
trap 'rm -f "$tap_out"' EXIT
node_modules/.bin/tap run --reporter=tap "$@" >"$tap_out" 2>&1
[ -z "$times" ] || node scripts/times.ts "$tap_out"
node scripts/tally.ts "$tap_out" "$failed_checks"
