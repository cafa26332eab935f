#pragma once

#include <string>

namespace pagemill {

/// Folders of .traineddata files named by the codes of their languages. Only the first must have all
/// languages; the others may lack some, or be empty for none.
struct ModelFolders {
  std::string tessdata;
  std::string second;    ///< read doubtful lines, too
  std::string degraded;  ///< trained on small and poor print, and asked where there is such
  /// Named by a script: they read the figures of lines whose own models hardly know digits.
  std::string figures;
};

}  // namespace pagemill
