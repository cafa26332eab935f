#pragma once

#include <vector>

#include "image/components.h"
#include "layout/level_field.h"

namespace pagemill {

/// The picture turned about its middle so that lines are about level.
struct Turn {
  double sine, cosine, x, y;

  Point there(double px, double py) const {
    return {x + (px - x) * cosine + (py - y) * sine, y - (px - x) * sine + (py - y) * cosine};
  }
  Point back(const Point& p) const {
    return {x + (p.x - x) * cosine - (p.y - y) * sine, y + (p.x - x) * sine + (p.y - y) * cosine};
  }
};

/// A piece of text that no wide gap interrupts.
struct Piece {
  Curve line;  ///< where its letters stand
  Point left, right;
};

std::vector<Piece> pieces_of(const std::vector<Component>& letters, double text_height,
                             const Turn& turn);

/// Pieces joined that go on at the same height once the page is about level: lines with wide gaps, rows
/// of tables.
///
/// @param field makes pieces about level
/// @param width of the page
std::vector<Curve> rows_of(const std::vector<Piece>& pieces, const LevelField& field,
                           double text_height, double width);

/// Pieces that are long enough to tell a slope.
std::vector<Curve> lines_of(const std::vector<Piece>& pieces);

/// Pieces that tell one together with others, too: figures at the end of a row are short.
std::vector<Curve> words_of(const std::vector<Piece>& pieces);

}  // namespace pagemill
