#!/bin/sh
# Takes out of an installation's node_modules what nothing reads at runtime: a second copy of Node, sources of
# native modules, builds for other machines, types, source maps, manuals. `sh scripts/release/prune.sh FOLDER`
set -eu
cd "$1/node_modules"
rm -rf node/node_modules better-sqlite3/deps better-sqlite3/src better-sqlite3/build exceljs/dist @types .cache
find better-sqlite3/prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete
find @opentelemetry -type d -name esnext -path '*/build/esnext' -prune -exec rm -rf {} +
find swagger-ui-dist -name 'swagger-ui-es-bundle*' -delete
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -iname '*.md' -o -iname '*.markdown' \) -delete
strip node/bin/node
