#pragma once
#include <array>
#include <cstdint>
#include <span>

namespace pagemill::recognize {

/// Parts of a .traineddata file that an LSTM reader uses; numbers as in Tesseract's tessdatamanager.
enum class Part {
  Lstm = 17,
  PunctuationDawg = 18,
  WordDawg = 19,
  NumberDawg = 20,
  Unicharset = 21,
  Recoder = 22,
};

/// The container of a trained model: u32 count, then one i64 offset a component (-1 = absent); a
/// component ends where the next present one begins. Views into the given bytes.
class TrainedData {
 public:
  /// @throws FormatError when the offsets are not ascending or leave the file
  explicit TrainedData(std::span<const uint8_t> file);

  /// Empty when the file has no such component.
  std::span<const uint8_t> component(Part which) const {
    return components_[static_cast<size_t>(which)];
  }

 private:
  static constexpr size_t kMost = 64;
  std::array<std::span<const uint8_t>, kMost> components_{};
};

}  // namespace pagemill::recognize
