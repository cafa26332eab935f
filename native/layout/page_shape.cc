#include "layout/page_shape.h"

#include <algorithm>
#include <cmath>

#include "base/geometry.h"
#include "base/quantile.h"
#include "image/paper.h"
#include "image/surroundings.h"
#include "layout/level_field.h"
#include "layout/line_bend.h"
#include "layout/margins.h"
#include "layout/pieces.h"
#include "layout/rule_traces.h"

namespace pagemill {
namespace {

/// Beyond so many letters nothing is a photo of a page.
constexpr size_t kMostLetters = 40000;
/// Fewest lines that tell how a page lies, fewest letters of a word whose ends tell of margins, as noise
/// has pairs, and most rules that a page has.
constexpr size_t kFewestLines = 4, kWord = 3, kMostDrawn = 1000;
/// Fewest words whose ends tell of perspective alone.
constexpr size_t kManyWords = 20;
/// Pixels and text heights by which lines run apart or bend on what is surely a photo, and text heights
/// by which margins must lean to tell of one; how sure they must be where nothing else does, and how sure
/// where the page is one.
constexpr double kFlatPixels = 2.5, kFlat = 0.19, kUpright = 0.8, kLeaning = 0.4, kSlightlyLeaning = 0.12;
/// Text heights and share of its length by which a rule of a scan may lean, and the steepest that one
/// leans in a photo; how many rules tell of one, and which share of all must agree.
constexpr double kUprightRule = 0.25, kUprightSlope = 0.01, kSteepestRule = 0.15, kMostRules = 0.7;
constexpr size_t kFewestRules = 3;
/// Share of all ends beyond each side of the text that are left out when it is measured.
constexpr double kOuter = 0.02;
/// Share of the text height that points may lie off their line.
constexpr double kOff = 0.3;
/// How much it costs to bend margins where none are.
constexpr double kRest = 0.05;
/// Squares of the grids by which lines and margins may bend.
constexpr int kLineSquares = 6, kMarginSquares = 4;
/// Nodes of the mesh at least this many pixels apart, and so many at most in a row.
constexpr double kNodeStep = 24;
constexpr int kMostNodes = 64;
/// Text heights of paper that are kept around text that would leave the picture.
constexpr double kPaper = 2;
/// Most that flattening may widen or squeeze a part of a page, and enlarge it.
constexpr double kMostStretch = 3, kMostGrowth = 1.3;
/// How often pieces are joined to rows, each time on a page that is more level.
constexpr int kJoins = 3;

/// Whether rules down the page lean as those of a photo do: all alike, or more from one side to the
/// other. Strokes of drawings and noise lean as they like.
bool lean_together(const std::vector<Curve>& rules, double text_height) {
  double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0, left = 1e300, right = -1e300;
  const auto slope_of = [](const Curve& rule) {
    return (rule.front().x - rule.back().x) / (rule.front().y - rule.back().y);
  };
  const auto length_of = [](const Curve& rule) { return std::abs(rule.front().y - rule.back().y); };
  const auto x_of = [](const Curve& rule) { return (rule.front().x + rule.back().x) / 2; };
  for (const Curve& rule : rules) {
    const double weight = length_of(rule), x = x_of(rule), slope = slope_of(rule);
    if (weight < text_height) return false;
    n += weight, sx += weight * x, sy += weight * slope, sxx += weight * x * x, sxy += weight * x * slope;
    left = std::min(left, x), right = std::max(right, x);
  }
  const double spread = n * sxx - sx * sx;
  if (rules.size() < kFewestRules || spread <= 0) return false;
  const double growth = (n * sxy - sx * sy) / spread, begin = (sy - growth * sx) / n;
  double together = 0;
  for (const Curve& rule : rules) {
    const double off = slope_of(rule) - begin - growth * x_of(rule);
    if (std::abs(off) * length_of(rule) < kUprightRule * text_height) together += length_of(rule);
  }
  const double most = std::max(std::abs(begin + growth * left), std::abs(begin + growth * right));
  return together > kMostRules * n && most > kUprightSlope && most < kSteepestRule &&
         most * n / static_cast<double>(rules.size()) > kUprightRule * text_height;
}

/// Ends of words, and of rules that lead down the page each part.
///
/// @param leveled moves a point to its height
template <typename Leveled>
TextEnds ends_of(const std::vector<Piece>& pieces, const std::vector<Curve>& rules, double text_height,
                 const Leveled& leveled) {
  TextEnds ends{{}, {}, {}, {}, text_height};
  std::vector<double> lefts, rights, levels;
  for (const Piece& piece : pieces) {
    if (piece.line.size() < kWord) continue;
    ends.lefts.push_back(leveled(piece.left));
    ends.rights.push_back(leveled(piece.right));
    lefts.push_back(ends.lefts.back().x);
    rights.push_back(ends.rights.back().x);
    levels.push_back(ends.lefts.back().y);
  }
  ends.text = {quantile(lefts, kOuter), quantile(levels, kOuter), quantile(rights, 1 - kOuter),
               quantile(levels, 1 - kOuter)};
  for (const Curve& rule : rules)
    for (const Point& p : rule) ends.rules.push_back(leveled(p));
  return ends;
}

/// What makes a page flat, step by step: turned, lines level, margins upright.
struct Flattening {
  Turn turn;
  LevelField level;
  Lean lean;
  Box text;  ///< by which the lean is measured
  LevelField upright;

  Point there(double x, double y) const {
    const Point turned = turn.there(x, y);
    const Point at{turned.x, turned.y + level.at(turned.x, turned.y)};
    const double across = at.x + lean.at(at, text);
    return {across + upright.at(at.y, across), at.y};
  }
  Point before(double x, double y) const {
    const double across = lean.before(upright.before(y, x), y, text);
    return turn.back({across, level.before(across, y)});
  }
};

/// Whether no part with text is folded over, squeezed or widened beyond what paper does.
bool is_sound(const Mesh& mesh, const Box& text) {
  for (int row = 0; row + 1 < mesh.rows; row++)
    for (int column = 0; column + 1 < mesh.columns; column++) {
      const double x = column * mesh.step_x(), y = row * mesh.step_y();
      if (x > text.x1 || y > text.y1 || x + mesh.step_x() < text.x0 || y + mesh.step_y() < text.y0) continue;
      const Point &a = mesh.node(column, row), &b = mesh.node(column + 1, row);
      const Point& c = mesh.node(column, row + 1);
      const double area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      const double share = area / (mesh.step_x() * mesh.step_y());
      if (!(share > 1 / kMostStretch && share < kMostStretch)) return false;
    }
  return true;
}

/// The flat page, as large as the picture and as much larger as its text needs.
std::optional<Mesh> mesh_of(const Flattening& way, const GlancedPage& page) {
  const double width = page.ink.width, height = page.ink.height;
  Box text;
  for (const Component& c : page.letters) {
    const Point p = way.there(c.x0, c.y0), q = way.there(c.x1, c.y1);
    const Box letter{p.x, p.y, q.x, q.y};
    text = text.empty() ? letter : united(text, letter);
  }
  const double paper = kPaper * page.text_height;
  const Box flat = united({0, 0, width, height}, {text.x0 - paper, text.y0 - paper, text.x1 + paper, text.y1 + paper});
  if (flat.width() > kMostGrowth * width || flat.height() > kMostGrowth * height) return std::nullopt;
  const auto nodes = [](double length) {
    return std::clamp(static_cast<int>(length / kNodeStep), 2, kMostNodes);
  };
  Mesh mesh{std::ceil(flat.width()), std::ceil(flat.height()), width, height, nodes(flat.width()),
            nodes(flat.height()),    {}};
  for (int row = 0; row < mesh.rows; row++)
    for (int column = 0; column < mesh.columns; column++)
      mesh.nodes.push_back(
          way.before(flat.x0 + column * mesh.step_x(), flat.y0 + row * mesh.step_y()));
  if (!is_sound(mesh, {text.x0 - flat.x0, text.y0 - flat.y0, text.x1 - flat.x0, text.y1 - flat.y0})) return std::nullopt;
  return mesh;
}

/// Makes lines and rules across the page level.
LevelField level_of(const std::vector<Piece>& pieces, const std::vector<Curve>& across, double text_height,
                    double width) {
  const double unit = kOff * text_height;
  auto lines = words_of(pieces);
  lines.insert(lines.end(), across.begin(), across.end());
  LevelField level(lines, kLineSquares, kLineSquares, unit, 0);
  for (int join = 0; join < kJoins; join++) {
    auto rows = rows_of(pieces, level, text_height, width);
    rows.insert(rows.end(), across.begin(), across.end());
    level = LevelField(rows, kLineSquares, kLineSquares, unit, 0);
  }
  return level;
}

/// Rules turned as the page is; none where there are so many that they are none.
template <typename Turned>
std::vector<Curve> few(std::vector<Curve> rules, const Turned& turned) {
  if (rules.size() > kMostDrawn) return {};
  for (Curve& rule : rules)
    for (Point& p : rule) p = turned(p);
  return rules;
}

/// Whether a page lies on something darker: the middle of a picture is of the page.
bool is_in_surroundings(const Gray& picture) {
  const int w = picture.width, h = picture.height;
  return Surroundings(picture).are_darker(paper_of(picture, w / 4, h / 4, w - w / 4, h - h / 4));
}

}  // namespace

std::optional<Mesh> shape_of(const GlancedPage& page, const CancelToken& cancel) {
  const double text_height = page.text_height;
  if (page.letters.size() > kMostLetters || text_height <= 0) return std::nullopt;
  cancel.check();
  const double width = page.ink.width, height = page.ink.height;
  const double angle = page.skew * M_PI / 180;
  const Turn turn{std::sin(angle), std::cos(angle), width / 2, height / 2};
  const auto pieces = pieces_of(page.letters, text_height, turn);
  const auto lines = lines_of(pieces);
  if (lines.size() < kFewestLines) return std::nullopt;
  const auto down =
      few(rules_down(page.ink, text_height), [&](const Point& p) { return turn.there(p.y, p.x); });
  const double unit = kOff * text_height;
  const bool rules_lean = lean_together(down, text_height);
  double evidence = bend_of(words_of(pieces), width, height, unit) / std::max(kFlat * text_height, kFlatPixels);
  bool photo = false;
  if (evidence < 1 && !rules_lean) {
    const TextEnds ends = ends_of(pieces, down, text_height, [](const Point& p) { return p; });
    const Lean lean = lean_of(ends);
    const double off = std::max(std::abs(lean.left), std::abs(lean.right)) * ends.text.height() / 2;
    photo = ends.lefts.size() >= kManyWords && is_in_surroundings(page.picture);
    evidence += lean.sureness(photo) / kLeaning * std::min(1.0, off / (kUpright * text_height));
    if (evidence < 1) return std::nullopt;
  }
  cancel.check();
  const auto across =
      few(rules_across(page.ink, text_height), [&](const Point& p) { return turn.there(p.x, p.y); });
  const LevelField level = level_of(pieces, across, text_height, width);
  cancel.check();
  const auto leveled = [&](const Point& p) { return Point{p.x, p.y + level.at(p.x, p.y)}; };
  const TextEnds ends = ends_of(pieces, down, text_height, leveled);
  Lean lean = lean_of(ends);
  const bool leans = rules_lean || lean.sureness(photo) > kSlightlyLeaning;
  if (!leans) lean = {};
  auto margins = leans ? margins_of(ends, lean) : std::vector<Curve>();
  for (const Curve& rule : down) {
    auto& margin = margins.emplace_back();
    for (const Point& p : rule) {
      const Point at = leveled(p);
      margin.push_back({at.y, at.x + lean.at(at, ends.text)});
    }
  }
  cancel.check();
  const LevelField upright(margins, kMarginSquares, kMarginSquares, unit, kRest);
  return mesh_of({turn, level, lean, ends.text, upright}, page);
}

}  // namespace pagemill
