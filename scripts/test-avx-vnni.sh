#!/usr/bin/env bash
# Compares the AVX-VNNI kernels with the scalar ones on a processor that has the same instruction in
# its AVX-512 encoding only: the compiler's own assembly, with that encoding. Ends with 0 when equal.
set -euo pipefail
cd "$(dirname "$0")/.."
grep -qE '\bavx512_vnni\b' /proc/cpuinfo && grep -qE '\bavx512vl\b' /proc/cpuinfo ||
  { echo 'test-avx-vnni: this processor has no AVX-512 VNNI' >&2; exit 1; }
tree=.cache/avx-vnni
mkdir -p "$tree"
options=(-std=c++20 -O3 -ffp-contract=off -Inative)
g++ "${options[@]}" -S native/kernels/avx_vnni.cc -o "$tree/vex.s"
sed 's/{vex} vpdpbusd/vpdpbusd/' "$tree/vex.s" >"$tree/evex.s"
cmp -s "$tree/vex.s" "$tree/evex.s" && { echo 'test-avx-vnni: no such instruction was made' >&2; exit 1; }
g++ "${options[@]}" -DSET=avx_vnni_kernels "$tree/evex.s" \
  native/kernels/{scalar,tables,dispatch,avx2,avx512_bw,avx512_vnni,amx_int8}.cc native/binding/self_check.cc \
  test/native/kernels/compare.cc -o "$tree/compare"
"$tree/compare"
