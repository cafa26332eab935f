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
/// How far a script must be ahead of the others for it to be told; from the second on it is there whatever words a
/// dictionary finds in what was read: short ones are found in any text. Of 104 Latin papers, scans and photos, that
/// it was asked about the detection took 22 for another script: upright ones, 14, at 2.5 at most.
/// Characters that Chinese, Japanese and Korean share keep each from being far ahead; a Latin paper it took for
/// them once, which was read well.
constexpr double kSure = 2, kCertain = 5;
/// Letters in words long enough for a dictionary, and the share of them in words it has, by which a page that
/// no model reads well is in a script that is not told: poor print has words.
constexpr double kFewestUnknown = 60, kHardlyKnown = 0.1;
/// What such a script is called.
constexpr const char* kUnknownScript = "unknown";
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

/// Whether a script that was seen is there, though no model reads it.
bool is_there(const ScriptSeen& seen, double read, bool is_unread) {
  if (script_family(seen.script) == "Han") return read < gate::kIllRead;
  return is_unread || (seen.turned == 0 && seen.confidence >= kCertain);
}

bool is_vertical_model(const std::string& code) { return code.ends_with("_vert"); }

}  // namespace

void NetworkRecognizer::begin_page() {
  base_ = current_ = 0;
  told_ = same_script_ = vertical_ = told_han_ = no_han_ = told_letters_ = false;
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

bool NetworkRecognizer::knows_nothing(const std::vector<Reading>& readings) {
  Prose all;
  for (const auto& reading : readings) all += prose_of(reading.words);
  return all.dictionary >= kFewestUnknown && all.in_dictionary < kHardlyKnown * all.dictionary;
}

NetworkRecognizer::Suiting NetworkRecognizer::best_of_script(const std::string& script, const Sheet& sheet,
                                                             size_t lines, const CancelToken& cancel) {
  Suiting best;
  for (size_t i = 0; i < codes_.size(); i++) {
    if (script_of_language(codes_[i]) != script) continue;
    if (script == "Han" && is_vertical_model(codes_[i]) != vertical_) continue;
    // They come last: where there is a language's, it costs less.
    if (best.language >= 0 && is_script_model(codes_[i])) continue;
    Language* language = at(first_, i);
    if (!language) continue;
    Seen seen = lines_for(*language, sheet, cancel);
    std::vector<size_t> order(seen.lines.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return seen.lines[a].ink.size() > seen.lines[b].ink.size();
    });
    order.resize(std::min(order.size(), lines));
    std::vector<const LineImage*> images;
    for (const size_t k : order) images.push_back(&seen.crop_of(k, *language).image);
    Prose all;
    for (const auto& reading : read(*language, images, cancel)) all += prose_of(reading.words);
    const double worth = suits(all);
    if (best.language < 0 || worth > best.worth)
      best = {static_cast<int>(i), worth, all.certain - gate::kIllRead * all.letters};
  }
  return best;
}

NetworkRecognizer::Suiting NetworkRecognizer::best_of_all_scripts(const Sheet& sheet, const CancelToken& cancel) {
  Suiting best;
  std::vector<std::string> seen;
  for (const std::string& code : codes_) {
    const std::string script = script_of_language(code);
    if (std::find(seen.begin(), seen.end(), script) != seen.end() || (no_han_ && script == "Han")) continue;
    seen.push_back(script);
    const Suiting own = best_of_script(script, sheet, kSampleLines, cancel);
    if (own.language >= 0 && (best.language < 0 || own.sure > best.sure)) best = own;
  }
  return best;
}

void NetworkRecognizer::tell_script(Seen& seen, const std::vector<Reading>& readings,
                                    const Sheet& sheet, const CancelToken& cancel) {
  size_t ink = 0;
  for (const auto& line : seen.lines) ink += line.ink.size();
  if (ink < kFewestInk) return;
  told_ = true;
  // Addresses and figures among Japanese are read well by any model, and few characters tell the detection nothing.
  if (!vertical_ && script_of_language(codes_[base_]) == "Latin" && reads_han()) {
    const auto han = tell_han(seen, readings, cancel);
    told_han_ = han && han->is_sure;
    no_han_ = !told_han_;
    if (han) {
      base_ = han->language;
      return;
    }
  }
  const double confidence = word_confidence(readings);
  // Of poor print the detection says anything.
  if (!vertical_ && confidence > gate::kWellRead) return;
  const bool is_unread = confidence < gate::kIllRead && share_known(readings) < gate::kIllKnown;
  const std::string own = script_of_language(codes_[base_]);
  const bool has_others = std::any_of(codes_.begin(), codes_.end(), [&](const std::string& code) {
    return script_of_language(code) != own;
  });
  // Where no model reads another script there is nothing to choose, and looking is dear.
  if (!vertical_ && !has_others && confidence > gate::kIllRead) return;
  const ScriptSeen look = detector_.look(sample_of(seen.lines, sheet.gray));
  const std::string script = vertical_ ? "Han" : script_family(look.script);
  same_script_ = script == own && vertical_ == is_vertical_model(codes_[base_]);
  // Of few letters it is told by who reads them.
  const bool is_told = vertical_ || (script == "Han" ? !no_han_ : look.confidence >= kSure);
  if (is_told && same_script_) return;
  Suiting best = is_told ? best_of_script(script, sheet, kSampleLines / 2, cancel) : Suiting{};
  // A script that no model reads may have been told wrongly, of a page on grain or cloth say.
  const bool is_among_all = best.language < 0 && !vertical_ && (!is_told || look.confidence < kCertain);
  if (is_among_all) {
    best = best_of_all_scripts(sheet, cancel);
    if (best.sure <= 0) best.language = -1;
  }
  if (best.language >= 0) {
    if (!is_among_all || script_of_language(codes_[static_cast<size_t>(best.language)]) != own)
      base_ = static_cast<size_t>(best.language);
  } else if (is_told) {
    if (is_there(look, confidence, is_unread)) unread_script_ = look.script;
  } else if (is_unread && !same_script_ && knows_nothing(readings)) {
    unread_script_ = kUnknownScript;
  }
}

}  // namespace pagemill::recognize
