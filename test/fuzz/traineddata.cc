// Feeds files to the loader of trained models and, where one loads, reads a small line with it.
// Whatever the bytes are, the loader answers with a model, FormatError or UnsupportedNetwork.

#include <span>

#include "recognize/bytes.h"
#include "recognize/decode/decoder.h"
#include "recognize/model/model.h"
#include "recognize/network/forward.h"

using namespace pagemill::recognize;

namespace {

/// Dark and light columns, 24 pixels wide.
LineImage stripes(int height) {
  LineImage line{24, height, {}};
  for (int y = 0; y < height; y++)
    for (int x = 0; x < line.width; x++) line.pixels.push_back(x / 3 % 2 ? 230 : 20);
  return line;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  try {
    const Model model(std::span(bytes, size));
    const LineImage line = stripes(model.program.line_height);
    const std::vector<const LineImage*> lines(2, &line);
    Forward forward(model.program, pagemill::kernels::Precision::Fast);
    Decoder decoder(model.unicharset, model.recoder, &model.dictionary, model.program.null_label);
    forward.run(lines, [&](const LabelProbabilities& read) { decoder.decode(read); });
  } catch (const FormatError&) {
  } catch (const UnsupportedNetwork&) {
  }
  return 0;
}
