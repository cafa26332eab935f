#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Reads units behind figures that networks take for one more digit, the l of `0.5 l` for a one and the g of `24 g` for a
/// nine, where their ink looks like the page's letters and not like its digits.
void read_look_alikes(std::vector<LineRead>& lines);

}  // namespace pagemill::recognize
