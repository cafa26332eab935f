#include "recognize/network_recognizer.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <numeric>

#include "recognize/line_crop.h"
#include "recognize/line_words.h"
#include "recognize/no_text.h"
#include "recognize/vote.h"

namespace pagemill::recognize {
namespace {

/// Lines whose activations are in memory at once.
constexpr size_t kBatch = 64;
/// Mean confidence below which the other languages are tried, on so many lines; what a word of the
/// dictionary counts beside confidence, what the first language has ahead, and by how much a line
/// may be read worse in the page's language than in the first one.
constexpr double kSureOfLanguage = 0.985;
constexpr size_t kLanguageLines = 5;
constexpr double kWeightOfDictionary = 0.05, kLead = 0.005, kNearlyAsGood = 0.02;
/// Lines that tell which side of a page is up, and their fewest letters.
constexpr size_t kSampleLines = 10, kSampleLetters = 8;

/// Mean confidence below which a line is looked at again, and how: wider, closer, darker. A page
/// takes at most four times as long as when it is read once.
constexpr double kSureOfLine = 0.985;
constexpr std::array<Look, 3> kLooks{{{.stretch = 1.2}, {.trim = 0.12}, {.gamma = 1.6}}};

void check(void* token) { static_cast<const CancelToken*>(token)->check(); }

LineImage half_turned(LineImage image) {
  std::reverse(image.pixels.begin(), image.pixels.end());
  return image;
}

/// A reading's characters and the spaces between its words.
std::vector<Glyph> glyphs_of(const std::vector<DecodedWord>& words, const Model* model,
                             const LineCrop& crop) {
  const int scale = model->program.x_scale();
  std::vector<Glyph> glyphs;
  for (const auto& word : words) {
    if (!glyphs.empty())
      glyphs.push_back({" ", glyphs.back().x1, crop.page_x(word.characters.front().first * scale),
                        word.space_before});
    for (const auto& character : word.characters)
      glyphs.push_back({model->unicharset.text(character.id), crop.page_x(character.first * scale),
                        crop.page_x(character.last * scale), character.certainty});
  }
  return glyphs;
}

/// The sheet stays unnamed: there is nothing to look at again.
LineRead bullet_read(const TextLine& line, const Sheet& sheet) {
  LineRead read;
  read.confidence = 1;
  read.glyphs = {{"•", line.box.x0, line.box.x1, 0}};
  read.words = words_of(read.glyphs, line, sheet);
  return read;
}

}  // namespace

NetworkRecognizer::Language::Language(std::shared_ptr<const Model> shared)
    : model(std::move(shared)),
      forward(model->program, kernels::Precision::Fast),
      decoder(model->unicharset, model->recoder, &model->dictionary, model->program.null_label) {}

NetworkRecognizer::NetworkRecognizer(const std::string& tessdata,
                                     const std::vector<std::string>& languages)
    : tessdata_(tessdata),
      codes_(languages),
      languages_(languages.size()),
      tried_(languages.size()) {
  for (const auto& code : codes_)
    if (!std::filesystem::exists(tessdata_ + "/" + code + ".traineddata"))
      throw Error(ErrorCode::kLanguageMissing, "there is no model for " + code);
  languages_[0] =
      std::make_unique<Language>(Model::load(tessdata_ + "/" + codes_[0] + ".traineddata"));
  tried_[0] = true;
}

NetworkRecognizer::Language* NetworkRecognizer::at(size_t index) {
  if (!tried_[index]) {
    tried_[index] = true;
    try {
      languages_[index] =
          std::make_unique<Language>(Model::load(tessdata_ + "/" + codes_[index] + ".traineddata"));
    } catch (const UnsupportedNetwork&) {
      // The others go on without it.
    }
  }
  return languages_[index].get();
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
  std::vector<Reading> readings;
  for (size_t from = 0; from < images.size(); from += kBatch) {
    const auto part = images.subspan(from, std::min(kBatch, images.size() - from));
    for (const auto& line :
         language.forward.run(part, check, const_cast<CancelToken*>(&cancel))) {
      cancel.check();
      Reading reading{language.decoder.decode(line), 0};
      double sum = 0, count = 0;
      for (const auto& word : reading.words)
        for (const auto& character : word.characters)
          sum += confidence_of(character.certainty), count++;
      reading.confidence = count > 0 ? sum / count : 0;
      readings.push_back(std::move(reading));
    }
  }
  return readings;
}

bool NetworkRecognizer::upside_down(const Sheet& sheet, const CancelToken& cancel) {
  auto lines = text_lines_of(sheet, cancel);
  std::erase_if(lines, [](const TextLine& line) { return line.ink.size() < kSampleLetters; });
  std::stable_sort(lines.begin(), lines.end(), [](const TextLine& a, const TextLine& b) {
    return a.ink.size() > b.ink.size();
  });
  lines.resize(std::min(lines.size(), kSampleLines));
  Language& language = *languages_.front();
  std::vector<LineImage> upright, turned;
  for (const auto& line : lines) {
    upright.push_back(crop(sheet.gray, line, language.model->program.line_height).image);
    turned.push_back(half_turned(upright.back()));
  }
  const auto total = [](const std::vector<Reading>& readings) {
    double sum = 0;
    for (const auto& reading : readings) sum += reading.confidence;
    return sum;
  };
  return total(read(language, turned, cancel)) > total(read(language, upright, cancel));
}

size_t NetworkRecognizer::best_language(std::span<const LineImage> images,
                                        const CancelToken& cancel) {
  // The widest lines say most.
  std::vector<size_t> widest(images.size());
  std::iota(widest.begin(), widest.end(), size_t{0});
  const size_t count = std::min(images.size(), kLanguageLines);
  std::partial_sort(widest.begin(), widest.begin() + static_cast<long>(count), widest.end(),
                    [&](size_t a, size_t b) { return images[a].width > images[b].width; });
  std::vector<LineImage> sample;
  for (size_t i = 0; i < count; i++) sample.push_back(images[widest[i]]);
  size_t best = 0;
  double most = 0;
  for (size_t i = 0; i < codes_.size(); i++) {
    Language* language = at(i);
    // Models of other scripts may take pictures of another height.
    if (!language || language->model->program.line_height != images[0].height) continue;
    const auto readings = read(*language, sample, cancel);
    double words = 0, known = 0;
    for (const auto& reading : readings)
      for (const auto& word : reading.words) words++, known += word.in_dictionary;
    const double score = word_confidence(readings) +
                         (words > 0 ? kWeightOfDictionary * known / words : 0) +
                         (i == 0 ? kLead : 0);
    if (score > most) best = i, most = score;
  }
  return best;
}

std::vector<LineRead> NetworkRecognizer::recognize(const Sheet& sheet, int,
                                                   const CancelToken& cancel) {
  auto lines = text_lines_of(sheet, cancel);
  Language& first = *languages_.front();
  std::vector<LineCrop> crops;
  std::vector<LineImage> images;
  for (const auto& line : lines) {
    cancel.check();
    crops.push_back(crop(sheet.gray, line, first.model->program.line_height));
    images.push_back(std::move(crops.back().image));
  }
  current_ = 0;
  auto readings = read(first, images, cancel);
  std::vector<size_t> read_by(lines.size(), 0);
  if (codes_.size() > 1 && !images.empty() && word_confidence(readings) < kSureOfLanguage) {
    current_ = best_language(images, cancel);
    if (current_ > 0) {
      auto others = read(*languages_[current_], images, cancel);
      for (size_t i = 0; i < lines.size(); i++)
        if (others[i].confidence + kNearlyAsGood >= readings[i].confidence) {
          readings[i] = std::move(others[i]);
          read_by[i] = current_;
        }
    }
  }
  std::vector<LineRead> reads;
  for (size_t i = 0; i < lines.size(); i++) {
    if (lines[i].bullet) {
      reads.push_back(bullet_read(lines[i], sheet));
      continue;
    }
    if (is_no_text(readings[i].words, readings[i].confidence)) continue;
    LineRead read{{}, readings[i].confidence, &sheet, std::move(lines[i]), {}, read_by[i]};
    read.glyphs = glyphs_of(readings[i].words, languages_[read.language]->model.get(), crops[i]);
    read.words = words_of(read.glyphs, read.line, sheet);
    reads.push_back(std::move(read));
  }
  return reads;
}

void NetworkRecognizer::look_again(std::vector<LineRead>& lines, const CancelToken& cancel) {
  for (size_t language = 0; language < languages_.size(); language++) {
    std::vector<LineRead*> doubtful;
    for (auto& line : lines)
      if (line.sheet && line.language == language && line.confidence < kSureOfLine) doubtful.push_back(&line);
    if (doubtful.empty()) continue;
    Language& reader = *languages_[language];
    std::vector<std::vector<std::vector<Glyph>>> ballots;
    for (const LineRead* line : doubtful) ballots.push_back({line->glyphs});
    for (const Look& look : kLooks) {
      std::vector<LineCrop> crops;
      std::vector<LineImage> images;
      for (const LineRead* line : doubtful) {
        cancel.check();
        crops.push_back(crop(line->sheet->gray, line->line, reader.model->program.line_height, look));
        images.push_back(std::move(crops.back().image));
      }
      const auto readings = read(reader, images, cancel);
      for (size_t i = 0; i < doubtful.size(); i++)
        ballots[i].push_back(glyphs_of(readings[i].words, reader.model.get(), crops[i]));
    }
    for (size_t i = 0; i < doubtful.size(); i++) {
      LineRead& line = *doubtful[i];
      line.glyphs = voted(std::move(ballots[i]));
      line.words = words_of(line.glyphs, line.line, *line.sheet);
    }
  }
}

}  // namespace pagemill::recognize
