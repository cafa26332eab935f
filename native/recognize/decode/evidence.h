#pragma once
#include <cstdint>
#include <vector>

#include "recognize/network/forward.h"

namespace pagemill::recognize {

/// What a network saw of a line: the labels of each column that are not out of the question.
class Evidence {
 public:
  Evidence(const LabelProbabilities& line, int null_label);

  int columns() const { return static_cast<int>(starts_.size()) - 1; }
  /// Of a label at a column; never 0.
  float probability(int column, int label) const;

 private:
  struct Likely {
    int32_t label;
    float probability;
  };
  std::vector<uint32_t> starts_;
  std::vector<Likely> likely_;
};

}  // namespace pagemill::recognize
