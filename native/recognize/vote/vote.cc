#include "recognize/vote/vote.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pagemill::recognize {
namespace {

/// Weight of a reading is its probability to this power; certainty that nothing stands at a place
/// where another reading sees something.
constexpr double kSharpness = 1.5, kNothing = -0.7;
/// Costs of aligning: another text, a character's width away, a space against a character, and
/// leaving a place out.
constexpr double kOtherText = 1, kAway = 0.5, kSpace = 0.6, kLeftOut = 0.8;

/// @param weight of the reading
void add(Place& place, const std::string& text, double certainty, double weight, int votes = 1) {
  weight *= std::exp(kSharpness * certainty);
  for (auto& candidate : place.candidates) {
    if (candidate.text != text) continue;
    candidate.weight += weight;
    candidate.certainty = std::max(candidate.certainty, certainty);
    candidate.votes += votes;
    return;
  }
  place.candidates.push_back({text, weight, certainty, votes});
}

bool has(const Place& place, const std::string& text) {
  return std::any_of(place.candidates.begin(), place.candidates.end(),
                     [&](const Candidate& candidate) { return candidate.text == text; });
}

double unlike(const Place& place, const Glyph& glyph, double width) {
  const double away = std::abs((place.x0 + place.x1) - (glyph.x0 + glyph.x1)) / (2 * width);
  return (has(place, glyph.text) ? 0 : kOtherText) + kAway * away +
         (glyph.is_space() != has(place, " ") ? kSpace : 0);
}

/// Aligns a further reading with the places by dynamic programming, and adds what it sees.
///
/// @param before weight of the readings that are in `places` already, `count` of them
/// @param width of a character in pixels
void add(std::vector<Place>& places, const Vote& vote, double before, int count, double width) {
  enum Move : uint8_t { kBoth, kPlaceOnly, kGlyphOnly };
  const auto& reading = vote.glyphs;
  const size_t n = places.size(), m = reading.size();
  std::vector<double> costs((n + 1) * (m + 1));
  std::vector<Move> moves((n + 1) * (m + 1));
  const auto at = [m](size_t i, size_t j) { return i * (m + 1) + j; };
  for (size_t i = 1; i <= n; i++) costs[at(i, 0)] = i * kLeftOut, moves[at(i, 0)] = kPlaceOnly;
  for (size_t j = 1; j <= m; j++) costs[at(0, j)] = j * kLeftOut, moves[at(0, j)] = kGlyphOnly;
  for (size_t i = 1; i <= n; i++)
    for (size_t j = 1; j <= m; j++) {
      double& cost = costs[at(i, j)];
      Move& move = moves[at(i, j)];
      cost = costs[at(i - 1, j - 1)] + unlike(places[i - 1], reading[j - 1], width);
      move = kBoth;
      if (const double other = costs[at(i - 1, j)] + kLeftOut; other < cost)
        cost = other, move = kPlaceOnly;
      if (const double other = costs[at(i, j - 1)] + kLeftOut; other < cost)
        cost = other, move = kGlyphOnly;
    }
  std::vector<Place> all;
  for (size_t i = n, j = m; i > 0 || j > 0;) {
    const Move move = moves[at(i, j)];
    if (move == kGlyphOnly) {
      const Glyph& glyph = reading[--j];
      all.push_back({glyph.x0, glyph.x1, {}});
      add(all.back(), "", kNothing, before, count);
      add(all.back(), glyph.text, glyph.certainty, vote.weight);
      continue;
    }
    all.push_back(std::move(places[--i]));
    if (move == kPlaceOnly) {
      add(all.back(), "", kNothing, vote.weight);
    } else {
      const Glyph& glyph = reading[--j];
      add(all.back(), glyph.text, glyph.certainty, vote.weight);
    }
  }
  std::reverse(all.begin(), all.end());
  places = std::move(all);
}

double mean_certainty(const std::vector<Glyph>& reading) {
  double sum = 0;
  for (const Glyph& glyph : reading) sum += glyph.certainty;
  return reading.empty() ? -1e9 : sum / static_cast<double>(reading.size());
}

}  // namespace

Voted voted(const std::vector<Vote>& votes) {
  std::vector<const Vote*> order;
  for (const Vote& vote : votes) order.push_back(&vote);
  // The surest goes first: the others are aligned with it.
  std::iter_swap(order.begin(), std::max_element(order.begin(), order.end(), [](const Vote* a, const Vote* b) {
                   return mean_certainty(a->glyphs) < mean_certainty(b->glyphs);
                 }));
  std::vector<Place> places;
  double width = 0, weight = order.front()->weight;
  for (const Glyph& glyph : order.front()->glyphs) {
    places.push_back({glyph.x0, glyph.x1, {}});
    add(places.back(), glyph.text, glyph.certainty, weight);
    width += glyph.x1 - glyph.x0;
  }
  width = std::max(1.0, width / static_cast<double>(std::max<size_t>(1, places.size())));
  for (size_t i = 1; i < order.size(); i++) {
    add(places, *order[i], weight, static_cast<int>(i), width);
    weight += order[i]->weight;
  }
  Voted line{std::move(places), std::numeric_limits<double>::infinity()};
  for (Place& place : line.places) {
    double next = 0;
    const auto weight_of = [&](size_t i) { return place.candidates[i].weight; };
    for (size_t i = 1; i < place.candidates.size(); i++) {
      if (weight_of(i) <= weight_of(place.best)) {
        next = std::max(next, weight_of(i));
        continue;
      }
      next = weight_of(place.best);
      place.best = i;
    }
    line.margin = std::min(line.margin, weight_of(place.best) - next);
  }
  return line;
}

std::vector<Glyph> glyphs_of(const Voted& voted) {
  std::vector<Glyph> glyphs;
  for (const Place& place : voted.places)
    if (const Candidate& best = place.candidates[place.best]; !best.text.empty())
      glyphs.push_back({best.text, place.x0, place.x1, best.certainty});
  return glyphs;
}

}  // namespace pagemill::recognize
