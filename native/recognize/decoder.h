#pragma once
#include <string>
#include <vector>

#include "recognize/dictionary.h"
#include "recognize/forward.h"
#include "recognize/recoder.h"
#include "recognize/unicharset.h"

namespace pagemill::recognize {

/// One decoded character of a line. Columns are those of the network's output.
struct DecodedCharacter {
  int id;
  int first, last;  // columns, `last` exclusive: half way to the neighbours
  float certainty;  // natural logarithm of a probability, ≤ 0
};

struct DecodedWord {
  std::string text;
  std::vector<DecodedCharacter> characters;
  /// The worst of its characters, and of the spaces beside it.
  float certainty;
  float space_before;  ///< certainty of the space before it; 0 for the first
  bool in_dictionary;
};

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

  struct Node {
    int32_t previous;  // index, -1 = start
    int16_t label;
    int32_t place;  // in the recoder's tree, after this label
    int32_t character;  // -1 = none (yet)
    WordKind kind;
    bool start_of_dawg, start_of_word, end_of_word, duplicate;
    float certainty, score;
    int32_t positions;  // index into positions_, -1 = none
    uint64_t hash;      // of the label sequence without nulls and duplicates
  };
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

  void rank(const float* outputs);
  void step(const float* outputs, const Column* before, Column& column);
  void extend(int32_t previous, bool dawg, Continuation continuation, int length, int tier);
  void extend_label(int32_t previous, bool dawg, Continuation continuation, int length, int place, int label, int tier);
  void extend_character(int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous);
  void extend_word(int label, int place, int character, float certainty, Continuation to, int32_t previous);
  void start_word(int label, int place, int character, WordKind kind, bool start, bool end, float certainty, Continuation to, int32_t previous);
  void push_plain(int length, bool duplicate, int label, int place, int character, float certainty, bool dawg, Continuation to, int32_t previous);
  void push(Beam& beam, int width, Node node);
  Node made(int label, int place, int character, WordKind kind, bool duplicate, float certainty, int32_t previous) const;
  int32_t last_character(int32_t node) const;
  int32_t best(const Column& column) const;
  std::vector<DecodedWord> words(int32_t last, int columns) const;

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
  std::vector<uint8_t> tiers_;
  std::vector<int> tier_labels_[3];
  int top_ = -1, second_ = -1;
};

}  // namespace pagemill::recognize
