#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "recognize/recognizer.h"

namespace tesseract {
class TessBaseAPI;
}

namespace pagemill {

/// Recognition by libtesseract: for models that the own reader cannot run, and as its yardstick.
class TesseractRecognizer : public Recognizer {
 public:
  /// @param tessdata folder of .traineddata files
  /// @param languages codes, at least one
  /// @throws Error kLanguageMissing, kInternal
  TesseractRecognizer(const std::string& tessdata, const std::vector<std::string>& languages);
  ~TesseractRecognizer() override;

  std::vector<LineRead> recognize(const Sheet& sheet, const Scan& scan,
                                  const CancelToken& cancel) override;

  const std::string& language() const override { return joined_; }

  static const char* version();

 private:
  std::unique_ptr<tesseract::TessBaseAPI> api_;
  std::string joined_;
};

}  // namespace pagemill
