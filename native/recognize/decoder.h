#pragma once
#include <vector>

#include "recognize/decoded_word.h"
#include "recognize/dictionary.h"
#include "recognize/forward.h"
#include "recognize/label_tiers.h"
#include "recognize/recoder.h"
#include "recognize/unicharset.h"

namespace pagemill::recognize {

/// Connectionist temporal classification with a beam over label sequences, after Tesseract's
/// RecodeBeamSearch: words of the dictionary keep their certainty, all others pay for theirs.
class Decoder {
 public:
  Decoder(const Unicharset& unicharset, const Recoder& recoder, const Dictionary* dictionary, int null_label);

  std::vector<DecodedWord> decode(const LabelProbabilities& line);

 private:
  /// What may follow a hypothesis whose last label was scored together with a neighbour's.
  enum Continuation : uint8_t { Anything, OnlyDuplicate, NoDuplicate };
  static constexpr int kContinuations = 3;

  using Node = DecoderNode;
  /// The best few hypotheses of one sort.
  struct Beam {
    int count = 0;
    int worst = 0;
    int32_t nodes[16];
  };
  struct Column {
    Beam beams[2][kContinuations][Recoder::kMostLabels + 1];
    Node best_start[kContinuations];
    bool has_start[kContinuations];
  };

  void step(const float* outputs, const Column* before, Column& column);
  void extend(int32_t previous, bool dawg, Continuation continuation, int length, Tier tier);
  void extend_label(int32_t previous, bool dawg, Continuation continuation, int length, int place, int label, Tier tier);
  void extend_character(int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous);
  void extend_word(int label, int place, int character, float certainty, Continuation to, int32_t previous);
  void start_word(int label, int place, int character, WordKind kind, bool start, bool end, float certainty, Continuation to, int32_t previous);
  void push_plain(int length, bool duplicate, int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous);
  void push(Beam& beam, int width, Node node);
  Node made(int label, int place, int character, WordKind kind, bool duplicate, float certainty, int32_t previous) const;
  int32_t last_character(int32_t node) const;
  int32_t best(const Column& column) const;

  const Unicharset& unicharset_;
  const Recoder& recoder_;
  const Dictionary* dictionary_;
  const int null_label_;

  std::vector<Node> nodes_;
  std::vector<WordPositions> positions_;
  size_t positions_used_ = 0;
  std::vector<Column> columns_;
  WordPositions scratch_;

  // Of the column being decoded.
  const float* outputs_ = nullptr;
  Column* column_ = nullptr;
  LabelTiers tiers_;
};

}  // namespace pagemill::recognize
