#pragma once

#include <vector>

#include "base/cancel.h"
#include "layout/sheet.h"
#include "recognize/recognizer.h"

namespace pagemill {

/// Reads what runs up or down an upright sheet and takes its ink away from it.
///
/// @return lines whose words are turned, in pixels of the sheet; they look at no sheet
/// @throws Error kCancelled, kDeadline, kInternal
std::vector<LineRead> read_sideways(Sheet& sheet, const Scan& scan, Recognizer& recognizer,
                                    const CancelToken& cancel);

/// Mean confidence, long words counting more; 1 without words.
double confidence_of(const std::vector<LineRead>& lines);

}  // namespace pagemill
