#include "recognize/repair/signs.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string_view>

#include "recognize/confidence.h"
#include "recognize/repair/shape.h"
#include "recognize/repair/units.h"

namespace pagemill::recognize {
namespace {

const double kCertainty = std::log(gate::kOnlySeen);
constexpr const char *kMicro = "µ", *kTimes = "×", *kOhm = "Ω", *kAtLeast = "≥", *kAtMost = "≤";

/// As high as a small letter, open above, closed on the baseline, and below it at the left only.
bool is_micro(const Component& c, const TextLine& line, const Gray& gray) {
  const double xh = line.x_height, baseline = line.baseline((c.x0 + c.x1) / 2.0);
  const double above = (baseline - c.y0) / xh, below = (c.y1 - baseline) / xh;
  if (above < 0.8 || above > 1.25 || below < 0.2 || below > 0.75) return false;
  if (c.width() < 0.6 * xh || c.width() > 1.5 * xh) return false;
  const Shape shape(c, gray);
  const double x0 = c.x0, w = c.width(), top = c.y0;
  const double foot = shape.share(x0 + 0.45 * w, baseline + 0.2 * xh, c.x1, c.y1);
  const double stem = shape.share(x0, baseline + 0.2 * xh, x0 + 0.4 * w, c.y1);
  const double gap = shape.share(x0 + 0.42 * w, top, x0 + 0.58 * w, top + 0.45 * above * xh);
  const double right = shape.share(x0 + 0.6 * w, top + 0.2 * xh, c.x1, top + 0.6 * above * xh);
  const double left = shape.share(x0, top + 0.2 * xh, x0 + 0.4 * w, top + 0.6 * above * xh);
  return foot < 0.06 && stem > 0.2 && gap < 0.1 && right > 0.2 && left > 0.2;
}

/// A cross of two strokes without feet, off the baseline.
bool is_times(const Component& c, const TextLine& line, const Gray& gray) {
  const double xh = line.x_height, baseline = line.baseline((c.x0 + c.x1) / 2.0);
  const double above = (baseline - c.y1) / xh, height = c.height() / xh;
  const double wide = static_cast<double>(c.width()) / c.height();
  if (above < 0.045 || (above < 0.07 && above + height / 2 < 0.56) || above > 0.5 || height < 0.5 || height > 1.15 || wide < 0.85 || wide > 1.18) return false;
  const Shape shape(c, gray);
  return shape.part(0.35, 0.35, 0.65, 0.65) > 0.6 && shape.part(0.38, 0, 0.62, 0.14) < 0.1 &&
         shape.part(0.38, 0.86, 0.62, 1) < 0.1 && shape.part(0, 0.4, 0.14, 0.6) < 0.1 &&
         shape.part(0.86, 0.4, 1, 0.6) < 0.1;
}

/// At least as high as small letters, where capitals alone may tell that height, round above, open on the baseline, with a foot on both sides.
bool is_omega(const Component& c, const TextLine& line, const Gray& gray) {
  const double xh = line.x_height, baseline = line.baseline((c.x0 + c.x1) / 2.0);
  const double height = c.height() / xh, wide = static_cast<double>(c.width()) / c.height();
  // Brackets around a unit alone draw its baseline down.
  if (std::abs(c.y1 - baseline) > 0.5 * xh || height < 0.95 || height > 1.75 || wide < 0.7 || wide > 1.4) return false;
  const Shape shape(c, gray);
  const bool round = shape.part(0.35, 0, 0.65, 0.2) > 0.2 && shape.part(0, 0, 0.12, 0.12) < 0.2 && shape.part(0.88, 0, 1, 0.12) < 0.2;
  const bool open = shape.part(0.47, 0.75, 0.53, 1) < 0.25 && shape.part(0.35, 0.35, 0.65, 0.65) < 0.05;
  return round && open && shape.part(0.02, 0.88, 0.36, 1) > 0.6 && shape.part(0.64, 0.88, 0.98, 1) > 0.6;
}

/// Two strokes that meet at one side; 1 where that is the right one, -1 the left one, 0 where they do not.
int points_to(const Component& c, const TextLine& line, const Gray& gray) {
  const double xh = line.x_height, height = c.height() / xh, wide = static_cast<double>(c.width()) / c.height();
  if (height < 0.5 || height > 1.3 || wide < 0.7 || wide > 1.6) return 0;
  const Shape shape(c, gray);
  const auto is_side = [&](double x0, double x1, bool tip) {
    const double middle = shape.part(x0, 0.38, x1, 0.62), ends = std::min(shape.part(x0, 0, x1, 0.25), shape.part(x0, 0.75, x1, 1));
    const double least = std::max(shape.part(x0, 0, x1, 0.25), shape.part(x0, 0.75, x1, 1));
    return tip ? middle > 0.3 && least < 0.1 : middle < 0.05 && ends > 0.15;
  };
  if (is_side(0, 0.25, false) && is_side(0.75, 1, true)) return 1;
  return is_side(0.75, 1, false) && is_side(0, 0.25, true) ? -1 : 0;
}

/// A bar right below a piece, as wide as it, on the baseline or near it.
bool has_bar_below(const Component& c, const TextLine& line, const Sheet& sheet) {
  const double xh = line.x_height;
  return std::any_of(line.ink.begin(), line.ink.end(), [&](int index) {
    const Component& bar = sheet.ink[index];
    const double off = std::abs(line.baseline((c.x0 + c.x1) / 2.0) - bar.y1);
    return bar.width() >= 3 * bar.height() && bar.width() > 0.7 * c.width() && bar.width() < 1.4 * c.width() && off < 0.4 * xh &&
           bar.y0 >= c.y1 - 1 && bar.y0 - c.y1 < 0.4 * xh && std::min(bar.x1, c.x1) - std::max(bar.x0, c.x0) > 0.7 * c.width();
  });
}

/// A stroke that leans to the right, from below the baseline or near it to above small letters.
bool is_slash(const Component& c, const TextLine& line, const Gray& gray) {
  const double xh = line.x_height, baseline = line.baseline((c.x0 + c.x1) / 2.0);
  if (c.height() < 1.15 * xh || c.y1 < baseline - 0.15 * xh || c.width() < 0.3 * xh || c.width() > 0.9 * xh) return false;
  const Shape shape(c, gray);
  return shape.part(0, 0, 0.4, 0.3) < 0.05 && shape.part(0.6, 0.7, 1, 1) < 0.05 &&
         shape.part(0.6, 0, 1, 0.2) > 0.2 && shape.part(0, 0.8, 0.4, 1) > 0.2;
}

/// An upright stroke as high as a tall letter, with feet at most.
bool is_stroke(const Component& c, const TextLine& line) {
  const double xh = line.x_height, baseline = line.baseline((c.x0 + c.x1) / 2.0);
  return std::abs(c.y1 - baseline) < 0.2 * xh && c.height() >= 1.15 * xh && c.width() <= 0.4 * c.height();
}

bool is_latin(const Glyph& glyph) {
  return glyph.text.size() == 1 && std::isalpha(static_cast<unsigned char>(glyph.text[0]));
}

bool is_superscript(const Glyph& glyph) {
  return glyph.text.compare(0, 2, "\xe2\x81") == 0 || glyph.text == "¹" || glyph.text == "²" || glyph.text == "³";
}

/// Does a unit, or a power, end before a glyph?
bool ends_unit(const std::vector<Glyph>& glyphs, size_t at) {
  if (at == 0) return false;
  if (is_superscript(glyphs[at - 1])) return true;
  size_t from = at;
  while (from > 0 && (is_latin(glyphs[from - 1]) || glyphs[from - 1].text == kMicro)) from--;
  std::string letters;
  for (size_t i = from; i < at; i++) letters += glyphs[i].text;
  return is_unit(letters);
}

/// Does a unit with the micro sign begin at a glyph: what follows is one without it, and no letter stands before?
bool begins_micro_unit(const std::vector<Glyph>& glyphs, size_t before, size_t behind) {
  if (before > 0 && glyphs[before - 1].text.size() == 1 && is_latin(glyphs[before - 1])) return false;
  std::string letters;
  for (size_t i = behind; i < glyphs.size() && is_latin(glyphs[i]); i++) letters += glyphs[i].text;
  // Networks take the I of these for an l.
  std::replace(letters.begin(), letters.end() - (letters.empty() ? 0 : 1), 'l', 'I');
  return is_base_unit(letters);
}

/// A slash and an upright stroke at the end of a unit are "per litre": networks read ones there, or leave one out.
std::vector<Glyph> with_litres(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet) {
  for (const int index : line.ink) {
    const Component& slash = sheet.ink[index];
    if (!is_slash(slash, line, sheet.gray)) continue;
    const Component *stroke = nullptr, *next = nullptr;
    for (const int other : line.ink) {
      const Component& c = sheet.ink[other];
      if ((c.x0 + c.x1) / 2.0 <= (slash.x0 + slash.x1) / 2.0 || (c.x0 == slash.x0 && c.y0 == slash.y0)) continue;
      if (!stroke || c.x0 < stroke->x0) next = stroke, stroke = &c;
      else if (!next || c.x0 < next->x0) next = &c;
    }
    if (!stroke || stroke->x0 - slash.x1 > 0.5 * line.x_height || !is_stroke(*stroke, line)) continue;
    if (next && next->x0 - stroke->x1 < 0.45 * line.x_height) continue;
    // The glyphs of both.
    size_t from = 0;
    while (from < glyphs.size() && (glyphs[from].x0 + glyphs[from].x1) / 2 < slash.x0) from++;
    if (from > 0 && glyphs[from - 1].text == "/") from--;
    size_t to = from;
    while (to < glyphs.size() && !glyphs[to].is_space()) to++;
    if (!ends_unit(glyphs, from)) continue;
    if (to - from == 2 && glyphs[from].text == "/" && glyphs[from + 1].text == "l") continue;
    if (to - from > 3) continue;
    glyphs.erase(glyphs.begin() + static_cast<long>(from), glyphs.begin() + static_cast<long>(to));
    glyphs.insert(glyphs.begin() + static_cast<long>(from),
                  {{"/", double(slash.x0), double(slash.x1), kCertainty},
                   {"l", double(stroke->x0), double(stroke->x1), kCertainty}});
  }
  return glyphs;
}

/// Beside Greek letters the micro sign is the letter that it is drawn like: the Greek model knows both.
std::vector<Glyph> with_mu(std::vector<Glyph> glyphs) {
  const auto is_greek = [&](size_t at) {
    return at < glyphs.size() && (glyphs[at].text[0] == '\xce' || glyphs[at].text[0] == '\xcf');
  };
  for (size_t i = 0; i < glyphs.size(); i++)
    if (glyphs[i].text == kMicro && (is_greek(i - 1) || is_greek(i + 1))) glyphs[i].text = "μ";
  return glyphs;
}

/// Letters that networks read for a sign, the sign itself among them.
constexpr std::array<std::string_view, 12> kReadForMicro{"u", "p", "µ", "μ", "U", "H", "h", "W", "w", "M", "P", "n"};
constexpr std::array<std::string_view, 2> kReadForOhm{"Q", "O"};
constexpr std::array<std::string_view, 4> kBehindUnit{" ", ")", "]", "/"};
constexpr std::array<std::string_view, 9> kReadForBound{"2", "z", "Z", "S", "s", ">", "<", "=", "5"};
constexpr std::array<std::string_view, 6> kReadForTimes{"x", "X", "×", "*", "•", "%"};

template <size_t N>
bool is_among(const std::string& text, const std::array<std::string_view, N>& texts) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// The glyph of a piece of ink, or where it would be: networks leave out what they do not know.
struct Place {
  size_t at = 0;
  bool read = false;
};

Place place_of(const Component& c, const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet) {
  const double middle = (c.x0 + c.x1) / 2.0;
  size_t best = glyphs.size(), next = glyphs.size();
  double away = 1e9;
  for (size_t i = 0; i < glyphs.size(); i++) {
    const double at = (glyphs[i].x0 + glyphs[i].x1) / 2;
    if (at > middle && next == glyphs.size()) next = i;
    if (!glyphs[i].is_space() && std::abs(at - middle) < away) best = i, away = std::abs(at - middle);
  }
  if (best == glyphs.size()) return {next, false};
  // Other ink may be nearer to it.
  const double at = (glyphs[best].x0 + glyphs[best].x1) / 2;
  for (const int index : line.ink) {
    const Component& other = sheet.ink[index];
    if (other.height() < 0.5 * line.x_height || (other.x0 == c.x0 && other.y0 == c.y0)) continue;
    if (std::abs((other.x0 + other.x1) / 2.0 - at) < away) return {next, false};
  }
  return {best, true};
}

/// Is a glyph a unit by itself, or behind a prefix of one?
bool stands_as_unit(const std::vector<Glyph>& glyphs, size_t at) {
  if (at + 1 < glyphs.size() && !is_among(glyphs[at + 1].text, kBehindUnit)) return false;
  size_t from = at;
  while (from > 0 && (is_latin(glyphs[from - 1]) || glyphs[from - 1].text == kMicro)) from--;
  std::string letters;
  for (size_t i = from; i < at; i++) letters += glyphs[i].text;
  // An ohm has the prefixes that a volt has.
  return is_unit(letters + "V");
}

/// What a piece of ink is that has the shape of a sign: greater, or less, or equal; an ohm. Null for others.
const char* sign_by_shape(const Component& c, const Place& place, const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet) {
  if (!place.read) return nullptr;
  const std::string& text = glyphs[place.at].text;
  if (is_among(text, kReadForOhm) && stands_as_unit(glyphs, place.at) && is_omega(c, line, sheet.gray)) return kOhm;
  if (!is_among(text, kReadForBound)) return nullptr;
  const int side = points_to(c, line, sheet.gray);
  if (side == 0 || !has_bar_below(c, line, sheet)) return nullptr;
  return side > 0 ? kAtLeast : kAtMost;
}

}  // namespace

std::vector<Glyph> with_signs(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet) {
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    const bool micro = is_micro(c, line, sheet.gray);
    if (const Place place = place_of(c, glyphs, line, sheet); const char* shaped = sign_by_shape(c, place, glyphs, line, sheet)) {
      glyphs[place.at].text = shaped;
      glyphs[place.at].certainty = std::min(glyphs[place.at].certainty, kCertainty);
      continue;
    }
    if (!micro && !is_times(c, line, sheet.gray)) continue;
    const char* sign = micro ? kMicro : kTimes;
    const Place place = place_of(c, glyphs, line, sheet);
    if (!place.read) {
      if (!micro || !begins_micro_unit(glyphs, place.at, place.at)) continue;
      glyphs.insert(glyphs.begin() + static_cast<long>(place.at),
                    {sign, static_cast<double>(c.x0), static_cast<double>(c.x1), kCertainty});
      continue;
    }
    Glyph& glyph = glyphs[place.at];
    if (glyph.text == sign) continue;
    if (!(micro ? is_among(glyph.text, kReadForMicro) : is_among(glyph.text, kReadForTimes))) continue;
    if (micro && !begins_micro_unit(glyphs, place.at, place.at + 1)) continue;
    glyph.text = sign;
    glyph.certainty = std::min(glyph.certainty, kCertainty);
  }
  return with_litres(with_mu(std::move(glyphs)), line, sheet);
}

}  // namespace pagemill::recognize
