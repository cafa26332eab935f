#pragma once
#include "kernels/kernels.h"

namespace pagemill::kernels {

/// int8 products four at a time (sdot): Cortex-A76, Neoverse, Apple M1 and later.
const Kernels& neon_dotprod_kernels();

/// 8-bit products one at a time: every arm64.
const Kernels& neon_kernels();

}  // namespace pagemill::kernels
