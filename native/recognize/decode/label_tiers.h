#pragma once
#include <cstdint>
#include <vector>

namespace pagemill::recognize {

/// How soon a label is tried: the two best ones of a column and null first, the next three when no
/// hypothesis could go on with those, all others when none could with these.
enum Tier : uint8_t { Top2, TopN, AlsoRan };
constexpr int kTiers = 3;

/// The labels of one column of the network's output, sorted into tiers. All but the first tier are
/// found when they are first asked for: few columns need them.
class LabelTiers {
 public:
  /// @param outputs probabilities, one a label; they last until the next call
  void rank(const float* outputs, int labels, int null_label);

  bool is(int label, Tier tier);
  const std::vector<int>& labels(Tier tier);
  /// The label with the highest probability, and the next; -1 = there is none.
  int top() const { return top_; }
  int second() const { return second_; }

 private:
  static constexpr int kTop = 5;
  /// Sorts what is not in the first tier.
  void rank_others();

  const float* outputs_ = nullptr;
  int count_ = 0, null_label_ = 0;
  int top_ = -1, second_ = -1;
  bool all_ranked_ = false;
  std::vector<int> labels_[kTiers];
};

}  // namespace pagemill::recognize
