#include "recognize/repair/seen_figures.h"

#include <algorithm>
#include <cmath>

#include "recognize/confidence.h"
#include "recognize/repair/figure_ink.h"

namespace pagemill::recognize {
namespace {

/// Certainty of what only the ink tells, and of a digit whose ink is that of others.
const double kCertainty = std::log(gate::kOnlySeen), kDoubt = std::log(0.5);
/// In digit heights: ink as wide is of two digits; three are wider.
constexpr double kTwo = 1.05, kThree = 1.9;
/// In digit heights: white between a point and the digit behind it.
constexpr double kNear = 0.35;
/// Two halves are the same digit from this correlation of their grays on.
constexpr double kSame = 0.6;

using Glyphs = std::vector<Glyph>;

void insert(Glyphs& glyphs, size_t at, const char* text, const Component& ink) {
  glyphs.insert(glyphs.begin() + static_cast<long>(at),
                {text, static_cast<double>(ink.x0), static_cast<double>(ink.x1), kCertainty});
}

/// Correlation of the grays of two boxes, set on each other at the lower left corner.
double likeness(const Component& a, const Component& b, const Gray& gray) {
  const int width = std::min(a.width(), b.width()), height = std::min(a.height(), b.height());
  double n = 0, sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
  const auto at = [&](const Component& c, int x, int y) -> double {
    return gray.pixels[static_cast<size_t>(c.y1 - 1 - y) * gray.width + c.x0 + x];
  };
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const double p = at(a, x, y), q = at(b, x, y);
      n++, sa += p, sb += q, saa += p * p, sbb += q * q, sab += p * q;
    }
  const double spread = (saa - sa * sa / n) * (sbb - sb * sb / n);
  return spread > 0 ? (sab - sa * sb / n) / std::sqrt(spread) : 0;
}

/// A digit alone whose ink is that of two: twice the same, of which networks see one, or others.
/// @return digits that it is now
size_t see_twice(Glyphs& glyphs, const GlyphRun& run, const FigureInk& ink, const Gray& gray) {
  Component left = ink.tall.front(), right = ink.tall.back();
  const int x0 = left.x0, x1 = right.x1;
  if (ink.tall.size() > 2 || x1 - x0 < kTwo * ink.height || x1 - x0 > kThree * ink.height) return 1;
  if (ink.tall.size() == 1) {
    left.x1 = (x0 + x1) / 2;
    right.x0 = x0 + x1 - left.x1;
  }
  Glyph& glyph = glyphs[run.from];
  if (likeness(left, right, gray) < kSame) {
    glyph.certainty = std::min(glyph.certainty, kDoubt);
    return 1;
  }
  glyph.certainty = std::min(glyph.certainty, kCertainty);
  glyph.x1 = right.x0;
  insert(glyphs, run.to, glyph.text.c_str(), right);
  return 2;
}

/// Whether a spot is the point of `.75`.
bool is_leading_point(const Spot& spot, const FigureInk& ink) {
  return spot.after == 0 && !spot.comma && !spot.doubtful && ink.tall.front().x0 - spot.ink.x1 < kNear * ink.height;
}

bool begins_word(const Glyphs& glyphs, const GlyphRun& run) {
  return run.from == 0 || glyphs[run.from - 1].is_space();
}

bool ends_word(const Glyphs& glyphs, const GlyphRun& run) {
  return run.to == glyphs.size() || glyphs[run.to].is_space();
}

/// A sign between two digits that is one spot is a point or a comma, whichever it looks like.
void mend_point(Glyphs& glyphs, const GlyphRun& run, int height, const TextLine& line, const Sheet& sheet) {
  if (run.to + 1 >= glyphs.size() || !is_digit(glyphs[run.to + 1])) return;
  Glyph& sign = glyphs[run.to];
  if (sign.text != ":" && sign.text != "." && sign.text != ",") return;
  const auto spot = only_spot(line, sheet, sign.x0 - 1, sign.x1 + 1, height);
  if (!spot || (sign.text != ":" && spot->doubtful)) return;
  const char* seen = spot->comma ? "," : ".";
  if (sign.text == seen) return;
  sign.text = seen;
  sign.certainty = std::min(sign.certainty, kCertainty);
}

}  // namespace

std::vector<Glyph> as_seen(Glyphs glyphs, const TextLine& line, const Sheet& sheet) {
  for (GlyphRun run = next_digits(glyphs, 0); run.count() > 0; run = next_digits(glyphs, run.to)) {
    const auto ink = figure_ink(glyphs, run, line, sheet);
    if (!ink) continue;
    mend_point(glyphs, run, ink->height, line, sheet);
    const bool word = begins_word(glyphs, run) && ends_word(glyphs, run);
    if (word && run.count() == 1 && ink->spots.empty())
      run.to = run.from + see_twice(glyphs, run, *ink, sheet.gray);
    const size_t count = run.count();
    if (ink->tall.size() != count) continue;
    if (ink->spots.size() == 1 && ink->spots.front().after > 0 && ink->spots.front().after < count) {
      const Spot& spot = ink->spots.front();
      insert(glyphs, run.from + spot.after, spot.comma ? "," : ".", spot.ink);
      run.to++;
    }
    if (ink->spots.size() == 1 && begins_word(glyphs, run) && is_leading_point(ink->spots.front(), *ink)) {
      insert(glyphs, run.from, ".", ink->spots.front().ink);
      run.to++;
    }
    if (ink->dash && begins_word(glyphs, run)) {
      insert(glyphs, run.from, "-", *ink->dash);
      run.to++;
    }
  }
  return glyphs;
}

}  // namespace pagemill::recognize
