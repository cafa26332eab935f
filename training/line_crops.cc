// line_crops PICTURE OUT [PICTURE OUT]...: cuts the lines out of pages as the engine does before it reads
// them. A record a line: six floats (its box as shares of the page; x-height as a share of the page's
// height; width of the cut in pixels), then 36 rows of that width, a byte a pixel.

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "image/decode.h"
#include "image/library.h"
#include "layout/text_line.h"
#include "read_page.h"
#include "recognize/lines/line_crop.h"

using namespace pagemill;

namespace {

constexpr int kHeight = 36;

/// Takes the sheets a recogniser gets, and reads nothing.
class LineWriter : public Recognizer {
 public:
  explicit LineWriter(const std::string& path) : out_(path, std::ios::binary) {}

  std::vector<LineRead> recognize(const Sheet& sheet, const Scan&, const CancelToken& cancel) override {
    const auto width = static_cast<float>(sheet.gray.width), height = static_cast<float>(sheet.gray.height);
    for (const TextLine& line : text_lines_of(sheet, cancel)) {
      const auto cut = recognize::crop(sheet.gray, line, kHeight).image;
      const Box& box = line.box;
      const float record[] = {static_cast<float>(box.x0) / width,       static_cast<float>(box.y0) / height,
                              static_cast<float>(box.x1) / width,       static_cast<float>(box.y1) / height,
                              static_cast<float>(line.x_height) / height, static_cast<float>(cut.width)};
      out_.write(reinterpret_cast<const char*>(record), sizeof record);
      out_.write(reinterpret_cast<const char*>(cut.pixels.data()), static_cast<long>(cut.pixels.size()));
    }
    return {};
  }
  const std::string& language() const override { return language_; }

 private:
  std::ofstream out_;
  std::string language_ = "eng";
};

}  // namespace

int main(int argc, char** argv) {
  quiet_leptonica();
  const CancelToken never(nullptr, {});
  for (int i = 1; i + 1 < argc; i += 2) {
    std::ifstream in(argv[i], std::ios::binary);
    const std::vector<uint8_t> file((std::istreambuf_iterator<char>(in)), {});
    LineWriter writer(argv[i + 1]);
    Decoded decoded = decode(file, 0, {.max_pixels = 1 << 27});
    read_page(std::move(decoded.gray), decoded.dpi, writer, never);
  }
}
