#pragma once
#include <array>
#include <vector>

#include "recognize/decode/decoded_word.h"
#include "recognize/decode/label_tiers.h"
#include "recognize/model/dictionary.h"
#include "recognize/model/recoder.h"
#include "recognize/model/unicharset.h"
#include "recognize/network/forward.h"

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
    float best[2];  ///< score of the best one outside and inside the dictionary
  };

  /// A label that is likely in the column being decoded.
  struct Likely {
    int label = -1;
    float certainty = 0, with_null = 0;
    bool goes_on = false;  ///< whether the next column may be of it, too
  };
  static constexpr float kNoScore = -1e30f;

  /// Looks at a column's labels.
  /// @param next those of the column after it; null = it is the last one
  void rank(const float* outputs, const float* next, int labels);
  float certainty(int label) const;
  bool goes_on(int label) const;
  /// Of a label or the null.
  float certainty_with_null(int label) const;
  void step(const Column* before, Column& column);
  /// @param most_behind how far behind the best a hypothesis may be
  /// @return whether any could go on
  bool extend_all(const Column& before, Tier tier, float most_behind);
  /// Whether what comes of a hypothesis is too far behind what has come of others.
  bool is_hopeless(bool dawg, float certainty, int32_t previous) const;
  void extend(int32_t previous, bool dawg, Continuation continuation, int length, Tier tier);
  void extend_label(int32_t previous, bool dawg, Continuation continuation, int length, int place, int label, Tier tier);
  void extend_character(int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous);
  void extend_word(int label, int place, int character, float certainty, Continuation to, int32_t previous);
  void start_word(int label, int place, int character, WordKind kind, bool start, bool end, float certainty, Continuation to, int32_t previous);
  void push_plain(int length, bool duplicate, int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous);
  void push(bool dawg, Beam& beam, int width, const Node& node);
  Node made(int label, int place, int character, WordKind kind, bool duplicate, float certainty, int32_t previous) const;
  int32_t last_character(int32_t node) const;
  int32_t best(const Column& column) const;

  const Unicharset& unicharset_;
  const Recoder& recoder_;
  const Dictionary* dictionary_;
  const int null_label_;
  const int lengths_;  ///< of what may have been read of a character

  std::vector<Node> nodes_;
  std::vector<WordPositions> positions_;
  size_t positions_used_ = 0;
  std::vector<Column> columns_;
  WordPositions scratch_;

  // Of the column being decoded.
  const float* outputs_ = nullptr;
  Column* column_ = nullptr;
  LabelTiers tiers_;
  std::array<Likely, 2> likely_;
  float null_certainty_ = 0;
};

}  // namespace pagemill::recognize
