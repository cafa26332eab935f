#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Reads zeros with a stroke through them, as printers of lists have them, where they were taken for other characters: on
/// pages whose zeros have one.
void read_slashed_zeros(std::vector<LineRead>& lines);

}  // namespace pagemill::recognize
