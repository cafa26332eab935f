#include "recognize/repair/units.h"

#include <algorithm>
#include <array>

namespace pagemill::recognize {
namespace {

/// Of the International System and those used beside it, and units of effect: U, IU (UI, IE), E.
constexpr std::array<std::string_view, 36> kUnits{
    "g",  "l",  "L",  "m",   "s",   "mol", "U",  "IU", "UI", "IE", "E",  "Eq", "eq",  "val", "Osm", "osm", "kat", "S",
    "V",  "A",  "F",  "W",   "H",   "J",   "N",  "T",  "M",  "C",  "Pa", "Bq", "Sv", "Gy",  "Hz",  "bar", "Wh",  "VA"};
constexpr std::array<std::string_view, 11> kPrefixes{"µ", "m", "n", "p", "f", "k", "d", "c", "h", "M", "G"};

}  // namespace

bool is_base_unit(std::string_view text) { return std::find(kUnits.begin(), kUnits.end(), text) != kUnits.end(); }

bool is_unit(std::string_view text) {
  return is_base_unit(text) || std::any_of(kPrefixes.begin(), kPrefixes.end(), [&](std::string_view prefix) {
           return text.substr(0, prefix.size()) == prefix && is_base_unit(text.substr(prefix.size()));
         });
}

}  // namespace pagemill::recognize
