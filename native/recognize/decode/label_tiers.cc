#include "recognize/decode/label_tiers.h"

#include <algorithm>
#include <bit>

#include "base/wide_vectors.h"

namespace pagemill::recognize {
namespace {

/// Labels looked at together: few have one that counts, and their greatest is found by vectors.
constexpr int kTogether = 16;

/// Probabilities are not negative: their bits are in the order of their values.
int32_t bits_of(float probability) { return std::bit_cast<int32_t>(probability); }

bool listed(const std::vector<int>& list, int label) {
  return std::find(list.begin(), list.end(), label) != list.end();
}

}  // namespace

WIDE_VECTORS void LabelTiers::rank(const float* outputs, int labels, int null_label) {
  outputs_ = outputs;
  count_ = labels;
  null_label_ = null_label;
  all_ranked_ = false;
  top_ = second_ = -1;
  int32_t most = -1, next = -1;
  for (int from = 0; from < labels; from += kTogether) {
    const int to = std::min(labels, from + kTogether);
    int32_t greatest = -1;
    for (int label = from; label < to; ++label) greatest = std::max(greatest, bits_of(outputs[label]));
    if (greatest <= next) continue;
    for (int label = from; label < to; ++label) {
      const int32_t value = bits_of(outputs[label]);
      if (value <= next) continue;
      if (value > most) {
        second_ = top_, next = most;
        top_ = label, most = value;
      } else {
        second_ = label, next = value;
      }
    }
  }
  auto& first = labels_[Top2];
  first.clear();
  first.push_back(top_);
  if (second_ >= 0) first.push_back(second_);
  if (null_label != top_ && null_label != second_) first.push_back(null_label);
}

void LabelTiers::rank_others() {
  int best[kTop] = {};
  int count = 0;
  for (int label = 0; label < count_; ++label) {
    const float value = outputs_[label];
    if (count == kTop && value <= outputs_[best[kTop - 1]]) continue;
    int at = count < kTop ? count++ : kTop - 1;
    for (; at > 0 && outputs_[best[at - 1]] < value; --at) best[at] = best[at - 1];
    best[at] = label;
  }
  for (const Tier tier : {TopN, AlsoRan}) labels_[tier].clear();
  for (int i = 0; i < count; ++i)
    if (!listed(labels_[Top2], best[i])) labels_[TopN].push_back(best[i]);
  for (int label = 0; label < count_; ++label)
    if (!listed(labels_[Top2], label) && !listed(labels_[TopN], label)) labels_[AlsoRan].push_back(label);
  all_ranked_ = true;
}

bool LabelTiers::is(int label, Tier tier) {
  const bool first = label == top_ || label == second_ || label == null_label_;
  if (tier == Top2 || first) return first == (tier == Top2);
  return listed(labels(tier), label);
}

const std::vector<int>& LabelTiers::labels(Tier tier) {
  if (tier != Top2 && !all_ranked_) rank_others();
  return labels_[tier];
}

}  // namespace pagemill::recognize
