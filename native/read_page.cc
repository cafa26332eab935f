#include "read_page.h"

#include <chrono>
#include <cmath>

#include "image/binarize.h"
#include "image/rules.h"
#include "image/turn.h"
#include "layout/arrange.h"
#include "layout/dashed_rules.h"
#include "layout/orientation.h"
#include "layout/sheet.h"
#include "layout/skew.h"

namespace pagemill {
namespace {

/// Degrees: pages lie no more askew than this, and less is not worth turning all pixels for.
constexpr double kMostSkew = 15, kLeastSkew = 0.08;

/// Milliseconds between calls.
class Stopwatch {
 public:
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double, std::milli> spent = now - last_;
    last_ = now;
    return spent.count();
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

/// Turns and levels `gray`; says by how much in `read`.
void straighten(Gray& gray, PageRead& read, const CancelToken& cancel) {
  const auto look = [&] {
    cancel.check();
    const auto ink = components_of(binarize(gray));
    return letters_of(ink, text_height_of(ink));
  };
  auto letters = look();
  if (runs_down(letters)) {
    gray = turned(gray, 90);
    read.rotation = 90;
    letters = look();
  }
  const double skew = skew_of(letters, kMostSkew);
  if (std::abs(skew) < kLeastSkew) return;
  gray = leveled(gray, -skew);
  read.skew = -skew;
}

Sheet sheet_of(Gray gray, std::vector<Rule>& rules, const CancelToken& cancel) {
  Bits bits = binarize(gray);
  cancel.check();
  const double with_rules = text_height_of(components_of(bits));
  cancel.check();
  Sheet sheet{std::move(gray), {}, with_rules};
  rules.clear();
  if (with_rules > 0) rules = take_rules(bits, with_rules, cancel);
  sheet.ink = components_of(bits);
  sheet.text_height = text_height_of(sheet.ink);
  for (const Rule& rule : take_dashed_rules(sheet.ink, sheet.text_height)) rules.push_back(rule);
  return sheet;
}

}  // namespace

PageRead read_page(Gray gray, int dpi, Recognizer& recognizer, const CancelToken& cancel) {
  PageRead read;
  read.dpi = dpi;
  Stopwatch watch;
  straighten(gray, read, cancel);
  Sheet sheet = sheet_of(std::move(gray), read.rules, cancel);
  if (recognizer.upside_down(sheet, cancel)) {
    read.rotation += 180;
    sheet = sheet_of(turned(sheet.gray, 180), read.rules, cancel);
  }
  read.width = sheet.gray.width;
  read.height = sheet.gray.height;
  read.timings["prepare"] = watch.lap();
  read.words = recognizer.recognize(sheet, dpi, cancel);
  read.timings["recognize"] = watch.lap();
  read.layout = arrange(read.words, read.width, read.height, cancel);
  read.timings["layout"] = watch.lap();
  return read;
}

}  // namespace pagemill
