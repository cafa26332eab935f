#include "recognize/model/dictionary.h"

#include <algorithm>

namespace pagemill::recognize {
namespace {

WordKind kind_of(const Dawg& list) {
  return list.kind() == Dawg::Kind::Numbers ? WordKind::Number : WordKind::Word;
}

void add(WordPositions& positions, const WordPosition& position) {
  if (std::find(positions.begin(), positions.end(), position) == positions.end())
    positions.push_back(position);
}

}  // namespace

Dictionary::Dictionary(const TrainedData& data, const Unicharset& unicharset) : unicharset_(unicharset) {
  const auto present = [&](Part which) { return !data.component(which).empty(); };
  if (present(Part::PunctuationDawg))
    punctuation_.emplace(data.component(Part::PunctuationDawg), Dawg::Kind::Punctuation);
  if (present(Part::WordDawg))
    lists_.emplace_back(data.component(Part::WordDawg), Dawg::Kind::Words);
  if (present(Part::NumberDawg))
    lists_.emplace_back(data.component(Part::NumberDawg), Dawg::Kind::Numbers);

  // Words begin inside the punctuation list where that knows a bare word.
  const bool through_punctuation =
      punctuation_ && punctuation_->edge(0, Dawg::kPattern, true) != Dawg::kNoEdge;
  if (punctuation_) start_.push_back({.in_punctuation = true});
  if (!through_punctuation)
    for (size_t i = 0; i < lists_.size(); ++i) start_.push_back({.list = static_cast<int8_t>(i)});
}

Dictionary::Step Dictionary::follow(const WordPositions& from, int character, WordPositions& to) const {
  Step step;
  to.clear();
  if (character == Dawg::kPattern || character >= unicharset_.size()) return step;
  const auto reached = [&](const WordPosition& position, WordKind kind, bool ends) {
    add(to, position);
    step.kind = std::max(step.kind, kind);
    step.ends |= ends;
  };
  for (const WordPosition& at : from) {
    if (at.list < 0) {
      const int64_t node = punctuation_->node_after(at.punctuation_edge);
      if (node == Dawg::kNoEdge) continue;
      const int64_t word = punctuation_->edge(node, Dawg::kPattern);
      if (word != Dawg::kNoEdge) {
        for (size_t i = 0; i < lists_.size(); ++i) {
          const int64_t edge = lists_[i].edge(0, letter_for(lists_[i], character));
          if (edge != Dawg::kNoEdge)
            reached({static_cast<int8_t>(i), false, true, edge, word}, kind_of(lists_[i]),
                    lists_[i].ends_word(edge) && punctuation_->ends_word(word));
        }
      }
      const int64_t sign = punctuation_->edge(node, character);
      if (sign != Dawg::kNoEdge)
        reached({-1, false, true, Dawg::kNoEdge, sign}, WordKind::Punctuation, punctuation_->ends_word(sign));
      continue;
    }
    const Dawg& list = lists_[at.list];
    if (at.in_punctuation && at.edge != Dawg::kNoEdge && list.ends_word(at.edge)) {
      const int64_t node = punctuation_->node_after(at.punctuation_edge);
      const int64_t sign = node == Dawg::kNoEdge ? Dawg::kNoEdge : punctuation_->edge(node, character);
      if (sign != Dawg::kNoEdge)
        reached({at.list, true, true, at.edge, sign}, kind_of(list), punctuation_->ends_word(sign));
    }
    if (at.back_to_punctuation) continue;
    const int64_t node = list.node_after(at.edge);
    const int64_t edge = node == Dawg::kNoEdge ? Dawg::kNoEdge : list.edge(node, letter_for(list, character));
    if (edge != Dawg::kNoEdge)
      reached({at.list, false, at.in_punctuation, edge, at.punctuation_edge}, kind_of(list),
              list.ends_word(edge) && (!at.in_punctuation || punctuation_->ends_word(at.punctuation_edge)));
  }
  return step;
}

bool Dictionary::knows(const std::vector<int>& characters) const {
  std::vector<std::span<const int>> options;
  for (const int& character : characters) options.emplace_back(&character, 1);
  return knows(options);
}

bool Dictionary::knows(const std::vector<std::span<const int>>& options) const {
  WordPositions here = start_, next, all;
  bool is_word = false;
  for (const auto& characters : options) {
    all.clear();
    is_word = false;
    for (const int character : characters) {
      const Step step = follow(here, character, next);
      for (const WordPosition& position : next) add(all, position);
      is_word |= step.ends && step.kind == WordKind::Word;
    }
    if (all.empty()) return false;
    here.swap(all);
  }
  return is_word;
}

}  // namespace pagemill::recognize
