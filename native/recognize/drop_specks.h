#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Takes signs out of readings, at the ends of words and alone, whose ink is smaller than the sign is ever printed, or than the page's
/// own points are: dirt beside a word.
void drop_specks(std::vector<LineRead>& lines);

}  // namespace pagemill::recognize
