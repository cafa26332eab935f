#include "recognize/language/other_alphabet.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "recognize/confidence.h"
#include "recognize/language/prose.h"
#include "recognize/repair/net_address.h"

namespace pagemill::recognize {
namespace {

/// Letters of a word, at least.
constexpr long kFewest = 2;
/// Where both read another character: how sure the other alphabet's model must be, and how much surer. By `two-alphabets.ts` of the bench
/// names in Latin letters found 4 -> 175 of 198, addresses 0 -> 35 of 72, codes 0 -> 23 of 48, other words 876 -> 899 of 912. On 61
/// papers: cards' fields .810 -> .845, statements' texts .596 -> .670, items of invoices .900 -> .950, of receipts .694 -> .711; with a
/// lead alone fields that were right went.
constexpr double kSure = 0.983, kLead = 0.002;

double middle(const Glyph& glyph) { return (glyph.x0 + glyph.x1) / 2; }

bool is_letter(const Glyph& glyph) {
  const auto byte = static_cast<unsigned char>(glyph.text[0]);
  return byte >= 0x80 || std::isalpha(byte) != 0;
}

/// Letters of Greek and Cyrillic that are drawn as Latin ones (Unicode Technical Standard 39, "confusables"), with those.
constexpr std::array<std::pair<std::string_view, char>, 38> kDrawnAlike{{
    {"Α", 'A'}, {"Β", 'B'}, {"Ε", 'E'}, {"Ζ", 'Z'}, {"Η", 'H'}, {"Ι", 'I'}, {"Κ", 'K'}, {"Μ", 'M'}, {"Ν", 'N'}, {"Ο", 'O'},
    {"Ρ", 'P'}, {"Τ", 'T'}, {"Υ", 'Y'}, {"Χ", 'X'}, {"ο", 'o'}, {"А", 'A'}, {"В", 'B'}, {"Е", 'E'}, {"К", 'K'}, {"М", 'M'},
    {"Н", 'H'}, {"О", 'O'}, {"Р", 'P'}, {"С", 'C'}, {"Т", 'T'}, {"Х", 'X'}, {"а", 'a'}, {"е", 'e'}, {"о", 'o'}, {"р", 'p'},
    {"с", 'c'}, {"у", 'y'}, {"х", 'x'}, {"І", 'I'}, {"і", 'i'}, {"Ѕ", 'S'}, {"ѕ", 's'}, {"Ј", 'J'},
}};

/// A character as all that are drawn like it.
std::string drawn(const std::string& text) {
  const auto found = std::find_if(kDrawnAlike.begin(), kDrawnAlike.end(), [&](const auto& pair) { return pair.first == text; });
  return found == kDrawnAlike.end() ? text : std::string(1, found->second);
}

/// Whether a character is a letter that only one alphabet has.
bool is_of_one_alphabet(const Glyph& glyph) {
  if (!is_letter(glyph)) return false;
  if (glyph.text.size() > 1) return drawn(glyph.text) == glyph.text;
  return std::none_of(kDrawnAlike.begin(), kDrawnAlike.end(), [&](const auto& pair) { return pair.second == glyph.text[0]; });
}

/// Of the characters that another reading has not in the same place, nor one that is drawn alike; none without any.
std::optional<double> confidence_apart_from(const std::vector<Glyph>& other, const std::vector<Glyph>& glyphs) {
  double sum = 0, count = 0;
  for (const Glyph& glyph : glyphs) {
    const bool is_same = std::any_of(other.begin(), other.end(), [&](const Glyph& one) {
      return drawn(one.text) == drawn(glyph.text) && middle(one) > glyph.x0 && middle(one) < glyph.x1;
    });
    if (!is_same) sum += confidence_of(glyph.certainty), count++;
  }
  return count > 0 ? std::optional(sum / count) : std::nullopt;
}

/// In Latin letters: a name and an `@` in others are what a model for those reads in an address.
bool is_address(const DecodedWord& word) {
  return is_net_address(word.text) &&
         std::all_of(word.text.begin(), word.text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool is_known(const DecodedWord& word) { return is_telling(word) && word.in_dictionary; }

/// Characters of words that stand where others do, and whether the words are in the dictionary.
struct Beneath {
  std::vector<Glyph> glyphs;
  bool known = true;
};

Beneath standing_beneath(const std::vector<Glyph>& glyphs, const std::vector<PlacedWord>& words) {
  Beneath found;
  for (const PlacedWord& word : words) {
    const size_t before = found.glyphs.size();
    std::copy_if(word.glyphs.begin(), word.glyphs.end(), std::back_inserter(found.glyphs), [&](const Glyph& glyph) {
      return middle(glyph) > glyphs.front().x0 && middle(glyph) < glyphs.back().x1;
    });
    if (found.glyphs.size() > before) found.known = found.known && is_known(*word.word);
  }
  return found;
}

}  // namespace

std::vector<PlacedWord> placed(const std::vector<DecodedWord>& words, const std::vector<Glyph>& glyphs) {
  std::vector<PlacedWord> all;
  auto at = glyphs.begin();
  for (const DecodedWord& word : words) {
    if (word.spaced) ++at;
    const auto end = at + static_cast<long>(word.characters.size());
    all.push_back({&word, {at, end}});
    at = end;
  }
  return all;
}

std::vector<std::vector<Glyph>> words_in_other_alphabet(const std::vector<PlacedWord>& own,
                                                        const std::vector<PlacedWord>& other) {
  std::vector<std::vector<Glyph>> taken;
  for (size_t k = 0; k < other.size(); k++) {
    const auto& [word, glyphs] = other[k];
    if (std::count_if(glyphs.begin(), glyphs.end(), is_letter) < kFewest) continue;
    const Beneath there = standing_beneath(glyphs, own);
    if (there.glyphs.empty()) continue;
    const auto here = confidence_apart_from(there.glyphs, glyphs), beneath = confidence_apart_from(glyphs, there.glyphs);
    const bool is_surer = here && beneath && *here >= kSure &&
                          *here - *beneath - (there.known ? gate::kKnownLetters : 0) >= kLead &&
                          (is_known(*word) || std::any_of(glyphs.begin(), glyphs.end(), is_of_one_alphabet));
    if (!is_surer && !is_address(*word)) continue;
    std::vector<Glyph> run = glyphs;
    if (word->spaced) run.insert(run.begin(), {" ", glyphs.front().x0, glyphs.front().x0, word->space_before});
    if (k + 1 < other.size() && other[k + 1].word->spaced)
      run.push_back({" ", glyphs.back().x1, glyphs.back().x1, other[k + 1].word->space_before});
    taken.push_back(std::move(run));
  }
  return taken;
}

std::vector<Glyph> with_words(std::vector<Glyph> line, const std::vector<std::vector<Glyph>>& words) {
  for (std::vector<Glyph> word : words) {
    const double x0 = word.front().x0, x1 = word.back().x1;
    auto first = std::find_if(line.begin(), line.end(), [&](const Glyph& glyph) { return middle(glyph) > x0; });
    auto last = std::find_if(first, line.end(), [&](const Glyph& glyph) { return middle(glyph) >= x1; });
    const auto is_end = [&](auto at) { return at == line.end() || at->is_space(); };
    const auto is_begin = [&](auto at) { return at == line.begin() || (at - 1)->is_space(); };
    // Networks see characters a little beside each other: what is left of a word alone is of the same ink.
    if (first != last && !is_begin(first) && is_begin(first - 1)) --first;
    if (first != last && !is_end(last) && is_end(last + 1)) ++last;
    first = line.erase(first, last);
    if (word.back().is_space() && is_end(first)) word.pop_back();
    if (word.front().is_space() && is_begin(first)) word.erase(word.begin());
    line.insert(first, word.begin(), word.end());
  }
  return line;
}

}  // namespace pagemill::recognize
