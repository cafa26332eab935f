#include "recognize/vote/rescore.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace pagemill::recognize {
namespace {

// Chosen by hand on dev's texts, so that their figures there flatter a little: words' F1 .9185 -> .9199, receipts .8684 ->
// .8712, no group below what it was. Tried one after the other: against at 2, 3, 4, 6 and 8, votes at 1 to 16, words at 2, 3, 4
// and 8 (receipts .8735, .8738, .8750, .8753 while words of three letters counted and no space was sure).
/// By how much a text may be less likely than the best one, to one network: none decides alone.
constexpr double kMostAgainst = 4;
/// What the votes on single characters count beside the networks' likelihoods, what is added to each of them, and what
/// speaks for the text that won them.
constexpr double kOfVotes = 12, kSmallest = 0.1, kWon = 0.5;
/// What a word of the dictionary counts, and the fewest letters of one: shorter ones come of units (`µm` was "yum").
constexpr double kOfWord = 8;
constexpr size_t kLetters = 4;
/// Choices that are compared at most.
constexpr size_t kMostChoices = 32;

/// A choice of candidates, one a place.
using Choice = std::vector<size_t>;

/// Places `from` up to `to`, on which votes differ.
struct Doubt {
  size_t from, to;
};

bool is_agreed(const Place& place, size_t votes) {
  const Candidate& best = place.candidates[place.best];
  return !best.text.empty() && best.votes == static_cast<int>(votes);
}

/// What the votes say for a candidate.
double by_votes(const Place& place, size_t candidate) {
  return kOfVotes * std::log(place.candidates[candidate].weight + kSmallest);
}

/// All choices of a doubt; the best ones of places after which there were too many.
/// @param most_behind candidates farther behind the best of their place by the votes are left out
std::vector<Choice> choices_of(const std::vector<Place>& places, const Doubt& doubt, double most_behind,
                               const KeepsSpace& keeps_space) {
  std::vector<Choice> all{{}};
  for (size_t i = doubt.from; i < doubt.to; i++) {
    const Place& place = places[i];
    std::vector<Choice> longer;
    const bool sure = place.candidates[place.best].text == " " && keeps_space(i);
    const bool one = sure || all.size() * place.candidates.size() > kMostChoices;
    for (const Choice& choice : all)
      for (size_t k = 0; k < place.candidates.size(); k++) {
        if (k != place.best && (one || by_votes(place, place.best) - by_votes(place, k) > most_behind)) continue;
        longer.push_back(choice);
        longer.back().push_back(k);
      }
    all = std::move(longer);
  }
  return all;
}

std::vector<std::string> text_of(const std::vector<Place>& places, size_t from, const Choice& choice) {
  std::vector<std::string> text;
  for (size_t i = 0; i < choice.size(); i++)
    if (const auto& one = places[from + i].candidates[choice[i]].text; !one.empty()) text.push_back(one);
  return text;
}

/// @param whole what was looked at
Window window_of(const std::vector<Place>& places, const Doubt& doubt, const Window& whole) {
  Window window = whole;
  const auto best = [](const Place& place) { return place.candidates[place.best].text; };
  if (doubt.from > 0) {
    const Place& place = places[doubt.from - 1];
    window.before = best(place), window.before_x0 = place.x0, window.before_x1 = place.x1;
  }
  if (doubt.to < places.size()) {
    const Place& place = places[doubt.to];
    window.behind = best(place), window.behind_x0 = place.x0, window.behind_x1 = place.x1;
  }
  return window;
}

/// What the votes on its characters say for a choice.
double of_votes(const std::vector<Place>& places, const Doubt& doubt, const Choice& choice) {
  double sum = 0;
  bool won = true;
  for (size_t i = 0; i < choice.size(); i++) {
    const Place& place = places[doubt.from + i];
    sum += by_votes(place, choice[i]);
    won = won && choice[i] == place.best;
  }
  return won ? sum + kWon : sum;
}

/// Words of the dictionary that a choice makes of the doubt and what stands beside it.
double known_words(const std::vector<Place>& places, const Doubt& doubt, const Choice& choice, const Model& words) {
  const auto text_at = [&](size_t i) -> const std::string& {
    const bool chosen = i >= doubt.from && i < doubt.to;
    return places[i].candidates[chosen ? choice[i - doubt.from] : places[i].best].text;
  };
  size_t from = doubt.from, to = doubt.to;
  while (from > 0 && text_at(from - 1) != " ") from--;
  while (to < places.size() && text_at(to) != " ") to++;
  double known = 0;
  std::vector<int> word;
  size_t letters = 0;
  for (size_t i = from; i <= to; i++) {
    if (i < to && text_at(i) != " ") {
      if (text_at(i).empty()) continue;
      word.push_back(words.unicharset.id_of(text_at(i)));
      letters += std::isalpha(static_cast<unsigned char>(text_at(i)[0])) ? 1 : 0;
      continue;
    }
    const bool all = std::find(word.begin(), word.end(), -1) == word.end();
    if (letters >= kLetters && all && words.dictionary.knows(word)) known++;
    word.clear();
    letters = 0;
  }
  return known;
}

void rescore(std::vector<Place>& places, const Doubt& doubt, const std::vector<Vote>& votes, const Window& whole,
             const Model* words, const KeepsSpace& keeps_space) {
  // As much as networks and a word can make good.
  double most_behind = kOfWord;
  for (const Vote& vote : votes) most_behind += kMostAgainst * vote.weight;
  const auto choices = choices_of(places, doubt, most_behind, keeps_space);
  std::vector<std::vector<std::string>> texts;
  std::vector<size_t> first_of;  // the choice that a text is of
  for (size_t i = 0; i < choices.size(); i++) {
    auto text = text_of(places, doubt.from, choices[i]);
    const auto both = [](const std::string& a, const std::string& b) { return a == " " && b == " "; };
    if (std::adjacent_find(text.begin(), text.end(), both) != text.end()) continue;
    if (std::find(texts.begin(), texts.end(), text) != texts.end()) continue;
    texts.push_back(std::move(text));
    first_of.push_back(i);
  }
  if (texts.size() < 2) return;
  const Window window = window_of(places, doubt, whole);
  std::vector<double> sums(texts.size());
  for (const Vote& vote : votes) {
    if (!vote.sight) continue;
    const auto likely = likelihoods(*vote.sight, window, texts);
    if (likely.empty()) continue;
    const double best = *std::max_element(likely.begin(), likely.end());
    for (size_t i = 0; i < sums.size(); i++) sums[i] += vote.weight * std::max(likely[i] - best, -kMostAgainst);
  }
  for (size_t i = 0; i < sums.size(); i++) {
    const Choice& choice = choices[first_of[i]];
    sums[i] += of_votes(places, doubt, choice);
    if (words) sums[i] += kOfWord * known_words(places, doubt, choice, *words);
  }
  const size_t best = static_cast<size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin());
  const Choice& choice = choices[first_of[best]];
  for (size_t i = 0; i < choice.size(); i++) places[doubt.from + i].best = choice[i];
}

}  // namespace

void rescore(Voted& voted, const std::vector<Vote>& votes, double x0, double x1, const Model* words,
             const KeepsSpace& keeps_space) {
  auto& places = voted.places;
  for (size_t from = 0; from < places.size(); from++) {
    if (is_agreed(places[from], votes.size())) continue;
    size_t to = from;
    while (to < places.size() && !is_agreed(places[to], votes.size())) to++;
    rescore(places, {from, to}, votes, {x0, x1, {}, {}}, words, keeps_space);
    from = to;
  }
}

}  // namespace pagemill::recognize
