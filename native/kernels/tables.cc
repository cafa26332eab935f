#include "kernels/tables.h"

namespace pagemill::kernels {
namespace {

template <typename Function>
void fill(std::array<Tables::Entry, kTableSize>& table, Function function) {
  for (int i = 0; i < kTableSize; ++i) {
    const auto here = static_cast<float>(function(i / 256.0));
    const auto next = static_cast<float>(function((i + 1) / 256.0));
    table[i] = {here, next - here};
  }
}

Tables computed() {
  Tables tables;
  fill(tables.tanh, [](double x) { return std::tanh(x); });
  fill(tables.logistic, [](double x) { return 1 / (1 + std::exp(-x)); });
  return tables;
}

}  // namespace

const Tables& tables() {
  static const Tables tables = computed();
  return tables;
}

}  // namespace pagemill::kernels
