#pragma once

#include <string>
#include <vector>

#include "kernels/kernels.h"

namespace pagemill {

/// Runs a kernel set on random data of many sizes and compares it with the scalar one: in exact
/// precision every byte, in fast precision activations within 1 and states within 5e-6 of their most.
/// @return one text for each kind of difference; empty when there is none
std::vector<std::string> differences_of(const kernels::Kernels& set);

/// The same of every set that this machine can run.
std::vector<std::string> differing_kernels();

}  // namespace pagemill
