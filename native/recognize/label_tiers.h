#pragma once
#include <cstdint>
#include <vector>

namespace pagemill::recognize {

/// How soon a label is tried: the two best ones of a column and null first, the next three when no
/// hypothesis could go on with those, all others when none could with these.
enum Tier : uint8_t { Top2, TopN, AlsoRan };
constexpr int kTiers = 3;

/// The labels of one column of the network's output, sorted into tiers.
class LabelTiers {
 public:
  /// @param outputs probabilities, one a label
  void rank(const float* outputs, int labels, int null_label);

  Tier of(int label) const { return tiers_[label]; }
  /// Those of AlsoRan are listed when they are first asked for.
  const std::vector<int>& labels(Tier tier);
  /// The label with the highest probability, and the next; -1 = there is none.
  int top() const { return top_; }
  int second() const { return second_; }

 private:
  std::vector<Tier> tiers_;
  std::vector<int> labels_[kTiers];
  int top_ = -1, second_ = -1;
};

}  // namespace pagemill::recognize
