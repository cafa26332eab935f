#pragma once

#include <leptonica/allheaders.h>

#include <utility>

#include "base/error.h"

namespace pagemill {

/// Owns one reference of a Leptonica object.
template <typename T, void (*destroy)(T**)>
class Owned {
 public:
  Owned() = default;
  explicit Owned(T* object) : object_(object) {}
  Owned(Owned&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Owned& operator=(Owned&& other) noexcept {
    if (this != &other) {
      if (object_) destroy(&object_);
      object_ = std::exchange(other.object_, nullptr);
    }
    return *this;
  }
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  ~Owned() {
    if (object_) destroy(&object_);
  }

  T* get() const { return object_; }
  explicit operator bool() const { return object_ != nullptr; }

 private:
  T* object_ = nullptr;
};

using PixPtr = Owned<Pix, pixDestroy>;
using BoxaPtr = Owned<Boxa, boxaDestroy>;
using PixaPtr = Owned<Pixa, pixaDestroy>;

/// Takes what a Leptonica function made. Leptonica answers null when memory or arguments fail.
/// @throws Error kInternal on null
inline PixPtr made(Pix* pix, const char* what) {
  if (!pix) throw Error(ErrorCode::kInternal, what);
  return PixPtr(pix);
}

}  // namespace pagemill
