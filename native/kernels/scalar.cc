#include "kernels/scalar.h"

#include <algorithm>
#include <climits>
#include <cmath>

#include "kernels/tables.h"

namespace pagemill::kernels {
namespace {

// The readable reference: every other set is tested to give the same bytes. Rows are kept as they
// are in the model, inputs and states side by side.

float tabled(const std::array<Tables::Entry, kTableSize>& table, float x, float limit) {
  const float scaled = x * kTableStep;
  const auto index = static_cast<unsigned>(scaled);
  if (index >= kTableSize - 1) return limit;
  return table[index].value + table[index].step * (scaled - static_cast<float>(index));
}

float tanh_of(float x) {
  return x < 0 ? -tabled(tables().tanh, -x, 1) : tabled(tables().tanh, x, 1);
}

float logistic_of(float x) {
  return x < 0 ? 1 - tabled(tables().logistic, -x, 1) : tabled(tables().logistic, x, 1);
}

/// Rounds half away from zero, as Tesseract does.
uint8_t activation_of(float value) {
  const float scaled = value * 127;
  const int rounded = scaled >= 0 ? static_cast<int>(scaled + 0.5f) : -static_cast<int>(-scaled + 0.5f);
  return static_cast<uint8_t>(std::clamp(rounded, -127, 127) + 128);
}

const int8_t* row_of(const Packed& packed, int gate, int row) {
  const size_t width = packed.inputs + packed.states;
  return reinterpret_cast<const int8_t*>(packed.weights.data()) + (gate * packed.rows + row) * width;
}

int32_t dot(const int8_t* weights, const uint8_t* activations, int count) {
  int32_t sum = 0;
  for (int i = 0; i < count; ++i) sum += weights[i] * activations[i];
  return sum;
}

Packed pack(std::span<const MatrixView> gates, int states) {
  Packed packed;
  packed.rows = gates[0].rows;
  packed.inputs = gates[0].inputs - states;
  packed.states = states;
  packed.gates = static_cast<int>(gates.size());
  for (const auto& gate : gates) {
    for (int r = 0; r < gate.rows; ++r) {
      const int8_t* row = gate.weights + static_cast<size_t>(r) * (gate.inputs + 1);
      int32_t sum = 0;
      for (int i = 0; i < gate.inputs; ++i) {
        packed.weights.push_back(static_cast<uint8_t>(row[i]));
        sum += row[i];
      }
      packed.bias.push_back(127 * row[gate.inputs] - 128 * sum);
      packed.scales.push_back(gate.scales[r]);
    }
  }
  return packed;
}

void lstm_step(const Packed& packed, const LstmStep& step, Precision) {
  for (int i = 0; i < step.count; ++i) {
    for (int r = 0; r < packed.rows; ++r) {
      float gates[4];
      for (int g = 0; g < 4; ++g) {
        const int8_t* row = row_of(packed, g, r);
        const int at = g * packed.rows + r;
        const int32_t sum = packed.bias[at] + dot(row, step.input[i], packed.inputs) +
                            dot(row + packed.inputs, step.previous[i], packed.states);
        gates[g] = static_cast<float>(sum) * packed.scales[at];
      }
      float& state = step.state[i][r];
      state = state * logistic_of(gates[2]);
      state = state + tanh_of(gates[0]) * logistic_of(gates[1]);
      state = std::clamp(state, -100.0f, 100.0f);
      step.output[i][r] = activation_of(tanh_of(state) * logistic_of(gates[3]));
    }
  }
}

void dense(const Packed& packed, int count, const uint8_t* const* inputs, float* const* outputs) {
  for (int i = 0; i < count; ++i)
    for (int r = 0; r < packed.rows; ++r)
      outputs[i][r] =
          static_cast<float>(packed.bias[r] + dot(row_of(packed, 0, r), inputs[i], packed.inputs)) *
          packed.scales[r];
}

void raise(const Packed& packed, const uint8_t* patch, int32_t* pooled) {
  for (int r = 0; r < packed.rows; ++r)
    pooled[r] = std::max(pooled[r], packed.bias[r] + dot(row_of(packed, 0, r), patch, kPatch));
}

void convolve(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y,
              int32_t* pooled) {
  const int width = image.width / pool_x, height = image.height / pool_y;
  std::fill_n(pooled, static_cast<size_t>(width) * height * packed.rows, INT_MIN);
  for (int y = 1; y < std::min(image.height - 1, height * pool_y); ++y) {
    for (int x = 1; x < std::min(image.width - 1, width * pool_x); ++x) {
      uint8_t patch[kPatch];
      for (int column = 0; column < 3; ++column)
        std::copy_n(image.pixels + (x + column - 1) * image.stride + y - 1, 4, patch + 4 * column);
      raise(packed, patch, pooled + (y / pool_y * width + x / pool_x) * packed.rows);
    }
  }
}

void tanh_rows(const Packed& packed, int count, const int32_t* sums, uint8_t* const* outputs,
               Precision) {
  for (int i = 0; i < count; ++i)
    for (int r = 0; r < packed.rows; ++r)
      outputs[i][r] =
          activation_of(tanh_of(static_cast<float>(sums[i * packed.rows + r]) * packed.scales[r]));
}

void softmax(float* values, int count) {
  const float most = *std::max_element(values, values + count);
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += values[i] = std::exp(std::max(values[i] - most, -86.0f));
  for (int i = 0; i < count; ++i) values[i] /= sum;
}

}  // namespace

const Kernels& scalar_kernels() {
  static constexpr Kernels kernels{"scalar",  1,     pack,      lstm_step, dense,
                                   convolve, raise, tanh_rows, softmax};
  return kernels;
}

}  // namespace pagemill::kernels
