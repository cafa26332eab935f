#pragma once

#include <napi.h>

#include <map>
#include <memory>
#include <string>

#include "recognize/model_folders.h"
#include "recognize/recognizer.h"

namespace pagemill {

/// `Reader` of `src/engine/native.ts`: recognisers of one thread, kept warm by language.
class Reader : public Napi::ObjectWrap<Reader> {
 public:
  static Napi::Function define(Napi::Env env);
  explicit Reader(const Napi::CallbackInfo& info);

 private:
  Napi::Value read(const Napi::CallbackInfo& info);
  Napi::Value read_line(const Napi::CallbackInfo& info);
  void dispose(const Napi::CallbackInfo& info);
  Recognizer& recognizer_for(const std::vector<std::string>& languages);

  ModelFolders folders_;
  /// Most recently used last.
  std::vector<std::pair<std::vector<std::string>, std::unique_ptr<Recognizer>>> recognizers_;
};

/// A picture in gray, for who looks at its pixels.
Napi::Value decode_picture(const Napi::CallbackInfo& info);

}  // namespace pagemill
