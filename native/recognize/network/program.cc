#include "recognize/network/program.h"

#include "recognize/bytes.h"

namespace pagemill::recognize {
namespace {

kernels::MatrixView view(const Matrix& matrix) {
  return {matrix.rows, matrix.inputs, matrix.weights.data(), matrix.scales.data()};
}

/// The layers of nested series, in order.
void flatten(const Layer& layer, std::vector<const Layer*>& list) {
  if (const auto* series = std::get_if<SeriesLayer>(&layer.kind))
    for (const auto& part : series->parts) flatten(part, list);
  else
    list.push_back(&layer);
}

class Compiler {
 public:
  Compiler(const Network& network, const kernels::Kernels& kernels) : kernels_(kernels) {
    program_.kernels = &kernels;
    program_.labels = network.root.outputs;
    if (program_.labels > INT16_MAX) throw UnsupportedNetwork("the model has too many labels");
    program_.null_label = network.null_label;
    program_.sample_iterations = network.sample_iterations;
    flatten(network.root, layers_);
  }

  Program run() {
    const auto* input = next<InputLayer>();
    if (!input) throw UnsupportedNetwork("the model does not begin with a line image");
    program_.line_height = input->height;
    convolve();
    while (at_ < layers_.size() && !std::holds_alternative<DenseLayer>(layers_[at_]->kind)) {
      const Shape from = program_.shapes.back();
      program_.shapes.push_back({from.height, layers_[at_]->outputs, from.x_scale});
      lstm(*layers_[at_], false, false, newest() - 1, 0);
      if (!writer_of(newest())) throw FormatError("parallel layers without any part");
      ++at_;
    }
    softmax();
    return std::move(program_);
  }

 private:
  /// The tensor that is being written.
  int newest() const { return static_cast<int>(program_.shapes.size()) - 1; }

  /// The last operation, if it writes that tensor.
  const LstmOp* writer_of(int tensor) const {
    const auto* last = std::get_if<LstmOp>(&program_.ops.back());
    return last && last->target == tensor ? last : nullptr;
  }

  /// The next layer if it is of that kind.
  template <typename Kind>
  const Kind* next() {
    if (at_ == layers_.size()) return nullptr;
    const auto* kind = std::get_if<Kind>(&layers_[at_]->kind);
    if (kind) ++at_;
    return kind;
  }

  /// @throws UnsupportedNetwork when the kernels cannot run a layer of that size
  void check_size(int rows, int sources) const {
    if (rows % kernels_.lanes != 0 || rows % 16 != 0)
      throw UnsupportedNetwork("a layer's width is not a multiple of 16");
    if (sources > kernels::kMostInputs) throw UnsupportedNetwork("a layer has too many inputs");
  }

  void convolve() {
    const auto* patch = next<ConvolveLayer>();
    const auto* dense = next<DenseLayer>();
    if (!patch || patch->half_x != 1 || patch->half_y != 1 || !dense ||
        dense->activation != Activation::Tanh || dense->matrix.inputs != 9)
      throw UnsupportedNetwork("the model does not begin with a 3 x 3 convolution");
    ConvolveOp op;
    if (const auto* pool = next<MaxPoolLayer>()) op.pool_x = pool->x, op.pool_y = pool->y;
    if (op.pool_y > program_.line_height) throw FormatError("a pool higher than a line");
    const Matrix wide = with_gaps(dense->matrix);
    const auto packed = view(wide);
    check_size(wide.rows, wide.inputs);
    op.weights = kernels_.pack({&packed, 1}, 0);
    program_.shapes.push_back({program_.line_height / op.pool_y, wide.rows, op.pool_x});
    program_.ops.push_back(std::move(op));
  }

  /// A zero weight after each column of three, see kernels::kPatch.
  static Matrix with_gaps(const Matrix& matrix) {
    Matrix wide;
    wide.rows = matrix.rows;
    wide.inputs = kernels::kPatch;
    wide.scales = matrix.scales;
    for (int r = 0; r < matrix.rows; ++r) {
      for (int i = 0; i < 9; ++i) {
        wide.weights.push_back(matrix.row(r)[i]);
        if (i % 3 == 2) wide.weights.push_back(0);
      }
      wide.weights.push_back(matrix.bias(r));
    }
    return wide;
  }

  /// An LSTM, possibly turned, or several side by side, from tensor `source` to the newest one.
  void lstm(const Layer& layer, bool swapped, bool mirrored, int source, int offset) {
    if (const auto* turned = std::get_if<TurnedLayer>(&layer.kind)) {
      using Turn = TurnedLayer::Turn;
      const Turn along = swapped ? Turn::MirrorY : Turn::MirrorX;
      if (turned->turn == Turn::SwapXY)
        lstm(turned->part[0], !swapped, mirrored, source, offset);
      else if (turned->turn == along)
        lstm(turned->part[0], swapped, !mirrored, source, offset);
      else
        throw UnsupportedNetwork("a layer is mirrored across its direction");
      return;
    }
    if (const auto* parallel = std::get_if<ParallelLayer>(&layer.kind)) {
      for (const auto& part : parallel->parts) {
        lstm(part, swapped, mirrored, source, offset);
        offset += part.outputs;
        if (offset > program_.shapes.back().depth) throw FormatError("parallel layers of a wrong shape");
      }
      return;
    }
    const auto* kind = std::get_if<LstmLayer>(&layer.kind);
    if (!kind) throw UnsupportedNetwork("layer " + layer.name + " is of an unexpected kind");
    Shape& to = program_.shapes.back();
    if (layer.inputs != program_.shapes[source].depth || offset + kind->states > to.depth)
      throw FormatError("LSTM of a wrong shape");
    LstmOp op;
    op.axis = swapped ? LstmOp::Axis::Y : LstmOp::Axis::X;
    op.backwards = mirrored;
    op.summary = kind->summary;
    op.source = source;
    op.target = newest();
    if (const LstmOp* beside = writer_of(op.target); beside && beside->summary != op.summary)
      throw UnsupportedNetwork("parallel layers leave lines of different heights");
    op.offset = offset;
    if (op.summary) {
      if (!swapped) throw UnsupportedNetwork("the model sums up whole lines");
      to.height = 1;
    }
    std::vector<kernels::MatrixView> gates;
    for (const auto& gate : kind->gates) gates.push_back(view(gate));
    check_size(kind->states, layer.inputs + kind->states);
    op.weights = kernels_.pack(gates, kind->states);
    program_.ops.push_back(std::move(op));
  }

  void softmax() {
    const auto* dense = next<DenseLayer>();
    if (!dense || at_ != layers_.size() || dense->activation != Activation::Softmax ||
        program_.shapes.back().height != 1)
      throw UnsupportedNetwork("the model does not end with a softmax over columns");
    SoftmaxOp op;
    const auto matrix = view(dense->matrix);
    if (matrix.rows != program_.labels || matrix.inputs != program_.shapes.back().depth)
      throw FormatError("softmax of a wrong shape");
    check_size(16, matrix.inputs);
    op.weights = kernels_.pack({&matrix, 1}, 0);
    op.source = newest();
    program_.ops.push_back(std::move(op));
  }

  const kernels::Kernels& kernels_;
  Program program_;
  std::vector<const Layer*> layers_;
  size_t at_ = 0;
};

}  // namespace

Program compile(const Network& network, const kernels::Kernels& kernels) {
  return Compiler(network, kernels).run();
}

}  // namespace pagemill::recognize
