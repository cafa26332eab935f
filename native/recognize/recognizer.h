#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/cancel.h"
#include "layout/sheet.h"

namespace pagemill {

/// Finds the words of an upright, levelled page.
class Recognizer {
 public:
  virtual ~Recognizer() = default;

  /// Whether the lines read better when the page is turned by half a turn.
  virtual bool upside_down(const Sheet&, const CancelToken&) { return false; }

  /// @param dpi 0 when unknown
  /// @return words in any order; boxes in pixels of the sheet
  /// @throws Error kCancelled, kDeadline, kInternal
  virtual std::vector<Word> recognize(const Sheet& sheet, int dpi, const CancelToken& cancel) = 0;

  /// Code of the language that the last page was read in.
  virtual const std::string& language() const = 0;
};

}  // namespace pagemill
