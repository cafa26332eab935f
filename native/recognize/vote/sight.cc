#include "recognize/vote/sight.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>

namespace pagemill::recognize {
namespace {

/// The likelihood of a text with a character that the network does not know.
constexpr double kUnknown = -1e9;
/// A sum of probabilities that is scaled to 1 before it becomes too small.
constexpr double kRescaled = 1e-100;

/// Where the network sees a label best.
int peak_of(const Sight& sight, int label, double x0, double x1) {
  const int from = sight.column_of(x0), to = std::max(from, sight.column_of(x1));
  int best = (from + to) / 2;
  float most = sight.evidence->probability(best, label);
  for (int column = from; column <= to; column++)
    if (const float here = sight.evidence->probability(column, label); here > most) most = here, best = column;
  return best;
}

std::optional<std::vector<int>> labels_of(const Model& model, const std::vector<std::string>& text) {
  std::vector<int> labels;
  for (const std::string& character : text) {
    const int id = model.unicharset.id_of(character);
    if (id < 0) return {};
    const auto& own = model.recoder.labels_of(id);
    if (own.empty()) return {};
    labels.insert(labels.end(), own.begin(), own.end());
  }
  return labels;
}

/// Probabilities of some labels over the columns of a window.
class WindowEvidence {
 public:
  WindowEvidence(const Evidence& evidence, int from, int to) : evidence_(evidence), from_(from), columns_(to - from + 1) {}

  int columns() const { return columns_; }
  /// Of a label, a column each.
  const float* of(int label) {
    for (size_t i = 0; i < labels_.size(); i++)
      if (labels_[i] == label) return rows_[i].data();
    labels_.push_back(label);
    auto& row = rows_.emplace_back(columns_);
    for (int column = 0; column < columns_; column++) row[column] = evidence_.probability(from_ + column, label);
    return row.data();
  }

 private:
  const Evidence& evidence_;
  int from_, columns_;
  std::vector<int> labels_;
  std::deque<std::vector<float>> rows_;
};

/// The forward algorithm over all columns, nulls between the labels.
/// @param begun whether the first label is read at the first column, `ended` the last at the last one
double likelihood(WindowEvidence& evidence, const std::vector<int>& labels, int null, bool begun, bool ended) {
  const int states = 2 * static_cast<int>(labels.size()) + 1;
  std::vector<const float*> rows(states);
  std::vector<uint8_t> skips(states);
  for (int state = 0; state < states; state++) {
    rows[state] = evidence.of(state % 2 ? labels[state / 2] : null);
    skips[state] = state > 1 && state % 2 && labels[state / 2] != labels[state / 2 - 1];
  }
  std::vector<double> here(states);
  if (begun) {
    here[1] = 1;
  } else {
    here[0] = rows[0][0];
    if (states > 1) here[1] = rows[1][0];
  }
  double sum = 0;
  for (int column = 1; column < evidence.columns(); column++) {
    double total = 0;
    // From the last: what a state is reached from is still that of the column before.
    for (int state = states - 1; state >= 0; state--) {
      double into = here[state];
      if (state > 0) into += here[state - 1];
      if (skips[state]) into += here[state - 2];
      here[state] = into * rows[state][column];
      total += here[state];
    }
    if (total <= 0) return kUnknown;
    // Far from the smallest double: a column makes it smaller by 10^-4 at most.
    if (total < kRescaled) {
      sum += std::log(total);
      for (double& state : here) state /= total;
    }
  }
  double end = states > 1 ? here[states - 2] : 0;
  if (!ended) end += here[states - 1];
  return end > 0 ? sum + std::log(end) : kUnknown;
}

}  // namespace

int Sight::column_of(double x) const {
  const double last = std::max(0, evidence->columns() - 1);
  return static_cast<int>(std::clamp(std::floor((x - x0) * columns_a_pixel), 0.0, last));
}

std::vector<double> likelihoods(const Sight& sight, const Window& window,
                                const std::vector<std::vector<std::string>>& texts) {
  const Model& model = *sight.model;
  int from = sight.column_of(window.x0), to = sight.column_of(window.x1);
  std::vector<int> first, last;
  if (!window.before.empty()) {
    const auto labels = labels_of(model, {window.before});
    if (!labels) return {};
    first = {labels->back()};
    from = peak_of(sight, first.front(), window.before_x0, window.before_x1);
  }
  if (!window.behind.empty()) {
    const auto labels = labels_of(model, {window.behind});
    if (!labels) return {};
    last = {labels->front()};
    to = peak_of(sight, last.front(), window.behind_x0, window.behind_x1);
  }
  if (from >= to || to < 0) return {};
  std::vector<double> found;
  WindowEvidence evidence(*sight.evidence, from, to);
  for (const auto& text : texts) {
    const auto own = labels_of(model, text);
    if (!own) {
      found.push_back(kUnknown);
      continue;
    }
    std::vector<int> all = first;
    all.insert(all.end(), own->begin(), own->end());
    all.insert(all.end(), last.begin(), last.end());
    found.push_back(likelihood(evidence, all, model.program.null_label, !first.empty(), !last.empty()));
  }
  return found;
}

}  // namespace pagemill::recognize
