#pragma once

#include <string>
#include <vector>

namespace pagemill {

/// Codes of the .traineddata files in a folder and in its folder `script`, sorted, those of whole scripts
/// last; empty when there is no such folder. Without `osd` and `equ`, which read no text.
std::vector<std::string> languages_in(const std::string& tessdata);

/// Whether a model reads a script instead of a language: Tesseract writes their names large.
bool is_script_model(const std::string& code);

/// Who can run a model.
enum class Runner { kOwn, kTesseract, kNone };

/// @return kNone when the model is damaged
/// @throws Error kLanguageMissing when it is not there
Runner runner_of(const std::string& tessdata, const std::string& code);

}  // namespace pagemill
