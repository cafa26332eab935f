#!/usr/bin/env bash
# Builds the addon with the address, leak and undefined-behaviour sanitizers in a folder of its own
# and runs the addon's tests with it. Ends with 0 when nothing was found.
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
(cd "$tree" && node_modules/.bin/node-gyp rebuild --silent --jobs=max "${headers[@]}" -- -Dsanitize=1)

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
export LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
export ASAN_OPTIONS=detect_leaks=1:detect_odr_violation=0
export LSAN_OPTIONS="suppressions=$PWD/$tree/leaks:print_suppressions=0"
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
failed=0
for test in read inspect layout threads photo walls orientation sideways second-look dotted-rules faint-rules filled-head lone-figures language damaged-model kernels light-on-dark signs zeros marks; do
  (cd "$tree" && TAP_TIMEOUT=600 node_modules/.bin/node "test/native/$test.test.ts" >"$test.log" 2>&1) || failed=1
  grep -E 'ERROR: |runtime error|SUMMARY' "$tree/$test.log" && failed=1
  echo "$test: $(grep -E '^# \{' "$tree/$test.log" || tail -3 "$tree/$test.log")"
done
exit $failed
