#include "recognize/language/plain_letter.h"

#include <string_view>
#include <unordered_map>
#include <utility>

namespace pagemill::recognize {
namespace {

/// All of them take two bytes.
constexpr size_t kBytes = 2;
constexpr std::pair<std::string_view, std::string_view> kMarked[] = {
    {"A", "ÀÁÂÃÄÅĀĂĄ"},
    {"C", "ÇĆĈĊČ"},
    {"D", "ĎĐÐ"},
    {"E", "ÈÉÊËĒĔĖĘĚ"},
    {"G", "ĜĞĠĢ"},
    {"H", "ĤĦ"},
    {"I", "ÌÍÎÏĨĪĬĮİ"},
    {"J", "Ĵ"},
    {"K", "Ķ"},
    {"L", "ĹĻĽŁ"},
    {"N", "ÑŃŅŇ"},
    {"O", "ÒÓÔÕÖŌŎŐØ"},
    {"R", "ŔŖŘ"},
    {"S", "ŚŜŞŠȘ"},
    {"T", "ŢŤȚŦ"},
    {"U", "ÙÚÛÜŨŪŬŮŰŲ"},
    {"W", "Ŵ"},
    {"Y", "ÝŶŸ"},
    {"Z", "ŹŻŽ"},
    {"a", "àáâãäåāăą"},
    {"c", "çćĉċč"},
    {"d", "ďđð"},
    {"e", "èéêëēĕėęě"},
    {"g", "ĝğġģ"},
    {"h", "ĥħ"},
    {"i", "ìíîïĩīĭįı"},
    {"j", "ĵ"},
    {"k", "ķ"},
    {"l", "ĺļľł"},
    {"n", "ñńņň"},
    {"o", "òóôõöōŏőø"},
    {"r", "ŕŗř"},
    {"s", "śŝşšș"},
    {"t", "ţťțŧ"},
    {"u", "ùúûüũūŭůűų"},
    {"w", "ŵ"},
    {"y", "ýÿŷ"},
    {"z", "źżž"},
};

std::unordered_map<std::string, std::string> plain_letters() {
  std::unordered_map<std::string, std::string> plain;
  for (const auto& [letter, marked] : kMarked)
    for (size_t at = 0; at < marked.size(); at += kBytes) plain.emplace(marked.substr(at, kBytes), letter);
  return plain;
}

}  // namespace

const std::string& plain_letter(const std::string& character) {
  static const std::unordered_map<std::string, std::string> plain = plain_letters();
  const auto found = plain.find(character);
  return found == plain.end() ? character : found->second;
}

}  // namespace pagemill::recognize
