#include "binding/self_check.h"

#include <cmath>
#include <random>
#include <set>

#include "kernels/dispatch.h"
#include "kernels/scalar.h"

namespace pagemill {
namespace {

using kernels::AlignedVector;
using kernels::Kernels;
using kernels::MatrixView;
using kernels::Packed;
using kernels::Precision;

/// Random matrices, activations and states; the same for the same seed.
class Chance {
 public:
  explicit Chance(uint32_t seed) : engine_(seed) {}

  std::vector<uint8_t> bytes(size_t count) {
    std::vector<uint8_t> values(count);
    for (auto& value : values) value = static_cast<uint8_t>(1 + engine_() % 255);
    return values;
  }
  std::vector<float> floats(size_t count, float most) {
    std::vector<float> values(count);
    for (auto& value : values)
      value = (static_cast<float>(engine_() % 20001) / 10000 - 1) * most;
    return values;
  }
  struct Weights {
    std::vector<int8_t> values;
    std::vector<float> scales;
    MatrixView view(int rows, int inputs) const { return {rows, inputs, values.data(), scales.data()}; }
  };
  Weights weights(int rows, int inputs) {
    Weights made;
    made.values.resize(static_cast<size_t>(rows) * (inputs + 1));
    for (auto& value : made.values) value = static_cast<int8_t>(static_cast<int>(engine_() % 256) - 128);
    made.scales = floats(rows, 1e-4f);
    return made;
  }

 private:
  std::minstd_rand engine_;
};

std::vector<const uint8_t*> pointers(const std::vector<uint8_t>& cells, int count, int stride) {
  std::vector<const uint8_t*> result;
  for (int i = 0; i < count; i++) result.push_back(cells.data() + static_cast<size_t>(i) * stride);
  return result;
}

struct Lstm {
  std::vector<uint8_t> outputs;
  std::vector<float> states;
  bool operator==(const Lstm&) const = default;
};

Lstm lstm(const Kernels& set, Precision precision, int rows, int inputs, int count, uint32_t seed) {
  Chance chance(seed);
  std::vector<Chance::Weights> gates;
  std::vector<MatrixView> views;
  for (int g = 0; g < 4; g++) gates.push_back(chance.weights(rows, inputs + rows));
  for (const auto& gate : gates) views.push_back(gate.view(rows, inputs + rows));
  const Packed packed = set.pack(views, rows);
  // Sources may be read in steps of sixteen.
  const int stride = (std::max(inputs, rows) + 15) / 16 * 16;
  const auto input = chance.bytes(static_cast<size_t>(count) * stride);
  const auto previous = chance.bytes(static_cast<size_t>(count) * stride);
  Lstm result{std::vector<uint8_t>(static_cast<size_t>(count) * stride),
              chance.floats(static_cast<size_t>(count) * rows, 120)};
  std::vector<float*> states;
  std::vector<uint8_t*> outputs;
  for (int i = 0; i < count; i++) {
    states.push_back(result.states.data() + static_cast<size_t>(i) * rows);
    outputs.push_back(result.outputs.data() + static_cast<size_t>(i) * stride);
  }
  const auto inputs_at = pointers(input, count, stride), previous_at = pointers(previous, count, stride);
  set.lstm_step(packed, {count, inputs_at.data(), previous_at.data(), states.data(), outputs.data()},
                precision);
  return result;
}

/// Rounding may tip an activation over to the next one.
bool near(const Lstm& a, const Lstm& b) {
  for (size_t i = 0; i < a.outputs.size(); i++)
    if (std::abs(a.outputs[i] - b.outputs[i]) > 1) return false;
  for (size_t i = 0; i < a.states.size(); i++)
    if (std::abs(a.states[i] - b.states[i]) > 5e-4f) return false;
  return true;
}

std::vector<float> dense(const Kernels& set, int rows, int inputs, int count, uint32_t seed) {
  Chance chance(seed);
  const auto weights = chance.weights(rows, inputs);
  const auto view = weights.view(rows, inputs);
  const Packed packed = set.pack({&view, 1}, 0);
  const int stride = (inputs + 15) / 16 * 16;
  const auto cells = chance.bytes(static_cast<size_t>(count) * stride);
  std::vector<float> values(static_cast<size_t>(count) * rows);
  std::vector<float*> outputs;
  for (int i = 0; i < count; i++) outputs.push_back(values.data() + static_cast<size_t>(i) * rows);
  const auto sources = pointers(cells, count, stride);
  set.dense(packed, count, sources.data(), outputs.data());
  return values;
}

struct Convolved {
  std::vector<int32_t> pooled;
  std::vector<uint8_t> activations;
  bool operator==(const Convolved&) const = default;
};

Convolved convolve(const Kernels& set, int rows, int width, int height, int pool, uint32_t seed) {
  Chance chance(seed);
  auto weights = chance.weights(rows, kernels::kPatch);
  for (int r = 0; r < rows; r++)
    for (int i = 3; i < kernels::kPatch; i += 4) weights.values[static_cast<size_t>(r) * 13 + i] = 0;
  const auto view = weights.view(rows, kernels::kPatch);
  const Packed packed = set.pack({&view, 1}, 0);
  const auto pixels = chance.bytes(static_cast<size_t>(width) * height + 1);
  const int places = (width / pool) * (height / pool);
  Convolved result{std::vector<int32_t>(static_cast<size_t>(places) * rows),
                   std::vector<uint8_t>(static_cast<size_t>(places) * rows)};
  set.convolve(packed, {pixels.data(), height, width, height}, pool, pool, result.pooled.data());
  const auto patch = chance.bytes(kernels::kPatch);
  if (places > 0) set.raise(packed, patch.data(), result.pooled.data());
  std::vector<uint8_t*> outputs;
  for (int i = 0; i < places; i++) outputs.push_back(result.activations.data() + static_cast<size_t>(i) * rows);
  set.tanh_rows(packed, places, result.pooled.data(), outputs.data(), Precision::Exact);
  return result;
}

bool near(const std::vector<float>& a, const std::vector<float>& b) {
  for (size_t i = 0; i < a.size(); i++)
    if (std::abs(a[i] - b[i]) > 1e-5f) return false;
  return true;
}

}  // namespace

std::vector<std::string> differences_of(const Kernels& set) {
  std::set<std::string> differing;
  const Kernels& scalar = kernels::scalar_kernels();
  const std::string name = set.name;
  uint32_t seed = 1;
  for (const int rows : {16, 48, 96})
    for (const int inputs : {1, 2, 3, 4, 15, 16, 17, 48, 101})
      for (const int count : {1, 2, 3, 4, 5, 6, 7, 13, 16, 17, 48}) {
        seed++;
        const Lstm wanted = lstm(scalar, Precision::Exact, rows, inputs, count, seed);
        if (!(lstm(set, Precision::Exact, rows, inputs, count, seed) == wanted))
          differing.insert(name + ": lstm_step");
        if (!near(lstm(set, Precision::Fast, rows, inputs, count, seed), wanted))
          differing.insert(name + ": fast lstm_step");
      }
  // More inputs than one sequence usually has, and more sequences than are worked on together.
  for (const auto& [inputs, count] : {std::pair{kernels::kMostInputs - 16, 9}, {101, 300}})
    if (!(lstm(set, Precision::Exact, 16, inputs, count, 7) ==
          lstm(scalar, Precision::Exact, 16, inputs, count, 7)))
      differing.insert(name + ": large lstm_step");
  for (const int rows : {1, 7, 8, 16, 17, 111})
    for (const int inputs : {1, 4, 33, 192, kernels::kMostInputs})
      for (const int count : {1, 7, 8, 9, 17, 33}) {
        seed++;
        if (dense(set, rows, inputs, count, seed) != dense(scalar, rows, inputs, count, seed))
          differing.insert(name + ": dense");
      }
  for (const int width : {3, 4, 9, 30, 31})
    for (const int height : {3, 6, 36, 48})
      for (const int pool : {1, 2, 3}) {
        seed++;
        if (!(convolve(set, 16, width, height, pool, seed) ==
              convolve(scalar, 16, width, height, pool, seed)))
          differing.insert(name + ": convolve");
      }
  for (const int count : {1, 2, 7, 8, 9, 16, 111, 115}) {
    auto mine = Chance(seed).floats(count, 30), theirs = mine;
    set.softmax(mine.data(), count);
    scalar.softmax(theirs.data(), count);
    if (!near(mine, theirs)) differing.insert(name + ": softmax");
  }
  return {differing.begin(), differing.end()};
}

std::vector<std::string> differing_kernels() {
  std::vector<std::string> differing;
  for (const Kernels* set : kernels::runnable())
    for (auto& difference : differences_of(*set)) differing.push_back(std::move(difference));
  return differing;
}

}  // namespace pagemill
