#include <algorithm>
#include <numeric>

#include "recognize/confidence.h"
#include "recognize/language/prose.h"
#include "recognize/language/scripts.h"
#include "recognize/model/languages.h"
#include "recognize/network_recognizer.h"

namespace pagemill::recognize {
namespace {

/// Lines that tell a script, the longest ones, and the ink they need together.
constexpr size_t kSampleLines = 5, kFewestInk = 30;
/// How far a script must be ahead of the others for a model of it to be tried, and where there is none.
/// Characters that Chinese, Japanese and Korean share keep each from being far ahead.
constexpr double kLikely = 0.2, kSure = 2;
/// Pixels of paper between lines.
constexpr int kMargin = 12;
/// Pixels of a page that tell whether its writing is vertical: as much from its middle.
constexpr int kPart = 1200;

/// The longest lines, one below the other.
Gray sample_of(const std::vector<TextLine>& lines, const Gray& page) {
  std::vector<size_t> order(lines.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return lines[a].ink.size() > lines[b].ink.size(); });
  order.resize(std::min(order.size(), kSampleLines));
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return lines[a].box.y0 < lines[b].box.y0; });
  Gray sample;
  for (const size_t i : order)
    sample.width = std::max(sample.width, static_cast<int>(lines[i].box.width()) + 2 * kMargin);
  for (const size_t i : order) {
    const Box& box = lines[i].box;
    const int x0 = std::max(0, static_cast<int>(box.x0)), x1 = std::min(page.width, static_cast<int>(box.x1));
    const int y0 = std::max(0, static_cast<int>(box.y0) - 2), y1 = std::min(page.height, static_cast<int>(box.y1) + 3);
    const int from = sample.height;
    sample.height += y1 - y0 + kMargin;
    sample.pixels.resize(static_cast<size_t>(sample.width) * sample.height, 255);
    for (int y = y0; y < y1; y++)
      std::copy(&page.pixels[static_cast<size_t>(y) * page.width + x0],
                &page.pixels[static_cast<size_t>(y) * page.width + x1],
                &sample.pixels[static_cast<size_t>(from + y - y0) * sample.width + kMargin]);
  }
  return sample;
}

/// The middle of a page.
Gray middle_of(const Gray& page) {
  const int width = std::min(page.width, kPart), height = std::min(page.height, kPart);
  const int x0 = (page.width - width) / 2, y0 = (page.height - height) / 2;
  Gray part{width, height, {}};
  for (int y = y0; y < y0 + height; y++) {
    const uint8_t* row = &page.pixels[static_cast<size_t>(y) * page.width + x0];
    part.pixels.insert(part.pixels.end(), row, row + width);
  }
  return part;
}

bool is_vertical_model(const std::string& code) { return code.ends_with("_vert"); }

}  // namespace

void NetworkRecognizer::begin_page() {
  base_ = current_ = 0;
  told_ = same_script_ = vertical_ = false;
  unread_script_.clear();
  settled_.reset();
}

bool NetworkRecognizer::is_vertical(const Gray& page) {
  const auto found = std::find_if(codes_.begin(), codes_.end(), is_vertical_model);
  if (found == codes_.end()) return false;
  if (found != codes_.begin()) {
    const ScriptSeen seen = detector_.look(middle_of(page));
    if (script_family(seen.script) != "Han" || seen.turned % 180 != 0) return false;
  }
  return vertical_ = true;
}

double NetworkRecognizer::share_known(const std::vector<Reading>& readings) {
  Prose all;
  for (const auto& reading : readings) all += prose_of(reading.words);
  return all.dictionary > 0 ? all.in_dictionary / all.dictionary : 0;
}

int NetworkRecognizer::best_of_script(const std::string& script, const Sheet& sheet,
                                      const CancelToken& cancel) {
  int best = -1;
  double most = 0;
  for (size_t i = 0; i < codes_.size(); i++) {
    if (script_of_language(codes_[i]) != script) continue;
    if (script == "Han" && is_vertical_model(codes_[i]) != vertical_) continue;
    // They come last: where there is a language's, it costs less.
    if (best >= 0 && is_script_model(codes_[i])) continue;
    Language* language = at(first_, i);
    if (!language) continue;
    Seen seen = lines_for(*language, sheet, cancel);
    std::vector<size_t> order(seen.lines.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return seen.lines[a].ink.size() > seen.lines[b].ink.size();
    });
    std::vector<LineImage> images;
    for (const size_t k : order)
      if (images.size() < kSampleLines / 2) images.push_back(seen.images[k]);
    Prose all;
    for (const auto& reading : read(*language, images, cancel)) all += prose_of(reading.words);
    const double worth = suits(all);
    if (best < 0 || worth > most) best = static_cast<int>(i), most = worth;
  }
  return best;
}

void NetworkRecognizer::tell_script(const Seen& seen, const std::vector<Reading>& readings,
                                    const Sheet& sheet, const CancelToken& cancel) {
  size_t ink = 0;
  for (const auto& line : seen.lines) ink += line.ink.size();
  if (ink < kFewestInk) return;
  told_ = true;
  const double confidence = word_confidence(readings);
  // Of poor print the detection says anything.
  if (!vertical_ && confidence > gate::kWellRead) return;
  const bool is_unread = confidence < gate::kIllRead && share_known(readings) < gate::kIllKnown;
  const bool has_others = std::any_of(codes_.begin(), codes_.end(), [&](const std::string& code) {
    return script_of_language(code) != script_of_language(codes_[base_]);
  });
  // Where no model reads another script there is nothing to choose, and looking is dear.
  if (!vertical_ && !has_others && !is_unread) return;
  const ScriptSeen look = detector_.look(sample_of(seen.lines, sheet.gray));
  const std::string script = vertical_ ? "Han" : script_family(look.script);
  same_script_ = script == script_of_language(codes_[base_]) &&
                 vertical_ == is_vertical_model(codes_[base_]);
  if (script.empty() || same_script_) return;
  if (look.confidence < kLikely && !vertical_) return;
  const int best = best_of_script(script, sheet, cancel);
  if (best >= 0) base_ = static_cast<size_t>(best);
  else if (is_unread && (look.confidence >= kSure || script == "Han"))
    unread_script_ = look.script;
}

}  // namespace pagemill::recognize
