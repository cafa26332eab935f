#include "image/components.h"

#include <algorithm>

#include "base/disjoint_sets.h"

namespace pagemill {
namespace {

struct Run {
  int x0, x1, label;
};

/// Components by their labels; labels that turn out to be of one are joined.
class Labels {
 public:
  int add(const Component& component) {
    components_.push_back(component);
    return sets_.add();
  }

  int root(int label) { return sets_.root(label); }

  Component& at(int label) { return components_[label]; }

  int join(int a, int b) {
    a = sets_.root(a);
    b = sets_.root(b);
    if (a == b) return a;
    const int root = sets_.join(a, b);
    Component& to = components_[root];
    const Component& from = components_[root == a ? b : a];
    to = {std::min(to.x0, from.x0), std::min(to.y0, from.y0), std::max(to.x1, from.x1), std::max(to.y1, from.y1), to.ink + from.ink};
    return root;
  }

  std::vector<Component> roots() {
    std::vector<Component> result;
    for (size_t i = 0; i < sets_.size(); ++i)
      if (const int label = static_cast<int>(i); sets_.root(label) == label)
        result.push_back(components_[i]);
    return result;
  }

 private:
  DisjointSets sets_;
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

void take_out(std::vector<Component>& ink, const std::vector<bool>& taken) {
  size_t kept = 0;
  for (size_t i = 0; i < ink.size(); i++)
    if (!taken[i]) ink[kept++] = ink[i];
  ink.resize(kept);
}

}  // namespace pagemill
