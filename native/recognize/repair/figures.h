#pragma once

#include <string>
#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Which digits a page in the Arabic script is printed with, where it has none of Europe's.
enum class ArabicDigits { kArabic, kPersian };

/// Told from letters that only one of both has, or writes as another character.
class DigitsTold {
 public:
  void look_at(const std::vector<Glyph>& line);
  ArabicDigits digits() const { return balance_ > 0 ? ArabicDigits::kPersian : ArabicDigits::kArabic; }

 private:
  int balance_ = 0;
};

/// A line with its figures as a network for figures reads them, which writes a mark for any other word.
///
/// @param line as the network of its language reads it
/// @param figures the same line as the other one reads it; its digits are European or Arabic
std::vector<Glyph> with_figures(const std::vector<Glyph>& line, const std::vector<Glyph>& figures,
                                ArabicDigits digits, const TextLine& where, const Sheet& sheet);

}  // namespace pagemill::recognize
