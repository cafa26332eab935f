#include "recognize/repair/lost_colons.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "layout/colon.h"
#include "recognize/confidence.h"

namespace pagemill::recognize {
namespace {

/// x-heights of white around a colon: what stands closer may be part of one character with its points. Ink of
/// fewer x-heights is a speck.
constexpr double kAlone = 0.2, kSpeck = 0.4;
/// White beside a colon that is a space, in x-heights and, where all characters are as wide, in pitches; x-heights
/// on one side of it at least: in letters of wide type two points are more likely what is left of one.
constexpr double kSpace = 0.5, kSpaceOfPitch = 0.9, kFree = 0.9;
/// x-heights from a colon to where it was read.
constexpr double kNear = 0.8;
/// Signs of two pieces, and small ones that a colon is taken for.
constexpr std::string_view kOfTwo = ":;=%!?ij", kSmall = ".,'-*";
const double kCertainty = std::log(gate::kOnlySeen);

/// Two points, and the white to both sides of them up to letters.
struct Colon {
  double x0, x1, before, behind;
  double middle() const { return (x0 + x1) / 2; }
};

std::vector<Component> ink_of(const TextLine& line, const Sheet& sheet) {
  std::vector<Component> ink;
  for (const int i : line.ink) ink.push_back(sheet.ink[i]);
  std::sort(ink.begin(), ink.end(), [](const Component& a, const Component& b) { return a.x0 < b.x0; });
  return ink;
}

std::vector<Colon> colons_of(const TextLine& line, const Sheet& sheet) {
  const auto ink = ink_of(line, sheet);
  const double xh = line.x_height;
  const auto is_speck = [&](const Component& c) { return c.height() <= kSpeck * xh; };
  // Letters made of dots have any two of them.
  if (3 * std::count_if(ink.begin(), ink.end(), is_speck) > 2 * static_cast<long>(ink.size())) return {};
  std::vector<Colon> colons;
  for (size_t i = 0; i + 1 < ink.size(); i++) {
    if (!is_colon(ink[i], ink[i + 1], line)) continue;
    Colon colon{double(ink[i].x0), double(std::max(ink[i].x1, ink[i + 1].x1)), 1e9, 1e9};
    double white = 1e9;
    for (size_t k = 0; k < ink.size(); k++) {
      if (k == i || k == i + 1) continue;
      const Component& c = ink[k];
      double& side = k < i ? colon.before : colon.behind;
      const double away = k < i ? colon.x0 - c.x1 : c.x0 - colon.x1;
      if (!is_speck(c)) side = std::min(side, away);
      white = std::min(white, away);
    }
    if (white >= kAlone * xh) colons.push_back(colon);
  }
  return colons;
}

bool is_any(const Glyph& glyph, std::string_view signs) {
  return glyph.text.size() == 1 && signs.find(glyph.text[0]) != std::string_view::npos;
}

/// Puts a colon between what was read before it and behind it.
void insert(std::vector<Glyph>& glyphs, const Colon& colon, double space) {
  auto next = std::find_if(glyphs.begin(), glyphs.end(), [&](const Glyph& glyph) {
    return !glyph.is_space() && (glyph.x0 + glyph.x1) / 2 > colon.middle();
  });
  auto from = next;
  while (from != glyphs.begin() && std::prev(from)->is_space()) --from;
  // What was read beside it had its place as well.
  if (from != glyphs.begin()) std::prev(from)->x1 = std::min(std::prev(from)->x1, colon.x0);
  if (next != glyphs.end()) next->x0 = std::max(next->x0, colon.x1);
  std::vector<Glyph> between{{":", colon.x0, colon.x1, kCertainty}};
  if (from != glyphs.begin() && colon.before >= space)
    between.insert(between.begin(), {" ", colon.x0 - colon.before, colon.x0, kCertainty});
  if (next != glyphs.end() && colon.behind >= space)
    between.push_back({" ", colon.x1, colon.x1 + colon.behind, kCertainty});
  const auto at = glyphs.erase(from, next);
  glyphs.insert(at, between.begin(), between.end());
}

}  // namespace

std::vector<Glyph> with_lost_colons(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet) {
  if (glyphs.empty()) return glyphs;
  const double space = line.pitch > 0 ? kSpaceOfPitch * line.pitch : kSpace * line.x_height;
  for (const Colon& colon : colons_of(line, sheet)) {
    const auto is_near = [&](const Glyph& glyph) {
      return std::abs((glyph.x0 + glyph.x1) / 2 - colon.middle()) < kNear * line.x_height;
    };
    if (std::any_of(glyphs.begin(), glyphs.end(), [&](const Glyph& g) { return is_near(g) && is_any(g, kOfTwo); }))
      continue;
    const auto small =
        std::find_if(glyphs.begin(), glyphs.end(), [&](const Glyph& g) { return is_near(g) && is_any(g, kSmall); });
    if (small != glyphs.end()) {
      small->text = ":";
      small->certainty = std::min(small->certainty, kCertainty);
    } else if (std::max(colon.before, colon.behind) >= kFree * line.x_height) {
      insert(glyphs, colon, space);
    }
  }
  return glyphs;
}

}  // namespace pagemill::recognize
