#pragma once

#include "base/page.h"
#include "layout/text_line.h"
#include "recognize/network/line_image.h"

namespace pagemill::recognize {

/// How a line is looked at.
struct Look {
  double stretch = 1;  ///< widths against heights
  double trim = 0;     ///< x-heights less of paper above and below
  double gamma = 1;    ///< above 1 thin and pale strokes get darker
};

/// A line cut out of a page and scaled to a network's height.
struct LineCrop {
  LineImage image;
  double x0 = 0;     ///< of its left edge on the page
  double scale = 1;  ///< pixels of the image's width to one of the page

  double page_x(double image_x) const { return x0 + image_x / scale; }
};

/// Cuts a line the way the networks were trained: from below the descenders to above the
/// ascenders, some paper around; a leaning baseline is levelled.
///
/// @param height of the network's input in pixels
LineCrop crop(const Gray& page, const TextLine& line, int height, const Look& look = {});

}  // namespace pagemill::recognize
