#pragma once
#include <functional>
#include <random>
#include <span>
#include <vector>

#include "recognize/network/line_image.h"
#include "recognize/network/program.h"

namespace pagemill::recognize {

/// Label probabilities of one line: `columns` rows of `labels` floats that sum to 1.
struct LabelProbabilities {
  int columns = 0;
  int labels = 0;
  std::vector<float> values;

  const float* at(int column) const { return values.data() + static_cast<size_t>(column) * labels; }
};

/// Handed one line after the other, in their order; what it is handed lasts until it returns.
using TakeLine = std::function<void(const LabelProbabilities&)>;

/// Asked between time steps; throws to stop.
using Interrupt = std::function<void()>;

/// The noise Tesseract puts outside a line's edges: the same for each line, first draw dropped.
class EdgeNoise {
 public:
  explicit EdgeNoise(int64_t sample_iterations);

  /// Makes the first `count` bytes.
  const uint8_t* first(size_t count);

 private:
  std::minstd_rand engine_;
  std::vector<uint8_t> bytes_;
};

/// Runs a network over a batch of lines. Lines are independent: the batch only shares the reading
/// of weights. Lines narrower than one output column give no columns.
class Forward {
 public:
  Forward(const Program& program, kernels::Precision precision)
      : program_(program), precision_(precision), noise_(program.sample_iterations) {}

  /// @param lines each of the program's line height
  void run(std::span<const LineImage* const> lines, const TakeLine& take, Interrupt interrupt = {});

 private:
  struct Tensor {
    int height = 0;
    int stride = 0;  // bytes of a cell
    std::vector<int> widths;
    std::vector<size_t> starts;
    kernels::AlignedVector<uint8_t> cells;

    uint8_t* cell(size_t line, int y, int x) {
      return cells.data() + starts[line] + (static_cast<size_t>(y) * widths[line] + x) * stride;
    }
  };

  Tensor& shaped(int index, const std::vector<int>& widths);
  void convolve(const ConvolveOp& op, std::span<const LineImage* const> lines);
  void lstm(const LstmOp& op);
  void softmax(const SoftmaxOp& op, const TakeLine& take);
  void check() const {
    if (interrupt_) interrupt_();
  }

  const Program& program_;
  kernels::Precision precision_;
  EdgeNoise noise_;
  std::vector<Tensor> tensors_;
  Interrupt interrupt_;
};

}  // namespace pagemill::recognize
