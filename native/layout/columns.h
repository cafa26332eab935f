#pragma once

#include <span>
#include <vector>

#include "base/cancel.h"
#include "base/page.h"
#include "layout/segment.h"

namespace pagemill {

/// Segments that are read together, row by row.
using Region = std::vector<Segment>;

/// Splits a page into regions in reading order: what stands above columns, each column from left
/// to right, what stands below.
///
/// @param rules a horizontal one across a gutter ends it
/// @throws Error kCancelled, kDeadline
std::vector<Region> regions_of(std::vector<Segment> segments, std::span<const Rule> rules,
                               const CancelToken& cancel);

}  // namespace pagemill
