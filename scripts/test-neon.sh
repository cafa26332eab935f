#!/usr/bin/env bash
# Cross-compiles the arm64 kernels and their comparison with the scalar ones, and runs them in an
# emulator: once as a processor without dot products, once with. Needs Debian's g++-aarch64-linux-gnu
# and qemu-user. Ends with 0 when all sets are equal.
set -euo pipefail
cd "$(dirname "$0")/.."
for tool in aarch64-linux-gnu-g++ qemu-aarch64; do
  command -v "$tool" >/dev/null || { echo "test-neon: $tool is missing" >&2; exit 1; }
done
tree=.cache/neon
mkdir -p "$tree"
aarch64-linux-gnu-g++ -std=c++20 -O3 -Wall -Wextra -ffp-contract=off -static -Inative \
  native/kernels/{scalar,tables,dispatch,neon,neon_dotprod}.cc native/binding/self_check.cc \
  test/native/kernels/compare.cc -o "$tree/compare"
qemu-aarch64 -cpu cortex-a72 "$tree/compare"
qemu-aarch64 -cpu cortex-a76 "$tree/compare" | tee "$tree/with-dotprod"
grep -q neon-dotprod "$tree/with-dotprod"
