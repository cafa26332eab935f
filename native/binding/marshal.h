#pragma once

#include <napi.h>

#include <span>
#include <vector>

#include "base/page.h"

namespace pagemill {

/// Values of `src/engine/native.ts` from C++ and back.
/// @throws Napi::TypeError when JavaScript passes something else
std::vector<std::string> strings_from(const Napi::Value& value);
std::span<const uint8_t> bytes_from(const Napi::Value& value);
/// Six numbers a word, five a rule, as `Addon.layout` tells.
std::vector<Word> layout_words_from(const Napi::Value& value);
std::vector<Rule> rules_from(const Napi::Value& value);

/// The numbers that `Addon.layout` answers with.
Napi::Value numbers_of(Napi::Env env, const Layout& layout);
Napi::Value to_js(Napi::Env env, const PageRead& read);
Napi::Value to_js(Napi::Env env, const std::vector<std::string>& strings);

/// Runs `body`; every C++ exception becomes a JavaScript error with a `code`. The only catch.
template <typename Body>
auto guarded(Napi::Env env, Body body) -> decltype(body());

/// Throws `error` into JavaScript. Must be called from inside a catch block.
[[noreturn]] void rethrow(Napi::Env env);

template <typename Body>
auto guarded(Napi::Env env, Body body) -> decltype(body()) {
  try {
    return body();
  } catch (...) {
    rethrow(env);
  }
}

}  // namespace pagemill
