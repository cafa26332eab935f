#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/page.h"

namespace pagemill {

/// One tone for each cell of a page.
struct Tones {
  int width = 0, height = 0;
  std::vector<uint8_t> cells;

  uint8_t* row(int y) { return &cells[static_cast<size_t>(y) * width]; }
  const uint8_t* row(int y) const { return &cells[static_cast<size_t>(y) * width]; }
};

/// The lightest pixel of each square cell: paper, between the strokes of letters.
/// @param size of a cell in pixels, at most the page's
Tones lightest(const Gray& gray, int size);

/// Dark stretches shorter than `length` cells as light as what is around them (a morphological closing).
/// @param down along the columns; else along the rows
Tones closed(Tones tones, bool down, int length);

/// Dark places narrower or lower than `length` cells as light as what is around them (closing by a square).
Tones closed(Tones tones, int length);

/// The darkest of each cell and the eight around it.
Tones darkest_near(Tones tones);

/// The tones as they were if light fell evenly: a fill on paper that gets lighter downwards is no step of it.
Tones in_even_light(const Tones& tones);

}  // namespace pagemill
