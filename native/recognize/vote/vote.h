#pragma once

#include <memory>
#include <string>
#include <vector>

#include "recognize/glyph.h"
#include "recognize/vote/sight.h"

namespace pagemill::recognize {

/// A line as somebody reads it, and how much that counts.
struct Vote {
  std::vector<Glyph> glyphs;
  double weight = 1;
  std::shared_ptr<const Sight> sight{};  ///< what it was read from; may be null
};

/// A text at some place and what speaks for it; the empty text is that nothing stands there.
struct Candidate {
  std::string text;
  double weight;
  double certainty;  ///< of the surest reading
  int votes = 1;
};

/// A place of the line with all that was read there.
struct Place {
  double x0, x1;
  std::vector<Candidate> candidates;
  size_t best = 0;  ///< the candidate with most weight
};

/// What comes of the votes on a line.
struct Voted {
  std::vector<Place> places;
  double margin;  ///< least by which a text is ahead of the next at its place; a further vote adds up to its weight
};

/// Several readings of one line made into one: characters are aligned by place and likeness, and at
/// each place the text with most certainty behind it is the best, nothing at all included (J. G. Fiscus,
/// "A post-processing system to yield reduced word error rates: recognizer output voting error
/// reduction (ROVER)", 1997).
///
/// @param votes at least one
Voted voted(const std::vector<Vote>& votes);

/// The best text of each place.
std::vector<Glyph> glyphs_of(const Voted& voted);

}  // namespace pagemill::recognize
