#pragma once

#include <numeric>
#include <utility>
#include <vector>

namespace pagemill {

/// Numbers from 0 in sets without common members; each set is named by its smallest one, its root.
class DisjointSets {
 public:
  /// @param count numbers, each in a set of its own
  explicit DisjointSets(size_t count = 0) : parents_(count) {
    std::iota(parents_.begin(), parents_.end(), 0);
  }

  size_t size() const { return parents_.size(); }

  /// The next number, in a set of its own.
  int add() {
    parents_.push_back(static_cast<int>(parents_.size()));
    return parents_.back();
  }

  int root(int member) {
    while (parents_[member] != member)
      member = parents_[member] = parents_[parents_[member]];
    return member;
  }

  /// Makes one set of two. @return its root
  int join(int a, int b) {
    a = root(a);
    b = root(b);
    if (a > b) std::swap(a, b);
    return parents_[b] = a;
  }

 private:
  std::vector<int> parents_;
};

}  // namespace pagemill
