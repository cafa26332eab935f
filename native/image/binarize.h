#pragma once

#include "base/bits.h"
#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// What counts as ink: what people read, or all that is darker than the paper.
enum class Ink { kPrint, kFaint };

/// Ink of a page: what is darker than a threshold that follows the page's own brightness, so that
/// shadows, dark borders and faint print do not spoil each other.
///
/// @throws Error kCancelled, kDeadline
Bits binarize(const Gray& gray, const CancelToken& cancel, Ink ink = Ink::kPrint);

}  // namespace pagemill
