#pragma once
#include "kernels/kernels.h"

namespace pagemill::kernels {
/// int8 products four at a time (vpdpbusd): Ice Lake, Zen 4 and later.
const Kernels& avx512_vnni_kernels();
}
