#pragma once

#include <functional>
#include <vector>

#include "recognize/vote/vote.h"

namespace pagemill::recognize {

/// Whether the white at a place is that of a space for sure.
using KeepsSpace = std::function<bool(size_t place)>;

/// Chooses anew where votes differ: between places that nobody doubts the texts are compared as wholes, by what
/// all networks together make of them.
///
/// @param votes those that `voted` came of
/// @param x0, x1 where what was looked at begins and ends; may be beyond the page
/// @param words whose dictionary speaks for texts with words of it; may be null
void rescore(Voted& voted, const std::vector<Vote>& votes, double x0, double x1, const Model* words,
             const KeepsSpace& keeps_space);

}  // namespace pagemill::recognize
