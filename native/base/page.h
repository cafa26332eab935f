#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/mesh.h"

namespace pagemill {

struct Word {
  std::string text;  ///< UTF-8
  Box box;
  double baseline = 0;    ///< y at the word's middle; x for words turned by a quarter
  double confidence = 0;  ///< 0..1
  int rotation = 0;       ///< degrees clockwise against the upright page
};

/// A drawn straight line; the box is as thick as the stroke.
struct Rule {
  bool horizontal = true;
  Box box;
};

/// A filled rectangle behind text.
struct Fill {
  Box box;
  double luminance = 1;  ///< 0 black .. 1 as light as the paper around it
};

/// A line of text: indexes of words in reading order.
struct Line {
  Box box;
  double baseline = 0;
  std::vector<int> words;
};

struct Block {
  Box box;
  std::vector<Line> lines;
};

/// Blocks in reading order.
struct Layout {
  std::vector<Block> blocks;
};

/// Gray pixels, 0 black, rows without padding.
struct Gray {
  int width = 0;
  int height = 0;
  std::vector<uint8_t> pixels;
};

/// A picture as read; boxes are pixels of the turned and levelled, or flattened, picture.
struct PageRead {
  int width = 0;
  int height = 0;
  int dpi = 0;
  int rotation = 0;  ///< degrees clockwise applied to make it upright
  double skew = 0;   ///< degrees clockwise applied after that
  Mesh mesh;         ///< the way back to the turned picture of a page that was flattened instead
  std::string language;  ///< code of the model that read it
  std::string unread_script;  ///< script of the page where no model reads it; else empty
  std::vector<Word> words;
  std::vector<Rule> rules;
  std::vector<Fill> fills;
  Layout layout;
  std::map<std::string, double> timings;  ///< milliseconds by stage
};

}  // namespace pagemill
