#pragma once

#include <string>
#include <vector>

namespace pagemill {

/// Runs every kernel set that this machine has on random data of many sizes, in exact precision,
/// and compares it with the scalar one.
/// @return one text for each kind of difference; empty when there is none
std::vector<std::string> differing_kernels();

/// Names of the kernel sets that this machine can run.
std::vector<std::string> kernel_names();

}  // namespace pagemill
