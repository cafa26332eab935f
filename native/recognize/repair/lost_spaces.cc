#include "recognize/repair/lost_spaces.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include "base/quantile.h"
#include "recognize/confidence.h"
#include "recognize/repair/white.h"

namespace pagemill::recognize {
namespace {

/// Between digits of a figure, ones among them, white is narrower than this, in x-heights.
constexpr double kWideInFigures = 1.5;
/// x-heights: how much more white a space is than there is between digits: its advance is a quarter of an em and more,
/// an x-height about half of one. In type of one width a dash has up to .2 more beside it. What a one has, which is
/// narrower than its room. What is between digits, where none tell.
constexpr double kSpace = 0.35, kBesideOne = 0.15, kUsual = 0.15;
/// Heights of x in those of digits, at least and at most; which share of a line's ink is no higher than its digits.
constexpr double kLeastOfDigits = 0.6, kOfDigits = 0.72, kTall = 0.8;
/// What stands beside figures with a space or without one; a plus does so without, before telephones.
constexpr std::array<std::string_view, 16> kSigns{"%", "€", "$", "£", "<", ">", "≤", "≥", "=", "±", "-", "–", "—", "*", "×", "°"};
/// Certainty of a space that only the white tells.
const double kCertainty = std::log(gate::kOnlySeen);

/// The first byte of a glyph that is one, else 0.
unsigned char byte_of(const Glyph& glyph) {
  return glyph.text.size() == 1 ? static_cast<unsigned char>(glyph.text[0]) : 0;
}

bool is_sign(const Glyph& glyph) { return std::find(kSigns.begin(), kSigns.end(), glyph.text) != kSigns.end(); }

bool is_dash(const Glyph& glyph) { return glyph.text == "-" || glyph.text == "–" || glyph.text == "—"; }

/// A letter of any alphabet.
bool is_letter(const Glyph& glyph) {
  return std::isalpha(byte_of(glyph)) || (glyph.text.size() > 1 && !is_sign(glyph));
}

/// A digit that fills its room.
bool is_wide_digit(const Glyph& glyph) { return std::isdigit(byte_of(glyph)) && glyph.text != "1"; }

/// White between two digits of a line, as a rule.
double white_of_figures(const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet, double x_height) {
  std::vector<double> whites;
  for (size_t i = 1; i < glyphs.size(); i++)
    if (is_wide_digit(glyphs[i - 1]) && is_wide_digit(glyphs[i]))
      whites.push_back(widest_white(line, sheet, glyphs[i - 1].x0, glyphs[i].x1).width());
  return whites.empty() ? kUsual * x_height : quantile(std::move(whites), 0.5);
}

/// A line of figures alone does not know its x-height, nor one with the rings of a sign of per cent.
double x_height_of(const TextLine& line, const Sheet& sheet) {
  std::vector<double> heights;
  for (const int i : line.ink) heights.push_back(sheet.ink[i].height());
  // Brackets are higher than digits and few.
  const double digit = heights.empty() ? 0 : quantile(std::move(heights), kTall);
  return std::max(kLeastOfDigits * digit, std::min(line.x_height, kOfDigits * digit));
}

/// Finds spaces of a line by their white.
class Whites {
 public:
  Whites(const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet)
      : glyphs_(glyphs), line_(line), sheet_(sheet), x_height_(x_height_of(line, sheet)) {}

  /// The white before a glyph.
  Stretch before(size_t at) const { return widest_white(line_, sheet_, glyphs_[at - 1].x0, glyphs_[at].x1); }

  /// Whether that is a space; dashes that have one before them have one behind them, too, where they are no signs.
  bool parts(size_t at) {
    const Glyph &left = glyphs_[at - 1], &right = glyphs_[at];
    if (is_dash(right) && at + 1 < glyphs_.size() && !glyphs_[at + 1].is_space() && !is_wide(at + 1)) return false;
    // One that begins a word is a sign.
    if (is_dash(left) && (at == 1 || glyphs_[at - 2].is_space())) return false;
    if (is_dash(left) && !is_wide(at - 1)) return false;
    return is_wide(at);
  }

 private:
  bool is_wide(size_t at) {
    const Glyph &left = glyphs_[at - 1], &right = glyphs_[at];
    if (std::isdigit(byte_of(left)) && std::isdigit(byte_of(right))) return before(at).width() >= kWideInFigures * line_.x_height;
    if (!usual_) usual_ = white_of_figures(glyphs_, line_, sheet_, x_height_);
    const double one = left.text == "1" || right.text == "1" ? kBesideOne : 0;
    return before(at).width() >= *usual_ + (kSpace + one) * x_height_;
  }

  const std::vector<Glyph>& glyphs_;
  const TextLine& line_;
  const Sheet& sheet_;
  double x_height_;
  std::optional<double> usual_;
};

/// Whether a space between two glyphs may have been lost: beside a figure they are.
bool may_lose_space(const Glyph& before, const Glyph& here) {
  const bool behind = std::isdigit(byte_of(before)), ahead = std::isdigit(byte_of(here));
  return (behind && (ahead || is_letter(here) || is_sign(here))) || (ahead && (is_letter(before) || is_sign(before)));
}

}  // namespace

std::vector<Glyph> with_lost_spaces(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet) {
  Whites whites(glyphs, line, sheet);
  std::vector<Glyph> all;
  for (size_t i = 0; i < glyphs.size(); i++) {
    if (i > 0 && may_lose_space(glyphs[i - 1], glyphs[i]) && whites.parts(i)) {
      const Stretch white = whites.before(i);
      all.push_back({" ", white.x0, white.x1, kCertainty});
    }
    all.push_back(glyphs[i]);
  }
  return all;
}

}  // namespace pagemill::recognize
