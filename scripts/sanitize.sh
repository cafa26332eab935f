#!/usr/bin/env bash
# Builds the addon with the address, leak and undefined-behaviour sanitizers in a folder of its own, what has
# changed of it, and runs the addon's tests with it, one on each core: `scripts/sanitize.sh [TEST...]`, all by
# default. Ends with 0 when nothing was found.
set -euo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh --with-tests
tree=.cache/sanitize
mkdir -p "$tree"
rm -rf "$tree/src" "$tree/test"
cp -r src test package.json "$tree"
for name in native binding.gyp node_modules tessdata models bench training; do ln -sfn "$PWD/$name" "$tree/$name"; done
headers=()
[ -f /usr/include/node/node_api.h ] && headers=(--nodedir=/usr)
(
  cd "$tree"
  node_modules/.bin/node-gyp configure --silent "${headers[@]}" -- -Dsanitize=1
  node_modules/.bin/node-gyp build --silent --jobs=max "${headers[@]}"
)

# Node itself is not built for this: its own leaks at exit are none of ours.
cat >"$tree/leaks" <<'END'
leak:node::
leak:v8::
leak:libnode
leak:_dl_init
leak:libvips
leak:libglib
leak:ossl_load_builtin_compressions
END
preload="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
export ASAN_OPTIONS=detect_leaks=1:detect_odr_violation=0
export LSAN_OPTIONS="suppressions=$PWD/$tree/leaks:print_suppressions=0"
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
# Says what became of a test, and how long it took.
check() {
  local began=$SECONDS failed=0
  (cd "$tree" && LD_PRELOAD=$preload TAP_TIMEOUT=600 node_modules/.bin/node "test/native/$1.test.ts" >"$1.log" 2>&1) || failed=1
  ! grep -E 'ERROR: |runtime error|SUMMARY' "$tree/$1.log" || failed=1
  echo "$1: $(grep -E '^# \{' "$tree/$1.log" || tail -3 "$tree/$1.log"), $((SECONDS - began)) s"
  return $failed
}
export -f check
export tree preload
tests=("$@")
[ $# -gt 0 ] || tests=(read photo second-look language layout orientation sideways walls threads inspect dotted-rules
  faint-rules filled-head lone-figures damaged-model kernels light-on-dark signs zeros marks png)
printf '%s\n' "${tests[@]}" | xargs -P "$(nproc)" -I{} bash -c 'check {}'
