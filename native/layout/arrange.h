#pragma once

#include <span>

#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// Puts words that are known by their boxes into lines, blocks and reading order: whole columns of
/// prose one after another, rows of tables and forms from left to right. Words that are turned
/// against the page follow those that are not.
///
/// @param words text is not looked at; any unit
/// @param rules of the upright page, same unit
/// @param width, height of the page
/// @throws Error kCancelled, kDeadline
Layout arrange(std::span<const Word> words, std::span<const Rule> rules, double width, double height,
               const CancelToken& cancel);

}  // namespace pagemill
