#pragma once

#include <cstdint>
#include <vector>

#include "base/page.h"
#include "image/components.h"
#include "layout/text_line.h"

namespace pagemill::recognize {

/// Paper that pieces of a line are put on side by side, to be read as a line of its own.
class Slip {
 public:
  /// @param top row of the page that is the slip's first; `height` in rows
  /// @param baseline row of the page that the line stands on
  Slip(const Gray& page, uint8_t paper, int top, int height, double baseline);

  void add_paper(int width);
  /// Columns of the page as they are, but for some pieces of ink.
  void add(int x0, int x1, const std::vector<Component>& without);
  /// A piece of ink, enlarged so that it ends `lift` rows above the baseline.
  void add_enlarged(const Component& ink, double factor, int lift);

  int width() const { return static_cast<int>(columns_.size()); }
  Gray gray() const;
  /// The line on the slip. @param like what it is else
  TextLine line(const TextLine& like) const;

 private:
  uint8_t at(int x, int y) const;
  uint8_t between(double x, double y) const;

  const Gray& page_;
  uint8_t paper_;
  int top_, height_;
  double baseline_;
  std::vector<std::vector<uint8_t>> columns_;
};

}  // namespace pagemill::recognize
