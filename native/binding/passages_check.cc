#include "binding/passages_check.h"

#include <vector>

#include "binding/marshal.h"
#include "recognize/lines/passages.h"

namespace pagemill {
namespace {

using recognize::Glyph;

double number_of(const Napi::Object& object, const char* name) {
  return object.Get(name).ToNumber().DoubleValue();
}

std::vector<Glyph> glyphs_from(const Napi::Value& value) {
  const auto array = value.As<Napi::Array>();
  std::vector<Glyph> glyphs;
  for (uint32_t i = 0; i < array.Length(); i++) {
    const auto object = array.Get(i).As<Napi::Object>();
    glyphs.push_back({object.Get("text").ToString().Utf8Value(), number_of(object, "x0"),
                      number_of(object, "x1"), number_of(object, "certainty")});
  }
  return glyphs;
}

std::string text_of(const std::vector<Glyph>& glyphs) {
  std::string text;
  for (const Glyph& glyph : glyphs) text += glyph.text;
  return text;
}

}  // namespace

Napi::Value doubtful_passages_of(const Napi::CallbackInfo& info) {
  return guarded(info.Env(), [&]() -> Napi::Value {
    Sheet sheet;
    LineRead read;
    const int height = info[2].ToNumber().Int32Value();
    const auto ink = info[1].As<Napi::Array>();
    for (uint32_t i = 0; i < ink.Length(); i++) {
      const auto ends = ink.Get(i).As<Napi::Array>();
      const int x0 = ends.Get(0u).ToNumber().Int32Value(), x1 = ends.Get(1u).ToNumber().Int32Value();
      read.line.ink.push_back(static_cast<int>(i));
      sheet.ink.push_back({x0, 0, x1, height, (x1 - x0) * height});
    }
    if (!sheet.ink.empty()) {
      read.line.box.x0 = sheet.ink.front().x0;
      read.line.box.x1 = sheet.ink.back().x1;
    }
    read.line.x_height = height;
    read.sheet = &sheet;
    read.glyphs = glyphs_from(info[0]);
    read.before = glyphs_from(info[3]);
    auto passages = Napi::Array::New(info.Env());
    for (const auto& passage : recognize::doubtful_passages(read)) {
      auto object = Napi::Object::New(info.Env());
      object.Set("text", text_of(passage.of(read.glyphs)));
      object.Set("before", text_of(within(read.before, passage)));
      object.Set("x0", static_cast<double>(passage.part.box.x0));
      object.Set("x1", static_cast<double>(passage.part.box.x1));
      auto line = read.glyphs;
      passage.replace(line, {{"#", 0, 0, 0}});
      object.Set("replaced", text_of(line));
      passages.Set(passages.Length(), object);
    }
    return passages;
  });
}

}  // namespace pagemill
