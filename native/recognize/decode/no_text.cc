#include "recognize/decode/no_text.h"

#include <cctype>
#include <cstring>

#include "recognize/confidence.h"

namespace pagemill::recognize {
namespace {

/// What of a reading speaks for text.
struct Evidence {
  int characters = 0, letters = 0, digits = 0;
  bool only_rule_marks = true;
};

Evidence evidence_of(const std::vector<DecodedWord>& words) {
  Evidence evidence;
  for (const auto& word : words)
    for (const unsigned char byte : word.text) {
      if ((byte & 0xc0) == 0x80) continue;  // not the first of a character
      evidence.characters++;
      evidence.letters += byte >= 0x80 || std::isalpha(byte);
      evidence.digits += byte < 0x80 && std::isdigit(byte);
      evidence.only_rule_marks &= std::strchr("-=_.~*:+'`,", byte) != nullptr;
    }
  return evidence;
}

}  // namespace

bool is_no_text(const std::vector<DecodedWord>& words, double confidence, bool in_row) {
  const Evidence evidence = evidence_of(words);
  if (evidence.characters == 0) return !in_row;
  if (evidence.only_rule_marks && evidence.characters >= 4) return true;
  if (confidence < gate::kNoText) return true;
  if (evidence.letters + evidence.digits == 0) return !in_row && confidence < gate::kMarksAlone;
  const bool few = evidence.characters <= 3 && evidence.digits == 0;
  return few && !in_row && confidence < gate::kLettersAlone;
}

}  // namespace pagemill::recognize
