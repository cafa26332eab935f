#pragma once
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace pagemill::recognize {

/// A model file that is cut short or says something impossible.
class FormatError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Reads little-endian values in order from bytes it does not own.
class Bytes {
 public:
  explicit Bytes(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  template <typename T>
  T take() {
    T value;
    std::memcpy(&value, slice(sizeof(T)).data(), sizeof(T));
    return value;
  }

  /// @throws FormatError when fewer than `count` bytes are left
  std::span<const uint8_t> slice(size_t count) {
    if (count > bytes_.size() - at_) throw FormatError("model file ends too early");
    auto part = bytes_.subspan(at_, count);
    at_ += count;
    return part;
  }

  /// `count` values; the count is checked against what is left before anything is allocated.
  template <typename T>
  std::vector<T> array(size_t count) {
    if (count > (bytes_.size() - at_) / sizeof(T)) throw FormatError("model file ends too early");
    std::vector<T> values(count);
    auto part = slice(count * sizeof(T));
    if (count > 0) std::memcpy(values.data(), part.data(), part.size());
    return values;
  }

  /// A text with its length in front.
  std::string text() {
    auto part = slice(take<uint32_t>());
    return {part.begin(), part.end()};
  }

  size_t left() const { return bytes_.size() - at_; }

 private:
  std::span<const uint8_t> bytes_;
  size_t at_ = 0;
};

}  // namespace pagemill::recognize
