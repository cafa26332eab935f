#pragma once

#include <vector>

#include "layout/level_field.h"

namespace pagemill {

/// By how many pixels lines run apart or bend over half the width of the text: nothing where one turn
/// of the page levels them all. Costs little.
///
/// @param width, height of the page
/// @param unit distance that counts as off a line
double bend_of(const std::vector<Curve>& lines, double width, double height, double unit);

}  // namespace pagemill
