#pragma once
#include "kernels/kernels.h"

namespace pagemill::kernels {
const Kernels& scalar_kernels();
}
