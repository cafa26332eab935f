#include "tesseract/tesseract_recognizer.h"

#include <tesseract/baseapi.h>
#include <tesseract/ocrclass.h>
#include <tesseract/resultiterator.h>

namespace pagemill {
namespace {

/// Clockwise turn of text in a block that Tesseract found turned.
int rotation_of(tesseract::Orientation orientation) {
  switch (orientation) {
    case tesseract::ORIENTATION_PAGE_UP: return 0;
    case tesseract::ORIENTATION_PAGE_RIGHT: return 90;
    case tesseract::ORIENTATION_PAGE_DOWN: return 180;
    case tesseract::ORIENTATION_PAGE_LEFT: return 270;
  }
  return 0;
}

Word word_at(const tesseract::ResultIterator& it) {
  Word word;
  const std::unique_ptr<char[]> text(it.GetUTF8Text(tesseract::RIL_WORD));
  if (text) word.text = text.get();
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  it.BoundingBox(tesseract::RIL_WORD, &x0, &y0, &x1, &y1);
  word.box = {double(x0), double(y0), double(x1), double(y1)};
  word.confidence = it.Confidence(tesseract::RIL_WORD) / 100.0;

  tesseract::Orientation orientation;
  tesseract::WritingDirection direction;
  tesseract::TextlineOrder order;
  float skew = 0;
  it.Orientation(&orientation, &direction, &order, &skew);
  word.rotation = rotation_of(orientation);

  int from_x = 0, from_y = 0, to_x = 0, to_y = 0;
  word.baseline = word.rotation == 0 ? word.box.y1 : word.box.middle_x();
  if (it.Baseline(tesseract::RIL_WORD, &from_x, &from_y, &to_x, &to_y))
    word.baseline = word.rotation % 180 == 0 ? (from_y + to_y) / 2.0 : (from_x + to_x) / 2.0;
  return word;
}

}  // namespace

TesseractRecognizer::TesseractRecognizer(const std::string& tessdata,
                                         const std::vector<std::string>& languages)
    : api_(std::make_unique<tesseract::TessBaseAPI>()) {
  for (const auto& language : languages) joined_ += (joined_.empty() ? "" : "+") + language;
  if (api_->Init(tessdata.c_str(), joined_.c_str(), tesseract::OEM_LSTM_ONLY) != 0)
    throw Error(ErrorCode::kLanguageMissing, "no model for " + joined_);
  api_->SetVariable("debug_file", "/dev/null");
  api_->SetPageSegMode(tesseract::PSM_AUTO);
}

TesseractRecognizer::~TesseractRecognizer() = default;

std::vector<LineRead> TesseractRecognizer::recognize(const Sheet& sheet, const Scan& scan,
                                                     const CancelToken& cancel) {
  const Gray& page = sheet.gray;
  api_->SetImage(page.pixels.data(), page.width, page.height, 1, page.width);
  if (scan.dpi > 0) api_->SetSourceResolution(scan.dpi);

  tesseract::ETEXT_DESC monitor;
  monitor.cancel_this = const_cast<CancelToken*>(&cancel);
  monitor.cancel = [](void* token, int) { return static_cast<CancelToken*>(token)->stopped(); };
  const int failed = api_->Recognize(&monitor);
  struct Cleared {
    tesseract::TessBaseAPI& api;
    ~Cleared() { api.Clear(); }
  } cleared{*api_};
  cancel.check();
  if (failed != 0) throw Error(ErrorCode::kInternal, "recognition failed");

  std::vector<LineRead> lines;
  const std::unique_ptr<tesseract::ResultIterator> it(api_->GetIterator());
  if (!it || it->Empty(tesseract::RIL_WORD)) return lines;
  do {
    if (it->IsAtBeginningOf(tesseract::RIL_TEXTLINE))
      lines.emplace_back().confidence = it->Confidence(tesseract::RIL_TEXTLINE) / 100.0;
    if (Word word = word_at(*it); !word.text.empty() && word.text != " ")
      lines.back().words.push_back(std::move(word));
  } while (it->Next(tesseract::RIL_WORD));
  return lines;
}

const char* TesseractRecognizer::version() { return tesseract::TessBaseAPI::Version(); }

}  // namespace pagemill
