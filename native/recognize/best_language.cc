#include <algorithm>
#include <numeric>

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

}  // namespace

bool NetworkRecognizer::reads_foreign_words(const std::vector<Reading>& readings) {
  Prose all;
  for (const auto& reading : readings) all += prose_of(reading.words);
  return all.dictionary >= kFewestLetters && all.in_dictionary < gate::kFewKnown * all.dictionary;
}

std::vector<size_t> NetworkRecognizer::likely_languages(const std::vector<Reading>& readings, int line_height) {
  const Model& base = *first_.languages[base_]->model;
  const std::string script = script_of_language(codes_[base_]);
  std::vector<DecodedWord> words;
  for (const Reading& reading : readings) words.insert(words.end(), reading.words.begin(), reading.words.end());
  std::vector<size_t> likely;
  std::vector<double> known;
  double most = 0;
  for (size_t i = 0; i < codes_.size(); i++) {
    // A whole script's model reads its languages as well as theirs do, at a multiple of the cost.
    if (i == base_ || is_script_model(codes_[i])) continue;
    if (same_script_ && script_of_language(codes_[i]) != script) continue;
    Language* language = at(first_, i);
    // Models of other scripts may take pictures of another height.
    if (!language || language->model->program.line_height != line_height) continue;
    likely.push_back(i);
    known.push_back(share_known_to(*language->model, words, base));
    most = std::max(most, known.back());
  }
  size_t kept = 0;
  for (size_t k = 0; k < likely.size(); k++)
    if (known[k] >= most - gate::kFarUnknown || first_.languages[likely[k]]->model->dictionary.empty())
      likely[kept++] = likely[k];
  likely.resize(kept);
  return likely;
}

NetworkRecognizer::Told NetworkRecognizer::best_language(const std::vector<const LineImage*>& images,
                                                         const std::vector<Reading>& readings,
                                                         bool small_print,
                                                         const CancelToken& cancel) {
  // The lines with the most letters say most.
  std::vector<Prose> prose;
  for (const auto& reading : readings) prose.push_back(prose_of(reading.words));
  std::vector<size_t> order(images.size());
  std::iota(order.begin(), order.end(), size_t{0});
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
  Told told{base_, 0, {}};
  if (sample.empty()) return told;
  struct Rival {
    size_t index;
    Prose prose;
    Readings readings;
  };
  const auto look = [&](Rival& rival, size_t from, size_t to) {
    const std::vector<size_t> part(sample.begin() + static_cast<ptrdiff_t>(from),
                                   sample.begin() + static_cast<ptrdiff_t>(to));
    read_some(*first_.languages[rival.index], images, part, rival.readings, cancel);
    for (const size_t i : part) rival.prose += prose_of(rival.readings[i]->words);
  };
  std::vector<Rival> rivals;
  for (const size_t i : likely_languages(readings, images[0]->height))
    look(rivals.emplace_back(Rival{i, {}, Readings(images.size())}), 0, begun);
  // Most are far behind after a line or two.
  double leading = suits(begin);
  for (const Rival& rival : rivals) leading = std::max(leading, suits(rival.prose));
  std::erase_if(rivals, [&](const Rival& rival) { return suits(rival.prose) < leading - gate::kFarBehind; });
  for (Rival& rival : rivals) look(rival, begun, sample.size());
  // What no language reads is a picture or grain, and speaks for whoever sees few letters in it.
  std::vector<size_t> text = sample;
  std::erase_if(text, [&](size_t i) {
    return readings[i].confidence < gate::kReadByAny &&
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
    const double worth = worth_of([&](size_t i) { return prose_of(rival.readings[i]->words); });
    if (worth > most) told = {rival.index, worth - own, std::move(rival.readings)}, most = worth;
  }
  return told;
}

}  // namespace pagemill::recognize
