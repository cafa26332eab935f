#pragma once
#include <cstdint>
#include <span>

#include "kernels/aligned.h"

/// The network's inner loops, once per instruction set. Activations are bytes: round(127 · value)
/// + 128, so that 128 is zero. All sets give the same results as `scalar`, bit by bit.
namespace pagemill::kernels {

constexpr uint8_t kZero = 128;

/// Most inputs and states together that a layer may have.
constexpr int kMostInputs = 4096;

/// Rows of int8 weights with the bias last, and one scale a row; see recognize::Matrix.
struct MatrixView {
  int rows;
  int inputs;
  const int8_t* weights;
  const float* scales;
};

/// Weights in the order a kernel set reads them. For an LSTM: all four gates together, the source
/// being the inputs followed by the states.
struct Packed {
  int rows = 0;      // of one gate
  int inputs = 0;    // from the layer below
  int states = 0;    // from the last step; 0 for a dense layer
  int gates = 1;     // 4 for an LSTM
  AlignedVector<uint8_t> weights;
  AlignedVector<int32_t> bias;  // 127 · bias − zero · row sum, in the kernel's row order
  AlignedVector<float> scales;
};

/// One time step of `count` sequences that do not depend on each other.
struct LstmStep {
  int count;
  const uint8_t* const* input;     // `inputs` activations each
  const uint8_t* const* previous;  // `states` activations each: the outputs of the last step
  float* const* state;             // `states` cell states each, kept between steps
  uint8_t* const* output;          // `states` activations each
};

/// How exactly the non-linear functions are computed.
enum class Precision {
  /// Tesseract's own interpolated tables: the same labels as libtesseract.
  Exact,
  /// Polynomials within 2e-4: the same text but for rare ties.
  Fast,
};

/// One line image, column after column; at least one readable byte follows the last column.
struct ColumnImage {
  const uint8_t* pixels;  // of column 0, row 0
  int stride;             // bytes from column to column
  int width, height;
};

/// The 3 × 3 neighbours of a place, one column after the other: three pixels and one byte that its
/// zero weight makes irrelevant. A convolution's weights are packed as a dense layer of 12 inputs.
constexpr int kPatch = 12;

struct Kernels {
  const char* name;
  /// Rows of a gate must be a multiple of this.
  int lanes;

  /// @param gates one matrix for a dense layer, four of the same shape for an LSTM
  Packed (*pack)(std::span<const MatrixView> gates, int states);
  void (*lstm_step)(const Packed&, const LstmStep&, Precision);
  /// out[r] = (row r · input + bias) · scale, for `count` inputs; `out` has `rows` floats each.
  void (*dense)(const Packed&, int count, const uint8_t* const* inputs, float* const* outputs);
  /// Largest sums (before scale and tanh) of a 3 × 3 convolution in each pooled place, y outer,
  ///  `rows` a place; only places whose neighbours all lie inside the image count.
  void (*convolve)(const Packed&, const ColumnImage&, int pool_x, int pool_y, int32_t* pooled);
  /// Raises `pooled` (`rows` sums) to the sums of one patch where those are larger.
  void (*raise)(const Packed&, const uint8_t* patch, int32_t* pooled);
  /// tanh of sums times their rows' scales, as activations: `count` groups of `rows`.
  void (*tanh_rows)(const Packed&, int count, const int32_t* sums, uint8_t* const* outputs, Precision);
  /// Probabilities in place: exp(v − max) / sum.
  void (*softmax)(float* values, int count);
};

}  // namespace pagemill::kernels
