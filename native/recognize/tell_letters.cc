#include <algorithm>

#include "recognize/confidence.h"
#include "recognize/language/prose.h"
#include "recognize/language/scripts.h"
#include "recognize/model/languages.h"
#include "recognize/network_recognizer.h"

namespace pagemill::recognize {
namespace {

/// Lines whose words a dictionary could tell, of which it tells less than this share, may be of another alphabet, many of whose
/// letters look like those of the Latin one. So many letters that are not told they have, each and together; those with most
/// of them are read again.
constexpr double kHardlyKnown = 0.2, kFewestInLine = 6, kFewest = 18;
constexpr size_t kLines = 3;
/// How sure another alphabet's model is of them all, and how far ahead of the first one. On three cards names in Greek and
/// Bulgarian letters were read .02 to .05 more surely by their own models, names in Latin ones .03 and more less surely by those.
constexpr double kSurely = 0.965, kLead = 0.012;
/// Letters of the alphabet that a line has at least, as a share of all its characters.
constexpr double kMostly = 0.5;

/// Whether a character is Greek or Cyrillic: by what its UTF-8 begins with.
bool is_letter_of(const std::string& script, uint8_t lead) {
  return script == "Greek" ? lead == 0xce || lead == 0xcf : lead == 0xd0 || lead == 0xd1;
}

bool is_mostly_of(const std::string& script, const std::vector<DecodedWord>& words) {
  size_t own = 0, all = 0;
  for (const DecodedWord& word : words)
    for (const char c : word.text) {
      const auto byte = static_cast<uint8_t>(c);
      if ((byte & 0xc0) == 0x80) continue;
      all++;
      own += is_letter_of(script, byte);
    }
  return static_cast<double>(own) >= kMostly * static_cast<double>(std::max<size_t>(all, 1));
}

/// Whether a model reads an alphabet whose letters look like Latin ones.
bool is_of_letters(const std::string& code) {
  return resembles_latin(script_of_language(code)) && !is_script_model(code);
}

}  // namespace

std::optional<size_t> NetworkRecognizer::tell_letters(Seen& seen, const std::vector<Reading>& readings,
                                                      const CancelToken& cancel) {
  if (script_of_language(codes_[base_]) != "Latin" || std::none_of(codes_.begin(), codes_.end(), is_of_letters))
    return std::nullopt;
  std::vector<std::pair<double, size_t>> unknown;
  double letters = 0;
  for (size_t i = 0; i < readings.size(); i++) {
    const Prose prose = prose_without_addresses(readings[i].words);
    if (prose.dictionary < kFewestInLine || prose.in_dictionary > kHardlyKnown * prose.dictionary) continue;
    unknown.push_back({prose.dictionary - prose.in_dictionary, i});
    letters += unknown.back().first;
  }
  if (letters < kFewest) return std::nullopt;
  std::stable_sort(unknown.begin(), unknown.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  if (unknown.size() > kLines) unknown.resize(kLines);
  std::vector<size_t> lines;
  for (const auto& [count, i] : unknown) lines.push_back(i);
  double told = 0;
  for (const auto& [count, i] : unknown) told += count;
  const auto surely = [&](const auto& confidence_at) {
    double sum = 0;
    for (const auto& [count, i] : unknown) sum += count * confidence_at(i);
    return sum / told;
  };
  const double own = surely([&](size_t i) { return readings[i].confidence; });
  std::optional<size_t> best;
  double most = own + kLead;
  for (size_t k = 0; k < codes_.size(); k++) {
    if (!is_of_letters(codes_[k])) continue;
    Language* language = at(first_, k);
    if (!language) continue;
    Readings by_other(readings.size());
    read_some(*language, seen, lines, by_other, cancel);
    const std::string script = script_of_language(codes_[k]);
    double known = 0;
    const double sure = surely([&](size_t i) {
      if (!is_mostly_of(script, by_other[i]->words)) return readings[i].confidence - kLead;
      known += prose_without_addresses(by_other[i]->words).in_dictionary;
      return by_other[i]->confidence;
    });
    const double worth = sure + gate::kKnownLetters * std::min(1.0, known / told);
    if (sure > kSurely && worth > most) best = k, most = worth;
  }
  return best;
}

}  // namespace pagemill::recognize
