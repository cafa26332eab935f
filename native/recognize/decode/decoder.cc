#include "recognize/decode/decoder.h"

#include <algorithm>
#include <cmath>

namespace pagemill::recognize {
namespace {

// Tesseract's figures: how much worse a label outside the dictionary must be, an offset on every
// certainty, and the least certainty inside a dictionary word.
constexpr float kOutsideRatio = 2.25f;
constexpr float kOffset = -0.085f;
constexpr float kWorstInDictionary = -25.0f / 7.0f;
constexpr float kWorst = -20.0f;
/// How much worse than the best of its sort a hypothesis may be. What is behind by more hardly ever
/// wins (3 of 6,800 lines of real pages would read otherwise, all of them badly), and in most columns
/// one label alone is nearer.
constexpr float kHopeless = 15;
/// Probability below which a label is hopeless: outside the dictionary e^(-15 / 2.25) would be; inside words
/// end at e^(-25 / 7). Half of it, for columns in which nothing is likely.
constexpr float kGone = 1e-5f;
constexpr int kWidths[Recoder::kMostLabels + 1] = {5, 10, 16, 16, 16, 16, 16, 16, 16, 16};

float certainty_of(float probability) {
  static const float least = std::exp(kWorst);
  return probability > least ? std::log(probability) : kWorst;
}

}  // namespace

Decoder::Decoder(const Unicharset& unicharset, const Recoder& recoder, const Dictionary* dictionary, int null_label)
    : unicharset_(unicharset),
      recoder_(recoder),
      dictionary_(dictionary && !dictionary->empty() ? dictionary : nullptr),
      null_label_(null_label),
      lengths_(std::max(1, recoder.longest())) {}

std::vector<DecodedWord> Decoder::decode(const LabelProbabilities& line) {
  if (line.columns == 0) return {};
  nodes_.clear();
  positions_used_ = 0;
  columns_.resize(2);
  for (int t = 0; t < line.columns; ++t) {
    rank(line.at(t), t + 1 < line.columns ? line.at(t + 1) : nullptr, line.labels);
    step(t == 0 ? nullptr : &columns_[(t - 1) % 2], columns_[t % 2]);
  }
  std::vector<const Node*> path;
  const int32_t last = best(columns_[(line.columns - 1) % 2]);
  for (int32_t node = last; node >= 0; node = nodes_[node].previous) path.push_back(&nodes_[node]);
  std::reverse(path.begin(), path.end());
  return words_of(path, unicharset_);
}

void Decoder::rank(const float* outputs, const float* next, int labels) {
  outputs_ = outputs;
  tiers_.rank(outputs, labels, null_label_);
  const auto likely = [&](int label) {
    if (label < 0) return Likely{};
    return Likely{label, certainty_of(outputs[label]) + kOffset,
                  certainty_of(outputs[label] + outputs[null_label_]) + kOffset,
                  next && next[label] > kGone};
  };
  likely_ = {likely(tiers_.top()), likely(tiers_.second())};
  null_certainty_ = certainty_of(outputs[null_label_]) + kOffset;
}

float Decoder::certainty(int label) const {
  if (label == null_label_) return null_certainty_;
  for (const Likely& one : likely_)
    if (one.label == label) return one.certainty;
  return certainty_of(outputs_[label]) + kOffset;
}

bool Decoder::goes_on(int label) const {
  for (const Likely& one : likely_)
    if (one.label == label) return one.goes_on;
  return false;
}

float Decoder::certainty_with_null(int label) const {
  for (const Likely& one : likely_)
    if (one.label == label) return one.with_null;
  return certainty_of(outputs_[label] + outputs_[null_label_]) + kOffset;
}

void Decoder::step(const Column* before, Column& column) {
  column_ = &column;
  for (auto& half : column.beams)
    for (auto& row : half)
      for (int length = 0; length < lengths_; ++length) row[length].count = 0;
  std::fill(std::begin(column.has_start), std::end(column.has_start), false);
  std::fill(std::begin(column.best), std::end(column.best), kNoScore);
  if (!before) {
    extend(-1, false, Anything, 0, Top2);
    if (dictionary_) extend(-1, true, Anything, 0, Top2);
    return;
  }
  // The best labels first, for the hypotheses with hope; the others only when none could go on so.
  bool any = extend_all(*before, Top2, kHopeless);
  for (const Tier tier : {Top2, TopN, AlsoRan})
    if (!any) any = extend_all(*before, tier, -kNoScore);
  for (int c = 0; c < kContinuations; ++c)
    if (column.has_start[c]) push(true, column.beams[1][c][0], kWidths[0], column.best_start[c]);
}

bool Decoder::extend_all(const Column& before, Tier tier, float most_behind) {
  for (int dawg = 0; dawg < 2; ++dawg)
    for (int c = 0; c < kContinuations; ++c)
      for (int length = 0; length < lengths_; ++length) {
        const Beam& beam = before.beams[dawg][c][length];
        for (int i = beam.count - 1; i >= 0; --i)
          if (nodes_[beam.nodes[i]].score >= before.best[dawg] - most_behind)
            extend(beam.nodes[i], dawg, static_cast<Continuation>(c), length, tier);
      }
  for (const auto& half : column_->beams)
    for (int length = 0; length < lengths_; ++length)
      if (half[Anything][length].count > 0) return true;
  return false;
}

bool Decoder::is_hopeless(bool dawg, float certainty, int32_t previous) const {
  const float before = previous >= 0 ? nodes_[previous].score : 0;
  return before + certainty < column_->best[dawg] - kHopeless;
}

void Decoder::extend(int32_t previous, bool dawg, Continuation continuation, int length, Tier tier) {
  int place = 0;
  if (previous >= 0) {
    const Node before = nodes_[previous];
    place = before.place;
    if (tiers_.is(before.label, tier)) {
      if (continuation != NoDuplicate)
        push_plain(length, true, before.label, place, before.character,
                   certainty(before.label), dawg, Anything, previous);
      if (continuation == Anything && tier == Top2 && before.label != null_label_)
        push_plain(length, true, before.label, place, before.character,
                   certainty_with_null(before.label), dawg, NoDuplicate, previous);
    }
    if (continuation == OnlyDuplicate) return;
    // Nulls inside a character of several labels.
    if (before.label != null_label_ && length > 0 && tiers_.is(null_label_, tier))
      push_plain(length, false, null_label_, place, -1, null_certainty_, dawg, Anything, previous);
  }
  for (const int label : tiers_.labels(tier)) extend_label(previous, dawg, continuation, length, place, label, tier);
}

void Decoder::extend_label(int32_t previous, bool dawg, Continuation continuation, int length, int place, int label, Tier tier) {
  const int before = previous >= 0 ? nodes_[previous].label : -1;
  if (label == before) return;
  const int next = recoder_.next(place, label);
  const bool null = length == 0 && label == null_label_;
  if (next == Recoder::kNone && !null) return;
  const float certainty = this->certainty(label);
  // A label that shares its peak with the null, or with the one before it, may score with both when it is in
  // the next column as well: without that the hypothesis ends there.
  const bool pair = tier == Top2 && label != null_label_ && goes_on(label);
  float pair_certainty = pair ? certainty_with_null(label) : 0;
  if (pair && previous >= 0 && continuation == Anything && before != null_label_ &&
      ((before == tiers_.top() && label == tiers_.second()) || (label == tiers_.top() && before == tiers_.second())))
    pair_certainty = certainty_of(outputs_[label] + outputs_[null_label_] + outputs_[before]) + kOffset;

  const int character = null ? -1 : recoder_.character(next);
  if (null || character != Recoder::kNone) {
    if (certainty >= kWorst || label == null_label_) {
      extend_character(label, 0, character, certainty, dawg, Anything, previous);
      if (pair) extend_character(label, 0, character, pair_certainty, dawg, OnlyDuplicate, previous);
    }
  }
  if (!null && recoder_.continues(next)) {
    push_plain(length + 1, false, label, next, -1, certainty, dawg, Anything, previous);
    if (pair) push_plain(length + 1, false, label, next, -1, pair_certainty, dawg, OnlyDuplicate, previous);
  }
}

void Decoder::extend_character(int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous) {
  if (dawg) {
    if (certainty > kWorstInDictionary && !is_hopeless(true, certainty, previous)) extend_word(label, place, character, certainty, to, previous);
    return;
  }
  if (!is_hopeless(false, certainty * kOutsideRatio, previous))
    push(false, column_->beams[0][to][0], kWidths[0],
         made(label, place, character, WordKind::TopChoice, false, certainty * kOutsideRatio, previous));
  if (!dictionary_ || character < 0) return;
  // A word of the dictionary may begin after a space, or anywhere in scripts without spaces.
  if (character == Unicharset::kSpace) {
    if (certainty > kWorstInDictionary)
      start_word(label, place, character, WordKind::None, false, false, certainty, to, previous);
  } else if (!unicharset_.space_delimited(character)) {
    start_word(label, place, character, WordKind::TopChoice, false, false, certainty * kOutsideRatio, to, previous);
  }
}

int32_t Decoder::last_character(int32_t node) const {
  while (node >= 0 && (nodes_[node].character < 0 || nodes_[node].duplicate)) node = nodes_[node].previous;
  return node;
}

void Decoder::extend_word(int label, int place, int character, float certainty, Continuation to, int32_t previous) {
  Beam& words = column_->beams[1][to][0];
  Beam& plain = column_->beams[0][to][0];
  if (character < 0) {
    push(true, words, kWidths[0], made(label, place, character, WordKind::None, false, certainty, previous));
    return;
  }
  const float score = certainty + (previous >= 0 ? nodes_[previous].score : 0);
  const auto hopeless = [&](const Beam& beam) {
    return beam.count >= kWidths[0] && score <= nodes_[beam.nodes[beam.worst]].score;
  };
  if (hopeless(words) && hopeless(plain)) return;
  const int32_t last = last_character(previous);
  if (character == Unicharset::kSpace) {
    if (last >= 0 && nodes_[last].end_of_word) {
      start_word(label, place, character, nodes_[last].kind, false, false, certainty, to, previous);
      push(false, plain, kWidths[0], made(label, place, character, nodes_[last].kind, false, certainty, previous));
    }
    return;
  }
  if (last >= 0 && nodes_[last].start_of_dawg && nodes_[last].character != Unicharset::kSpace &&
      unicharset_.space_delimited(nodes_[last].character) && unicharset_.space_delimited(character))
    return;
  const WordPositions* from = nullptr;
  bool word_start = false;
  if (last < 0) {
    from = &dictionary_->start();
    word_start = true;
  } else if (nodes_[last].positions >= 0) {
    from = &positions_[nodes_[last].positions];
    word_start = nodes_[last].start_of_dawg;
  } else {
    return;
  }
  const auto step = dictionary_->follow(*from, character, scratch_);
  if (step.kind == WordKind::None) return;
  Node node = made(label, place, character, step.kind, false, certainty, previous);
  node.start_of_word = word_start;
  node.end_of_word = step.ends;
  if (positions_used_ == positions_.size()) positions_.emplace_back();
  positions_[positions_used_] = scratch_;
  node.positions = static_cast<int32_t>(positions_used_++);
  push(true, words, kWidths[0], node);
  if (step.ends && !unicharset_.space_delimited()) {
    start_word(label, place, character, step.kind, word_start, true, certainty, to, previous);
    Node outside = made(label, place, character, step.kind, false, certainty, previous);
    outside.start_of_word = word_start;
    outside.end_of_word = true;
    push(false, plain, kWidths[0], outside);
  }
}

void Decoder::start_word(int label, int place, int character, WordKind kind, bool start, bool end, float certainty, Continuation to, int32_t previous) {
  Node node = made(label, place, character, kind, false, certainty, previous);
  if (column_->has_start[to] && node.score <= column_->best_start[to].score) return;
  node.start_of_dawg = true;
  node.start_of_word = start;
  node.end_of_word = end;
  if (positions_used_ == positions_.size()) positions_.emplace_back();
  positions_[positions_used_] = dictionary_->start();
  node.positions = static_cast<int32_t>(positions_used_++);
  column_->best_start[to] = node;
  column_->has_start[to] = true;
}

void Decoder::push_plain(int length, bool duplicate, int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous) {
  if (dawg ? certainty <= kWorstInDictionary : certainty * kOutsideRatio < kWorst && label != null_label_) return;
  if (!dawg) certainty *= kOutsideRatio;
  if (is_hopeless(dawg, certainty, previous)) return;
  const WordKind first = dawg ? WordKind::None : WordKind::TopChoice;
  push(dawg, column_->beams[dawg][to][length], kWidths[length],
       made(label, place, character, previous >= 0 ? nodes_[previous].kind : first, duplicate,
            certainty, previous));
}

Decoder::Node Decoder::made(int label, int place, int character, WordKind kind, bool duplicate, float certainty, int32_t previous) const {
  Node node{};
  node.previous = previous;
  node.label = static_cast<int16_t>(label);
  node.place = place;
  node.character = character;
  node.kind = kind;
  node.duplicate = duplicate;
  node.certainty = certainty;
  node.score = certainty + (previous >= 0 ? nodes_[previous].score : 0);
  node.positions = -1;
  node.hash = previous >= 0 ? nodes_[previous].hash : 0;
  if (!duplicate && label != null_label_)
    node.hash = (node.hash ^ static_cast<uint64_t>(label + 1)) * 0x9e3779b97f4a7c15u;
  return node;
}

/// Keeps a node if its beam has room or a worse one; equal label sequences are kept once.
void Decoder::push(bool dawg, Beam& beam, int width, const Node& node) {
  column_->best[dawg] = std::max(column_->best[dawg], node.score);
  const auto score = [&](int i) { return nodes_[beam.nodes[i]].score; };
  if (beam.count >= width && node.score <= score(beam.worst)) return;
  int slot = -1;
  for (int i = 0; i < beam.count && slot < 0; ++i) {
    const Node& other = nodes_[beam.nodes[i]];
    if (other.label == node.label && other.hash == node.hash && other.kind == node.kind && other.start_of_dawg == node.start_of_dawg) {
      if (node.score <= other.score) return;
      slot = i;
    }
  }
  if (slot < 0) slot = beam.count < width ? beam.count++ : beam.worst;
  beam.nodes[slot] = static_cast<int32_t>(nodes_.size());
  nodes_.push_back(node);
  beam.worst = 0;
  for (int i = 1; i < beam.count; ++i)
    if (score(i) < score(beam.worst)) beam.worst = i;
}

int32_t Decoder::best(const Column& column) const {
  int32_t best = -1;
  for (const Continuation c : {Anything, NoDuplicate})
    for (int dawg = 0; dawg < 2; ++dawg) {
      const Beam& beam = column.beams[dawg][c][0];
      for (int i = 0; i < beam.count; ++i) {
        const int32_t node = beam.nodes[i];
        if (dawg) {
          // A word must be whole.
          const int32_t last = last_character(node);
          if (last < 0 || (!nodes_[last].end_of_word && nodes_[last].character != Unicharset::kSpace)) continue;
        }
        if (best < 0 || nodes_[node].score > nodes_[best].score) best = node;
      }
    }
  return best;
}

}  // namespace pagemill::recognize
