#include "recognize/network_recognizer.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <numeric>

#include "recognize/line_crop.h"

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

/// Mean confidence below which a line is no text; and below which marks without any letter or digit,
/// and two or three letters alone, are none.
constexpr double kLeastConfidence = 0.6, kSureOfMarks = 0.965, kSureOfFew = 0.92;

/// 0..1 from the natural logarithm of a probability, as Tesseract shows it.
double confidence_of(double certainty) { return std::clamp(1 + certainty / 20, 0.0, 1.0); }

void check(void* token) { static_cast<const CancelToken*>(token)->check(); }

LineImage half_turned(LineImage image) {
  std::reverse(image.pixels.begin(), image.pixels.end());
  return image;
}

/// What of a reading speaks for text.
struct Evidence {
  int characters = 0, letters = 0, digits = 0;
  bool only_rule_marks = true;
};

Evidence evidence_of(const std::vector<DecodedWord>& words) {
  Evidence evidence;
  for (const auto& word : words)
    for (const unsigned char byte : word.text) {
      if ((byte & 0xc0) == 0x80) continue;  // not the first of a character
      evidence.characters++;
      evidence.letters += byte >= 0x80 || std::isalpha(byte);
      evidence.digits += byte < 0x80 && std::isdigit(byte);
      evidence.only_rule_marks &= std::strchr("-=_.~*:+'`,", byte) != nullptr;
    }
  return evidence;
}

/// Hatching, specks and drawings that were taken for letters, and rules set from characters.
bool is_no_text(const std::vector<DecodedWord>& words, double confidence) {
  const Evidence evidence = evidence_of(words);
  if (evidence.characters == 0) return true;
  if (evidence.only_rule_marks && evidence.characters >= 4) return true;
  if (confidence < kLeastConfidence) return true;
  if (evidence.letters + evidence.digits == 0) return confidence < kSureOfMarks;
  const bool few = evidence.characters <= 3 && evidence.digits == 0;
  return few && confidence < kSureOfFew;
}

/// Gives each word the ink under its columns.
std::vector<Word> placed(const std::vector<DecodedWord>& decoded, const LineCrop& crop,
                         const TextLine& line, const Sheet& sheet, int x_scale) {
  std::vector<Word> words(decoded.size());
  std::vector<double> left(decoded.size()), right(decoded.size());
  for (size_t i = 0; i < decoded.size(); i++) {
    left[i] = crop.page_x(decoded[i].characters.front().first * x_scale);
    right[i] = crop.page_x(decoded[i].characters.back().last * x_scale);
    words[i].text = decoded[i].text;
    words[i].confidence = confidence_of(decoded[i].certainty);
  }
  std::vector<bool> inked(decoded.size());
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    const double middle = (c.x0 + c.x1) / 2.0;
    size_t nearest = 0;
    double distance = 1e300;
    for (size_t i = 0; i < words.size(); i++) {
      const double away = std::max({0.0, left[i] - middle, middle - right[i]});
      if (away < distance) nearest = i, distance = away;
    }
    if (words.empty() || distance > line.x_height) continue;
    const Box box{double(c.x0), double(c.y0), double(c.x1), double(c.y1)};
    words[nearest].box = inked[nearest] ? united(words[nearest].box, box) : box;
    inked[nearest] = true;
  }
  for (size_t i = 0; i < words.size(); i++) {
    const double middle = (left[i] + right[i]) / 2;
    if (!inked[i])
      words[i].box = {left[i], line.baseline(middle) - line.x_height, right[i],
                      line.baseline(middle)};
    words[i].baseline = line.baseline(words[i].box.middle_x());
  }
  return words;
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

std::vector<Word> NetworkRecognizer::recognize(const Sheet& sheet, int,
                                               const CancelToken& cancel) {
  const auto lines = text_lines_of(sheet, cancel);
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
  std::vector<Word> words;
  for (size_t i = 0; i < lines.size(); i++) {
    if (is_no_text(readings[i].words, readings[i].confidence)) continue;
    const int x_scale = languages_[read_by[i]]->model->program.x_scale();
    for (auto& word : placed(readings[i].words, crops[i], lines[i], sheet, x_scale))
      words.push_back(std::move(word));
  }
  return words;
}

}  // namespace pagemill::recognize
