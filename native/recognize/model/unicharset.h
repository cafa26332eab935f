#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace pagemill::recognize {

/// What a model can write: one text a character id, most of them a single character.
class Unicharset {
 public:
  static constexpr int kSpace = 0;

  /// @throws FormatError when the component is not a character list
  explicit Unicharset(std::span<const uint8_t> component);

  /// Whether the characters of `other` are the first of these.
  bool begins_with(const Unicharset& other) const;

  int size() const { return static_cast<int>(characters_.size()); }
  /// UTF-8.
  const std::string& text(int id) const { return characters_[id].text; }
  /// -1 where it is none of these.
  int id_of(const std::string& text) const {
    const auto found = ids_.find(text);
    return found == ids_.end() ? -1 : found->second;
  }
  bool is_digit(int id) const { return characters_[id].digit; }
  /// False for scripts written without spaces between words (Han, kana, Thai).
  bool space_delimited(int id) const { return characters_[id].space_delimited; }
  /// False when some character belongs to such a script.
  bool space_delimited() const { return space_delimited_; }
  /// True when some characters are put together from pieces above each other (Han, kana, Hangul).
  bool stacks() const { return stacks_; }

 private:
  struct Character {
    std::string text;
    bool digit = false;
    bool space_delimited = true;
  };
  std::vector<Character> characters_;
  std::unordered_map<std::string, int> ids_;
  bool space_delimited_ = true, stacks_ = false;
};

}  // namespace pagemill::recognize
