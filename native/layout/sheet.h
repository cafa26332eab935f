#pragma once

#include <vector>

#include "base/cancel.h"
#include "base/page.h"
#include "image/components.h"
#include "layout/walls.h"

namespace pagemill {

/// A page ready to be recognised: its pixels, and what of its ink may be letters.
struct Sheet {
  Gray gray;
  std::vector<Component> ink;  ///< everything but rules
  double text_height = 0;      ///< typical height of letters in pixels; 0 = the page has none
  Walls walls;
};

/// Components of letters' shape and size, no rules, no pictures, no specks.
std::vector<Component> letters_of(const std::vector<Component>& ink, double text_height);

/// Letters of which so many follow each other as grain, or the dots of a code, never do.
std::vector<Component> letters_in_words(const std::vector<Component>& letters, double text_height);

/// Whether most of the ink is as high as letters: not so in a picture that shows cloth, or a table, around a page.
bool is_page(const std::vector<Component>& ink, double text_height);

/// Typical height of the letters among components; 0 when there are none. In a picture of more than a page, that of
/// those in words.
double text_height_of(const std::vector<Component>& ink);

}  // namespace pagemill
