#pragma once

#include <cstring>

#include "kernels/kernels.h"

namespace pagemill::kernels {

/// Groups of `depth` inputs that `count` inputs fill.
constexpr int groups_of(int count, int depth) { return (count + depth - 1) / depth; }

/// Weights in the order a vector kernel reads them:
/// [group of `Lanes` rows][group of `Depth` inputs][gate][row][Depth inputs], the states after the
/// inputs. What is left of a group is zero.
///
/// @tparam Zero what stands for the activation zero when sums are made: kZero, or 0 when signed
template <int Lanes, int Depth, int Zero, typename Weight>
Packed packed_by(std::span<const MatrixView> gates, int states) {
  Packed packed;
  packed.rows = gates[0].rows;
  packed.inputs = gates[0].inputs - states;
  packed.states = states;
  packed.gates = static_cast<int>(gates.size());
  const int row_groups = groups_of(packed.rows, Lanes);
  const int input_groups = groups_of(packed.inputs, Depth);
  const int all_groups = input_groups + groups_of(states, Depth);
  std::vector<Weight> weights(static_cast<size_t>(row_groups) * all_groups * packed.gates * Lanes *
                              Depth);
  packed.bias.assign(static_cast<size_t>(row_groups) * packed.gates * Lanes, 0);
  packed.scales.assign(packed.bias.size(), 0);
  for (int g = 0; g < packed.gates; ++g) {
    const auto& gate = gates[g];
    for (int r = 0; r < gate.rows; ++r) {
      const int8_t* row = gate.weights + static_cast<size_t>(r) * (gate.inputs + 1);
      const size_t at = (static_cast<size_t>(r / Lanes) * packed.gates + g) * Lanes + r % Lanes;
      int32_t sum = 0;
      for (int i = 0; i < gate.inputs; ++i) {
        sum += row[i];
        const bool is_input = i < packed.inputs;
        const int from = is_input ? i : i - packed.inputs;
        const int group = from / Depth + (is_input ? 0 : input_groups);
        const size_t slot =
            ((static_cast<size_t>(r / Lanes) * all_groups + group) * packed.gates + g) * Lanes +
            r % Lanes;
        weights[slot * Depth + from % Depth] = row[i];
      }
      packed.bias[at] = 127 * row[gate.inputs] - Zero * sum;
      packed.scales[at] = gate.scales[r];
    }
  }
  packed.weights.resize(weights.size() * sizeof(Weight));
  std::memcpy(packed.weights.data(), weights.data(), packed.weights.size());
  return packed;
}

}  // namespace pagemill::kernels
