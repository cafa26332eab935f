#include "recognize/repair/white.h"

#include <algorithm>
#include <vector>

namespace pagemill::recognize {

Stretch widest_white(const TextLine& line, const Sheet& sheet, double from, double to) {
  std::vector<Stretch> ink;
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    if (c.x1 > from && c.x0 < to) ink.push_back({double(c.x0), double(c.x1)});
  }
  std::sort(ink.begin(), ink.end(), [](const Stretch& a, const Stretch& b) { return a.x0 < b.x0; });
  Stretch widest;
  double end = ink.empty() ? to : ink.front().x1;
  for (const Stretch& piece : ink) {
    if (piece.x0 - end > widest.width()) widest = {end, piece.x0};
    end = std::max(end, piece.x1);
  }
  return widest;
}

}  // namespace pagemill::recognize
