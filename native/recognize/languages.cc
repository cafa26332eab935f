#include "recognize/languages.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace pagemill {

std::vector<std::string> languages_in(const std::string& tessdata) {
  std::vector<std::string> codes;
  std::error_code missing;
  for (const auto& entry : std::filesystem::directory_iterator(tessdata, missing)) {
    const auto& path = entry.path();
    if (path.extension() == ".traineddata" && path.stem() != "osd") codes.push_back(path.stem());
  }
  std::sort(codes.begin(), codes.end());
  return codes;
}

}  // namespace pagemill
