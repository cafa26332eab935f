#include "recognize/network_recognizer.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

#include "base/stopwatch.h"
#include "image/scale.h"
#include "layout/stacked.h"
#include "recognize/bytes.h"
#include "recognize/confidence.h"
#include "recognize/lines/line_crop.h"
#include "recognize/lines/line_words.h"
#include "recognize/lines/marks.h"

namespace pagemill::recognize {
namespace {

/// Lines whose activations are in memory at once.
constexpr size_t kBatch = 32;
/// Lines that tell which side of a page is up, and their fewest letters.
constexpr size_t kSampleLines = 10, kSampleLetters = 8;
/// Gray values between paper and letters: with less there is nothing to see, and the network would
/// still see letters.
constexpr int kLeastContrast = 16;
/// A line whose mean is below it is light on dark.
constexpr double kMiddleGray = 128;

/// When a file was written; the same for all that are not there.
std::filesystem::file_time_type written(const std::string& path) {
  std::error_code missing;
  const auto time = std::filesystem::last_write_time(path, missing);
  return missing ? std::filesystem::file_time_type::min() : time;
}

LineImage half_turned(LineImage image) {
  std::reverse(image.pixels.begin(), image.pixels.end());
  return image;
}

}  // namespace

NetworkRecognizer::Language::Language(ReadBy by, std::shared_ptr<const Model> shared,
                                      std::shared_ptr<const Model> other)
    : by(by),
      model(std::move(shared)),
      words(other && model->dictionary.empty() && model->unicharset.begins_with(other->unicharset)
                ? std::move(other)
                : model),
      forward(model->program, kernels::Precision::Fast),
      decoder(model->unicharset, model->recoder, &words->dictionary, model->program.null_label) {}

NetworkRecognizer::ModelSet::ModelSet(const std::string& folder, size_t count, bool degraded)
    : folder(folder), degraded(degraded), languages(count), tried(count), written(count) {}

bool NetworkRecognizer::ModelSet::changed(size_t index, const std::string& path) const {
  return written[index] != recognize::written(path);
}

NetworkRecognizer::NetworkRecognizer(const ModelFolders& folders,
                                     const std::vector<std::string>& languages)
    : codes_(languages),
      detector_(folders.tessdata),
      first_(folders.tessdata, languages.size()),
      second_(folders.second, languages.size()),
      degraded_(folders.degraded, languages.size(), true),
      figures_folder_(folders.figures) {
  for (const auto& code : codes_)
    if (!std::filesystem::exists(first_.model_of(code)))
      throw Error(ErrorCode::kLanguageMissing, "there is no model for " + code);
  while (!first_.tried[0]) {
    try {
      first_.languages[0] = std::make_unique<Language>(ReadBy{}, Model::load(first_.model_of(codes_[0])));
      first_.tried[0] = true;
    } catch (const FormatError&) {
      // The others do without it.
      if (codes_.size() == 1)
        throw Error(ErrorCode::kLanguageDamaged, "the model for " + codes_[0] + " is damaged");
      codes_.erase(codes_.begin());
    }
  }
}

NetworkRecognizer::Language* NetworkRecognizer::at(ModelSet& set, size_t index) {
  const auto path = set.model_of(codes_[index]);
  auto& language = set.languages[index];
  if (set.tried[index] && (language || !set.changed(index, path))) return language.get();
  set.tried[index] = true;
  set.written[index] = written(path);
  const auto& known = first_.languages[index];
  try {
    if (std::filesystem::exists(path))
      language = std::make_unique<Language>(ReadBy{index, set.degraded}, Model::load(path),
                                            known ? known->model : nullptr);
  } catch (const UnsupportedNetwork&) {
    // The others go on without it, and without one that is damaged or has just been removed.
  } catch (const FormatError&) {
  } catch (const Error&) {
  }
  return language.get();
}

std::shared_ptr<const Sight> NetworkRecognizer::sight_of(const Reading& reading, const Language& language,
                                                         const LineCrop& crop) {
  if (!reading.evidence) return {};
  const double columns = crop.scale / language.model->program.x_scale();
  return std::make_shared<Sight>(Sight{reading.evidence, language.model, crop.x0, columns});
}

/// Of the words of all lines, by their letters: a word is as sure as its worst letter, and that is
/// where a wrong language shows.
double NetworkRecognizer::word_confidence(const std::vector<Reading>& readings) {
  double sum = 0, count = 0;
  for (const auto& reading : readings)
    for (const auto& word : reading.words) {
      const auto letters = static_cast<double>(word.characters.size());
      sum += confidence_of(word.certainty) * letters;
      count += letters;
    }
  return count > 0 ? sum / count : 1;
}

std::vector<NetworkRecognizer::Reading> NetworkRecognizer::read(Language& language,
                                                                std::span<const LineImage> images,
                                                                const CancelToken& cancel) {
  std::vector<const LineImage*> all;
  for (const LineImage& image : images) all.push_back(&image);
  return read(language, all, cancel);
}

std::vector<NetworkRecognizer::Reading> NetworkRecognizer::read(
    Language& language, const std::vector<const LineImage*>& images, const CancelToken& cancel) {
  // Lines of about a length together: where some end before others, weights are fetched for few.
  std::vector<size_t> order(images.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return images[a]->width > images[b]->width; });
  std::vector<Reading> readings(images.size());
  for (size_t from = 0; from < order.size(); from += kBatch) {
    std::vector<const LineImage*> part;
    for (size_t i = from; i < std::min(from + kBatch, order.size()); i++) part.push_back(images[order[i]]);
    Stopwatch watch;
    const size_t* at = &order[from];
    const auto take = [&](const LabelProbabilities& line) {
      spent_.network += watch.lap();
      cancel.check();
      Reading reading{language.decoder.decode(line), 0, language.by};
      double sum = 0, count = 0;
      for (const auto& word : reading.words)
        for (const auto& character : word.characters)
          sum += confidence_of(character.certainty), count++;
      reading.confidence = count > 0 ? sum / count : 0;
      if (reading.confidence < gate::kSureInPoorPrint)
        reading.evidence = std::make_shared<Evidence>(line, language.model->program.null_label);
      readings[*at++] = std::move(reading);
      spent_.decoding += watch.lap();
    };
    language.forward.run(part, take, [&] { cancel.check(); });
  }
  return readings;
}

bool NetworkRecognizer::upside_down(const std::vector<LineRead>& lines, const CancelToken& cancel) {
  // The surest lines: what is not text at all, the grain of wood for one, says nothing.
  std::vector<const LineRead*> sample;
  for (const LineRead& line : lines)
    if (line.sheet && line.line.ink.size() >= kSampleLetters) sample.push_back(&line);
  std::stable_sort(sample.begin(), sample.end(), [](const LineRead* a, const LineRead* b) {
    return a->confidence > b->confidence;
  });
  sample.resize(std::min(sample.size(), kSampleLines));
  Language& language = *first_.languages[current_];
  std::vector<LineImage> turned;
  double upright = 0;
  for (const LineRead* line : sample) {
    const int height = language.model->program.line_height;
    turned.push_back(half_turned(crop(line->sheet->gray, line->line, height).image));
    upright += line->confidence;
  }
  double down = 0;
  for (const auto& reading : read(language, turned, cancel)) down += reading.confidence;
  if (down <= upright) return false;
  // What was told of its language was told of nothing.
  settled_.reset();
  return true;
}

std::string NetworkRecognizer::read_line(const Gray& picture, const CancelToken& cancel) {
  const auto [darkest, lightest] = std::ranges::minmax(picture.pixels);
  if (lightest - darkest < kLeastContrast) return {};
  Language& first = *first_.languages.front();
  Gray scaled = scaled_to_height(picture, first.model->program.line_height);
  LineImage image{scaled.width, scaled.height, std::move(scaled.pixels)};
  const double light = std::accumulate(image.pixels.begin(), image.pixels.end(), 0.0);
  if (light < kMiddleGray * static_cast<double>(image.pixels.size()))
    for (uint8_t& pixel : image.pixels) pixel = 255 - pixel;
  std::string text;
  for (const auto& reading : read(first, {&image, 1}, cancel))
    for (const auto& word : reading.words)
      text += (word.spaced ? " " : "") + word.text;
  return text;
}

NetworkRecognizer::Seen NetworkRecognizer::lines_for(const Language& language, const Sheet& sheet,
                                                     const CancelToken& cancel) {
  Seen seen{text_lines_of(sheet, cancel), {}, sheet.gray};
  if (language.model->unicharset.stacks()) join_stacked(seen.lines, sheet);
  seen.marks = take_marks(seen.lines, sheet);
  return seen;
}

const LineCrop& NetworkRecognizer::Seen::crop_of(size_t line, const Language& language) {
  const int height = language.model->program.line_height;
  auto& of_height = crops[height];
  of_height.resize(lines.size());
  if (!of_height[line]) of_height[line] = crop(gray, lines[line], height);
  return *of_height[line];
}

}  // namespace pagemill::recognize
