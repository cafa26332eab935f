#pragma once

#include <memory>
#include <string>
#include <vector>

#include "layout/text_line.h"
#include "recognize/decoder.h"
#include "recognize/forward.h"
#include "recognize/model.h"
#include "recognize/recognizer.h"

namespace pagemill::recognize {

struct LineCrop;

/// The own reader: finds lines, runs the language's network over all of them together, decodes.
class NetworkRecognizer : public Recognizer {
 public:
  /// @param languages codes, at least one; lines that the first reads badly are tried with the others
  /// @throws as Model::load
  NetworkRecognizer(const std::string& tessdata, const std::vector<std::string>& languages);

  bool upside_down(const Sheet& sheet, const CancelToken& cancel) override;
  std::vector<Word> recognize(const Sheet& sheet, int dpi, const CancelToken& cancel) override;

 private:
  /// A line as one network reads it.
  struct Reading {
    std::vector<DecodedWord> words;
    double confidence = 0;  ///< mean over its characters
  };
  struct Language {
    std::shared_ptr<const Model> model;
    Forward forward;
    Decoder decoder;
    explicit Language(std::shared_ptr<const Model> shared);
  };
  std::vector<Reading> read(Language& language, std::span<const LineImage> images,
                            const CancelToken& cancel);
  std::vector<std::unique_ptr<Language>> languages_;
};

}  // namespace pagemill::recognize
