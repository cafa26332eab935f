#!/bin/sh
# Takes out of an installation's node_modules what nothing reads at runtime: a second copy of Node, sources of
# native modules, builds for other machines, for browsers and bundlers, types, tests, source maps, manuals.
# `sh scripts/release/prune.sh FOLDER CPU`, with the processor that it is for as Node names it, `x64`, say.
set -eu
cd "$1/node_modules"
rm -rf node/node_modules better-sqlite3/deps better-sqlite3/src better-sqlite3/build exceljs/dist @types .cache
rm -rf zod/src stdnum/src csv-stringify/dist/umd csv-stringify/dist/iife libphonenumber-js/bundle
find libheif-js -name "libheif*" -type f ! -name libheif-bundle.js -delete
find better-sqlite3/prebuilds -type f ! -name "linux-$2.node" -delete
# These are for bundlers, as Node reads build/src.
find @opentelemetry -type d \( -path '*/build/esnext' -o -path '*/build/esm' \) -prune -exec rm -rf {} +
# Node reads what `main` and the condition `node` name: dist-cjs.
find @aws-sdk @smithy -type d \( -name dist-es -o -name dist-types \) -prune -exec rm -rf {} +
find . -name package.json -printf '%h\n' | while read -r package; do rm -rf "$package/test" "$package/tests"; done
find swagger-ui-dist -name 'swagger-ui-es-bundle*' -delete
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -iname '*.md' -o -iname '*.markdown' \) -delete
