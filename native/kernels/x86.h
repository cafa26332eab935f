#pragma once
#include "kernels/kernels.h"

namespace pagemill::kernels {

/// Whether the compiler knows AMX (these are GCC's header and Clang's), and the system is one that lets
/// processes use it.
#if defined(__linux__) && (__has_include(<amxint8intrin.h>) || __has_include(<amxintrin.h>))
#define PAGEMILL_HAS_AMX 1
#else
#define PAGEMILL_HAS_AMX 0
#endif

#if PAGEMILL_HAS_AMX
/// int8 products of whole matrices (tdpbusd), the rest as avx512_vnni_kernels(): Sapphire Rapids and later.
const Kernels& amx_int8_kernels();
#endif

/// int8 products four at a time (vpdpbusd), sixteen rows: Ice Lake, Zen 4 and later.
const Kernels& avx512_vnni_kernels();

/// 16-bit products in pairs (vpmaddwd), sixteen rows: Skylake-SP, Cascade Lake.
const Kernels& avx512_bw_kernels();

/// int8 products four at a time, eight rows: Alder Lake and later without AVX-512.
const Kernels& avx_vnni_kernels();

/// 16-bit products in pairs, eight rows: Haswell, Zen and later.
const Kernels& avx2_kernels();

}  // namespace pagemill::kernels
