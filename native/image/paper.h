#pragma once

#include <cstdint>

#include "base/page.h"

namespace pagemill {

/// How light the paper is in a box of a picture, right and bottom exclusive: few of its pixels are ink or dust.
/// 255 where the box is empty.
uint8_t paper_of(const Gray& gray, int x0, int y0, int x1, int y1);

}  // namespace pagemill
