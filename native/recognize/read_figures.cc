#include <filesystem>

#include "recognize/language/scripts.h"
#include "recognize/lines/line_crop.h"
#include "recognize/lines/line_glyphs.h"
#include "recognize/lines/line_words.h"
#include "recognize/network_recognizer.h"
#include "recognize/repair/figures.h"

namespace pagemill::recognize {
namespace {

/// The script whose models read figures badly, or know a part of its digits only.
const std::string kScript = "Arabic";

}  // namespace

NetworkRecognizer::Language* NetworkRecognizer::figures() {
  if (figures_tried_) return figures_.get();
  figures_tried_ = true;
  const std::string path = figures_folder_ + "/" + kScript + ".traineddata";
  if (!figures_folder_.empty() && std::filesystem::exists(path))
    figures_ = std::make_unique<Language>(ReadBy{}, Model::load(path));
  return figures_.get();
}

bool NetworkRecognizer::misses_figures(const ReadBy& by) {
  return script_of_language(codes_[by.language]) == kScript && figures() != nullptr;
}

void NetworkRecognizer::read_figures(std::vector<LineRead>& lines, const CancelToken& cancel) {
  std::vector<LineRead*> own;
  DigitsTold told;
  for (LineRead& line : lines) {
    if (!line.sheet || script_of_language(codes_[line.by.language]) != kScript) continue;
    own.push_back(&line);
    told.look_at(line.glyphs);
  }
  Language* reader = own.empty() ? nullptr : figures();
  if (!reader) return;
  std::vector<LineCrop> crops;
  std::vector<LineImage> images;
  for (const LineRead* line : own) {
    crops.push_back(crop(line->sheet->gray, line->line, reader->model->program.line_height));
    images.push_back(std::move(crops.back().image));
  }
  const auto read_again = read(*reader, images, cancel);
  for (size_t i = 0; i < own.size(); i++) {
    LineRead& line = *own[i];
    const auto figures = glyphs_of(read_again[i].words, *reader->model, crops[i]);
    auto glyphs = with_figures(line.glyphs, figures, told.digits(), line.line, *line.sheet);
    line.glyphs = std::move(glyphs);
    line.words = words_of(line.glyphs, line.line, *line.sheet);
  }
}

}  // namespace pagemill::recognize
