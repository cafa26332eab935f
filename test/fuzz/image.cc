// Feeds picture files and plain pixels to the whole way of a page but for the network: decoding,
// levelling, binarizing, rules, lines, layout. The first byte says which: a frame number for files
// (the second byte being orientation and reduction), or from 128 on the width of plain pixels.

#include <vector>

#include "base/error.h"
#include "image/decode.h"
#include "image/library.h"
#include "layout/text_line.h"
#include "read_page.h"

using namespace pagemill;

namespace {

/// Large enough for all stages, small enough for many pages a second.
constexpr int64_t kMostPixels = 1 << 16;

/// Finds lines as the own recogniser does, and calls each a word of middling confidence, so that
/// every second look is taken.
class LinesAsWords : public Recognizer {
 public:
  std::vector<LineRead> recognize(const Sheet& sheet, const Scan&, const CancelToken& cancel) override {
    std::vector<LineRead> lines;
    for (auto& line : text_lines_of(sheet, cancel)) {
      LineRead read;
      read.words = {{"line", line.box, line.baseline(line.box.middle_x()), 0.9, 0}};
      read.confidence = 0.9;
      read.sheet = &sheet;
      read.line = std::move(line);
      lines.push_back(std::move(read));
    }
    return lines;
  }
  const std::string& language() const override { return language_; }

 private:
  std::string language_ = "none";
};

Decoded picture_from(const uint8_t* bytes, size_t size) {
  if (bytes[0] < 128)
    return decode({bytes + 2, size - 2}, bytes[0],
                  {.orientation = bytes[1] & 15, .max_pixels = kMostPixels, .reduction = 1 << (bytes[1] >> 4 & 3)});
  const int width = bytes[0] - 127, height = static_cast<int>((size - 2) / width);
  if (height < 1) throw Error(ErrorCode::kInvalidPicture, "no pixels");
  Gray gray{width, height, {bytes + 2, bytes + 2 + static_cast<size_t>(width) * height}};
  return {std::move(gray), 0};
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  quiet_leptonica();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  if (size < 3) return -1;
  try {
    Decoded decoded = picture_from(bytes, size);
    LinesAsWords recognizer;
    read_page(std::move(decoded.gray), decoded.dpi, recognizer, CancelToken(nullptr, {}));
  } catch (const Error& error) {
    if (error.code() == ErrorCode::kInternal) throw;
  }
  return 0;
}
