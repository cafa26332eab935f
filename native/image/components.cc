#include "image/components.h"

#include <algorithm>
#include <numeric>

namespace pagemill {
namespace {

struct Run {
  int x0, x1, label;
};

/// Labels that turned out to be one component, joined by their roots.
class Labels {
 public:
  int add(const Component& component) {
    parents_.push_back(static_cast<int>(parents_.size()));
    components_.push_back(component);
    return parents_.back();
  }

  int root(int label) {
    while (parents_[label] != label) label = parents_[label] = parents_[parents_[label]];
    return label;
  }

  Component& at(int label) { return components_[label]; }

  int join(int a, int b) {
    a = root(a);
    b = root(b);
    if (a == b) return a;
    if (a > b) std::swap(a, b);
    parents_[b] = a;
    Component& to = components_[a];
    const Component& from = components_[b];
    to = {std::min(to.x0, from.x0), std::min(to.y0, from.y0), std::max(to.x1, from.x1), std::max(to.y1, from.y1), to.ink + from.ink};
    return a;
  }

  std::vector<Component> roots() {
    std::vector<Component> result;
    for (size_t i = 0; i < parents_.size(); ++i)
      if (parents_[i] == static_cast<int>(i)) result.push_back(components_[i]);
    return result;
  }

 private:
  std::vector<int> parents_;
  std::vector<Component> components_;
};

}  // namespace

std::vector<Component> components_of(const Bits& bits, const CancelToken& cancel) {
  Labels labels;
  std::vector<Run> above, here;
  for (int y = 0; y < bits.height; ++y) {
    cancel.check();
    here.clear();
    size_t from = 0;
    for_each_run(bits, y, [&](int x0, int x1) {
      Run run{x0, x1, -1};
      // Runs above that touch, corners included; both lists ascend.
      while (from < above.size() && above[from].x1 < x0) ++from;
      for (size_t i = from; i < above.size() && above[i].x0 <= x1; ++i)
        run.label = run.label < 0 ? labels.root(above[i].label) : labels.join(run.label, above[i].label);
      if (run.label < 0) {
        run.label = labels.add({x0, y, x1, y + 1, x1 - x0});
      } else {
        Component& component = labels.at(run.label);
        component.x0 = std::min(component.x0, x0);
        component.x1 = std::max(component.x1, x1);
        component.y1 = y + 1;
        component.ink += x1 - x0;
      }
      here.push_back(run);
    });
    above.swap(here);
  }
  return labels.roots();
}

}  // namespace pagemill
