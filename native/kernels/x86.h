#pragma once
#include "kernels/kernels.h"

namespace pagemill::kernels {

/// int8 products four at a time (vpdpbusd): Ice Lake, Zen 4 and later.
const Kernels& avx512_vnni_kernels();

/// 16-bit products in pairs (vpmaddwd): Haswell, Zen and later.
const Kernels& avx2_kernels();

}  // namespace pagemill::kernels
