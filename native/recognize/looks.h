#pragma once

#include <array>
#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// A look's ink is told in so many parts of its box, row by row.
inline constexpr int kLookAcross = 3, kLookDown = 5;
/// How a glyph stands on its line, in x-heights, and its ink in parts of its box.
using Look = std::array<double, 3 + kLookAcross * kLookDown>;

/// Whether the ink of a line is at hand.
bool may_be_looked_at(const LineRead& line);

Look look_of(const Component& c, const LineRead& line);

/// What a look tells of how far up and down its glyph reaches, alone.
Look reach_of(const Look& look);

bool is_letter(const Glyph& glyph);

/// What a page's glyphs of a character look like, those of which what stands beside them leaves no doubt; empty where
/// there are too few to compare with.
std::vector<Look> looks_of(const std::vector<LineRead>& lines, char character);

/// From a look to the nearest of others, which are not empty.
double distance(const Look& look, const std::vector<Look>& others);

/// How much more a look is like some than like others, as a logarithm.
double likeness(const Look& look, const std::vector<Look>& these, const std::vector<Look>& others);

}  // namespace pagemill::recognize
