#include <algorithm>
#include <numeric>

#include "recognize/confidence.h"
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

NetworkRecognizer::Told NetworkRecognizer::best_language(std::span<const LineImage> images,
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
  std::vector<LineImage> sample;
  Prose first, begin;  // of the base
  size_t begun = 0;    // lines of the first look
  for (const size_t i : order) {
    if (first.letters >= kSample || prose[i].letters == 0) break;
    if (first.letters < kFirstLook) begin += prose[i], begun++;
    sample.push_back(images[i]);
    first += prose[i];
  }
  struct Rival {
    size_t index;
    Prose prose;
  };
  std::vector<Rival> rivals;
  const std::string script = script_of_language(codes_[base_]);
  const auto look = [&](Rival& rival, size_t from, size_t to) {
    const std::span part(sample.data() + from, to - from);
    for (const auto& reading : read(*first_.languages[rival.index], part, cancel))
      rival.prose += prose_of(reading.words);
  };
  for (size_t i = 0; i < codes_.size() && !sample.empty(); i++) {
    // A whole script's model reads its languages as well as theirs do, at a multiple of the cost.
    if (is_script_model(codes_[i])) continue;
    if (i == base_ || (same_script_ && script_of_language(codes_[i]) != script)) continue;
    Language* language = at(first_, i);
    // Models of other scripts may take pictures of another height.
    if (!language || language->model->program.line_height != images[0].height) continue;
    look(rivals.emplace_back(Rival{i, {}}), 0, begun);
  }
  // Most are far behind after a line or two.
  double leading = suits(begin);
  for (const Rival& rival : rivals) leading = std::max(leading, suits(rival.prose));
  std::erase_if(rivals, [&](const Rival& rival) { return suits(rival.prose) < leading - gate::kFarBehind; });
  Told told{base_, 0};
  const double own = suits(first);
  double most = own + (small_print && at(degraded_, base_) ? gate::kLeadInSmallPrint : gate::kLead);
  for (Rival& rival : rivals) {
    look(rival, begun, sample.size());
    if (const double worth = suits(rival.prose); worth > most)
      told = {rival.index, worth - own}, most = worth;
  }
  return told;
}

}  // namespace pagemill::recognize
