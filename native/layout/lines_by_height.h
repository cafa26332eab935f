#pragma once

#include <algorithm>
#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Lines by the height of their middle, so that ink finds those it may belong to.
class LinesByHeight {
 public:
  /// @param band pixels of the page that are looked up at once
  LinesByHeight(const std::vector<TextLine>& lines, double band) : band_(std::max(1.0, band)) {
    for (size_t i = 0; i < lines.size(); i++)
      for (int b = band_of(lines[i].box.y0 - lines[i].x_height);
           b <= band_of(lines[i].box.y1 + lines[i].x_height); b++) {
        if (b >= static_cast<int>(bands_.size())) bands_.resize(b + 1);
        bands_[b].push_back(static_cast<int>(i));
      }
  }

  /// Indexes of the lines that may reach to this height.
  const std::vector<int>& at(double y) const {
    static const std::vector<int> none;
    const int b = band_of(y);
    return b < static_cast<int>(bands_.size()) ? bands_[b] : none;
  }

 private:
  int band_of(double y) const { return std::max(0, static_cast<int>(y / band_)); }
  double band_;
  std::vector<std::vector<int>> bands_;
};

}  // namespace pagemill
