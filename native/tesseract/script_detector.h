#pragma once

#include <memory>
#include <string>

#include "base/page.h"

namespace tesseract {
class TessBaseAPI;
}

namespace pagemill {

/// What the pixels of a text say of its script.
struct ScriptSeen {
  std::string script;     ///< as Tesseract names it; empty where none was told
  double confidence = 0;  ///< how far the script is ahead of the next one, from 0
  int turned = 0;         ///< degrees clockwise that the text would have to be turned
};

/// Tesseract's detection of scripts, with its model `osd`. Loaded when first asked.
class ScriptDetector {
 public:
  /// @param tessdata folder; without `osd` there nothing is told
  explicit ScriptDetector(std::string tessdata);
  ~ScriptDetector();

  ScriptSeen look(const Gray& text);

 private:
  std::string tessdata_;
  std::unique_ptr<tesseract::TessBaseAPI> api_;
  bool tried_ = false;
};

}  // namespace pagemill
