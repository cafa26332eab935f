#pragma once
#include <variant>
#include <vector>

#include "kernels/kernels.h"
#include "recognize/network/network.h"

namespace pagemill::recognize {

/// What one tensor holds for each line: `height` rows of cells of `depth` activations.
struct Shape {
  int height = 0;
  int depth = 0;
  /// Pixels of the line image to one column.
  int x_scale = 1;
};

/// 3 × 3 convolution with tanh, then max pooling: line images to tensor `target`.
struct ConvolveOp {
  kernels::Packed weights;
  int pool_x = 1, pool_y = 1;
  int target = 0;
};

/// An LSTM along x or y. Its outputs fill `target` from `offset` on.
struct LstmOp {
  kernels::Packed weights;
  enum class Axis { X, Y } axis = Axis::X;
  bool backwards = false;
  bool summary = false;
  int source = 0, target = 0, offset = 0;
};

/// The last layer: probabilities of the labels at each column.
struct SoftmaxOp {
  kernels::Packed weights;
  int source = 0;
};

/// A network as a list of operations over tensors, its weights packed for one kernel set.
struct Program {
  const kernels::Kernels* kernels = nullptr;
  int line_height = 0;
  int labels = 0;
  int null_label = 0;
  int64_t sample_iterations = 0;
  std::vector<Shape> shapes;  // of the tensors, in the order they are written
  std::vector<std::variant<ConvolveOp, LstmOp, SoftmaxOp>> ops;

  /// Pixels of the line image to one column of the output.
  int x_scale() const { return shapes.back().x_scale; }
};

/// @throws UnsupportedNetwork for what only libtesseract runs: anything but a 3 × 3 convolution of
///   one channel, LSTMs along either axis, alone or in parallel, and a softmax
Program compile(const Network& network, const kernels::Kernels& kernels);

}  // namespace pagemill::recognize
