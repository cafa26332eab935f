// Reads one page as the engine does: what Callgrind counts between the entry of `counted` and its end,
// after the model is loaded. `read_page TESSDATA FILE`.

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "image/decode.h"
#include "image/library.h"
#include "kernels/dispatch.h"
#include "read_page.h"
#include "recognize/network_recognizer.h"

using namespace pagemill;

extern "C" __attribute__((noinline)) size_t counted(const std::vector<char>& file,
                                                    Recognizer& recognizer) {
  const std::span bytes(reinterpret_cast<const uint8_t*>(file.data()), file.size());
  Decoded decoded = decode(bytes, 0, {.max_pixels = 1 << 27});
  const CancelToken never(nullptr, {});
  return read_page(std::move(decoded.gray), decoded.dpi, recognizer, never).words.size();
}

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  quiet_leptonica();
  std::ifstream in(argv[4], std::ios::binary);
  const std::vector<char> file((std::istreambuf_iterator<char>(in)), {});
  recognize::NetworkRecognizer recognizer({argv[1], argv[2], argv[3]}, {"eng"});
  std::printf("%s %zu\n", kernels::chosen().name, counted(file, recognizer));
}
