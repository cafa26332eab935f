#pragma once

#include <memory>
#include <span>
#include <string>

#include "recognize/model/dictionary.h"
#include "recognize/model/recoder.h"
#include "recognize/model/traineddata.h"
#include "recognize/model/unicharset.h"
#include "recognize/network/program.h"

namespace pagemill::recognize {

/// A trained model, ready to run. It does not change: all threads of a process share one.
class Model {
 public:
  /// The model of a .traineddata file; loaded once while anyone holds it.
  ///
  /// @throws Error kLanguageMissing when there is no such file; FormatError when it is damaged;
  ///   UnsupportedNetwork when only libtesseract runs it
  static std::shared_ptr<const Model> load(const std::string& path);

  explicit Model(std::span<const uint8_t> file) : Model(TrainedData(file)) {}
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;

  const Program program;
  const Unicharset unicharset;
  const Recoder recoder;
  const Dictionary dictionary;

 private:
  explicit Model(const TrainedData& data);
};

}  // namespace pagemill::recognize
