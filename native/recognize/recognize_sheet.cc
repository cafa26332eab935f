#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

#include "base/quantile.h"
#include "recognize/confidence.h"
#include "recognize/decode/no_text.h"
#include "recognize/language/other_alphabet.h"
#include "recognize/language/prose.h"
#include "recognize/language/scripts.h"
#include "recognize/lines/contrast.h"
#include "recognize/lines/line_glyphs.h"
#include "recognize/lines/line_words.h"
#include "recognize/model/languages.h"
#include "recognize/network_recognizer.h"
#include "recognize/repair/lacking_signs.h"
#include "recognize/repair/net_address.h"

namespace pagemill::recognize {
namespace {

/// Pieces of ink in the longest lines that tell a page's language, and the share of all lines' that they
/// may be: with more there is little to be spared.
constexpr size_t kSampleInk = 200;
constexpr double kMostSampled = 0.5;
/// Letters in words without digits that they need for that.
constexpr double kFewestLetters = 120;
const std::string kLatin = "Latin";
/// Characters of a word in no dictionary that may be an address of the net.
constexpr size_t kAddress = 8;

size_t ink_of(const std::vector<TextLine>& lines) {
  size_t ink = 0;
  for (const TextLine& line : lines) ink += line.ink.size();
  return ink;
}

/// Lines, the longest first.
std::vector<size_t> by_length(const std::vector<TextLine>& lines) {
  std::vector<size_t> order(lines.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return lines[a].ink.size() > lines[b].ink.size(); });
  return order;
}

/// Whether words have no letters or digits beyond ASCII: what stands there in UTF-8 up to U+00BF, or from U+2000 to
/// U+2FFF, is signs.
bool in_european_digits(const std::vector<DecodedWord>& words) {
  return std::all_of(words.begin(), words.end(), [](const DecodedWord& word) {
    return std::all_of(word.text.begin(), word.text.end(), [](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return byte < 0xc0 || byte == 0xc2 || byte == 0xe2;
    });
  });
}

bool has_net_address(const std::vector<DecodedWord>& words) {
  return std::any_of(words.begin(), words.end(),
                     [](const DecodedWord& word) { return is_net_address(word.text); });
}

/// Whether all words that have letters are in the dictionary.
bool is_known_text(const std::vector<DecodedWord>& words) {
  return std::all_of(words.begin(), words.end(), [](const DecodedWord& word) {
    const bool has_letters = std::any_of(word.text.begin(), word.text.end(), [](char c) {
      return (c & 0x80) != 0 || std::isalpha(static_cast<unsigned char>(c)) != 0;
    });
    return word.in_dictionary || !has_letters;
  });
}

bool may_have_net_address(const std::vector<DecodedWord>& words) {
  return std::any_of(words.begin(), words.end(), [](const DecodedWord& word) {
    return !word.in_dictionary && word.characters.size() >= kAddress;
  });
}

/// Share of the contrast of a page's print below which a line is a shade, its edge or what shines through, unless it is
/// read surely. Of 2,900 lines of receipts, cards, papers and forms and as many of tables none that is fainter is text;
/// print that is faint begins at .37, and is read at .98 and more.
constexpr double kFaint = 0.35;

/// Of the lines that are read surely; 0 without any.
double print_contrast(const std::vector<int>& contrasts, const std::vector<double>& confidences) {
  std::vector<double> sure;
  for (size_t i = 0; i < contrasts.size(); i++)
    if (confidences[i] >= gate::kSureOfLanguage) sure.push_back(contrasts[i]);
  return sure.empty() ? 0 : quantile(std::move(sure), 0.5);
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

void NetworkRecognizer::read_some(Language& language, Seen& seen, const std::vector<size_t>& which,
                                  Readings& readings, const CancelToken& cancel) {
  std::vector<const LineImage*> images;
  for (const size_t i : which) {
    cancel.check();
    images.push_back(&seen.crop_of(i, language).image);
  }
  auto read_so = read(language, images, cancel);
  for (size_t k = 0; k < which.size(); k++) readings[which[k]] = std::move(read_so[k]);
}

std::vector<NetworkRecognizer::Reading> NetworkRecognizer::some_of(const Readings& readings,
                                                                   const std::vector<size_t>& which) {
  std::vector<Reading> some;
  for (const size_t i : which) some.push_back(*readings[i]);
  return some;
}

std::vector<size_t> NetworkRecognizer::unread(const std::vector<size_t>& which, const Readings& readings) {
  std::vector<size_t> left = which;
  std::erase_if(left, [&](size_t i) { return readings[i].has_value(); });
  return left;
}

bool NetworkRecognizer::may_be_foreign(const std::vector<Reading>& readings) {
  return word_confidence(readings) < gate::kSureOfLanguage || reads_foreign_words(readings);
}

bool NetworkRecognizer::tell_by_longest(Seen& seen, Readings& by_base, Readings& by_own,
                                        const Scan& scan, const CancelToken& cancel) {
  const double most = kMostSampled * static_cast<double>(ink_of(seen.lines));
  std::vector<size_t> sample;
  Prose prose;
  size_t ink = 0, wanted = 0;
  // What is longest may be grain or a picture: as many lines as make enough letters.
  for (const size_t i : by_length(seen.lines)) {
    ink += seen.lines[i].ink.size();
    sample.push_back(i);
    if (ink < wanted + kSampleInk) continue;
    if (static_cast<double>(ink) > most) return false;
    wanted = ink;
    read_some(*first_.languages[base_], seen, unread(sample, by_base), by_base, cancel);
    prose = {};
    for (const size_t k : sample) prose += prose_of(by_base[k]->words);
    if (prose.letters >= kFewestLetters) break;
  }
  if (prose.letters < kFewestLetters) return false;
  const auto readings = some_of(by_base, sample);
  if (!may_be_foreign(readings)) return true;
  if (word_confidence(readings) <= gate::kWellRead) return false;
  Told told = best_language(seen, sample, by_base, scan.enlarged, cancel);
  lead_wanted_ = told.language == base_ ? gate::kClearLead : 0;
  if (std::abs(told.lead) < gate::kClearLead) return false;
  settled_ = current_ = told.language;
  if (!told.readings.empty()) by_own = std::move(told.readings);
  return true;
}

void NetworkRecognizer::tell_by_all(Seen& seen, Readings& by_base, Readings& by_own, const Sheet& sheet,
                                    const Scan& scan, const CancelToken& cancel) {
  const auto all = those(by_base.size(), [](size_t) { return true; });
  read_some(*first_.languages[base_], seen, unread(all, by_base), by_base, cancel);
  const auto readings = some_of(by_base, all);
  if (readings.empty() || !may_be_foreign(readings)) return;
  if (!told_) tell_script(seen, readings, sheet, cancel);
  if (base_ != current_ && read_anew(seen, readings, by_base, by_own, sheet, told_han_, cancel)) return;
  if (codes_.size() > 1 && unread_script_.empty() && !told_han_) {
    Told told = best_language(seen, all, by_base, scan.enlarged, cancel);
    if (told.lead < lead_wanted_) told = {base_, told.lead, {}};
    std::vector<Reading> by_best = readings;
    for (size_t i = 0; i < told.readings.size(); i++)
      if (told.readings[i]) by_best[i] = *told.readings[i];
    const bool latin = script_of_language(codes_[told.language]) == kLatin;
    if (const auto other = latin ? tell_letters(seen, by_best, cancel) : std::nullopt) {
      base_ = *other;
      told_letters_ = true;
      read_anew(seen, readings, by_base, by_own, sheet, true, cancel);
      return;
    }
    current_ = told.language;
    if (!told.readings.empty()) by_own = std::move(told.readings);
    if (ink_of(seen.lines) >= kSampleInk) settled_ = current_;
  }
}

bool NetworkRecognizer::read_anew(Seen& seen, const std::vector<Reading>& readings, Readings& by_base, Readings& by_own,
                                  const Sheet& sheet, bool is_sure, const CancelToken& cancel) {
  Language* other = first_.languages[base_].get();
  Seen seen_so = lines_for(*other, sheet, cancel);
  Readings read_so(seen_so.lines.size());
  const auto all_so = those(read_so.size(), [](size_t) { return true; });
  read_some(*other, seen_so, all_so, read_so, cancel);
  // A script that was told wrongly reads worse still.
  if (is_sure || word_confidence(some_of(read_so, all_so)) > word_confidence(readings)) {
    current_ = base_;
    seen.lines = std::move(seen_so.lines);
    seen.marks = std::move(seen_so.marks);
    seen.crops = std::move(seen_so.crops);
    by_base = std::move(read_so);
    by_own.assign(by_base.size(), std::nullopt);
    return true;
  }
  base_ = current_;
  return false;
}

void NetworkRecognizer::read_in_language(Seen& seen, const std::vector<size_t>& which,
                                         Readings& by_base, Readings& readings,
                                         const CancelToken& cancel) {
  Readings& by_own = current_ == base_ ? by_base : readings;
  read_some(*first_.languages[current_], seen, unread(which, by_own), by_own, cancel);
  if (current_ != base_)
    take_better(*first_.languages[base_], seen, which, by_own, by_base, !at(second_, current_), cancel);
  for (const size_t i : which)
    if (!readings[i]) readings[i] = by_base[i];
}

void NetworkRecognizer::take_better(Language& other, Seen& seen, const std::vector<size_t>& which, Readings& readings,
                                    Readings& by_other, bool has_fewer, const CancelToken& cancel) {
  // Figures are the same in all languages, and those of the first ones are looked at again by more networks. What else
  // another may have read better is where this one is not as sure.
  const auto is_figures = [&](const Reading& reading) {
    return has_fewer && prose_of(reading.words).letters == 0 && in_european_digits(reading.words);
  };
  std::vector<size_t> asked = which;
  std::erase_if(asked, [&](size_t i) {
    return readings[i]->confidence + gate::kNearlyAsGood >= 1 && !is_figures(*readings[i]);
  });
  read_some(other, seen, unread(asked, by_other), by_other, cancel);
  for (const size_t i : which) {
    if (!by_other[i]) continue;
    const bool figures = is_figures(*readings[i]) && is_figures(*by_other[i]);
    const double lead = by_other[i]->confidence - readings[i]->confidence;
    if (lead > (figures ? -gate::kNearlyAsGood : gate::kNearlyAsGood)) readings[i] = by_other[i];
  }
}

double NetworkRecognizer::worth_among_letters(const Reading& reading) {
  const Prose prose = prose_without_addresses(reading.words);
  return reading.confidence + gate::kKnownLetters * prose.in_dictionary / std::max(prose.dictionary, 1.0);
}

void NetworkRecognizer::read_latin(Seen& seen, const std::vector<size_t>& which, Readings& readings, Readings& not_taken,
                                   const CancelToken& cancel) {
  const std::string script = script_of_language(codes_[current_]);
  if (script == kLatin) return;
  const auto latin = std::find_if(codes_.begin(), codes_.end(), [](const std::string& code) {
    return script_of_language(code) == kLatin && !is_script_model(code);
  });
  Language* reader = latin == codes_.end() ? nullptr : at(first_, static_cast<size_t>(latin - codes_.begin()));
  if (!reader) return;
  Readings by_latin(readings.size());
  const Readings own = readings;
  if (told_letters_) {
    // Either alphabet's model may be sure of lines in the other one.
    read_some(*reader, seen, which, by_latin, cancel);
    for (const size_t i : which)
      if (worth_among_letters(*by_latin[i]) > worth_among_letters(*readings[i])) readings[i] = by_latin[i];
  } else {
    take_better(*reader, seen, which, readings, by_latin, !misses_figures({current_}), cancel);
  }
  if (resembles_latin(script)) {
    std::vector<size_t> mixed = unread(which, by_latin);
    std::erase_if(mixed, [&](size_t i) { return is_known_text(readings[i]->words); });
    read_some(*reader, seen, mixed, by_latin, cancel);
    for (const size_t i : which)
      if (by_latin[i]) not_taken[i] = readings[i]->by.language == by_latin[i]->by.language ? own[i] : by_latin[i];
  }
  if (script != "Han") return;
  // Of Chinese characters that their own model is not sure of, a Latin one makes capitals and signs.
  for (const size_t i : which)
    if (readings[i]->confidence < gate::kLatinAmongHan) readings[i] = own[i];
}

std::vector<LineRead> NetworkRecognizer::recognize(const Sheet& sheet, const Scan& scan,
                                                   const CancelToken& cancel) {
  Seen seen = lines_for(*first_.languages[base_], sheet, cancel);
  Readings by_base(seen.lines.size()), readings(seen.lines.size());
  current_ = settled_.value_or(base_);
  lead_wanted_ = 0;
  const bool choice = codes_.size() > 1 && unread_script_.empty() && !told_han_;
  const bool told = settled_ || (choice && tell_by_longest(seen, by_base, readings, scan, cancel));
  Language* degraded = told && scan.enlarged ? at(degraded_, current_) : nullptr;
  if (!degraded && !settled_) tell_by_all(seen, by_base, readings, sheet, scan, cancel);

  const size_t count = seen.lines.size();
  const auto all = those(count, [](size_t) { return true; });
  Readings before(count), not_taken(count);
  const auto unsure = [&](size_t i) { return readings[i]->confidence < gate::kSureOfLine; };
  if (degraded) {
    read_some(*degraded, seen, all, readings, cancel);
    const auto others = those(count, [&](size_t i) {
      return unsure(i) || may_have_net_address(readings[i]->words);
    });
    read_in_language(seen, others, by_base, before, cancel);
  } else {
    read_in_language(seen, all, by_base, readings, cancel);
    read_latin(seen, all, readings, not_taken, cancel);
    const bool poor = scan.enlarged ||
                      (!scan.reversed && word_confidence(some_of(readings, all)) < gate::kSureOfPrint);
    if (poor && (degraded = at(degraded_, current_))) {
      const auto others = those(count, [&](size_t i) { return readings[i]->confidence < gate::kSureInPoorPrint; });
      for (const size_t i : others) before[i] = std::move(readings[i]);
      read_some(*degraded, seen, others, readings, cancel);
    }
  }
  // The model for degraded print has hardly seen addresses of the net, and takes dots and @ from them.
  for (size_t i = 0; i < count; i++)
    if (before[i] && has_net_address(before[i]->words)) std::swap(before[i], readings[i]);

  auto& lines = seen.lines;
  auto& reads = seen.marks;
  std::vector<int> contrasts;
  std::vector<double> confidences;
  for (size_t i = 0; i < count; i++) {
    contrasts.push_back(contrast_of(lines[i], sheet.gray));
    confidences.push_back(readings[i]->confidence);
  }
  const double faint = kFaint * print_contrast(contrasts, confidences);
  for (size_t i = 0; i < count; i++) {
    const Reading& reading = *readings[i];
    if (contrasts[i] < faint && reading.confidence < gate::kSureOfLanguage) continue;
    const bool no_text = is_no_text(reading.words, reading.confidence, stands_as_letters(lines[i]));
    // What a model that knows no digits cannot read may be figures.
    if (no_text && !misses_figures(reading.by)) continue;
    LineRead read{{}, reading.confidence, &sheet, std::move(lines[i]), {}, {}, {}, {}, {}, reading.by, {}};
    if (no_text) {
      reads.push_back(std::move(read));
      continue;
    }
    const auto see = [&](const Reading& seen_so) {
      const Language& reader = reader_of(seen_so.by);
      const LineCrop& crop = seen.crop_of(i, reader);
      return std::pair{glyphs_of(seen_so.words, *reader.model, crop), sight_of(seen_so, reader, crop)};
    };
    std::tie(read.glyphs, read.sight) = see(reading);
    if (before[i]) std::tie(read.before, read.sight_before) = see(*before[i]);
    if (by_base[i] && reading.by.language != base_) {
      const Unicharset& own = reader_of(reading.by).model->unicharset;
      read.signs = signs_lacking(see(*by_base[i]).first, [&](const std::string& text) { return own.id_of(text) >= 0; });
    }
    if (not_taken[i])
      read.of_other_alphabet = words_in_other_alphabet(placed(reading.words, read.glyphs),
                                                       placed(not_taken[i]->words, see(*not_taken[i]).first));
    read.words = words_of(read.glyphs, read.line, sheet);
    reads.push_back(std::move(read));
  }
  return std::move(reads);
}

}  // namespace pagemill::recognize
