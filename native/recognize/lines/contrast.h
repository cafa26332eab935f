#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill::recognize {

/// Gray values between a line's paper and its ink.
int contrast_of(const TextLine& line, const Gray& gray);

}  // namespace pagemill::recognize
