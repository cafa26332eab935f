#pragma once

#include <string>

namespace pagemill::recognize {

/// Whether a character fills a square cell and is written without spaces between words: Chinese
/// characters, kana, and their punctuation.
///
/// @param text UTF-8; its first character counts
bool is_wide(const std::string& text);

/// The same for Korean syllables, which have spaces between words.
bool is_hangul(const std::string& text);

/// Of wide characters, those that leave half of their cell empty.
bool is_wide_mark(const std::string& text);

}  // namespace pagemill::recognize
