#include "recognize/label_tiers.h"

#include <algorithm>

namespace pagemill::recognize {

void LabelTiers::rank(const float* outputs, int labels, int null_label) {
  constexpr int kTop = 5;
  int best[kTop] = {};
  int count = 0;
  for (int label = 0; label < labels; ++label) {
    const float value = outputs[label];
    if (count == kTop && value <= outputs[best[kTop - 1]]) continue;
    int at = count < kTop ? count++ : kTop - 1;
    for (; at > 0 && outputs[best[at - 1]] < value; --at) best[at] = best[at - 1];
    best[at] = label;
  }
  tiers_.assign(labels, AlsoRan);
  for (int i = 0; i < count; ++i) tiers_[best[i]] = i < 2 ? Top2 : TopN;
  tiers_[null_label] = Top2;
  top_ = best[0];
  second_ = count > 1 ? best[1] : -1;
  for (auto& list : labels_) list.clear();
  for (int i = 0; i < count; ++i) labels_[tiers_[best[i]]].push_back(best[i]);
  if (std::find(best, best + count, null_label) == best + count) labels_[Top2].push_back(null_label);
}

const std::vector<int>& LabelTiers::labels(Tier tier) {
  auto& list = labels_[tier];
  if (tier == AlsoRan && list.empty())
    for (int label = 0; label < static_cast<int>(tiers_.size()); ++label)
      if (tiers_[label] == AlsoRan) list.push_back(label);
  return list;
}

}  // namespace pagemill::recognize
