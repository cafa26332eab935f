#pragma once

#include <string>

namespace pagemill {

/// Leptonica says nothing on stderr; errors reach the caller as exceptions. Once, before first use.
void quiet_leptonica();

std::string leptonica_version();

}  // namespace pagemill
