#include "recognize/network/network.h"

#include "recognize/bytes.h"

namespace pagemill::recognize {
namespace {

constexpr int kMostDepth = 16;
constexpr int kMostSide = 1 << 16;
constexpr int32_t kHasLearningRates = 64;
constexpr uint8_t kIntWeights = 1;
constexpr uint8_t kDoubleScales = 128;

int checked(int value, int most, const char* what) {
  if (value < 0 || value > most) throw FormatError(std::string("impossible ") + what);
  return value;
}

Matrix parse_matrix(Bytes& bytes) {
  const auto mode = bytes.take<uint8_t>();
  if (!(mode & kIntWeights)) throw UnsupportedNetwork("the model has float weights");
  if (!(mode & kDoubleScales)) throw UnsupportedNetwork("the model has the old weight format");
  Matrix matrix;
  matrix.rows = checked(static_cast<int>(bytes.take<uint32_t>()), kMostSide, "matrix height");
  const int columns = checked(static_cast<int>(bytes.take<uint32_t>()), kMostSide, "matrix width");
  if (matrix.rows < 1 || columns < 2) throw FormatError("empty weight matrix");
  matrix.inputs = columns - 1;
  bytes.take<int8_t>();  // filler of the array
  matrix.weights = bytes.array<int8_t>(static_cast<size_t>(matrix.rows) * columns);
  const auto scales = bytes.array<double>(bytes.take<uint32_t>());
  if (scales.size() < static_cast<size_t>(matrix.rows)) throw FormatError("too few weight scales");
  for (int r = 0; r < matrix.rows; ++r)
    matrix.scales.push_back(static_cast<float>(scales[r] / 127));
  return matrix;
}

Layer parse_layer(Bytes& bytes, int depth);

Layers parse_stack(Bytes& bytes, int32_t flags, int depth) {
  const auto count = bytes.take<uint32_t>();
  if (count > bytes.left()) throw FormatError("impossible layer count");
  Layers layers;
  for (uint32_t i = 0; i < count; ++i) layers.push_back(parse_layer(bytes, depth + 1));
  if (flags & kHasLearningRates) bytes.array<float>(bytes.take<uint32_t>());
  return layers;
}

LstmLayer parse_lstm(Bytes& bytes, int inputs, bool summary) {
  const int source = checked(bytes.take<int32_t>(), kMostSide, "LSTM width");
  LstmLayer lstm;
  lstm.summary = summary;
  for (auto& gate : lstm.gates) {
    gate = parse_matrix(bytes);
    if (gate.inputs != source || gate.rows != lstm.gates[0].rows)
      throw FormatError("LSTM gates of different shapes");
    if (&gate == lstm.gates) {
      lstm.states = gate.rows;
      if (source == inputs + 2 * lstm.states) throw UnsupportedNetwork("the model has a 2-D LSTM");
      if (source != inputs + lstm.states) throw FormatError("LSTM gates of a wrong width");
    }
  }
  return lstm;
}

InputLayer parse_input(Bytes& bytes) {
  bytes.take<int32_t>();  // batch
  InputLayer input;
  input.height = checked(bytes.take<int32_t>(), 1024, "input height");
  const auto width = bytes.take<int32_t>();
  input.depth = checked(bytes.take<int32_t>(), 3, "input depth");
  bytes.take<int32_t>();  // loss
  if (width != 0 || input.depth != 1 || input.height < 8)
    throw UnsupportedNetwork("the model does not take gray lines of a fixed height");
  return input;
}

Layer parse_layer(Bytes& bytes, int depth) {
  if (depth > kMostDepth) throw FormatError("layers nested too deeply");
  if (bytes.take<int8_t>() != 0) throw FormatError("layer without a type name");
  const std::string type = bytes.text();
  bytes.take<int8_t>();  // training state
  bytes.take<int8_t>();  // needs to back-propagate
  const auto flags = bytes.take<int32_t>();
  Layer layer;
  layer.inputs = checked(bytes.take<int32_t>(), kMostSide, "layer input");
  layer.outputs = checked(bytes.take<int32_t>(), kMostSide, "layer output");
  bytes.take<int32_t>();  // number of weights
  layer.name = bytes.text();

  const auto dense = [&](Activation activation) {
    layer.kind = DenseLayer{activation, parse_matrix(bytes)};
    const auto& matrix = std::get<DenseLayer>(layer.kind).matrix;
    if (matrix.inputs != layer.inputs || matrix.rows != layer.outputs)
      throw FormatError("dense layer of a wrong shape");
  };
  const auto turned = [&](TurnedLayer::Turn turn) {
    TurnedLayer part{turn, parse_stack(bytes, flags, depth)};
    if (part.part.size() != 1) throw FormatError("turned layer without one part");
    layer.kind = std::move(part);
  };

  if (type == "Series") {
    layer.kind = SeriesLayer{parse_stack(bytes, flags, depth)};
  } else if (type == "Parallel" || type == "ParBidiLSTM" || type == "Replicated") {
    layer.kind = ParallelLayer{parse_stack(bytes, flags, depth)};
  } else if (type == "RTLReversed") {
    turned(TurnedLayer::Turn::MirrorX);
  } else if (type == "TTBReversed") {
    turned(TurnedLayer::Turn::MirrorY);
  } else if (type == "XYTranspose") {
    turned(TurnedLayer::Turn::SwapXY);
  } else if (type == "Input") {
    layer.kind = parse_input(bytes);
  } else if (type == "Convolve") {
    ConvolveLayer convolve;
    convolve.half_x = checked(bytes.take<int32_t>(), 16, "convolution width");
    convolve.half_y = checked(bytes.take<int32_t>(), 16, "convolution height");
    layer.kind = convolve;
  } else if (type == "Maxpool") {
    MaxPoolLayer pool;
    pool.x = checked(bytes.take<int32_t>(), 64, "pool width");
    pool.y = checked(bytes.take<int32_t>(), 64, "pool height");
    if (pool.x < 1 || pool.y < 1) throw FormatError("empty pool");
    layer.kind = pool;
  } else if (type == "LSTM" || type == "SummLSTM") {
    layer.kind = parse_lstm(bytes, layer.inputs, type == "SummLSTM");
  } else if (type == "Softmax") {
    dense(Activation::Softmax);
  } else if (type == "Tanh") {
    dense(Activation::Tanh);
  } else if (type == "Logistic") {
    dense(Activation::Logistic);
  } else if (type == "Relu") {
    dense(Activation::Relu);
  } else if (type == "Linear") {
    dense(Activation::Linear);
  } else if (type == "LinLogistic") {
    dense(Activation::ClipPositive);
  } else if (type == "LinTanh") {
    dense(Activation::ClipSymmetric);
  } else {
    throw UnsupportedNetwork("the model has a layer of type " + type);
  }
  return layer;
}

}  // namespace

Network parse_network(std::span<const uint8_t> component) {
  Bytes bytes(component);
  Network network;
  network.root = parse_layer(bytes, 0);
  network.spec = bytes.text();
  bytes.take<int32_t>();  // training flags
  bytes.take<int32_t>();  // training iterations
  network.sample_iterations = bytes.take<int32_t>();
  network.null_label = bytes.take<int32_t>();
  if (network.null_label < 0 || network.null_label >= network.root.outputs)
    throw FormatError("null label outside the output");
  return network;
}

}  // namespace pagemill::recognize
