#include <algorithm>
#include <numeric>
#include <utility>

#include "recognize/confidence.h"
#include "recognize/language/known_words.h"
#include "recognize/language/prose.h"
#include "recognize/language/scripts.h"
#include "recognize/model/languages.h"
#include "recognize/network_recognizer.h"

namespace pagemill::recognize {
namespace {

/// Letters that tell whether a page may be in another language: one without the letters of the page's may
/// be sure of what it reads.
constexpr double kFewestLetters = 40;
/// Letters of a first look, and those that languages are compared on.
constexpr double kFirstLook = 50, kSample = 160;
/// Languages of the first one's script that are compared, those whose dictionaries know most of the words. Of 51
/// receipts and cards in other languages than the first, with 27 installed, the right one knew most of 50, one was the eighth.
constexpr size_t kMostRivals = 8;

}  // namespace

bool NetworkRecognizer::reads_foreign_words(const std::vector<Reading>& readings) {
  Prose all;
  for (const auto& reading : readings) all += prose_of(reading.words);
  return all.dictionary >= kFewestLetters && all.in_dictionary < gate::kFewKnown * all.dictionary;
}

std::vector<size_t> NetworkRecognizer::likely_languages(const std::vector<Reading>& readings) {
  const Model& base = *first_.languages[base_]->model;
  const std::string script = script_of_language(codes_[base_]);
  std::vector<DecodedWord> words;
  for (const Reading& reading : readings) words.insert(words.end(), reading.words.begin(), reading.words.end());
  struct Likely {
    size_t language;
    bool same_script;
    double known;
  };
  std::vector<Likely> likely;
  double most = 0;
  for (size_t i = 0; i < codes_.size(); i++) {
    // A whole script's model reads its languages as well as theirs do, at a multiple of the cost.
    if (i == base_ || is_script_model(codes_[i])) continue;
    const bool same_script = script_of_language(codes_[i]) == script;
    if (same_script_ && !same_script) continue;
    if (no_han_ && script_of_language(codes_[i]) == "Han") continue;
    const Language* language = at(first_, i);
    if (!language) continue;
    // Without a dictionary it may know as much as any.
    const bool tells = !language->model->dictionary.empty();
    likely.push_back({i, same_script, tells ? share_known_to(*language->model, words, base) : 1});
    if (tells) most = std::max(most, likely.back().known);
  }
  // What the first language takes for words of its own may be in another script.
  const double most_of_script = std::max(most, share_known(readings));
  std::erase_if(likely, [&](const Likely& one) {
    return one.known < (one.same_script ? most_of_script : most) - gate::kFarUnknown;
  });
  std::stable_sort(likely.begin(), likely.end(), [](const Likely& a, const Likely& b) {
    return std::pair{!a.same_script, a.known} > std::pair{!b.same_script, b.known};
  });
  std::vector<size_t> languages;
  size_t of_script = 0;
  for (const Likely& one : likely)
    if (!one.same_script || of_script++ < kMostRivals) languages.push_back(one.language);
  return languages;
}

NetworkRecognizer::Told NetworkRecognizer::best_language(Seen& seen, const std::vector<size_t>& which,
                                                         const Readings& by_base, bool small_print,
                                                         const CancelToken& cancel) {
  // The lines with the most letters say most. Addresses are the longest lines of a card, and English reads them best.
  std::vector<Prose> prose(by_base.size());
  for (const size_t i : which) prose[i] = prose_without_addresses(by_base[i]->words);
  std::vector<size_t> order = which;
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return prose[a].letters > prose[b].letters; });
  std::vector<size_t> sample;
  Prose first, begin;  // of the base
  size_t begun = 0;    // lines of the first look
  for (const size_t i : order) {
    if (first.letters >= kSample || prose[i].letters == 0) break;
    if (first.letters < kFirstLook) begin += prose[i], begun++;
    sample.push_back(i);
    first += prose[i];
  }
  Told told{base_, -1, {}};
  if (sample.empty()) return told;
  struct Rival {
    size_t index;
    Prose prose;
    Readings readings;
  };
  const auto look = [&](Rival& rival, size_t from, size_t to) {
    const std::vector<size_t> part(sample.begin() + static_cast<ptrdiff_t>(from),
                                   sample.begin() + static_cast<ptrdiff_t>(to));
    read_some(*first_.languages[rival.index], seen, part, rival.readings, cancel);
    for (const size_t i : part) rival.prose += prose_without_addresses(rival.readings[i]->words);
  };
  std::vector<Rival> rivals;
  for (const size_t i : likely_languages(some_of(by_base, which)))
    look(rivals.emplace_back(Rival{i, {}, Readings(by_base.size())}), 0, begun);
  // Most are far behind after a line or two.
  double leading = suits(begin);
  for (const Rival& rival : rivals) leading = std::max(leading, suits(rival.prose));
  std::erase_if(rivals, [&](const Rival& rival) { return suits(rival.prose) < leading - gate::kFarBehind; });
  for (Rival& rival : rivals) look(rival, begun, sample.size());
  // What no language reads is a picture or grain, and speaks for whoever sees few letters in it.
  std::vector<size_t> text = sample;
  std::erase_if(text, [&](size_t i) {
    return by_base[i]->confidence < gate::kReadByAny &&
           std::none_of(rivals.begin(), rivals.end(), [&](const Rival& rival) {
             return rival.readings[i]->confidence >= gate::kReadByAny;
           });
  });
  if (text.empty()) text = sample;
  const auto worth_of = [&](const auto& prose_at) {
    Prose all;
    for (const size_t i : text) all += prose_at(i);
    return suits(all);
  };
  const double own = worth_of([&](size_t i) { return prose[i]; });
  double most = own + (small_print && at(degraded_, base_) ? gate::kLeadInSmallPrint : gate::kLead);
  for (Rival& rival : rivals) {
    const double worth = worth_of([&](size_t i) { return prose_without_addresses(rival.readings[i]->words); });
    if (worth > most) told = {rival.index, worth - own, std::move(rival.readings)}, most = worth;
    else if (told.language == base_) told.lead = std::max(told.lead, worth - own);
  }
  return told;
}

}  // namespace pagemill::recognize
