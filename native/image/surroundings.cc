#include "image/surroundings.h"

#include <algorithm>

#include "image/paper.h"

namespace pagemill {
namespace {

/// Pixels of an edge that count as one stretch, and how deep it is: a letter's height at the least.
constexpr int kStretch = 32;
/// Tones by which what a page lies on is darker than it, in so much of an edge, and edges where it is seen.
constexpr int kDarker = 30, kFewestEdges = 3;
constexpr double kMostOfEdge = 0.8;

uint8_t of_pixel(const std::vector<uint8_t>& edge, int64_t at) {
  return edge[static_cast<size_t>(std::clamp<int64_t>(at / kStretch, 0, static_cast<int64_t>(edge.size()) - 1))];
}

}  // namespace

Surroundings::Surroundings(const Gray& gray) : width_(gray.width), height_(gray.height) {
  const int w = gray.width, h = gray.height, deep_x = std::min(w, kStretch), deep_y = std::min(h, kStretch);
  for (int x = 0; x < w; x += kStretch) {
    const int end = std::min(w, x + kStretch);
    top_.push_back(paper_of(gray, x, 0, end, deep_y));
    bottom_.push_back(paper_of(gray, x, h - deep_y, end, h));
  }
  for (int y = 0; y < h; y += kStretch) {
    const int end = std::min(h, y + kStretch);
    left_.push_back(paper_of(gray, 0, y, deep_x, end));
    right_.push_back(paper_of(gray, w - deep_x, y, w, end));
  }
}

uint8_t Surroundings::at(int64_t x, int64_t y) const {
  if (y < 0) return of_pixel(top_, x);
  if (y >= height_ - 1) return of_pixel(bottom_, x);
  return of_pixel(x < 0 ? left_ : right_, y);
}

bool Surroundings::are_darker(uint8_t paper) const {
  int edges = 0;
  for (const auto* edge : {&top_, &bottom_, &left_, &right_}) {
    const auto dark = std::count_if(edge->begin(), edge->end(), [&](uint8_t tone) { return tone + kDarker < paper; });
    edges += static_cast<double>(dark) >= kMostOfEdge * static_cast<double>(edge->size());
  }
  return edges >= kFewestEdges;
}

}  // namespace pagemill
