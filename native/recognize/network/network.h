#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace pagemill::recognize {

/// An int8 weight matrix: `rows` outputs of `inputs` weights and one bias each.
/// output = (sum of weight * activation + 127 * bias) * scale, activations being int8 of [-1, 1].
struct Matrix {
  int rows = 0;
  int inputs = 0;
  std::vector<int8_t> weights;  // rows × (inputs + 1), the bias last
  std::vector<float> scales;    // one a row, already divided by 127

  const int8_t* row(int r) const { return weights.data() + static_cast<size_t>(r) * (inputs + 1); }
  int8_t bias(int r) const { return row(r)[inputs]; }
};

enum class Activation { Tanh, Logistic, Relu, Linear, ClipPositive, ClipSymmetric, Softmax };

struct Layer;
using Layers = std::vector<Layer>;

struct InputLayer {
  int height = 0;  // 0 = any
  int depth = 1;
};
/// Stacks the (2·half_x+1)·(2·half_y+1) neighbours of each place, x outer.
struct ConvolveLayer {
  int half_x = 0, half_y = 0;
};
struct MaxPoolLayer {
  int x = 1, y = 1;
};
struct DenseLayer {
  Activation activation = Activation::Linear;
  Matrix matrix;
};
/// Gates in the order cell input, input, forget, output. `summary`: only the last step comes out.
struct LstmLayer {
  int states = 0;
  bool summary = false;
  Matrix gates[4];
};
struct SeriesLayer {
  Layers parts;
};
/// Runs its part over the lines mirrored in x or y, or with x and y exchanged.
struct TurnedLayer {
  enum class Turn { MirrorX, MirrorY, SwapXY } turn = Turn::MirrorX;
  Layers part;  // exactly one
};
/// Runs all parts on the same input and stacks their outputs.
struct ParallelLayer {
  Layers parts;
};

struct Layer {
  std::string name;
  int inputs = 0;
  int outputs = 0;
  std::variant<InputLayer, ConvolveLayer, MaxPoolLayer, DenseLayer, LstmLayer, SeriesLayer,
               TurnedLayer, ParallelLayer>
      kind;
};

/// A trained network as its file describes it.
struct Network {
  Layer root;
  std::string spec;
  int null_label = 0;
  /// Training samples seen: seeds the noise outside a line's edges.
  int64_t sample_iterations = 0;
};

/// The network was trained in a form this reader does not run (float weights, 2-D LSTM, …).
class UnsupportedNetwork : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Parses the `lstm` component of a trained model.
/// @throws FormatError when it is damaged, UnsupportedNetwork when it is of another kind
Network parse_network(std::span<const uint8_t> component);

}  // namespace pagemill::recognize
