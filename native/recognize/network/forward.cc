#include "recognize/network/forward.h"

#include <algorithm>
#include <climits>
#include <numeric>
#include <utility>

namespace pagemill::recognize {
namespace {

/// Most bytes of noise that a line of `width` and `height` needs: all nine of a place's neighbours.
size_t noise_for(int width, int height) { return 18 * (static_cast<size_t>(width) + height); }

/// Adds the places whose neighbours lie partly outside, in the order in which noise is drawn.
void raise_edges(const ConvolveOp& op, const kernels::Kernels& kernels, const uint8_t* columns,
                 int width, int height, const uint8_t* noise, int32_t* pooled) {
  const int pooled_width = width / op.pool_x, pooled_height = height / op.pool_y;
  const auto place = [&](int x, int y) {
    uint8_t patch[kernels::kPatch] = {};
    for (int dx = -1; dx <= 1; ++dx) {
      for (int dy = -1; dy <= 1; ++dy) {
        const int px = x + dx, py = y + dy;
        const bool inside = px >= 0 && px < width && py >= 0 && py < height;
        patch[4 * (dx + 1) + dy + 1] = inside ? columns[static_cast<size_t>(px) * height + py] : *noise++;
      }
    }
    if (x / op.pool_x < pooled_width && y / op.pool_y < pooled_height)
      kernels.raise(op.weights, patch,
                    pooled + (static_cast<size_t>(y / op.pool_y) * pooled_width + x / op.pool_x) * op.weights.rows);
  };
  for (int y = 0; y < height; ++y) {
    const bool whole_row = y == 0 || y == height - 1;
    for (int x = 0; x < width; x += whole_row || width == 1 ? 1 : width - 1) place(x, y);
  }
}

}  // namespace

EdgeNoise::EdgeNoise(int64_t sample_iterations)
    : engine_(static_cast<uint32_t>(static_cast<uint64_t>(sample_iterations) * 0x10000001u %
                                    std::minstd_rand::modulus)) {
  engine_();
}

const uint8_t* EdgeNoise::first(size_t count) {
  while (bytes_.size() < count) {
    const double value = 127 * 2.0 * static_cast<int32_t>(engine_()) / INT32_MAX - 127;
    const int rounded = value >= 0 ? static_cast<int>(value + 0.5) : -static_cast<int>(-value + 0.5);
    bytes_.push_back(static_cast<uint8_t>(rounded + 128));
  }
  return bytes_.data();
}

Forward::Tensor& Forward::shaped(int index, const std::vector<int>& widths) {
  Tensor& tensor = tensors_[index];
  const Shape& shape = program_.shapes[index];
  if (!tensor.widths.empty()) return tensor;
  tensor.height = shape.height;
  tensor.stride = (shape.depth + 15) / 16 * 16;
  tensor.widths = widths;
  size_t size = 0;
  for (const int width : widths) {
    tensor.starts.push_back(size);
    size += static_cast<size_t>(width) * tensor.height * tensor.stride;
  }
  tensor.cells.resize(size);
  return tensor;
}

void Forward::run(std::span<const LineImage* const> lines, const TakeLine& take, Interrupt interrupt) {
  interrupt_ = std::move(interrupt);
  tensors_.assign(program_.shapes.size(), {});
  for (const auto& op : program_.ops) {
    if (const auto* convolution = std::get_if<ConvolveOp>(&op)) convolve(*convolution, lines);
    if (const auto* step = std::get_if<LstmOp>(&op)) lstm(*step);
    if (const auto* last = std::get_if<SoftmaxOp>(&op)) softmax(*last, take);
    check();
  }
  // A thread has several networks ready, each with megabytes of these.
  tensors_.clear();
}

void Forward::convolve(const ConvolveOp& op, std::span<const LineImage* const> lines) {
  std::vector<int> widths;
  for (const LineImage* line : lines) widths.push_back(line->width / op.pool_x);
  Tensor& target = shaped(op.target, widths);
  const int rows = op.weights.rows;
  std::vector<int32_t> pooled;
  std::vector<uint8_t*> outputs;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (widths[i] == 0) continue;
    check();
    const LineImage& line = *lines[i];
    const auto columns = columns_of(line);
    const kernels::ColumnImage image{columns.data(), line.height, line.width, line.height};
    const int places = widths[i] * target.height;
    pooled.resize(static_cast<size_t>(places) * rows);
    program_.kernels->convolve(op.weights, image, op.pool_x, op.pool_y, pooled.data());
    raise_edges(op, *program_.kernels, columns.data(), line.width, line.height,
                noise_.first(noise_for(line.width, line.height)), pooled.data());
    outputs.resize(places);
    for (int p = 0; p < places; ++p) outputs[p] = target.cell(i, 0, 0) + static_cast<size_t>(p) * target.stride;
    program_.kernels->tanh_rows(op.weights, places, pooled.data(), outputs.data(), precision_);
  }
}

void Forward::lstm(const LstmOp& op) {
  Tensor& source = tensors_[op.source];
  // What was written before the source has been read by all that wanted it.
  if (op.source > 0) tensors_[op.source - 1] = {};
  Tensor& target = shaped(op.target, source.widths);
  const bool along_x = op.axis == LstmOp::Axis::X;

  // Sequences are rows of the lines (along x) or columns (along y), the longest first, so that
  // those still running at a step are always the first ones.
  struct Sequence {
    const uint8_t* input;
    uint8_t* output;
    ptrdiff_t input_step, output_step;
    int length;
  };
  std::vector<Sequence> sequences;
  for (size_t line = 0; line < source.widths.size(); ++line) {
    const int width = source.widths[line];
    const int count = along_x ? (width > 0 ? source.height : 0) : width;
    const int length = along_x ? width : source.height;
    for (int s = 0; s < count; ++s) {
      const int last = op.backwards ? length - 1 : 0;
      const int x = along_x ? last : s, y = along_x ? s : last;
      const ptrdiff_t places = (along_x ? 1 : width) * (op.backwards ? -1 : 1);
      sequences.push_back({source.cell(line, y, x),
                           target.cell(line, op.summary ? 0 : y, x) + op.offset,
                           places * source.stride, op.summary ? 0 : places * target.stride, length});
    }
  }
  std::stable_sort(sequences.begin(), sequences.end(),
                   [](const Sequence& a, const Sequence& b) { return a.length > b.length; });

  // As many at a time as keep states and outputs in the second-level cache.
  constexpr size_t kTogether = 48;
  const int states = op.weights.states;
  std::vector<float> state(kTogether * states);
  // Steps write here in turn when only the last output is wanted.
  kernels::AlignedVector<uint8_t> turns(2 * kTogether * states);
  const kernels::AlignedVector<uint8_t> zeros(states, kernels::kZero);
  const uint8_t* inputs[kTogether];
  const uint8_t* previous[kTogether];
  float* cells[kTogether];
  uint8_t* outputs[kTogether];

  for (size_t first = 0; first < sequences.size(); first += kTogether) {
    check();
    const size_t count = std::min(kTogether, sequences.size() - first);
    Sequence* group = sequences.data() + first;
    std::fill(state.begin(), state.end(), 0.0f);
    for (size_t i = 0; i < count; ++i) {
      inputs[i] = group[i].input;
      previous[i] = zeros.data();
      cells[i] = state.data() + i * states;
      outputs[i] = group[i].output;
    }
    size_t running = count;
    for (int t = 0; t < group[0].length; ++t) {
      if (t % 64 == 63) check();
      while (group[running - 1].length <= t) --running;
      if (op.summary)
        for (size_t i = 0; i < running; ++i)
          outputs[i] = t == group[i].length - 1 ? group[i].output
                                                : turns.data() + ((t & 1) * kTogether + i) * states;
      program_.kernels->lstm_step(
          op.weights, {static_cast<int>(running), inputs, previous, cells, outputs}, precision_);
      for (size_t i = 0; i < running; ++i) {
        inputs[i] += group[i].input_step;
        previous[i] = outputs[i];
        outputs[i] += group[i].output_step;
      }
    }
  }
}

void Forward::softmax(const SoftmaxOp& op, const TakeLine& take) {
  Tensor& source = tensors_[op.source];
  // One line's at a time: those of a page are tens of megabytes.
  LabelProbabilities line;
  line.labels = program_.labels;
  std::vector<const uint8_t*> inputs;
  std::vector<float*> outputs;
  for (size_t i = 0; i < source.widths.size(); ++i) {
    line.columns = source.widths[i];
    line.values.resize(static_cast<size_t>(line.columns) * line.labels);
    inputs.clear();
    outputs.clear();
    for (int x = 0; x < line.columns; ++x) {
      inputs.push_back(source.cell(i, 0, x));
      outputs.push_back(line.values.data() + static_cast<size_t>(x) * line.labels);
    }
    program_.kernels->dense(op.weights, line.columns, inputs.data(), outputs.data());
    for (float* row : outputs) program_.kernels->softmax(row, line.labels);
    take(line);
  }
}

}  // namespace pagemill::recognize
