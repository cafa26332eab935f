#pragma once

#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// Whether paper in some places is much darker than in others, in a shadow or for what it lies on: so it is on photos.
bool is_unevenly_lit(const Gray& gray);

/// The picture without its lights and shadows: ink keeps its distance from the paper around it, which becomes white
/// (a black top-hat transform). Filled areas stay, with what is light on them, unless they reach the picture's edge or have shadows' tones.
///
/// @param text_height of its letters in pixels, more than any of their strokes is wide: wider dark places are no ink
/// @throws Error kCancelled, kDeadline
Gray in_even_light(const Gray& gray, double text_height, const CancelToken& cancel);

}  // namespace pagemill
