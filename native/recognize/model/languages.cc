#include "recognize/model/languages.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "recognize/bytes.h"
#include "recognize/model/model.h"

namespace pagemill {
namespace {

/// Tesseract's models for scripts and for formulas.
bool reads_no_text(const std::string& name) { return name == "osd" || name == "equ"; }

}  // namespace

std::vector<std::string> languages_in(const std::string& tessdata) {
  std::vector<std::string> codes;
  std::error_code missing;
  for (const std::string& folder : {std::string(), std::string("script/")})
    for (const auto& entry : std::filesystem::directory_iterator(tessdata + "/" + folder, missing)) {
      const auto& path = entry.path();
      if (path.extension() == ".traineddata" && !reads_no_text(path.stem()))
        codes.push_back(folder + path.stem().string());
    }
  std::sort(codes.begin(), codes.end(), [](const std::string& a, const std::string& b) {
    const bool script_a = is_script_model(a), script_b = is_script_model(b);
    return script_a != script_b ? script_b : a < b;
  });
  return codes;
}

bool is_script_model(const std::string& code) {
  const size_t at = code.rfind('/') + 1;
  return at < code.size() && code[at] >= 'A' && code[at] <= 'Z';
}

Runner runner_of(const std::string& tessdata, const std::string& code) {
  try {
    recognize::Model::load(tessdata + "/" + code + ".traineddata");
    return Runner::kOwn;
  } catch (const recognize::UnsupportedNetwork&) {
    return Runner::kTesseract;
  } catch (const recognize::FormatError&) {
    return Runner::kNone;
  }
}

}  // namespace pagemill
