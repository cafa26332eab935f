#include "binding/marshal.h"

#include <algorithm>
#include <new>

#include "base/error.h"

namespace pagemill {
namespace {

Napi::Value to_js(Napi::Env env, const Box& box) {
  auto array = Napi::Array::New(env, 4);
  array[0u] = box.x0;
  array[1u] = box.y0;
  array[2u] = box.x1;
  array[3u] = box.y1;
  return array;
}

/// Numbers of a Float64Array, `each` to one thing.
std::span<const double> numbers_from(const Napi::Value& value, size_t each) {
  if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != napi_float64_array)
    throw Napi::TypeError::New(value.Env(), "numbers must be a Float64Array");
  const auto array = value.As<Napi::Float64Array>();
  if (array.ElementLength() % each != 0)
    throw Napi::TypeError::New(value.Env(), std::to_string(each) + " numbers are needed of each");
  return {array.Data(), array.ElementLength()};
}

Box box_from(const double* at) { return {at[0], at[1], at[2], at[3]}; }

[[noreturn]] void raise(Napi::Env env, const char* code, const std::string& message) {
  auto error = Napi::Error::New(env, message);
  error.Set("code", Napi::String::New(env, code));
  throw error;
}

}  // namespace

std::vector<std::string> strings_from(const Napi::Value& value) {
  if (!value.IsArray()) throw Napi::TypeError::New(value.Env(), "an array of strings is needed");
  const auto array = value.As<Napi::Array>();
  std::vector<std::string> strings;
  for (uint32_t i = 0; i < array.Length(); i++)
    strings.push_back(array.Get(i).ToString().Utf8Value());
  return strings;
}

std::span<const uint8_t> bytes_from(const Napi::Value& value) {
  if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != napi_uint8_array)
    throw Napi::TypeError::New(value.Env(), "bytes must be a Uint8Array");
  const auto array = value.As<Napi::Uint8Array>();
  return {array.Data(), array.ByteLength()};
}

std::vector<Word> layout_words_from(const Napi::Value& value) {
  const auto numbers = numbers_from(value, 6);
  std::vector<Word> words(numbers.size() / 6);
  for (size_t i = 0; i < words.size(); i++) {
    const double* at = &numbers[6 * i];
    words[i].box = box_from(at);
    words[i].baseline = at[4];
    const double rotation = at[5];
    if (rotation != 0 && rotation != 90 && rotation != 180 && rotation != 270)
      throw Napi::TypeError::New(value.Env(), "a rotation is 0, 90, 180 or 270");
    words[i].rotation = static_cast<int>(rotation);
  }
  return words;
}

std::vector<Rule> rules_from(const Napi::Value& value) {
  const auto numbers = numbers_from(value, 5);
  std::vector<Rule> rules(numbers.size() / 5);
  for (size_t i = 0; i < rules.size(); i++)
    rules[i] = {numbers[5 * i] != 0, box_from(&numbers[5 * i + 1])};
  return rules;
}

Napi::Value numbers_of(Napi::Env env, const Layout& layout) {
  std::vector<double> numbers;
  const auto add_box = [&](const Box& box) {
    numbers.insert(numbers.end(), {box.x0, box.y0, box.x1, box.y1});
  };
  for (const Block& block : layout.blocks) {
    add_box(block.box);
    numbers.push_back(static_cast<double>(block.lines.size()));
    for (const Line& line : block.lines) {
      add_box(line.box);
      numbers.push_back(line.baseline);
      numbers.push_back(static_cast<double>(line.words.size()));
      numbers.insert(numbers.end(), line.words.begin(), line.words.end());
    }
  }
  auto array = Napi::Float64Array::New(env, numbers.size());
  std::copy(numbers.begin(), numbers.end(), array.Data());
  return array;
}

namespace {

Napi::Value to_js(Napi::Env env, const Layout& layout) {
  auto blocks = Napi::Array::New(env, layout.blocks.size());
  for (uint32_t b = 0; b < layout.blocks.size(); b++) {
    const Napi::HandleScope scope(env);
    const Block& block = layout.blocks[b];
    auto lines = Napi::Array::New(env, block.lines.size());
    for (uint32_t l = 0; l < block.lines.size(); l++) {
      const Line& line = block.lines[l];
      auto words = Napi::Array::New(env, line.words.size());
      for (uint32_t w = 0; w < line.words.size(); w++) words[w] = line.words[w];
      auto object = Napi::Object::New(env);
      object.Set("box", to_js(env, line.box));
      object.Set("baseline", line.baseline);
      object.Set("words", words);
      lines[l] = object;
    }
    auto object = Napi::Object::New(env);
    object.Set("box", to_js(env, block.box));
    object.Set("lines", lines);
    blocks[b] = object;
  }
  auto object = Napi::Object::New(env);
  object.Set("blocks", blocks);
  return object;
}

Napi::Value to_js(Napi::Env env, const Mesh& mesh) {
  if (mesh.empty()) return env.Null();
  auto nodes = Napi::Array::New(env, 2 * mesh.nodes.size());
  for (uint32_t i = 0; i < mesh.nodes.size(); i++) {
    nodes[2 * i] = mesh.nodes[i].x;
    nodes[2 * i + 1] = mesh.nodes[i].y;
  }
  auto object = Napi::Object::New(env);
  object.Set("width", mesh.source_width);
  object.Set("height", mesh.source_height);
  object.Set("columns", mesh.columns);
  object.Set("rows", mesh.rows);
  object.Set("nodes", nodes);
  return object;
}

}  // namespace

Napi::Value to_js(Napi::Env env, const PageRead& read) {
  auto object = to_js(env, read.layout).As<Napi::Object>();
  object.Set("width", read.width);
  object.Set("height", read.height);
  object.Set("dpi", read.dpi);
  object.Set("rotation", read.rotation);
  object.Set("skew", read.skew);
  object.Set("mesh", to_js(env, read.mesh));
  object.Set("language", read.language);
  object.Set("unreadScript", read.unread_script);
  auto words = Napi::Array::New(env, read.words.size());
  for (uint32_t i = 0; i < read.words.size(); i++) {
    const Napi::HandleScope scope(env);
    const Word& word = read.words[i];
    auto item = Napi::Object::New(env);
    item.Set("text", word.text);
    item.Set("box", to_js(env, word.box));
    item.Set("baseline", word.baseline);
    item.Set("confidence", word.confidence);
    item.Set("rotation", word.rotation);
    words[i] = item;
  }
  object.Set("words", words);
  auto rules = Napi::Array::New(env, read.rules.size());
  for (uint32_t i = 0; i < read.rules.size(); i++) {
    const Napi::HandleScope scope(env);
    auto item = Napi::Object::New(env);
    item.Set("direction", read.rules[i].horizontal ? "horizontal" : "vertical");
    item.Set("box", to_js(env, read.rules[i].box));
    rules[i] = item;
  }
  object.Set("rules", rules);
  auto fills = Napi::Array::New(env, read.fills.size());
  for (uint32_t i = 0; i < read.fills.size(); i++) {
    const Napi::HandleScope scope(env);
    auto item = Napi::Object::New(env);
    item.Set("box", to_js(env, read.fills[i].box));
    item.Set("luminance", read.fills[i].luminance);
    fills[i] = item;
  }
  object.Set("fills", fills);
  auto timings = Napi::Object::New(env);
  for (const auto& [stage, milliseconds] : read.timings) timings.Set(stage, milliseconds);
  object.Set("timings", timings);
  return object;
}

Napi::Value to_js(Napi::Env env, const std::vector<std::string>& strings) {
  auto array = Napi::Array::New(env, strings.size());
  for (uint32_t i = 0; i < strings.size(); i++) array[i] = strings[i];
  return array;
}

void rethrow(Napi::Env env) {
  try {
    throw;
  } catch (const Napi::Error&) {
    throw;
  } catch (const Error& error) {
    raise(env, name_of(error.code()), error.what());
  } catch (const std::bad_alloc&) {
    raise(env, name_of(ErrorCode::kPictureTooLarge), "not enough memory for the picture");
  } catch (const std::exception& error) {
    raise(env, name_of(ErrorCode::kInternal), error.what());
  }
}

}  // namespace pagemill
