#include <algorithm>
#include <numeric>

#include "recognize/confidence.h"
#include "recognize/decode/no_text.h"
#include "recognize/language/prose.h"
#include "recognize/lines/line_glyphs.h"
#include "recognize/lines/line_words.h"
#include "recognize/network_recognizer.h"
#include "recognize/repair/net_address.h"

namespace pagemill::recognize {
namespace {

/// Pieces of ink in the longest lines that tell a page's language, and the share of all lines' that they
/// may be: with more there is little to be spared.
constexpr size_t kSampleInk = 200;
constexpr double kMostSampled = 0.5;
/// Letters in words without digits that they need for that.
constexpr double kFewestLetters = 120;
/// Characters of a word in no dictionary that may be an address of the net.
constexpr size_t kAddress = 8;

size_t ink_of(const std::vector<TextLine>& lines) {
  size_t ink = 0;
  for (const TextLine& line : lines) ink += line.ink.size();
  return ink;
}

/// The longest lines; none where they are most of what there is.
std::vector<size_t> sample_of(const std::vector<TextLine>& lines) {
  std::vector<size_t> order(lines.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return lines[a].ink.size() > lines[b].ink.size(); });
  size_t ink = 0, count = 0;
  while (count < order.size() && ink < kSampleInk) ink += lines[order[count++]].ink.size();
  if (static_cast<double>(ink) > kMostSampled * static_cast<double>(ink_of(lines))) return {};
  order.resize(count);
  return order;
}

bool has_net_address(const std::vector<DecodedWord>& words) {
  return std::any_of(words.begin(), words.end(),
                     [](const DecodedWord& word) { return is_net_address(word.text); });
}

bool may_have_net_address(const std::vector<DecodedWord>& words) {
  return std::any_of(words.begin(), words.end(), [](const DecodedWord& word) {
    return !word.in_dictionary && word.characters.size() >= kAddress;
  });
}

/// Indexes of what holds, of `count`.
template <typename Holds>
std::vector<size_t> those(size_t count, Holds holds) {
  std::vector<size_t> indexes;
  for (size_t i = 0; i < count; i++)
    if (holds(i)) indexes.push_back(i);
  return indexes;
}

}  // namespace

void NetworkRecognizer::read_some(Language& language, const std::vector<LineImage>& images,
                                  const std::vector<size_t>& which, Readings& readings,
                                  const CancelToken& cancel) {
  std::vector<const LineImage*> chosen;
  for (const size_t i : which) chosen.push_back(&images[i]);
  auto read_so = read(language, chosen, cancel);
  for (size_t k = 0; k < which.size(); k++) readings[which[k]] = std::move(read_so[k]);
}

std::vector<NetworkRecognizer::Reading> NetworkRecognizer::all_of(const Readings& readings) {
  std::vector<Reading> all;
  for (const auto& reading : readings) all.push_back(*reading);
  return all;
}

bool NetworkRecognizer::may_be_foreign(const std::vector<Reading>& readings) {
  return word_confidence(readings) < gate::kSureOfLanguage || reads_foreign_words(readings);
}

bool NetworkRecognizer::tell_by_longest(const Seen& seen, Readings& by_base, const Scan& scan,
                                        const CancelToken& cancel) {
  const auto sample = sample_of(seen.lines);
  if (sample.empty()) return false;
  read_some(*first_.languages[base_], seen.images, sample, by_base, cancel);
  std::vector<Reading> readings;
  std::vector<LineImage> images;
  for (const size_t i : sample) readings.push_back(*by_base[i]), images.push_back(seen.images[i]);
  Prose prose;
  for (const Reading& reading : readings) prose += prose_of(reading.words);
  if (prose.letters < kFewestLetters) return false;
  if (!may_be_foreign(readings)) return true;
  if (word_confidence(readings) <= gate::kWellRead) return false;
  const Told told = best_language(images, readings, scan.enlarged, cancel);
  if (told.lead > 0 && told.lead < gate::kClearLead) return false;
  settled_ = current_ = told.language;
  return true;
}

void NetworkRecognizer::tell_by_all(Seen& seen, Readings& by_base, const Sheet& sheet,
                                    const Scan& scan, const CancelToken& cancel) {
  Language* base = first_.languages[base_].get();
  read_some(*base, seen.images, those(by_base.size(), [&](size_t i) { return !by_base[i]; }), by_base,
            cancel);
  const auto readings = all_of(by_base);
  if (readings.empty() || !may_be_foreign(readings)) return;
  if (!told_) tell_script(seen, readings, sheet, cancel);
  if (base_ != current_) {
    Language* other = first_.languages[base_].get();
    Seen seen_so = lines_for(*other, sheet, cancel);
    auto read_so = read(*other, seen_so.images, cancel);
    // A script that was told wrongly reads worse still.
    if (word_confidence(read_so) > word_confidence(readings)) {
      current_ = base_;
      seen = std::move(seen_so);
      by_base.assign(std::make_move_iterator(read_so.begin()), std::make_move_iterator(read_so.end()));
    } else {
      base_ = current_;
    }
  } else if (codes_.size() > 1 && unread_script_.empty()) {
    current_ = best_language(seen.images, readings, scan.enlarged, cancel).language;
    if (ink_of(seen.lines) >= kSampleInk) settled_ = current_;
  }
}

void NetworkRecognizer::read_in_language(const Seen& seen, const std::vector<size_t>& which,
                                         Readings& by_base, Readings& readings,
                                         const CancelToken& cancel) {
  Readings& by_own = current_ == base_ ? by_base : readings;
  std::vector<size_t> left = which;
  std::erase_if(left, [&](size_t i) { return by_own[i].has_value(); });
  read_some(*first_.languages[current_], seen.images, left, by_own, cancel);
  if (current_ != base_) {
    // The first language may have read it better only where this one is not as sure.
    left = which;
    std::erase_if(left, [&](size_t i) { return by_base[i] || by_own[i]->confidence + gate::kNearlyAsGood >= 1; });
    read_some(*first_.languages[base_], seen.images, left, by_base, cancel);
  }
  for (const size_t i : which)
    if (!readings[i] || (by_base[i] && by_base[i]->confidence > readings[i]->confidence + gate::kNearlyAsGood))
      readings[i] = by_base[i];
}

std::vector<LineRead> NetworkRecognizer::recognize(const Sheet& sheet, const Scan& scan,
                                                   const CancelToken& cancel) {
  Seen seen = lines_for(*first_.languages[base_], sheet, cancel);
  Readings by_base(seen.lines.size());
  current_ = settled_.value_or(base_);
  const bool choice = codes_.size() > 1 && unread_script_.empty();
  const bool told = settled_ || (choice && tell_by_longest(seen, by_base, scan, cancel));
  Language* degraded = told && scan.enlarged ? at(degraded_, current_) : nullptr;
  if (!degraded && !settled_) tell_by_all(seen, by_base, sheet, scan, cancel);

  const size_t count = seen.lines.size();
  const auto all = those(count, [](size_t) { return true; });
  Readings readings(count), before(count);
  const auto unsure = [&](size_t i) { return readings[i]->confidence < gate::kSureOfLine; };
  if (degraded) {
    read_some(*degraded, seen.images, all, readings, cancel);
    const auto others = those(count, [&](size_t i) {
      return unsure(i) || may_have_net_address(readings[i]->words);
    });
    read_in_language(seen, others, by_base, before, cancel);
  } else {
    read_in_language(seen, all, by_base, readings, cancel);
    const bool poor = scan.enlarged ||
                      (!scan.reversed && word_confidence(all_of(readings)) < gate::kSureOfPrint);
    if (poor && (degraded = at(degraded_, current_))) {
      const auto others = those(count, [&](size_t i) { return readings[i]->confidence < gate::kSureInPoorPrint; });
      for (const size_t i : others) before[i] = std::move(readings[i]);
      read_some(*degraded, seen.images, others, readings, cancel);
    }
  }
  // The model for degraded print has hardly seen addresses of the net, and takes dots and @ from them.
  for (size_t i = 0; i < count; i++)
    if (before[i] && has_net_address(before[i]->words)) std::swap(before[i], readings[i]);

  auto& [lines, reads, crops, images] = seen;
  const auto glyphs = [&](const Reading& reading, const LineCrop& crop) {
    return glyphs_of(reading.words, *reader_of(reading.by).model, crop);
  };
  for (size_t i = 0; i < count; i++) {
    const Reading& reading = *readings[i];
    if (is_no_text(reading.words, reading.confidence)) continue;
    LineRead read{{}, reading.confidence, &sheet, std::move(lines[i]), {}, {}, reading.by};
    read.glyphs = glyphs(reading, crops[i]);
    if (before[i]) read.before = glyphs(*before[i], crops[i]);
    read.words = words_of(read.glyphs, read.line, sheet);
    reads.push_back(std::move(read));
  }
  return std::move(reads);
}

}  // namespace pagemill::recognize
