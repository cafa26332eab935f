#include <algorithm>
#include <span>

#include "recognize/confidence.h"
#include "recognize/drop_specks.h"
#include "recognize/language/other_alphabet.h"
#include "recognize/lines/line_crop.h"
#include "recognize/lines/line_glyphs.h"
#include "recognize/lines/line_words.h"
#include "recognize/lines/passages.h"
#include "recognize/look_alikes.h"
#include "recognize/network_recognizer.h"
#include "recognize/read_strokes.h"
#include "recognize/repair/lacking_signs.h"
#include "recognize/repair/raised_lines.h"
#include "recognize/repair/white.h"
#include "recognize/slashed_zeros.h"
#include "recognize/vote/rescore.h"
#include "recognize/vote/vote.h"

namespace pagemill::recognize {
namespace {

/// Characters of a line that may be grain.
constexpr size_t kFew = 2;
/// Weight of a first reading by the model for degraded print: the others read such lines worse.
constexpr double kOfDegradedPrint = 2;
/// x-heights of white that is a space whatever a network sees. Chosen on dev's texts at .35, .5 and .7: words' F1 of forms and
/// papers .9335, .9327 and .9326, of receipts .8725, .8735 and .8736.
constexpr double kSurelySpace = 0.35;
/// Where every text is ahead by as much a passage is settled: no other opinion weighs more. Two could together; of 100
/// lines of dev's texts that a third one then saw none changed.
constexpr double kDecided = 1;
constexpr Look kWider{.stretch = 1.2}, kCloser{.trim = 0.12};

/// Who looks, and how.
struct Opinion {
  bool second;  ///< set of models
  Look look;
};
/// The first opinion settles a passage when it agrees with what was read; else the others are asked
/// while they can change something, and all vote. Two networks err in different places, so theirs is the better vote.
/// The second set costs three times what the first does. It looks once more, at what is as it was, only where no model for
/// degraded print has read, whose reading weighs as two. Looking once more everywhere, so and nowhere: words' F1 of dev's
/// texts .8063, .8065 and .8067, words of its cards found .6741, .6741 and .6719. Without the first one's wider look F1
/// was .8036, with the second set's look as it is for its wider one .8052.
constexpr Opinion kOfBoth[]{{true, kWider}, {false, kWider}, {true, {}}};
constexpr size_t kOfPoorPrint = 2;  ///< of these
constexpr Opinion kOfOne[]{{false, kWider}, {false, kCloser}, {false, {.gamma = 1.6}}};

bool same_text(const std::vector<Glyph>& a, const std::vector<Glyph>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Glyph& one, const Glyph& other) { return one.text == other.text; });
}

/// Grain and hatching look like a character or two, to everybody like others, and stand anywhere; what stands as
/// letters do may be grain where nothing was read.
bool may_be_grain(const LineRead& line) {
  if (line.glyphs.empty()) return true;
  return line.glyphs.size() <= kFew && !line.line.in_row && line.confidence < gate::kGrain;
}

/// Whether all that saw anything read the same, two at least.
bool is_agreed(const std::vector<Vote>& votes) {
  std::vector<const Vote*> seen;
  for (const Vote& vote : votes)
    if (!vote.glyphs.empty()) seen.push_back(&vote);
  return seen.size() > 1 && std::all_of(seen.begin(), seen.end(), [&](const Vote* vote) { return same_text(vote->glyphs, seen.front()->glyphs); });
}

/// So is one that two models read differently. @param by_two whether models that differ tell of a doubt
bool is_doubtful(const LineRead& line, bool by_two) {
  return line.confidence < gate::kSureOfLine ||
         (by_two && !line.before.empty() && !same_text(line.before, line.glyphs));
}

}  // namespace

void NetworkRecognizer::look_again(std::vector<LineRead*> doubtful, Language& first,
                                   Language* second, const CancelToken& cancel) {
  struct Doubt {
    LineRead* line;
    Passage passage;
    std::vector<Vote> votes{};
    Voted outcome{};
    bool open = true;
  };
  std::vector<Doubt> doubts;
  for (LineRead* line : doubtful)
    for (Passage& passage : doubtful_passages(*line)) {
      const double weight = line->by.degraded && second ? kOfDegradedPrint : 1;
      std::vector<Vote> votes{{passage.of(line->glyphs), weight, line->sight}};
      if (!line->before.empty()) votes.push_back({within(line->before, passage), 1, line->sight_before});
      doubts.push_back({line, std::move(passage), std::move(votes)});
    }
  auto opinions = second ? std::span<const Opinion>(kOfBoth) : std::span<const Opinion>(kOfOne);
  if (second && first.by.degraded) opinions = opinions.first(kOfPoorPrint);
  for (const Opinion& opinion : opinions) {
    Language& reader = opinion.second ? *second : first;
    std::vector<Doubt*> open;
    std::vector<LineCrop> crops;
    std::vector<LineImage> images;
    for (Doubt& doubt : doubts) {
      if (!doubt.open) continue;
      cancel.check();
      open.push_back(&doubt);
      crops.push_back(crop(doubt.line->sheet->gray, doubt.passage.part, reader.model->program.line_height,
                           opinion.look));
      images.push_back(std::move(crops.back().image));
    }
    const auto read_again = read(reader, images, cancel);
    for (size_t k = 0; k < open.size(); k++) {
      auto& [line, passage, votes, outcome, is_open] = *open[k];
      const auto glyphs = glyphs_of(read_again[k].words, *reader.model, crops[k]);
      votes.push_back({within(glyphs, passage), 1, sight_of(read_again[k], reader, crops[k])});
      outcome = voted(votes);
      const bool agrees = &opinion == opinions.data() && same_text(votes.front().glyphs, votes.back().glyphs);
      is_open = !agrees && (outcome.margin < kDecided || may_be_grain(*line));
    }
  }
  // From the last: glyphs before a passage keep their places.
  for (auto doubt = doubts.rbegin(); doubt != doubts.rend(); ++doubt) {
    LineRead& line = *doubt->line;
    const Passage& passage = doubt->passage;
    const bool text = !may_be_grain(line) || is_agreed(doubt->votes);
    const auto& places = doubt->outcome.places;
    rescore(doubt->outcome, doubt->votes, passage.left, passage.right, first.words.get(), [&](size_t at) {
      if (at == 0 || at + 1 == places.size()) return false;
      const auto white = widest_white(line.line, *line.sheet, places[at - 1].x0, places[at + 1].x1);
      return white.width() >= kSurelySpace * line.line.x_height;
    });
    passage.replace(line.glyphs, text ? glyphs_of(doubt->outcome) : std::vector<Glyph>());
  }
  for (LineRead* line : doubtful) line->words = words_of(line->glyphs, line->line, *line->sheet);
}

void NetworkRecognizer::add_signs(std::vector<LineRead>& lines) const {
  for (LineRead& line : lines) {
    if (line.signs.empty() && line.of_other_alphabet.empty()) continue;
    line.glyphs = with_words(with_lacking_signs(std::move(line.glyphs), line.signs), line.of_other_alphabet);
    line.words = words_of(line.glyphs, line.line, *line.sheet);
    line.signs.clear();
    line.of_other_alphabet.clear();
  }
}

void NetworkRecognizer::look_again(std::vector<LineRead>& lines, const Scan& scan,
                                   const CancelToken& cancel) {
  for (size_t language = 0; language < codes_.size(); language++)
    for (const bool degraded : {false, true}) {
      // The other networks read the blurred letters of an enlarged picture worse.
      std::vector<LineRead*> doubtful;
      for (LineRead& line : lines)
        if (line.sheet && line.by.language == language && line.by.degraded == degraded &&
            is_doubtful(line, !scan.enlarged))
          doubtful.push_back(&line);
      Language* reader = doubtful.empty() ? nullptr : at(degraded ? degraded_ : first_, language);
      if (!reader) continue;
      look_again(std::move(doubtful), *reader,
                 scan.enlarged ? nullptr : at(second_, language), cancel);
    }
  add_signs(lines);
  read_figures(lines, cancel);
  read_alone(lines, cancel);
  read_strokes(lines);
  read_slashed_zeros(lines);
  read_look_alikes(lines);
  drop_specks(lines);
  read_raised(lines, cancel);
  join_raised(lines);
}

}  // namespace pagemill::recognize
