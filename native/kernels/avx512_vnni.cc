#include "kernels/beforehand.h"
#include "kernels/x86.h"

// What follows is compiled for these instructions and is local to this file.
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC diagnostic ignored "-Wpsabi"
// GCC 12 warns of its own AVX-512 headers.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2,fma")
#endif
#include "kernels/x86_512_vnni.h"
#include "kernels/vector.h"

namespace pagemill::kernels {
namespace {

constexpr Kernels kKernels = VectorKernels<Avx512Vnni>::named("avx512-vnni");

}  // namespace

const Kernels& avx512_vnni_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
