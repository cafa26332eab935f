#!/bin/sh
# Takes out of an installation's node_modules what nothing reads at runtime: a second copy of Node, sources of
# native modules, builds for other machines, for browsers and bundlers, types, tests, source maps, manuals.
# `sh scripts/release/prune.sh FOLDER`
set -eu
cd "$1/node_modules"
rm -rf node/node_modules better-sqlite3/deps better-sqlite3/src better-sqlite3/build exceljs/dist @types .cache
rm -rf zod/src stdnum/src csv-stringify/dist/umd csv-stringify/dist/iife libphonenumber-js/bundle
find libheif-js -name "libheif*" -type f ! -name libheif-bundle.js -delete
find better-sqlite3/prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete
find @opentelemetry -type d -name esnext -path '*/build/esnext' -prune -exec rm -rf {} +
# Node reads what `main` and the condition `node` name: dist-cjs.
find @aws-sdk @smithy -type d \( -name dist-es -o -name dist-types \) -prune -exec rm -rf {} +
find . -name package.json -printf '%h\n' | while read -r package; do rm -rf "$package/test" "$package/tests"; done
find swagger-ui-dist -name 'swagger-ui-es-bundle*' -delete
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -iname '*.md' -o -iname '*.markdown' \) -delete
strip node/bin/node
