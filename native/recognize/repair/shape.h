#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/page.h"
#include "image/components.h"

namespace pagemill::recognize {

/// A component's ink, by its own grays: shares of ink in parts of its box. It keeps looking at both.
class Shape {
 public:
  Shape(const Component& c, const Gray& gray) : c_(c), gray_(gray) {
    uint8_t dark = 255, light = 0;
    for (int y = c.y0; y < c.y1; y++)
      for (int x = c.x0; x < c.x1; x++) {
        dark = std::min(dark, at(x, y));
        light = std::max(light, at(x, y));
      }
    middle_ = (dark + light) / 2.0;
  }

  /// Share of ink in a part of the box, all in pixels of the page.
  double share(double x0, double y0, double x1, double y1) const {
    const int left = std::max(c_.x0, static_cast<int>(std::floor(x0)));
    const int right = std::min(c_.x1, std::max(left + 1, static_cast<int>(std::ceil(x1))));
    const int top = std::max(c_.y0, static_cast<int>(std::floor(y0)));
    const int bottom = std::min(c_.y1, std::max(top + 1, static_cast<int>(std::ceil(y1))));
    int ink = 0, all = 0;
    for (int y = top; y < bottom; y++)
      for (int x = left; x < right; x++, all++) ink += at(x, y) < middle_;
    return all == 0 ? 0 : static_cast<double>(ink) / all;
  }
  /// The same, in shares of the box.
  double part(double x0, double y0, double x1, double y1) const {
    return share(c_.x0 + x0 * c_.width(), c_.y0 + y0 * c_.height(), c_.x0 + x1 * c_.width(),
                 c_.y0 + y1 * c_.height());
  }

  /// How many strokes cross an ellipse around the middle.
  /// @param share of the box that it is as large as
  int arms(double share) const {
    constexpr int kSteps = 64;
    const double x = (c_.x0 + c_.x1 - 1) / 2.0, y = (c_.y0 + c_.y1 - 1) / 2.0;
    int arms = 0;
    bool before = false, first = false;
    for (int i = 0; i <= kSteps; i++) {
      const double angle = 2 * std::numbers::pi * i / kSteps;
      const bool ink = between(x + share * c_.width() / 2 * std::cos(angle), y + share * c_.height() / 2 * std::sin(angle)) < middle_;
      if (i == 0) first = ink;
      else if (ink && !before) arms++;
      before = ink;
    }
    // The last step is the first one again.
    return first && arms == 0 ? 1 : arms;
  }

 private:
  /// The gray between pixels.
  double between(double x, double y) const {
    const int left = std::clamp(static_cast<int>(x), 0, gray_.width - 2), top = std::clamp(static_cast<int>(y), 0, gray_.height - 2);
    const double right = x - left, below = y - top;
    return (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - below) +
           (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below;
  }

  uint8_t at(int x, int y) const { return gray_.pixels[static_cast<size_t>(y) * gray_.width + x]; }

  const Component& c_;
  const Gray& gray_;
  double middle_;
};

}  // namespace pagemill::recognize
