#!/usr/bin/env bash
# Installs what pagemill needs on this machine: Debian/Ubuntu packages, npm packages, the addon, the
# program as JavaScript, the dashboard, the guide.
# Idempotent: each step is skipped when nothing it depends on has changed; what was built before is kept.
#   --with-tools   also the npm packages for development: types, linter, test runner
#   --with-tests   these, and what else tests and benchmarks need
#   --with-languages   also what bench/languages needs
#   --with-check   also what `npm run bench -- --check` needs
#   --with-release   also what `npm run release` needs; no npm packages for development
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(build-essential pkg-config python3 libtesseract-dev libleptonica-dev libpng-dev libisal-dev libjpeg-dev libseccomp-dev
  tesseract-ocr tesseract-ocr-{eng,deu,fra,spa,ita,nld,por,pol,osd}
  tesseract-ocr-{bul,cat,ces,dan,ell,est,fin,hrv,hun,lav,lit,nor,ron,rus,slk,slv,swe,tur,ukr}
  tesseract-ocr-{jpn,kor,chi-sim,chi-tra})
[ "${1-}" = --with-tests ] && packages+=(poppler-utils mupdf-tools qpdf libxml2-utils libreoffice-calc-nogui ofx ocrmypdf postgresql chromium
  python3-pip python3-httpx python3-pandas mypy)
[ "${1-}" = --with-languages ] && packages+=(poppler-utils chromium fonts-noto-core fonts-noto-cjk)
[ "${1-}" = --with-check ] && packages+=(valgrind)
[ "${1-}" = --with-release ] && packages+=(patchelf busybox-static tini debootstrap)

say() { printf 'setup: %s\n' "$1" >&2; }
hash_of() { cat "$@" 2>/dev/null | sha256sum | cut -c1-16; }

STEPS=6
# step N TEXT LOG TOTAL COUNT COMMAND...: runs a command with its words in a log, and shows how far it is: COUNT
# prints how many of TOTAL are done (0: nobody knows). On a terminal the line moves, else it is printed once.
step() {
  local number=$1 text=$2 log=$3 total=$4 count=$5 began=$SECONDS done_so_far tail=
  shift 5
  [ -t 2 ] || say "$number of $STEPS: $text"
  "$@" >"$log" 2>&1 &
  local child=$!
  while kill -0 "$child" 2>/dev/null; do
    if [ -t 2 ]; then
      tail=
      if [ "$total" -gt 0 ]; then
        done_so_far=$($count)
        tail=", $((done_so_far < total ? done_so_far : total)) of $total"
      fi
      printf '\r\033[Ksetup: %s of %s: %s%s, %s s' "$number" $STEPS "$text" "$tail" $((SECONDS - began)) >&2
    fi
    sleep 0.5
  done
  [ -t 2 ] && printf '\r\033[K' >&2
  if ! wait "$child"; then
    cat "$log" >&2
    say "$number of $STEPS: $text: failed"
    exit 1
  fi
  say "$number of $STEPS: $text: done in $((SECONDS - began)) s"
}
none() { echo 0; }

mkdir -p .cache

# What all steps are done from. A folder is newer, too, where something was added, renamed or taken away.
sources=(src native docs demo/documents bench/languages/texts.ts bench/results scripts binding.gyp package.json package-lock.json)
made=(node_modules tessdata build/Release/pagemill.node dist/built dist/dashboard/index.html dist/guide/index.html)
is_fresh() {
  local path
  [ "$(cat .cache/fresh 2>/dev/null)" = "${1-}" ] || return 1
  for path in "${made[@]}"; do [ -e "$path" ] || return 1; done
  case "${1-}" in --with-tests | --with-languages) [ -f .cache/languages/kor.traineddata ] || return 1 ;; esac
  [ ! /var/lib/dpkg/status -nt .cache/fresh ] || return 1
  [ -z "$(find "${sources[@]}" -name node_modules -prune -o -newer .cache/fresh -print -quit)" ]
}
[ -f .cache/fresh ] && is_fresh "$@" && exit 0
# What changes from here on is newer.
began=$(mktemp .cache/began-XXXXXX)
trap 'rm -f "$began"' EXIT

# Built things are kept by the hash of what they are made from: going back to other sources builds nothing.
kept() { [ -d ".cache/built/$1-$2" ] && touch ".cache/built/$1-$2"; }
# keep NAME HASH FOLDER: takes a copy, and drops all but the three last used of that name.
keep() {
  rm -rf ".cache/built/$1-$2.part"
  mkdir -p .cache/built
  cp -a "$3" ".cache/built/$1-$2.part"
  mv ".cache/built/$1-$2.part" ".cache/built/$1-$2"
  ls -dt .cache/built/"$1"-* | tail -n +4 | xargs -r rm -rf
}
# restore NAME HASH FOLDER
restore() {
  mkdir -p "$3"
  cp -a ".cache/built/$1-$2/." "$3"
}

# 1. System packages. dpkg-query prints one state a package; anything but 'ii' is missing.
missing=()
if command -v dpkg-query >/dev/null; then
  for package in "${packages[@]}"; do
    state=$(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null || true)
    [ "${state:0:2}" = ii ] || missing+=("$package")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    sudo=(); [ "$(id -u)" = 0 ] || sudo=(sudo)
    [ ${#sudo[@]} -eq 0 ] || sudo -v
    export DEBIAN_FRONTEND=noninteractive
    "${sudo[@]}" apt-get update -qq >&2
    all=$("${sudo[@]}" apt-get install -s -qq --no-install-recommends "${missing[@]}" 2>/dev/null | grep -c '^Inst' || true)
    installed() { grep -c '^Setting up' .cache/apt.log || true; }
    step 1 "system packages (${#missing[@]} and what they need)" .cache/apt.log "$all" installed \
      "${sudo[@]}" apt-get install -y --no-install-recommends "${missing[@]}"
  fi
elif ! pkg-config --exists tesseract lept libpng libisal libjpeg libseccomp 2>/dev/null; then
  say "this system is not Debian or Ubuntu: install a C++20 compiler, make, python3, pkg-config,"
  say "Tesseract 5, Leptonica, libpng, ISA-L, libjpeg and libseccomp with headers, and the language models eng deu fra spa ita nld por pol osd"
  exit 1
fi

# 2. npm packages: those it runs and is built with; for development the others as well.
lock=$(hash_of package-lock.json)
has=$(cat .cache/npm 2>/dev/null || true)
case "${1-}" in '' | --with-release) wanted=own ;; *) wanted=all ;; esac
if [ ! -d node_modules ] || { [ "$has" != "$lock all" ] && [ "$has" != "$lock $wanted" ]; }; then
  omit=(--omit=dev); [ $wanted = own ] || omit=()
  all=$(grep -c '^    "node_modules/' package-lock.json)
  [ $wanted = all ] || all=$((all - $(grep -c '^      "dev": true' package-lock.json)))
  unpacked() { find node_modules -maxdepth 3 -name package.json 2>/dev/null | wc -l; }
  step 2 'npm packages' .cache/npm.log "$all" unpacked npm ci "${omit[@]}" --no-audit --no-fund --loglevel=error
  # Rebuilds tap without its TypeScript plugin, see .taprc.
  [ $wanted = own ] || node_modules/.bin/tap build >/dev/null
  echo "$lock $wanted" >.cache/npm
fi
export PATH="$PWD/node_modules/.bin:$PATH"

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

# 3. The addon. Node-API is stable: any installed Node's headers serve; without them node-gyp fetches.
addon=$({ find native binding.gyp -type f -print0 | sort -z | xargs -0 sha256sum
  uname -m; pkg-config --modversion tesseract lept libseccomp; } | hash_of)
if [ "$(cat .cache/addon 2>/dev/null)" != "$addon" ] || [ ! -f build/Release/pagemill.node ]; then
  if kept addon "$addon"; then
    restore addon "$addon" build/Release
  else
    headers=()
    for node in $(type -ap node); do
      prefix=$(dirname "$(dirname "$(readlink -f "$node")")")
      if [ -f "$prefix/include/node/node_api.h" ] && [ -f "$prefix/include/node/common.gypi" ]; then
        headers=("--nodedir=$prefix"); break
      fi
    done
    compiled() { grep -c 'CXX(target)' .cache/addon.log || true; }
    # Those of the core once, those of the addon for tests again.
    files=$(($(find native -name '*.cc' | wc -l) + $(find native/binding -name '*.cc' | wc -l)))
    step 3 'addon' .cache/addon.log "$files" compiled node-gyp rebuild --jobs=max "${headers[@]}"
    made=$(mktemp -d)
    cp -a build/Release/*.node "$made"
    [ ! -f build/Release/sandbox ] || cp -a build/Release/sandbox "$made"
    keep addon "$addon" "$made"
    rm -rf "$made"
  fi
  echo "$addon" >.cache/addon
fi

# 4. The program as JavaScript. bin/pagemill.js runs it while no source is newer than dist/built.
program=$(find src scripts/build \( -name node_modules -o -name dashboard \) -prune -o -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)$lock
if [ "$(cat .cache/program 2>/dev/null)" != "$program" ] || [ ! -f dist/built ]; then
  mkdir -p dist
  step 4 'program' .cache/program.log 0 none node scripts/build/program.ts
  echo "$program" >.cache/program
  rm -rf .cache/compiled
fi
# Sources may be as they were, and only their times newer.
touch dist/built

# 5. The dashboard, as static files.
dashboard=$(find src/dashboard src/client demo/documents docs/guide/samples -name node_modules -prune -o -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)$lock
if [ "$(cat .cache/dashboard 2>/dev/null)" != "$dashboard" ] || [ ! -f dist/dashboard/index.html ]; then
  rm -rf dist/dashboard
  if kept dashboard "$dashboard"; then
    restore dashboard "$dashboard" dist/dashboard
  else
    step 5 'dashboard' .cache/vite.log 0 none vite build --config src/dashboard/vite.config.ts
    keep dashboard "$dashboard" dist/dashboard
  fi
  echo "$dashboard" >.cache/dashboard
fi

# 6. The guide, as static files.
guide=$(find docs scripts/guide bench/results scripts/report.ts src/dashboard/design -type f -print0 | sort -z | xargs -0 sha256sum | hash_of)$lock
if [ "$(cat .cache/guide 2>/dev/null)" != "$guide" ] || [ ! -f dist/guide/index.html ]; then
  rm -rf dist/guide
  step 6 'guide' .cache/guide.log 0 none node scripts/guide/guide.ts
  echo "$guide" >.cache/guide
fi

echo "${1-}" >.cache/fresh
touch -r "$began" .cache/fresh
