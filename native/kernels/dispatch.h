#pragma once

#include <vector>

#include "kernels/kernels.h"

namespace pagemill::kernels {

/// Kernel sets this machine can run, the fastest first; `scalar` is always the last.
const std::vector<const Kernels*>& runnable();

/// The fastest, or the one that the environment variable PAGEMILL_KERNELS names, if it runs here.
const Kernels& chosen();

}  // namespace pagemill::kernels
