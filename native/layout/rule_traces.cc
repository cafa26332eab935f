#include "layout/rule_traces.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// Text heights: thickest stroke of a rule, and its least length.
constexpr double kThickest = 0.35, kShortest = 5;
/// Steps that a rule may be lost for, where others cross it; places between two steps that must be ink.
constexpr int kMostLost = 2, kBetween = 3;
/// Steepest slope, and by how many pixels a rule may differ from where it should go on, and by which
/// share of the way to there.
constexpr double kSteepest = 0.3, kOff = 1.5, kOffShare = 0.05;
/// Pixels by which a rule turns from one step to the next, on average.
constexpr double kRough = 0.8;
/// Pixels from one look at a rule to the next.
constexpr int kLeastStep = 6;

/// A place where a stroke was seen, and where it was before.
struct Place {
  Point point;
  int before;
};

/// A stroke as far as it was followed.
struct Trace {
  Point last;
  double begin, slope;
  int place;  ///< of `last`
  bool is_new, is_taken;
};

/// Whether there is ink all the way from one point to another.
template <typename IsInk>
bool goes_on(const Point& from, const Point& to, const IsInk& is_ink) {
  for (int i = 1; i <= kBetween; i++) {
    const double share = static_cast<double>(i) / (kBetween + 1);
    const auto along = static_cast<int>(from.x + share * (to.x - from.x));
    const auto across = static_cast<int>(from.y + share * (to.y - from.y));
    if (!is_ink(along, across) && !is_ink(along, across - 1) && !is_ink(along, across + 1)) return false;
  }
  return true;
}

/// Whether a stroke goes on as it went before, on the whole; what is followed through noise does not.
bool is_smooth(const Curve& rule) {
  double sum = 0;
  for (size_t i = 2; i < rule.size(); i++)
    sum += std::abs(rule[i].y - 2 * rule[i - 1].y + rule[i - 2].y);
  return sum <= kRough * static_cast<double>(rule.size());
}

/// Follows thin strokes from one row of pixels to a later one.
///
/// @param runs calls its second argument with the begin and end of each run of ink across at a place
/// @param is_ink for places along and across; false beyond the page
template <typename Runs, typename IsInk>
std::vector<Curve> traced(int length, double text_height, const Runs& runs, const IsInk& is_ink) {
  std::vector<Curve> rules;
  std::vector<Place> places;
  const auto close = [&](const Trace& trace) {
    if (trace.last.x - trace.begin < kShortest * text_height) return;
    Curve rule;
    for (int i = trace.place; i >= 0; i = places[i].before) rule.push_back(places[i].point);
    if (is_smooth(rule)) rules.push_back(std::move(rule));
  };
  const int step = std::max(kLeastStep, static_cast<int>(text_height));
  const int thickest = std::max(3, static_cast<int>(kThickest * text_height));
  const double reach = kSteepest * step * (kMostLost + 1) + kOff;
  std::vector<Trace> open, next;
  for (int along = 0; along < length; along += step) {
    next.clear();
    size_t first = 0;  // of the open ones, which are sorted, that may still be met
    runs(along, [&](int begin, int end) {
      if (end - begin > thickest) return;
      const Point here{static_cast<double>(along), (begin + end) / 2.0};
      while (first < open.size() && open[first].last.y < here.y - reach) first++;
      Trace* best = nullptr;
      double best_off = 0;
      for (size_t i = first; i < open.size() && open[i].last.y <= here.y + reach; i++) {
        Trace& trace = open[i];
        const double ahead = here.x - trace.last.x;
        const double off = std::abs(here.y - trace.last.y - trace.slope * ahead);
        if (trace.is_taken || off > (trace.is_new ? kSteepest * ahead : kOff + kOffShare * ahead)) continue;
        if ((best && off >= best_off) || !goes_on(trace.last, here, is_ink)) continue;
        best = &trace;
        best_off = off;
      }
      Trace trace{here, here.x, 0, static_cast<int>(places.size()), true, false};
      places.push_back({here, best ? best->place : -1});
      if (best) {
        best->is_taken = true;
        const double slope = (here.y - best->last.y) / (here.x - best->last.x);
        trace.begin = best->begin;
        trace.slope = best->is_new ? slope : 0.7 * best->slope + 0.3 * slope;
        trace.is_new = false;
      }
      next.push_back(trace);
    });
    for (const Trace& trace : open) {
      if (trace.is_taken) continue;
      if (!trace.is_new && along - trace.last.x < kMostLost * step + 1) next.push_back(trace);
      else close(trace);
    }
    std::sort(next.begin(), next.end(),
              [](const Trace& a, const Trace& b) { return a.last.y < b.last.y; });
    std::swap(open, next);
  }
  for (const Trace& trace : open) close(trace);
  return rules;
}

}  // namespace

std::vector<Curve> rules_down(const Bits& ink, double text_height) {
  return traced(
      ink.height, text_height, [&](int y, auto visit) { for_each_run(ink, y, visit); },
      [&](int y, int x) { return x >= 0 && x < ink.width && ink.at(x, y); });
}

std::vector<Curve> rules_across(const Bits& ink, double text_height) {
  const auto runs = [&](int x, auto visit) {
    for (int y = 0; y < ink.height; y++) {
      if (!ink.at(x, y)) continue;
      const int begin = y;
      while (y < ink.height && ink.at(x, y)) y++;
      visit(begin, y);
    }
  };
  return traced(ink.width, text_height, runs,
                [&](int x, int y) { return y >= 0 && y < ink.height && ink.at(x, y); });
}

}  // namespace pagemill
