#pragma once

#include <string>

namespace pagemill::recognize {

/// The script that a language is written in, by its Tesseract code, as Tesseract's script detection
/// names it; Chinese, Japanese and Korean, which share characters, are all "Han". "Latin" for codes that
/// are not known.
std::string script_of_language(const std::string& code);

/// Whether letters of a script look like Latin ones: Greek, Cyrillic.
bool resembles_latin(const std::string& script);

/// The same name for what script detection says.
std::string script_family(const std::string& script);

}  // namespace pagemill::recognize
