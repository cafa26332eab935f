#include <algorithm>
#include <numeric>

#include "recognize/languages.h"
#include "recognize/network_recognizer.h"
#include "recognize/prose.h"
#include "recognize/scripts.h"

namespace pagemill::recognize {
namespace {

/// Share of letters in words of the dictionary below which a page may be in another language, and so
/// many letters are needed to tell: a language without the letters of the page's may be sure of what
/// it reads.
constexpr double kFewKnown = 0.6, kFewestLetters = 40;
/// Letters that languages are compared on; what the first language has ahead, and what when it alone
/// has a model for the small print that is to be read.
constexpr double kSample = 160, kLead = 0.01, kLeadInSmallPrint = 0.05;

}  // namespace

bool NetworkRecognizer::reads_foreign_words(const std::vector<Reading>& readings) {
  Prose all;
  for (const auto& reading : readings) all += prose_of(reading.words);
  return all.dictionary >= kFewestLetters && all.in_dictionary < kFewKnown * all.dictionary;
}

size_t NetworkRecognizer::best_language(std::span<const LineImage> images,
                                        const std::vector<Reading>& readings, bool small_print,
                                        const CancelToken& cancel) {
  // The lines with the most letters say most.
  std::vector<Prose> prose;
  for (const auto& reading : readings) prose.push_back(prose_of(reading.words));
  std::vector<size_t> order(images.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return prose[a].letters > prose[b].letters; });
  std::vector<LineImage> sample;
  Prose first;
  for (const size_t i : order) {
    if (first.letters >= kSample || prose[i].letters == 0) break;
    sample.push_back(images[i]);
    first += prose[i];
  }
  const std::string script = script_of_language(codes_[base_]);
  size_t best = base_;
  double most = suits(first) + (small_print && at(degraded_, base_) ? kLeadInSmallPrint : kLead);
  for (size_t i = 0; i < codes_.size() && !sample.empty(); i++) {
    // A whole script's model reads its languages as well as theirs do, at a multiple of the cost.
    if (is_script_model(codes_[i])) continue;
    if (i == base_ || (same_script_ && script_of_language(codes_[i]) != script)) continue;
    Language* language = at(first_, i);
    // Models of other scripts may take pictures of another height.
    if (!language || language->model->program.line_height != images[0].height) continue;
    Prose all;
    for (const auto& reading : read(*language, sample, cancel)) all += prose_of(reading.words);
    if (const double worth = suits(all); worth > most) best = i, most = worth;
  }
  return best;
}

}  // namespace pagemill::recognize
