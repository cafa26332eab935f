#include "recognize/repair/other_alphabet.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "recognize/confidence.h"
#include "recognize/language/prose.h"
#include "recognize/repair/net_address.h"

namespace pagemill::recognize {
namespace {

/// Letters of a word, at least.
constexpr long kFewest = 2;
/// How much surer its model must be, where both read another character. Of made lines in Russian, Ukrainian, Bulgarian and
/// Greek in seven typefaces, blurred: of 1,003 words of the line's language one reaches it (no other .0006), of 432 Latin ones
/// all do but `Type-C`, whose letters both alphabets have.
constexpr double kLead = 0.002;

double middle(const Glyph& glyph) { return (glyph.x0 + glyph.x1) / 2; }

bool is_letter(const Glyph& glyph) {
  const auto byte = static_cast<unsigned char>(glyph.text[0]);
  return byte >= 0x80 || std::isalpha(byte) != 0;
}

/// Of the characters that another reading has not in the same place; 0 without any.
double confidence_apart_from(const std::vector<Glyph>& other, const std::vector<Glyph>& glyphs) {
  double sum = 0, count = 0;
  for (const Glyph& glyph : glyphs) {
    const bool is_same = std::any_of(other.begin(), other.end(), [&](const Glyph& one) {
      return one.text == glyph.text && middle(one) > glyph.x0 && middle(one) < glyph.x1;
    });
    if (!is_same) sum += confidence_of(glyph.certainty), count++;
  }
  return count > 0 ? sum / count : 0;
}

/// Characters of words that stand where others do, and whether the words are in the dictionary.
struct Beneath {
  std::vector<Glyph> glyphs;
  bool known = true;
};

Beneath beneath(const std::vector<Glyph>& glyphs, const std::vector<PlacedWord>& words) {
  Beneath found;
  for (const PlacedWord& word : words) {
    const size_t before = found.glyphs.size();
    std::copy_if(word.glyphs.begin(), word.glyphs.end(), std::back_inserter(found.glyphs), [&](const Glyph& glyph) {
      return middle(glyph) > glyphs.front().x0 && middle(glyph) < glyphs.back().x1;
    });
    if (found.glyphs.size() > before) found.known = found.known && is_telling(*word.word) && word.word->in_dictionary;
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
    const Beneath there = beneath(glyphs, own);
    if (there.glyphs.empty()) continue;
    const double lead = confidence_apart_from(there.glyphs, glyphs) - confidence_apart_from(glyphs, there.glyphs) -
                        (there.known ? gate::kKnownLetters : 0);
    if (!is_net_address(word->text) && lead < kLead) continue;
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
