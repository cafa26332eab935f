#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Reads ones and capital Is that stand alone in a row, or beside each other, where networks saw nothing: to them an upright stroke
/// without neighbours is a rule's. It is what the page's own look like.
void read_strokes(std::vector<LineRead>& lines);

}  // namespace pagemill::recognize
