#include "layout/pieces.h"

#include <algorithm>
#include <cmath>

#include "base/geometry.h"
#include "base/quantile.h"
#include "layout/letter_chains.h"

namespace pagemill {
namespace {

/// Fewest letters of a line that tells a slope, and of a word that does so together with others.
constexpr size_t kLine = 6, kWord = 3;
/// Share of the distance to the next line by which lines that go on after a wide gap may differ in
/// height, of the page's width that the gap may have, and text heights that it may have on a narrow one.
constexpr double kSameRow = 0.4, kWidestGap = 0.4, kNarrow = 30;
/// Text heights to the next line, at most; pieces among which it is looked for.
constexpr double kMostPitch = 2.5;
constexpr size_t kMostBeside = 200;
/// Bands of a text height that a page has; what lies below is in the last one.
constexpr int kMostBands = 4096;

/// A piece at the height where its letters lie once the page is about level.
struct Part {
  double level;
  const Piece* piece;
  double pitch = 0;  ///< distance to the next text above or below
  bool is_taken = false;
};

/// Sets the pitch of parts that are sorted by their levels.
void find_line_pitches(std::vector<Part>& parts, double text_height) {
  for (Part& part : parts) part.pitch = kMostPitch * text_height;
  for (size_t i = 0; i < parts.size(); i++) {
    const Piece& upper = *parts[i].piece;
    for (size_t j = i + 1; j < std::min(parts.size(), i + kMostBeside); j++) {
      const double step = parts[j].level - parts[i].level;
      if (step > kMostPitch * text_height) break;
      const Piece& lower = *parts[j].piece;
      if (shared(upper.left.x, upper.right.x, lower.left.x, lower.right.x) <= 0) continue;
      parts[i].pitch = std::min(parts[i].pitch, step);
      parts[j].pitch = std::min(parts[j].pitch, step);
      break;
    }
  }
}

std::vector<Curve> at_least(const std::vector<Piece>& pieces, size_t letters) {
  std::vector<Curve> lines;
  for (const Piece& piece : pieces)
    if (piece.line.size() >= letters) lines.push_back(piece.line);
  return lines;
}

}  // namespace

std::vector<Piece> pieces_of(const std::vector<Component>& letters, double text_height,
                             const Turn& turn) {
  std::vector<Piece> pieces;
  for (const auto& chain : letter_chains(letters, text_height)) {
    Piece piece;
    for (const int i : chain) {
      const Component& c = letters[i];
      piece.line.push_back(turn.there((c.x0 + c.x1) / 2.0, c.y1));
    }
    const Component &first = letters[chain.front()], &last = letters[chain.back()];
    piece.left = turn.there(first.x0, (first.y0 + first.y1) / 2.0);
    piece.right = turn.there(last.x1, (last.y0 + last.y1) / 2.0);
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

std::vector<Curve> lines_of(const std::vector<Piece>& pieces) { return at_least(pieces, kLine); }

std::vector<Curve> words_of(const std::vector<Piece>& pieces) { return at_least(pieces, kWord); }

std::vector<Curve> rows_of(const std::vector<Piece>& pieces, const LevelField& field,
                           double text_height, double width) {
  std::vector<Part> parts;
  for (const Piece& piece : pieces) {
    std::vector<double> levels;
    for (const Point& p : piece.line) levels.push_back(p.y + field.at(p.x, p.y));
    parts.push_back({median(std::move(levels)), &piece});
  }
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.level < b.level; });
  const double top = parts.empty() ? 0 : parts.front().level;
  find_line_pitches(parts, text_height);
  std::stable_sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
    return a.piece->left.x < b.piece->left.x;
  });
  // By bands of height, so that a piece looks at its own row only.
  std::vector<std::vector<size_t>> bands(kMostBands);
  const auto band_of = [&](double level) {
    return static_cast<size_t>(std::clamp((level - top) / text_height + 1, 0.0, kMostBands - 2.0));
  };
  for (size_t i = 0; i < parts.size(); i++) bands[band_of(parts[i].level)].push_back(i);
  const double widest = std::max(kWidestGap * width, kNarrow * text_height);
  std::vector<Curve> rows;
  for (Part& first : parts) {
    if (first.is_taken) continue;
    first.is_taken = true;
    Curve row = first.piece->line;
    for (const Part* last = &first;;) {
      Part* next = nullptr;
      const size_t home = band_of(last->level);
      for (size_t b = home > 0 ? home - 1 : 0; b <= home + 1; b++) {
        auto& open = bands[b];
        std::erase_if(open, [&](size_t i) { return parts[i].is_taken; });
        for (const size_t i : open) {
          const double gap = parts[i].piece->left.x - last->piece->right.x;
          if (gap < 0 || gap > widest) continue;
          const double most = kSameRow * std::min(parts[i].pitch, last->pitch);
          if (std::abs(parts[i].level - last->level) > most) continue;
          if (!next || parts[i].piece->left.x < next->piece->left.x) next = &parts[i];
        }
      }
      if (!next) break;
      next->is_taken = true;
      row.insert(row.end(), next->piece->line.begin(), next->piece->line.end());
      last = next;
    }
    if (row.size() >= kLine) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace pagemill
