#include "recognize/decode/evidence.h"

#include <algorithm>

namespace pagemill::recognize {
namespace {

/// Probability that is kept, and what all others count as.
constexpr float kKept = 1e-3f, kOther = 1e-4f;
/// Labels looked at together: few have one that counts, and their greatest is found by vectors.
constexpr int kTogether = 16;
/// Labels a column that are kept in most lines.
constexpr size_t kUsual = 3;

}  // namespace

Evidence::Evidence(const LabelProbabilities& line, int null_label) {
  starts_.reserve(line.columns + 1);
  likely_.reserve(kUsual * line.columns);
  for (int column = 0; column < line.columns; column++) {
    starts_.push_back(static_cast<uint32_t>(likely_.size()));
    const float* values = line.at(column);
    // In most columns nothing but the null is seen.
    if (values[null_label] >= 1 - kKept) {
      likely_.push_back({null_label, values[null_label]});
      continue;
    }
    for (int from = 0; from < line.labels; from += kTogether) {
      const int to = std::min(line.labels, from + kTogether);
      float greatest = 0;
      for (int label = from; label < to; label++) greatest = std::max(greatest, values[label]);
      if (greatest <= kKept) continue;
      for (int label = from; label < to; label++)
        if (values[label] > kKept) likely_.push_back({label, values[label]});
    }
  }
  starts_.push_back(static_cast<uint32_t>(likely_.size()));
}

float Evidence::probability(int column, int label) const {
  for (uint32_t i = starts_[column]; i < starts_[column + 1]; i++)
    if (likely_[i].label == label) return likely_[i].probability;
  return kOther;
}

}  // namespace pagemill::recognize
