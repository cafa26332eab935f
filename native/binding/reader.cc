#include "binding/reader.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>

#include "binding/crash_gate.h"
#include "binding/marshal.h"
#include "image/decode.h"
#include "read_page.h"
#include "recognize/network_recognizer.h"
#include "tesseract/tesseract_recognizer.h"

namespace pagemill {
namespace {

/// Language choices a thread keeps ready.
constexpr size_t kMostRecognizers = 4;

int reduction_from(const Napi::Value& value) {
  if (value.IsUndefined()) return 1;
  const int reduction = value.ToNumber().Int32Value();
  if (reduction != 1 && reduction != 2 && reduction != 4 && reduction != 8)
    throw Napi::TypeError::New(value.Env(), "a reduction is 1, 2, 4 or 8");
  return reduction;
}

/// The bytes of a file.
struct FileBytes {
  std::unique_ptr<uint8_t[]> bytes;
  size_t size;
};

FileBytes bytes_of(const std::string& path) {
  std::error_code missing;
  const auto size = static_cast<size_t>(std::filesystem::file_size(path, missing));
  std::ifstream in(path, std::ios::binary);
  if (missing || !in) throw Error(ErrorCode::kInternal, "the picture's file cannot be opened");
  FileBytes file{std::make_unique_for_overwrite<uint8_t[]>(size), size};
  if (!in.read(reinterpret_cast<char*>(file.bytes.get()), static_cast<std::streamsize>(size)))
    throw Error(ErrorCode::kInternal, "the picture's file cannot be read");
  return file;
}

Decoded picture_from(const Napi::Object& picture, int64_t max_pixels) {
  const Napi::Env env = picture.Env();
  const auto kind = picture.Get("kind").ToString().Utf8Value();
  const auto number = [&](const char* name) {
    return picture.Get(name).ToNumber().Int64Value();
  };
  const auto decoded = [&](std::span<const uint8_t> bytes, std::optional<int> orientation) {
    return decode(bytes, static_cast<int>(number("frame")),
                  {.orientation = orientation,
                   .max_pixels = max_pixels,
                   .reduction = reduction_from(picture.Get("reduction"))});
  };
  if (kind == "encoded") return decoded(bytes_from(picture.Get("bytes")), static_cast<int>(number("orientation")));
  if (kind == "file") {
    const FileBytes file = bytes_of(picture.Get("path").ToString().Utf8Value());
    return decoded({file.bytes.get(), file.size}, {});
  }
  if (kind != "gray") throw Napi::TypeError::New(env, "a picture is a file, encoded or gray");
  const auto pixels = bytes_from(picture.Get("pixels"));
  const int64_t width = number("width"), height = number("height");
  if (width < 1 || height < 1 || width > INT32_MAX || height > INT32_MAX ||
      static_cast<uint64_t>(width) * static_cast<uint64_t>(height) != pixels.size())
    throw Napi::TypeError::New(env, "pixels must be width times height bytes");
  if (width > max_pixels / height)
    throw Error(ErrorCode::kPictureTooLarge, "the picture has too many pixels");
  // Copied: JavaScript may hand the same buffer to the next page.
  Gray gray{static_cast<int>(width), static_cast<int>(height), {pixels.begin(), pixels.end()}};
  crash_gate(gray.width);
  return {std::move(gray), static_cast<int>(number("dpi"))};
}

ModelFolders folders_from(const Napi::Object& folders) {
  const auto folder = [&](const char* name) {
    const Napi::Value value = folders.Get(name);
    return value.IsString() ? value.ToString().Utf8Value() : std::string();
  };
  return {folder("tessdata"), folder("second"), folder("degraded"), folder("figures")};
}

/// The own reader where it runs the models, else libtesseract.
std::unique_ptr<Recognizer> make_recognizer(const ModelFolders& folders,
                                            const std::vector<std::string>& languages) {
  try {
    return std::make_unique<recognize::NetworkRecognizer>(folders, languages);
  } catch (const recognize::UnsupportedNetwork&) {
    return std::make_unique<TesseractRecognizer>(folders.tessdata, languages);
  }
}

CancelToken cancel_from(const Napi::Value& flag, const Napi::Object& options) {
  if (!flag.IsTypedArray() || flag.As<Napi::TypedArray>().TypedArrayType() != napi_int32_array ||
      flag.As<Napi::TypedArray>().ElementLength() < 1)
    throw Napi::TypeError::New(flag.Env(), "cancel must be an Int32Array");
  return {flag.As<Napi::Int32Array>().Data(),
          std::chrono::milliseconds(options.Get("deadline").ToNumber().Int64Value())};
}

/// What a reading is called with: a picture, how to read it, and the flag that ends it.
struct Call {
  Napi::Object picture, options;
  CancelToken cancel;

  /// @throws Error kCancelled when the flag is raised already
  explicit Call(const Napi::CallbackInfo& info)
      : picture(info[0].ToObject()),
        options(info[1].ToObject()),
        cancel(cancel_from(info[2], options)) {
    cancel.check();
  }

  int64_t number(const char* name) const { return options.Get(name).ToNumber().Int64Value(); }
  std::vector<std::string> languages() const { return strings_from(options.Get("languages")); }
};

}  // namespace

Napi::Function Reader::define(Napi::Env env) {
  return DefineClass(env, "Reader",
                     {InstanceMethod<&Reader::read>("read"),
                      InstanceMethod<&Reader::read_line>("readLine"),
                      InstanceMethod<&Reader::dispose>("dispose")});
}

Reader::Reader(const Napi::CallbackInfo& info)
    : Napi::ObjectWrap<Reader>(info),
      folders_(folders_from(info[0].ToObject())) {}

Recognizer& Reader::recognizer_for(const std::vector<std::string>& languages) {
  if (languages.empty()) throw Error(ErrorCode::kLanguageMissing, "no language was named");
  auto found = std::find_if(recognizers_.begin(), recognizers_.end(),
                            [&](const auto& entry) { return entry.first == languages; });
  if (found == recognizers_.end()) {
    if (recognizers_.size() == kMostRecognizers) recognizers_.erase(recognizers_.begin());
    recognizers_.emplace_back(languages, make_recognizer(folders_, languages));
  } else {
    std::rotate(found, found + 1, recognizers_.end());
  }
  return *recognizers_.back().second;
}

Napi::Value Reader::read(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  return guarded(env, [&]() -> Napi::Value {
    const Call call(info);
    const auto started = CancelToken::Clock::now();
    Decoded decoded = picture_from(call.picture, call.number("maxPixels"));
    const std::chrono::duration<double, std::milli> decoding = CancelToken::Clock::now() - started;
    call.cancel.check();
    const int64_t dpi = call.number("dpi");
    PageRead read = read_page(std::move(decoded.gray), dpi > 0 ? static_cast<int>(dpi) : decoded.dpi,
                              recognizer_for(call.languages()), call.cancel);
    read.timings["decode"] = decoding.count();
    return to_js(env, read);
  });
}

Napi::Value decode_picture(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  return guarded(env, [&]() -> Napi::Value {
    const Decoded decoded =
        picture_from(info[0].ToObject(), info[1].ToNumber().Int64Value());
    const auto& pixels = decoded.gray.pixels;
    auto bytes = Napi::Uint8Array::New(env, pixels.size());
    std::copy(pixels.begin(), pixels.end(), bytes.Data());
    auto object = Napi::Object::New(env);
    object.Set("kind", "gray");
    object.Set("pixels", bytes);
    object.Set("width", decoded.gray.width);
    object.Set("height", decoded.gray.height);
    object.Set("dpi", decoded.dpi);
    return object;
  });
}

Napi::Value Reader::read_line(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  return guarded(env, [&]() -> Napi::Value {
    const Call call(info);
    const Decoded decoded = picture_from(call.picture, call.number("maxPixels"));
    return Napi::String::New(
        env, recognizer_for(call.languages()).read_line(decoded.gray, call.cancel));
  });
}

void Reader::dispose(const Napi::CallbackInfo&) { recognizers_.clear(); }

}  // namespace pagemill
