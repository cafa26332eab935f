#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Joins marks that are set high behind other text, and were read as lines of their own, to the words before them.
void join_raised(std::vector<LineRead>& lines);

}  // namespace pagemill::recognize
