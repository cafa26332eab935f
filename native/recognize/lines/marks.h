#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Takes bullets, lone colons, dashes, ticks and arrows, and leaders out of the lines: their ink tells what they say, a leader a dot each, as
/// a text layer has them. Their sheet stays unnamed: there is nothing to look at again.
std::vector<LineRead> take_marks(std::vector<TextLine>& lines, const Sheet& sheet);

}  // namespace pagemill::recognize
