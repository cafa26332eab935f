#!/usr/bin/env bash
# Installs what pagemill needs on this machine: Debian/Ubuntu packages, npm packages, the addon, the
# program as JavaScript, the dashboard.
# Idempotent: each step is skipped when nothing it depends on has changed.
#   --with-tests   also what tests and benchmarks need
#   --with-languages   also what bench/languages needs
#   --with-check   also what `npm run bench -- --check` needs
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(build-essential pkg-config python3 libtesseract-dev libleptonica-dev libpng-dev libjpeg-dev libseccomp-dev
  tesseract-ocr tesseract-ocr-{eng,deu,fra,spa,ita,nld,por,pol,osd})
[ "${1-}" = --with-tests ] && packages+=(poppler-utils mupdf-tools qpdf libxml2-utils libreoffice-calc-nogui ofx ocrmypdf postgresql chromium
  python3-pip python3-httpx python3-pandas mypy)
[ "${1-}" = --with-languages ] && packages+=(poppler-utils chromium fonts-noto-core fonts-noto-cjk)
[ "${1-}" = --with-check ] && packages+=(valgrind)

say() { printf 'setup: %s\n' "$1" >&2; }
hash_of() { cat "$@" 2>/dev/null | sha256sum | cut -c1-16; }

# System packages. dpkg-query prints one state a package; anything but 'ii' is missing.
missing=()
if command -v dpkg-query >/dev/null; then
  for package in "${packages[@]}"; do
    state=$(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null || true)
    [ "${state:0:2}" = ii ] || missing+=("$package")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    say "installing system packages: ${missing[*]}"
    sudo=(); [ "$(id -u)" = 0 ] || sudo=(sudo)
    export DEBIAN_FRONTEND=noninteractive
    "${sudo[@]}" apt-get update -qq >&2
    "${sudo[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  fi
elif ! pkg-config --exists tesseract lept libpng libjpeg libseccomp 2>/dev/null; then
  say "this system is not Debian or Ubuntu: install a C++20 compiler, make, python3, pkg-config,"
  say "Tesseract 5, Leptonica, libpng, libjpeg and libseccomp with headers, and the language models eng deu fra spa ita nld por pol osd"
  exit 1
fi

# npm packages.
mkdir -p .cache
lock=$(hash_of package.json package-lock.json)
if [ "$(cat .cache/npm 2>/dev/null)" != "$lock" ] || [ ! -d node_modules ]; then
  say 'installing npm packages'
  npm ci --no-audit --no-fund --loglevel=error >&2
  node_modules/.bin/tap build >/dev/null # rebuilds tap without its TypeScript plugin, see .taprc
  echo "$lock" >.cache/npm
fi

# A second set of Tesseract's models, larger than Debian's: they read doubtful lines, too.
if [ "$(cat .cache/tessdata 2>/dev/null)" != "$lock" ] || [ ! -d tessdata ]; then
  rm -rf tessdata
  mkdir tessdata
  for packed in node_modules/@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz; do
    gunzip -c "$packed" >"tessdata/$(basename "$packed" .gz)"
  done
  echo "$lock" >.cache/tessdata
fi

# Models of many scripts, for tests and benchmarks, in a folder of their own: installed ones would be
# tried on every page.
if [[ "${1-}" = --with-tests || "${1-}" = --with-languages ]] && command -v apt-get >/dev/null && [ ! -f .cache/languages/kor.traineddata ]; then
  say 'fetching models of many scripts'
  packed=$(mktemp -d)
  models=$(sed -n "s/^ *code: '\(.*\)',$/\1/p" bench/languages/texts.ts | tr _ -)
  (cd "$packed" && apt-get download -qq $(printf 'tesseract-ocr-%s ' eng osd $models) 2>/dev/null)
  for package in "$packed"/*.deb; do dpkg-deb -x "$package" "$packed/all"; done
  mkdir -p .cache/languages
  cp "$packed"/all/usr/share/tesseract-ocr/*/tessdata/*.traineddata .cache/languages
  rm -rf "$packed"
fi

# The addon. Node-API is stable: any installed Node's headers serve; without them node-gyp fetches.
native=$(find native binding.gyp -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)
if [ "$(cat .cache/addon 2>/dev/null)" != "$native" ] || [ ! -f build/Release/pagemill.node ]; then
  say 'building the addon'
  headers=()
  for node in $(type -ap node); do
    prefix=$(dirname "$(dirname "$(readlink -f "$node")")")
    if [ -f "$prefix/include/node/node_api.h" ] && [ -f "$prefix/include/node/common.gypi" ]; then
      headers=("--nodedir=$prefix"); break
    fi
  done
  if ! node_modules/.bin/node-gyp rebuild --silent --jobs=max "${headers[@]}" >.cache/addon.log 2>&1; then
    cat .cache/addon.log >&2 2>/dev/null || true
    say 'the addon could not be built'
    exit 1
  fi
  echo "$native" >.cache/addon
fi

# The program as JavaScript: left to Node, types are stripped in each thread anew, with some 6 MB in
# each. bin/pagemill.js runs it while no source is newer than dist/built.
program=$(find src tsconfig.json tsconfig.build.json \( -name node_modules -o -name dashboard \) -prune -o -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)$lock
if [ "$(cat .cache/program 2>/dev/null)" != "$program" ] || [ ! -f dist/built ]; then
  say 'building the program'
  mkdir -p dist
  find dist -mindepth 1 -maxdepth 1 ! -name dashboard ! -name guide -exec rm -rf {} +
  node_modules/.bin/tsc -p tsconfig.build.json --noCheck
  echo "$program" >.cache/program
fi
# Sources may be as they were, and only their times newer.
touch dist/built

# The dashboard, as static files.
dashboard=$(find src/dashboard src/client demo/documents docs/guide/samples -name node_modules -prune -o -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)$lock
if [ "$(cat .cache/dashboard 2>/dev/null)" != "$dashboard" ] || [ ! -f dist/dashboard/index.html ]; then
  say 'building the dashboard'
  PATH="$PWD/node_modules/.bin:$PATH" vite build --config src/dashboard/vite.config.ts >&2
  echo "$dashboard" >.cache/dashboard
fi

# The guide, as static files.
guide=$(find docs scripts/guide bench/results bench/report.ts src/dashboard/design -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)$lock
if [ "$(cat .cache/guide 2>/dev/null)" != "$guide" ] || [ ! -f dist/guide/index.html ]; then
  say 'building the guide'
  PATH="$PWD/node_modules/.bin:$PATH" node scripts/guide/guide.ts
  echo "$guide" >.cache/guide
fi
