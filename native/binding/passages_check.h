#pragma once

#include <napi.h>

namespace pagemill {

/// Test build only. Which words of a line are looked at again: takes its glyphs, its pieces of ink as pairs of x,
/// its x-height, and as another model had read it; gives each passage, and what that one reads there.
Napi::Value doubtful_passages_of(const Napi::CallbackInfo& info);

}  // namespace pagemill
