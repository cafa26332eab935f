#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace pagemill::recognize {

/// From network labels to characters: each character is a sequence of one or more labels. Held as a
/// tree; a place in the tree is an index, 0 being the root.
class Recoder {
 public:
  static constexpr int kNone = -1;
  /// Most labels one character may have.
  static constexpr int kMostLabels = 9;

  /// @param characters of the model; more in the component are left out
  /// @throws FormatError when damaged or when a label is not below `labels`
  Recoder(std::span<const uint8_t> component, int labels, int characters);

  /// The place that `label` leads to from `place`, or kNone.
  int next(int place, int label) const { return next_[static_cast<size_t>(place) * labels_ + label]; }
  /// The character that ends at a place, or kNone.
  int character(int place) const { return character_[place]; }
  /// Whether longer characters go on from a place.
  bool continues(int place) const { return continues_[place]; }
  /// Labels of the longest character.
  int longest() const { return longest_; }
  /// Of a character; empty where it has none, or another one has the same.
  const std::vector<int32_t>& labels_of(int character) const { return labels_of_[character]; }

 private:
  int child(int place, int label);

  int labels_;
  int longest_ = 0;
  std::vector<int32_t> next_;
  std::vector<int32_t> character_;
  std::vector<uint8_t> continues_;
  std::vector<std::vector<int32_t>> labels_of_;
};

}  // namespace pagemill::recognize
