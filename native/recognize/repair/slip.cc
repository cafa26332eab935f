#include "recognize/repair/slip.h"

#include <algorithm>
#include <cmath>

namespace pagemill::recognize {

Slip::Slip(const Gray& page, uint8_t paper, int top, int height, double baseline)
    : page_(page), paper_(paper), top_(top), height_(height), baseline_(baseline) {}

void Slip::add_paper(int width) {
  for (int i = 0; i < width; i++) columns_.emplace_back(height_, paper_);
}

void Slip::add(int x0, int x1, const std::vector<Component>& without) {
  for (int x = x0; x < x1; x++) {
    std::vector<uint8_t> column(height_, paper_);
    for (int y = 0; y < height_; y++)
      if (top_ + y >= 0 && top_ + y < page_.height) column[y] = at(x, top_ + y);
    for (const Component& c : without)
      if (x >= c.x0 - 1 && x <= c.x1)
        for (int y = std::max(0, c.y0 - 1 - top_); y < std::min(height_, c.y1 + 1 - top_); y++) column[y] = paper_;
    columns_.push_back(std::move(column));
  }
}

void Slip::add_enlarged(const Component& ink, double factor, int lift) {
  const int width = static_cast<int>(std::lround(ink.width() * factor));
  const int rows = static_cast<int>(std::lround(ink.height() * factor));
  const int bottom = static_cast<int>(std::lround(baseline_)) - top_ - lift;
  for (int x = 0; x < width; x++) {
    std::vector<uint8_t> column(height_, paper_);
    for (int y = 0; y < rows; y++)
      if (const int row = bottom - rows + y; row >= 0 && row < height_)
        column[row] = between(ink.x0 + (x + 0.5) / factor - 0.5, ink.y0 + (y + 0.5) / factor - 0.5);
    columns_.push_back(std::move(column));
  }
}

Gray Slip::gray() const {
  Gray gray{width(), height_, {}};
  gray.pixels.resize(static_cast<size_t>(width()) * height_);
  for (int x = 0; x < width(); x++)
    for (int y = 0; y < height_; y++) gray.pixels[static_cast<size_t>(y) * width() + x] = columns_[x][y];
  return gray;
}

TextLine Slip::line(const TextLine& like) const {
  TextLine line = like;
  line.slope = 0;
  line.origin = baseline_ - top_;
  line.ink.clear();
  line.box = {0, 0, static_cast<double>(width()), static_cast<double>(height_)};
  line.left = -Walls::kNowhere;
  line.right = Walls::kNowhere;
  return line;
}

uint8_t Slip::at(int x, int y) const {
  return page_.pixels[static_cast<size_t>(std::clamp(y, 0, page_.height - 1)) * page_.width +
                      std::clamp(x, 0, page_.width - 1)];
}

uint8_t Slip::between(double x, double y) const {
  const int x0 = static_cast<int>(std::floor(x)), y0 = static_cast<int>(std::floor(y));
  const double fx = x - x0, fy = y - y0;
  const double top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
  const double bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
  return static_cast<uint8_t>(top * (1 - fy) + bottom * fy + 0.5);
}

}  // namespace pagemill::recognize
