#pragma once

#include <optional>
#include <vector>

#include "base/bits.h"
#include "base/cancel.h"
#include "base/mesh.h"
#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// A page as a glance shows it.
struct GlancedPage {
  const Bits& ink;
  const std::vector<Component>& letters;
  double text_height;
  double skew;  ///< degrees by which its lines fall to the right
  const Gray& picture;  ///< at any size
};

/// How a page lies in a photo: lines of text and rules that run together or bend, and margins that
/// lean, are made level and upright. A page that is flat costs a look at each letter.
///
/// @return the way back from the flattened page, in pixels of the glance; none for a flat page
/// @throws Error kCancelled, kDeadline
std::optional<Mesh> shape_of(const GlancedPage& page, const CancelToken& cancel);

}  // namespace pagemill
