#include "tesseract/script_detector.h"

#include <tesseract/baseapi.h>

#include <filesystem>

namespace pagemill {
namespace {

/// Resolution that is assumed: line pictures have been scaled.
constexpr int kDpi = 200;

}  // namespace

ScriptDetector::ScriptDetector(std::string tessdata) : tessdata_(std::move(tessdata)) {}
ScriptDetector::~ScriptDetector() = default;

ScriptSeen ScriptDetector::look(const Gray& text) {
  if (!tried_) {
    tried_ = true;
    auto api = std::make_unique<tesseract::TessBaseAPI>();
    if (std::filesystem::exists(tessdata_ + "/osd.traineddata") &&
        api->Init(tessdata_.c_str(), "osd", tesseract::OEM_TESSERACT_ONLY) == 0) {
      api->SetVariable("debug_file", "/dev/null");
      api->SetVariable("min_characters_to_try", "12");
      api->SetPageSegMode(tesseract::PSM_OSD_ONLY);
      api_ = std::move(api);
    }
  }
  if (!api_) return {};
  api_->SetImage(text.pixels.data(), text.width, text.height, 1, text.width);
  api_->SetSourceResolution(kDpi);
  int degrees = 0;
  float upright = 0, confidence = 0;
  const char* script = nullptr;
  const bool seen = api_->DetectOrientationScript(&degrees, &upright, &script, &confidence);
  ScriptSeen result;
  if (seen && script) result = {script, confidence, degrees};
  api_->Clear();
  return result;
}

}  // namespace pagemill
