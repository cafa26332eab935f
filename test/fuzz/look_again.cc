// Finds the lines of plain pixels, calls each a doubtful reading with any glyphs, and has them read
// again by two small models and voted on: crops, alignment of readings, words, lost points.

#include <fuzzer/FuzzedDataProvider.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "image/library.h"
#include "layout/sheets.h"
#include "layout/text_line.h"
#include "recognize/lines/line_words.h"
#include "recognize/network_recognizer.h"

using namespace pagemill;
using namespace pagemill::recognize;

namespace {

constexpr int kMostWidth = 300, kMostHeight = 120;
constexpr size_t kMostGlyphs = 40;
const std::string kTexts[] = {"a", "b", "1", "0", ".", ",", " ", "-", "ﬁ", "ab", "•", ""};

std::unique_ptr<NetworkRecognizer> recognizer;

/// Folders of models, as a host has them.
void load_models(const std::filesystem::path& corpus) {
  const auto folder =
      std::filesystem::temp_directory_path() / ("pagemill-fuzz-" + std::to_string(getpid()));
  for (const auto& [set, model] : {std::pair("first", "series"), {"second", "without-dictionary"}, {"degraded", "series"}}) {
    std::filesystem::create_directories(folder / set);
    std::filesystem::copy_file(corpus / "traineddata" / model, folder / set / "any.traineddata");
  }
  const ModelFolders folders{folder / "first", folder / "second", folder / "degraded"};
  recognizer = std::make_unique<NetworkRecognizer>(folders, std::vector<std::string>{"any"});
  // The other sets are loaded with the first doubtful line.
  static const struct Cleaner {
    std::filesystem::path folder;
    ~Cleaner() { std::filesystem::remove_all(folder); }
  } cleaner{folder};
}

Gray pixels_from(FuzzedDataProvider& source) {
  Gray gray{source.ConsumeIntegralInRange(1, kMostWidth), source.ConsumeIntegralInRange(1, kMostHeight), {}};
  gray.pixels.resize(static_cast<size_t>(gray.width) * gray.height, 255);
  // Blocks as large as letters and marks.
  const int blocks = source.ConsumeIntegralInRange(0, 120);
  for (int i = 0; i < blocks; i++) {
    const int x0 = source.ConsumeIntegralInRange(0, gray.width - 1);
    const int y0 = source.ConsumeIntegralInRange(0, gray.height - 1);
    const int x1 = std::min(gray.width, x0 + source.ConsumeIntegralInRange(1, 20));
    const int y1 = std::min(gray.height, y0 + source.ConsumeIntegralInRange(1, 20));
    const auto value = source.ConsumeIntegral<uint8_t>();
    for (int y = y0; y < y1; y++)
      std::fill_n(gray.pixels.begin() + static_cast<size_t>(y) * gray.width + x0, x1 - x0, value);
  }
  return gray;
}

std::vector<Glyph> glyphs_from(FuzzedDataProvider& source, const Box& box) {
  std::vector<Glyph> glyphs;
  const size_t count = source.ConsumeIntegralInRange<size_t>(0, kMostGlyphs);
  const double width = (box.x1 - box.x0) / std::max<size_t>(1, count);
  for (size_t i = 0; i < count; i++) {
    const double x0 = box.x0 + width * static_cast<double>(i);
    glyphs.push_back({source.PickValueInArray(kTexts), x0,
                      x0 + width * source.ConsumeFloatingPointInRange(0.0, 2.0),
                      source.ConsumeFloatingPointInRange(-30.0, 0.0)});
  }
  return glyphs;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  quiet_leptonica();
  // The corpus is the last argument; the models lie beside it.
  load_models(std::filesystem::path((*argv)[*argc - 1]).parent_path());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  FuzzedDataProvider source(bytes, size);
  const CancelToken never(nullptr, {});
  const bool enlarged = source.ConsumeBool();
  const double text_height = source.ConsumeFloatingPointInRange(0.0, 40.0);
  std::vector<Rule> rules;
  const Sheets sheets = sheets_of(pixels_from(source), text_height, rules, never);
  std::vector<LineRead> lines;
  for (auto& line : text_lines_of(sheets.dark, never)) {
    LineRead read{{}, 0.9, &sheets.dark, std::move(line), {}, {}, {0, source.ConsumeBool()}};
    read.glyphs = glyphs_from(source, read.line.box);
    read.before = glyphs_from(source, read.line.box);
    read.words = words_of(read.glyphs, read.line, sheets.dark);
    lines.push_back(std::move(read));
  }
  const size_t count = lines.size();
  recognizer->look_again(lines, {.enlarged = enlarged}, never);
  recognizer->upside_down(lines, never);
  if (lines.size() != count) std::abort();
  return 0;
}
