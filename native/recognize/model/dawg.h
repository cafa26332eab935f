#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace pagemill::recognize {

/// A word list as Tesseract packs it: a directed acyclic graph whose edges are 64-bit records of
/// character, three flags and next node. Edges of a node lie together, the last one marked; node 0
/// comes first, its edges in the order of their characters.
class Dawg {
 public:
  enum class Kind { Punctuation, Words, Numbers };
  static constexpr int64_t kNoEdge = -1;
  /// Stands for "a word" in the punctuation list and for any digit in the number list.
  static constexpr int kPattern = 0;

  /// @throws FormatError when damaged
  Dawg(std::span<const uint8_t> component, Kind kind);

  Kind kind() const { return kind_; }
  /// The edge out of `node` for a character, or kNoEdge.
  int64_t edge(int64_t node, int character, bool ends_word = false) const;
  bool ends_word(int64_t edge) const { return edges_[edge] >> flag_bit_ & kWordEnd; }
  /// Where the search goes on after an edge (kNoEdge = at the start), or kNoEdge when nowhere.
  int64_t node_after(int64_t edge) const;

 private:
  static constexpr uint64_t kLast = 1, kBackward = 2, kWordEnd = 4;

  int character(uint64_t record) const { return static_cast<int>(record & letter_mask_); }

  Kind kind_;
  int flag_bit_ = 0;
  uint64_t letter_mask_ = 0;
  int64_t root_edges_ = 0;
  /// Shared by the models that have the same list: both sets of a language do, and it is most of their bytes.
  std::shared_ptr<const std::vector<uint64_t>> records_;
  std::span<const uint64_t> edges_;
};

}  // namespace pagemill::recognize
