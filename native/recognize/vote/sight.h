#pragma once

#include <memory>
#include <string>
#include <vector>

#include "recognize/decode/evidence.h"
#include "recognize/model/model.h"

namespace pagemill::recognize {

/// A line as one network saw it, and where its columns lie on the page.
struct Sight {
  std::shared_ptr<const Evidence> evidence;
  std::shared_ptr<const Model> model;
  double x0 = 0;              ///< of the first column
  double columns_a_pixel = 1;

  /// The column nearest to a place of the page.
  int column_of(double x) const;
};

/// Part of a line, from a character to another one that nobody doubts; where one is missing, from the beginning or to the
/// end of what was looked at.
struct Window {
  double x0, x1;  ///< of what was looked at
  std::string before, behind;
  double before_x0 = 0, before_x1 = 0, behind_x0 = 0, behind_x1 = 0;
};

/// How likely a network finds it that texts stand in a window: the sum over all ways to spread them over the columns
/// (A. Graves et al., "Connectionist temporal classification", 2006).
///
/// @param texts of characters, each as many as may be
/// @return natural logarithms; empty where the network saw no such window or does not know a character
std::vector<double> likelihoods(const Sight& sight, const Window& window,
                                const std::vector<std::vector<std::string>>& texts);

}  // namespace pagemill::recognize
