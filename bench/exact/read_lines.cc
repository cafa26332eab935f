// Compares the own reader in exact precision with libtesseract on the line crops that libtesseract
// takes from pages: `read_lines TESSDATA FILE…` prints one JSON object.

#include <allheaders.h>
#include <tesseract/baseapi.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "kernels/dispatch.h"
#include "recognize/decode/decoder.h"
#include "recognize/model/model.h"
#include "recognize/network/forward.h"

using namespace pagemill::recognize;

namespace {

/// Pixels that libtesseract leaves around a line.
constexpr int kPadding = 4;

struct FreePix {
  void operator()(Pix* pix) const { pixDestroy(&pix); }
};
using OwnedPix = std::unique_ptr<Pix, FreePix>;

/// The names of time steps' best labels, one after the other.
using Steps = std::vector<std::string>;

/// What a reader makes of a crop: its time steps, in as many runs as it tells them in, and its text.
struct Reading {
  std::vector<Steps> runs;
  std::string text;
};

struct Counts {
  int lines = 0, lines_with_all_labels = 0, lines_with_text = 0;
  long steps = 0, equal_steps = 0;
};

/// With one space between words, and none at the end.
std::string plain(const std::string& text) {
  std::string plain;
  for (const char c : text)
    if (c != '\n' && (c != ' ' || (!plain.empty() && plain.back() != ' '))) plain += c;
  if (!plain.empty() && plain.back() == ' ') plain.pop_back();
  return plain;
}

/// Lines of a page as gray pictures of `height` pixels, scaled as libtesseract scales them.
std::vector<OwnedPix> crops_of(tesseract::TessBaseAPI& api, const char* file, int height) {
  std::vector<OwnedPix> crops;
  const OwnedPix page(pixRead(file));
  if (!page) return crops;
  api.SetPageSegMode(tesseract::PSM_AUTO);
  api.SetImage(page.get());
  Pixa* lines = nullptr;
  Boxa* boxes = api.GetComponentImages(tesseract::RIL_TEXTLINE, true, true, kPadding, &lines, nullptr, nullptr);
  for (int i = 0; i < pixaGetCount(lines); i++) {
    const OwnedPix line(pixaGetPix(lines, i, L_CLONE));
    const OwnedPix gray(pixConvertTo8(line.get(), 0));
    const float scale = static_cast<float>(height) / static_cast<float>(pixGetHeight(gray.get()));
    OwnedPix scaled(pixScale(gray.get(), scale, scale));
    if (pixGetHeight(scaled.get()) == height) crops.push_back(std::move(scaled));
  }
  pixaDestroy(&lines);
  boxaDestroy(&boxes);
  return crops;
}

/// libtesseract tells time steps word by word; those after the last word, and those of words that it
/// drops, it keeps to itself.
Reading read_by_libtesseract(tesseract::TessBaseAPI& api, Pix* crop) {
  api.SetPageSegMode(tesseract::PSM_RAW_LINE);
  api.SetImage(crop);
  api.SetSourceResolution(300);
  Reading reading;
  const std::unique_ptr<char[]> text(api.GetUTF8Text());
  reading.text = plain(text ? text.get() : "");
  const std::unique_ptr<tesseract::ResultIterator> words(api.GetIterator());
  if (!words || words->Empty(tesseract::RIL_WORD)) return reading;
  do {
    Steps& run = reading.runs.emplace_back();
    for (const auto& segment : *words->GetRawLSTMTimesteps())
      for (const auto& step : segment) {
        const auto best = std::max_element(step.begin(), step.end(), [](const auto& a, const auto& b) {
          return a.second < b.second;
        });
        run.push_back(best == step.end() ? "" : best->first);
      }
  } while (words->Next(tesseract::RIL_WORD));
  return reading;
}

/// How libtesseract names a label when it tells time steps: character ids without its two special
/// ones, the last two labels by the empty text.
std::string name_of(int label, int labels, const Unicharset& unicharset) {
  if (label + 2 >= labels) return "";
  return unicharset.text(label > 0 ? label + 2 : label);
}

Reading read_by_own(const Model& model, Forward& forward, Decoder& decoder, Pix* crop) {
  LineImage image{pixGetWidth(crop), pixGetHeight(crop), {}};
  for (int y = 0; y < image.height; y++)
    for (int x = 0; x < image.width; x++)
      image.pixels.push_back(GET_DATA_BYTE(pixGetData(crop) + static_cast<ptrdiff_t>(y) * pixGetWpl(crop), x));
  LabelProbabilities line;
  const LineImage* only = &image;
  forward.run({&only, 1}, [&](const LabelProbabilities& taken) { line = taken; });
  Reading reading;
  Steps& run = reading.runs.emplace_back();
  for (int column = 0; column < line.columns; column++) {
    const float* row = line.at(column);
    const auto best = static_cast<int>(std::max_element(row, row + line.labels) - row);
    run.push_back(name_of(best, line.labels, model.unicharset));
  }
  for (const auto& word : decoder.decode(line))
    reading.text += (reading.text.empty() ? "" : " ") + word.text;
  reading.text = plain(reading.text);
  return reading;
}

/// Where a run of theirs stands among own steps: the first place from `from` on where all agree, else
/// `from`.
size_t place_of(const Steps& run, const Steps& own, size_t from) {
  const auto found = std::search(own.begin() + static_cast<long>(from), own.end(), run.begin(), run.end());
  return found == own.end() ? from : static_cast<size_t>(found - own.begin());
}

void count(const Reading& own, const Reading& theirs, Counts& counts) {
  const Steps& steps = own.runs.front();
  size_t at = 0;
  long compared = 0, equal = 0;
  for (const Steps& run : theirs.runs) {
    at = place_of(run, steps, std::min(at, steps.size()));
    for (size_t i = 0; i < run.size(); i++) equal += at + i < steps.size() && steps[at + i] == run[i];
    compared += static_cast<long>(run.size());
    at += run.size();
  }
  counts.lines++;
  counts.steps += compared;
  counts.equal_steps += equal;
  counts.lines_with_all_labels += equal == compared;
  counts.lines_with_text += own.text == theirs.text;
  if (own.text != theirs.text || equal != compared)
    std::fprintf(stderr, "%ld of %ld labels: %s | %s\n", equal, compared, own.text.c_str(), theirs.text.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  setMsgSeverity(L_SEVERITY_NONE);
  const auto model = Model::load(std::string(argv[1]) + "/eng.traineddata");
  Forward forward(model->program, pagemill::kernels::Precision::Exact);
  Decoder decoder(model->unicharset, model->recoder, &model->dictionary, model->program.null_label);
  tesseract::TessBaseAPI api;
  if (api.Init(argv[1], "eng", tesseract::OEM_LSTM_ONLY) != 0) return 2;
  api.SetVariable("lstm_choice_mode", "1");
  api.SetVariable("lstm_choice_iterations", "0");
  // Which of two polarities is read is decided elsewhere than in the network.
  api.SetVariable("tessedit_do_invert", "0");
  Counts counts;
  for (int i = 2; i < argc; i++)
    for (const OwnedPix& crop : crops_of(api, argv[i], model->program.line_height)) {
      const Reading theirs = read_by_libtesseract(api, crop.get());
      if (!theirs.runs.empty()) count(read_by_own(*model, forward, decoder, crop.get()), theirs, counts);
    }
  std::printf(
      "{\"kernels\": \"%s\", \"lines\": %d, \"steps\": %ld, \"equalSteps\": %ld, \"linesWithAllLabels\": %d, "
      "\"linesWithText\": %d}\n",
      pagemill::kernels::chosen().name, counts.lines, counts.steps, counts.equal_steps,
      counts.lines_with_all_labels, counts.lines_with_text);
}
