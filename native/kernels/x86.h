#pragma once
#include "kernels/kernels.h"

namespace pagemill::kernels {

/// int8 products four at a time (vpdpbusd), sixteen rows: Ice Lake, Zen 4 and later.
const Kernels& avx512_vnni_kernels();

/// 16-bit products in pairs (vpmaddwd), sixteen rows: Skylake-SP, Cascade Lake.
const Kernels& avx512_bw_kernels();

/// int8 products four at a time, eight rows: Alder Lake and later without AVX-512.
const Kernels& avx_vnni_kernels();

/// 16-bit products in pairs, eight rows: Haswell, Zen and later.
const Kernels& avx2_kernels();

}  // namespace pagemill::kernels
