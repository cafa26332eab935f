#pragma once

#include <string>
#include <vector>

namespace pagemill {

/// Codes of the .traineddata files in a folder, sorted; empty when there is no such folder. Without
/// `osd`, which reads no text.
std::vector<std::string> languages_in(const std::string& tessdata);

}  // namespace pagemill
