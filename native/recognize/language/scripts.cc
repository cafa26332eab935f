#include "recognize/language/scripts.h"

#include <array>
#include <string_view>
#include <utility>

namespace pagemill::recognize {
namespace {

/// Codes that are not of the Latin script, by script, with spaces around each.
constexpr std::array<std::pair<std::string_view, std::string_view>, 26> kLanguages{{
    {"Arabic", " ara fas urd pus snd uig kur_ara div_ara "},
    {"Armenian", " hye "},
    {"Bengali", " ben asm "},
    {"Canadian_Aboriginal", " iku "},
    {"Cherokee", " chr "},
    {"Cyrillic", " rus ukr bel bul mkd srp kaz kir mon tat tgk uzb_cyrl aze_cyrl "},
    {"Devanagari", " hin mar nep san "},
    {"Ethiopic", " amh tir "},
    {"Georgian", " kat kat_old "},
    {"Greek", " ell grc "},
    {"Gujarati", " guj "},
    {"Gurmukhi", " pan "},
    {"Han", " chi_sim chi_tra chi_sim_vert chi_tra_vert jpn jpn_vert kor kor_vert "},
    {"Hebrew", " heb yid "},
    {"Kannada", " kan "},
    {"Khmer", " khm "},
    {"Lao", " lao "},
    {"Malayalam", " mal "},
    {"Myanmar", " mya "},
    {"Oriya", " ori "},
    {"Sinhala", " sin "},
    {"Syriac", " syr "},
    {"Tamil", " tam "},
    {"Telugu", " tel "},
    {"Thai", " tha "},
    {"Tibetan", " bod dzo "},
}};

}  // namespace

std::string script_of_language(const std::string& code) {
  // Models of a whole script carry its name.
  const std::string name = code.substr(code.rfind('/') + 1);
  for (const auto& [script, codes] : kLanguages)
    if (name.starts_with(script) || codes.find(" " + name + " ") != std::string_view::npos)
      return std::string(script);
  return script_family(name.substr(0, name.find('_'))) == "Han" ? "Han" : "Latin";
}

bool resembles_latin(const std::string& script) { return script == "Greek" || script == "Cyrillic"; }

std::string script_family(const std::string& script) {
  for (const char* han : {"Han", "HanS", "HanT", "Hangul", "Hiragana", "Katakana", "Japanese", "Korean"})
    if (script == han) return "Han";
  return script == "Fraktur" ? "Latin" : script;
}

}  // namespace pagemill::recognize
