#pragma once
#include "kernels.h"

namespace pagemill::kernels {
const Kernels& scalar_kernels();
}
