#pragma once

#include <algorithm>
#include <vector>

namespace pagemill {

/// The value that a share of all others lies below.
///
/// @param values at least one
inline double quantile(std::vector<double> values, double share) {
  const auto at = values.begin() + static_cast<long>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

/// The upper median; 0 of none.
inline double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<long>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace pagemill
