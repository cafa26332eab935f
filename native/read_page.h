#pragma once

#include "base/cancel.h"
#include "base/page.h"
#include "recognize/recognizer.h"

namespace pagemill {

/// Reads one page: turns it upright, levels it, takes the rules away, recognises words, puts them
/// into reading order.
///
/// @param gray the page as scanned
/// @param dpi 0 when unknown
/// @throws Error kCancelled, kDeadline, kInternal
PageRead read_page(Gray gray, int dpi, Recognizer& recognizer, const CancelToken& cancel);

}  // namespace pagemill
