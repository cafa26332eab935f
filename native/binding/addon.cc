#include <napi.h>

#include <string>
#include <vector>

#include "binding/marshal.h"
#include "binding/memory.h"
#include "binding/passages_check.h"
#include "binding/reader.h"
#include "binding/self_check.h"
#include "image/header.h"
#include "image/library.h"
#include "kernels/dispatch.h"
#include "layout/arrange.h"
#include "recognize/model/languages.h"
#include "tesseract/tesseract_recognizer.h"

namespace pagemill {
namespace {

Napi::Value languages(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&] {
    return to_js(info.Env(), languages_in(info[0].ToString().Utf8Value()));
  });
}

Napi::Value runner(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&]() -> Napi::Value {
    switch (runner_of(info[0].ToString().Utf8Value(), info[1].ToString().Utf8Value())) {
      case Runner::kOwn: return Napi::String::New(info.Env(), "own");
      case Runner::kTesseract: return Napi::String::New(info.Env(), "tesseract");
      case Runner::kNone: break;
    }
    return info.Env().Null();
  });
}

Napi::Value layout(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&] {
    const auto words = layout_words_from(info[0]);
    const auto rules = rules_from(info[1]);
    const CancelToken never(nullptr, {});
    return numbers_of(info.Env(), arrange(words, rules, info[2].ToNumber().DoubleValue(),
                                          info[3].ToNumber().DoubleValue(), never));
  });
}

Napi::Value inspect(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&]() -> Napi::Value {
    const Header header = read_header(bytes_from(info[0]), 0);
    auto object = Napi::Object::New(info.Env());
    object.Set("frames", header.frames);
    object.Set("width", static_cast<double>(header.width));
    object.Set("height", static_cast<double>(header.height));
    return object;
  });
}

void trim(const Napi::CallbackInfo&) { trim_memory(); }

Napi::Value discard(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&] {
    const auto bytes = bytes_from(info[0]);
    discard_memory(const_cast<std::uint8_t*>(bytes.data()), bytes.size());
    return info.Env().Undefined();
  });
}

Napi::Value share(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&] {
    const auto bytes = bytes_from(info[0]);
    share_memory(const_cast<std::uint8_t*>(bytes.data()), bytes.size());
    return info.Env().Undefined();
  });
}

std::vector<std::string> runnable_kernels() {
  std::vector<std::string> names;
  for (const auto* set : kernels::runnable()) names.emplace_back(set->name);
  return names;
}

#ifdef PAGEMILL_TEST
Napi::Value differing(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&] { return to_js(info.Env(), differing_kernels()); });
}
#endif

}  // namespace

Napi::Object initialize(Napi::Env env, Napi::Object exports) {
  quiet_leptonica();
  auto versions = Napi::Object::New(env);
  versions.Set("tesseract", TesseractRecognizer::version());
  versions.Set("leptonica", leptonica_version());
  exports.Set("versions", versions);
  exports.Set("kernels", kernels::chosen().name);
  exports.Set("runnableKernels", to_js(env, runnable_kernels()));
#ifdef PAGEMILL_TEST
  exports.Set("differingKernels", Napi::Function::New<differing>(env, "differingKernels"));
  exports.Set("doubtfulPassages", Napi::Function::New<doubtful_passages_of>(env, "doubtfulPassages"));
#endif
  exports.Set("languages", Napi::Function::New<languages>(env, "languages"));
  exports.Set("runner", Napi::Function::New<runner>(env, "runner"));
  exports.Set("layout", Napi::Function::New<layout>(env, "layout"));
  exports.Set("decode", Napi::Function::New<decode_picture>(env, "decode"));
  exports.Set("inspect", Napi::Function::New<inspect>(env, "inspect"));
  exports.Set("trim", Napi::Function::New<trim>(env, "trim"));
  exports.Set("discard", Napi::Function::New<discard>(env, "discard"));
  exports.Set("share", Napi::Function::New<share>(env, "share"));
  exports.Set("Reader", Reader::define(env));
  return exports;
}

}  // namespace pagemill

static Napi::Object start(Napi::Env env, Napi::Object exports) {
  return pagemill::initialize(env, exports);
}
NODE_API_MODULE(NODE_GYP_MODULE_NAME, start)
