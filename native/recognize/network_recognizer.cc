#include "recognize/network_recognizer.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

#include "base/stopwatch.h"
#include "recognize/line_crop.h"
#include "recognize/line_glyphs.h"
#include "recognize/line_words.h"
#include "recognize/no_text.h"

namespace pagemill::recognize {
namespace {

/// Lines whose activations are in memory at once.
constexpr size_t kBatch = 32;
/// Mean confidence below which the other languages are tried; or when fewer of its letters are in
/// words of the dictionary: a language without the letters of the page's may be sure of what it reads.
constexpr double kSureOfLanguage = 0.985, kFewKnown = 0.6;
/// Letters of a word from which a dictionary says something, and of all such words.
constexpr size_t kWordLetters = 4;
constexpr double kFewestLetters = 40;
/// Letters that languages are compared on; what a page in words of the dictionary counts beside
/// confidence, and letters that are taken for unknown ones before any is seen; what the first
/// language has ahead, and what when it alone has a model for the small print that is to be read; by
/// how much a line may be read worse in the page's language than in the first one.
constexpr double kSampleOfLanguage = 160, kWeightOfDictionary = 0.2, kFewLetters = 8, kLead = 0.01,
                 kLeadInSmallPrint = 0.05, kNearlyAsGood = 0.02;
/// Mean confidence below which a page is left to the model for degraded print.
constexpr double kSureOfPrint = 0.98;
/// Lines that tell which side of a page is up, and their fewest letters.
constexpr size_t kSampleLines = 10, kSampleLetters = 8;

/// x-heights between a leader's dots from which they are words of their own.
constexpr double kSpaceOfDots = 0.4;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

void check(void* token) { static_cast<const CancelToken*>(token)->check(); }

LineImage half_turned(LineImage image) {
  std::reverse(image.pixels.begin(), image.pixels.end());
  return image;
}

/// The sheet stays unnamed: there is nothing to look at again.
LineRead bullet_read(const TextLine& line, const Sheet& sheet) {
  LineRead read;
  read.confidence = 1;
  read.glyphs = {{"•", line.box.x0, line.box.x1, 0}};
  read.words = words_of(read.glyphs, line, sheet);
  return read;
}

/// What words without digits tell of their language, counted in letters.
struct Prose {
  double letters = 0, certain = 0;        ///< of all, and weighed by their words' confidence
  double dictionary = 0, in_dictionary = 0;  ///< of words long enough for a dictionary

  Prose& operator+=(const Prose& other) {
    letters += other.letters, certain += other.certain;
    dictionary += other.dictionary, in_dictionary += other.in_dictionary;
    return *this;
  }
};

Prose prose_of(const std::vector<DecodedWord>& words) {
  Prose prose;
  for (const auto& word : words) {
    if (word.characters.size() < 2 || std::any_of(word.text.begin(), word.text.end(), is_digit)) continue;
    const auto letters = static_cast<double>(word.characters.size());
    prose.letters += letters;
    prose.certain += confidence_of(word.certainty) * letters;
    if (word.characters.size() < kWordLetters) continue;
    prose.dictionary += letters;
    if (word.in_dictionary) prose.in_dictionary += letters;
  }
  return prose;
}

/// How well a language suits what was read in it.
double worth_of(const Prose& prose) {
  return prose.letters == 0 ? 0
                            : prose.certain / prose.letters +
                                  kWeightOfDictionary * prose.in_dictionary / (prose.dictionary + kFewLetters);
}

/// A dot each, as a text layer has them.
LineRead leader_read(const TextLine& line, const Sheet& sheet) {
  LineRead read;
  read.confidence = 1;
  for (const int i : line.ink) {
    const Component& c = sheet.ink[i];
    if (!read.glyphs.empty() && c.x0 - read.glyphs.back().x1 > kSpaceOfDots * line.x_height)
      read.glyphs.push_back({" ", read.glyphs.back().x1, double(c.x0), 0});
    read.glyphs.push_back({".", double(c.x0), double(c.x1), 0});
  }
  read.words = words_of(read.glyphs, line, sheet);
  return read;
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
    : folder(folder), degraded(degraded), languages(count), tried(count) {}

NetworkRecognizer::NetworkRecognizer(const ModelFolders& folders,
                                     const std::vector<std::string>& languages)
    : codes_(languages),
      first_(folders.tessdata, languages.size()),
      second_(folders.second, languages.size()),
      degraded_(folders.degraded, languages.size(), true) {
  for (const auto& code : codes_)
    if (!std::filesystem::exists(first_.model_of(code)))
      throw Error(ErrorCode::kLanguageMissing, "there is no model for " + code);
  first_.languages[0] = std::make_unique<Language>(ReadBy{}, Model::load(first_.model_of(codes_[0])));
  first_.tried[0] = true;
}

NetworkRecognizer::Language* NetworkRecognizer::at(ModelSet& set, size_t index) {
  if (!set.tried[index]) {
    set.tried[index] = true;
    const auto path = set.model_of(codes_[index]);
    const auto& known = first_.languages[index];
    try {
      if (std::filesystem::exists(path))
        set.languages[index] = std::make_unique<Language>(
            ReadBy{index, set.degraded}, Model::load(path), known ? known->model : nullptr);
    } catch (const UnsupportedNetwork&) {
      // The others go on without it.
    }
  }
  return set.languages[index].get();
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

bool NetworkRecognizer::reads_foreign_words(const std::vector<Reading>& readings) {
  Prose all;
  for (const auto& reading : readings) all += prose_of(reading.words);
  return all.dictionary >= kFewestLetters && all.in_dictionary < kFewKnown * all.dictionary;
}

std::vector<NetworkRecognizer::Reading> NetworkRecognizer::read(Language& language,
                                                                std::span<const LineImage> images,
                                                                const CancelToken& cancel) {
  std::vector<Reading> readings;
  for (size_t from = 0; from < images.size(); from += kBatch) {
    const auto part = images.subspan(from, std::min(kBatch, images.size() - from));
    Stopwatch watch;
    const auto take = [&](const LabelProbabilities& line) {
      spent_.network += watch.lap();
      cancel.check();
      Reading reading{language.decoder.decode(line), 0, language.by};
      double sum = 0, count = 0;
      for (const auto& word : reading.words)
        for (const auto& character : word.characters)
          sum += confidence_of(character.certainty), count++;
      reading.confidence = count > 0 ? sum / count : 0;
      readings.push_back(std::move(reading));
      spent_.decoding += watch.lap();
    };
    language.forward.run(part, take, check, const_cast<CancelToken*>(&cancel));
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
  return down > upright;
}

size_t NetworkRecognizer::best_language(std::span<const LineImage> images,
                                        const std::vector<Reading>& readings, bool small_print,
                                        const CancelToken& cancel) {
  // The lines with the most letters say most.
  std::vector<Prose> prose;
  for (const auto& reading : readings) prose.push_back(prose_of(reading.words));
  std::vector<size_t> order(images.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return prose[a].letters > prose[b].letters; });
  std::vector<LineImage> sample;
  Prose first;
  for (const size_t i : order) {
    if (first.letters >= kSampleOfLanguage || prose[i].letters == 0) break;
    sample.push_back(images[i]);
    first += prose[i];
  }
  size_t best = 0;
  double most = worth_of(first) + (small_print && at(degraded_, 0) ? kLeadInSmallPrint : kLead);
  for (size_t i = 1; i < codes_.size() && !sample.empty(); i++) {
    Language* language = at(first_, i);
    // Models of other scripts may take pictures of another height.
    if (!language || language->model->program.line_height != images[0].height) continue;
    Prose all;
    for (const auto& reading : read(*language, sample, cancel)) all += prose_of(reading.words);
    if (const double worth = worth_of(all); worth > most) best = i, most = worth;
  }
  return best;
}

std::vector<LineRead> NetworkRecognizer::recognize(const Sheet& sheet, const Scan& scan,
                                                   const CancelToken& cancel) {
  auto lines = text_lines_of(sheet, cancel);
  Language& first = *first_.languages.front();
  std::vector<LineCrop> crops;
  std::vector<LineImage> images;
  for (const auto& line : lines) {
    cancel.check();
    crops.push_back(crop(sheet.gray, line, first.model->program.line_height));
    images.push_back(std::move(crops.back().image));
  }
  current_ = 0;
  auto readings = read(first, images, cancel);
  if (codes_.size() > 1 && !images.empty() &&
      (word_confidence(readings) < kSureOfLanguage || reads_foreign_words(readings))) {
    current_ = best_language(images, readings, scan.enlarged, cancel);
    if (current_ > 0) {
      auto others = read(*first_.languages[current_], images, cancel);
      for (size_t i = 0; i < lines.size(); i++)
        if (others[i].confidence + kNearlyAsGood >= readings[i].confidence)
          readings[i] = std::move(others[i]);
    }
  }
  std::vector<Reading> before;
  if (scan.enlarged || (word_confidence(readings) < kSureOfPrint && !scan.reversed))
    if (Language* degraded = at(degraded_, current_))
      before = std::exchange(readings, read(*degraded, images, cancel));
  const auto glyphs = [&](const Reading& reading, const LineCrop& crop) {
    return glyphs_of(reading.words, *reader_of(reading.by).model, crop);
  };
  std::vector<LineRead> reads;
  for (size_t i = 0; i < lines.size(); i++) {
    const Reading& reading = readings[i];
    if (lines[i].bullet) {
      reads.push_back(bullet_read(lines[i], sheet));
      continue;
    }
    if (lines[i].leader) {
      reads.push_back(leader_read(lines[i], sheet));
      continue;
    }
    if (is_no_text(reading.words, reading.confidence)) continue;
    LineRead read{{}, reading.confidence, &sheet, std::move(lines[i]), {}, {}, reading.by};
    read.glyphs = glyphs(reading, crops[i]);
    if (!before.empty()) read.before = glyphs(before[i], crops[i]);
    read.words = words_of(read.glyphs, read.line, sheet);
    reads.push_back(std::move(read));
  }
  return reads;
}

}  // namespace pagemill::recognize
