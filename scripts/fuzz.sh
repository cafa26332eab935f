#!/usr/bin/env bash
# Fuzzes the trained-model loader, the way of a picture, the layout and second looks with libFuzzer
# under the address and undefined-behaviour sanitizers:
# `scripts/fuzz.sh [SECONDS] [traineddata|image|layout|look_again…]`, 600 seconds each by default. Needs
# Debian's clang. Starts from test/fuzz/corpus, keeps what it finds on the way in .cache/fuzz; ends with 1
# and the input's name when something was found.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1-600}
[ $# -gt 0 ] && shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(traineddata image layout look_again)
command -v clang++ >/dev/null || { echo 'fuzz: clang is missing' >&2; exit 1; }

tree=.cache/fuzz
mkdir -p "$tree/objects"
read -ra includes < <(pkg-config --cflags tesseract lept libpng libisal libjpeg)
read -ra libraries < <(pkg-config --libs tesseract lept libpng libisal libjpeg)
flags=(-std=c++20 -g -O1 -ffp-contract=off -fno-omit-frame-pointer -fno-sanitize-recover=all
  -fsanitize=address,undefined,float-cast-overflow -Inative "${includes[@]}")
sources=()
for source in native/read_{page,sideways}.cc native/{image,layout,recognize,kernels}/*.cc native/recognize/*/*.cc \
  native/tesseract/script_detector.cc; do
  case $(uname -m):$source in
    x86_64:*/neon*|aarch64:*/a[vm]x*) ;;
    *) sources+=("$source") ;;
  esac
done
# Headers may have changed with any of them.
changed=$(find native -name '*.h' -newer "$tree/objects" -print -quit)
[ -z "$changed" ] || rm -f "$tree"/objects/*
touch "$tree/objects"
printf '%s\n' "${sources[@]}" | xargs -P "$(nproc)" -I{} bash -c '
  object="$0/objects/$(echo "$1" | tr / _).o"
  [ "$object" -nt "$1" ] || clang++ -fsanitize=fuzzer-no-link "${@:2}" -c "$1" -o "$object"
' "$tree" {} "${flags[@]}"

for target in "${targets[@]}"; do
  clang++ -fsanitize=fuzzer "test/fuzz/$target.cc" "$tree"/objects/*.o "${flags[@]}" \
    "${libraries[@]}" -o "$tree/$target"
done
export UBSAN_OPTIONS=print_stacktrace=1
failed=0
for target in "${targets[@]}"; do
  found="$tree/found-$target"
  mkdir -p "$tree/grown-$target" "$found"
  "$tree/$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=16384 \
    -artifact_prefix="$found/" -print_final_stats=1 "$tree/grown-$target" "test/fuzz/corpus/$target" \
    >"$tree/$target.log" 2>&1 || failed=1
  grep -E 'ERROR: |SUMMARY|runtime error|number_of_executed_units|Test unit written' "$tree/$target.log" |
    sed "s/^/$target: /"
done
exit $failed
