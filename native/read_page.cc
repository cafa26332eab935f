#include "read_page.h"

#include <cctype>
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>

#include "base/stopwatch.h"
#include "image/binarize.h"
#include "image/enlarge.h"
#include "image/even_light.h"
#include "image/fills.h"
#include "image/flatten.h"
#include "image/halve.h"
#include "image/negative.h"
#include "image/soften.h"
#include "image/turn.h"
#include "layout/arrange.h"
#include "layout/orientation.h"
#include "layout/page_shape.h"
#include "layout/paper_holes.h"
#include "layout/sheets.h"
#include "layout/skew.h"
#include "read_sideways.h"
#include "recognize/confidence.h"

namespace pagemill {
namespace {

/// Degrees: pages lie no more askew than this, and less is not worth turning all pixels for.
constexpr double kMostSkew = 15, kLeastSkew = 0.08;
/// Pixels of the shorter edge from which half the size is enough to see skew and direction.
constexpr int kLarge = 1400;
/// The blur of softer eyes, in letter heights.
constexpr double kSoftness = 0.03;
/// Pixels: letters lower than this are enlarged to about that; at most so often, and to so many
/// pixels.
constexpr double kSmallLetters = 13, kWantedLetters = 22, kMostEnlarged = 4e7;
constexpr int kMostFactor = 5;
/// So many times as much well-read text is clearly more. At 1.01 one photo of a table is taken whose shades are gone and with
/// them the table; of 690 pictures of made papers 67 are read otherwise here (with what light letters on dark gained in the
/// same run), 34 with more words of their truths and 6 with fewer.
constexpr double kClearly = 1.03;

/// So many times as many letters in even light may be print that was hidden. With what is read less surely 47 of 90 unevenly lit
/// pictures are read twice, among them all 15 whose second reading is taken.
constexpr double kMoreLetters = 1.02;

/// Letters of a page for looking at it as a whole: where it has many pixels, of the page at half its
/// size.
struct Glance {
  Bits ink;
  int scale = 1;  ///< pixels of the page each way in one of these
  std::vector<Component> letters;
  double text_height = 0;  ///< in pixels of the page
  bool is_page = true;     ///< not among much else: a card on cloth
};

Glance glance_at(const Gray& gray, const CancelToken& cancel) {
  cancel.check();
  const int scale = std::min(gray.width, gray.height) >= kLarge ? 2 : 1;
  Bits bits = scale > 1 ? binarize(halved(gray), cancel) : binarize(gray, cancel);
  auto ink = components_of(bits, cancel);
  take_paper_holes(ink);
  const double text_height = text_height_of(ink);
  auto letters = letters_of(ink, text_height);
  const bool page = is_page(ink, text_height);
  if (!page) {
    // What lies on its side has no words to be seen yet.
    auto words = letters_in_words(letters, text_height);
    if (!words.empty()) letters = std::move(words);
  }
  return {std::move(bits), scale, std::move(letters), scale * text_height, page};
}

size_t letters_in_words(const Glance& glance) {
  return letters_in_words(glance.letters, glance.text_height / glance.scale).size();
}

/// Turns a page that is printed light on dark as a whole into one that is dark on light: areas alone
/// are told later, but how a page lies is seen from its dark letters. A card that lies on something light may be dark.
Glance glance_at_ink(Gray& gray, const CancelToken& cancel) {
  Glance glance = glance_at(gray, cancel);
  if (glance.is_page && !mostly_dark(gray)) return glance;
  Gray light = negative(gray);
  Glance other = glance_at(light, cancel);
  if (letters_in_words(other) <= letters_in_words(glance)) return glance;
  gray = std::move(light);
  return other;
}

/// How the page lies in the picture, a photo perhaps; none when it is flat.
std::optional<Mesh> shape_of(const Gray& gray, const Glance& glance, double skew,
                             const CancelToken& cancel) {
  auto mesh = shape_of({glance.ink, glance.letters, glance.text_height / glance.scale, skew, gray}, cancel);
  if (!mesh) return mesh;
  mesh = mesh->scaled(glance.scale);
  // Halves of odd sizes are rounded.
  mesh->source_width = gray.width;
  mesh->source_height = gray.height;
  return mesh;
}

/// Flattens a photo; what bends much is straight only the second time.
/// @param mesh gets the way back from both
/// @return typical height of its letters
double flatten(Gray& photo, Mesh& mesh, const CancelToken& cancel) {
  Gray flat = flattened(photo, mesh, cancel);
  Glance glance = glance_at(flat, cancel);
  if (const auto rest = shape_of(flat, glance, 0, cancel)) {
    mesh = rest->after(mesh);
    flat = flattened(photo, mesh, cancel);
    glance = glance_at(flat, cancel);
  }
  photo = std::move(flat);
  return glance.text_height;
}

/// Turns and levels or flattens `gray`, and says by how much in `read`.
/// @return typical height of its letters
double straighten(Gray& gray, Recognizer& recognizer, PageRead& read, const CancelToken& cancel) {
  Glance glance = glance_at_ink(gray, cancel);
  if (runs_down(glance.letters)) {
    // Columns of vertical writing become lines from the first, on the right, to the last.
    read.rotation = recognizer.is_vertical(gray) ? 270 : 90;
    gray = turned(gray, read.rotation);
    glance = glance_at(gray, cancel);
  }
  const double skew = skew_of(glance.letters, kMostSkew);
  if (auto shape = shape_of(gray, glance, skew, cancel)) {
    read.mesh = std::move(*shape);
    return flatten(gray, read.mesh, cancel);
  }
  if (std::abs(skew) >= kLeastSkew) {
    cancel.check();
    gray = leveled(gray, -skew);
    read.skew = -skew;
  }
  return glance.text_height;
}

/// How often the page must be enlarged so that its letters do not touch and its marks are more than
/// a pixel; 1 for what was scanned at a usual resolution.
int enlargement_for(double text_height, const Gray& gray) {
  if (text_height <= 0 || text_height >= kSmallLetters) return 1;
  const int wanted = static_cast<int>(std::ceil(kWantedLetters / text_height));
  const double most = std::sqrt(kMostEnlarged / (static_cast<double>(gray.width) * gray.height));
  return std::clamp(wanted, 1, std::max(1, std::min(kMostFactor, static_cast<int>(most))));
}

/// Back to the pixels that came in.
void shrink(PageRead& read, int factor) {
  const auto shrunk = [&](Box& box) {
    box = {box.x0 / factor, box.y0 / factor, box.x1 / factor, box.y1 / factor};
  };
  for (Word& word : read.words) {
    shrunk(word.box);
    word.baseline /= factor;
  }
  for (Rule& rule : read.rules) shrunk(rule.box);
  for (Fill& fill : read.fills) shrunk(fill.box);
  read.width /= factor;
  read.height /= factor;
}

/// Vertical writing as it stands on the page, which was turned so that its columns were lines.
void stand_up(PageRead& read) {
  read.rotation = (read.rotation + 90) % 360;
  read.mesh = read.mesh.turned(90);
  std::swap(read.width, read.height);
  const auto stood = [&](Box& b) { b = {read.width - b.y1, b.x0, read.width - b.y0, b.x1}; };
  for (Word& word : read.words) {
    stood(word.box);
    // A word turned by a quarter has its baseline across.
    if (word.rotation % 180 == 0) word.baseline = read.width - word.baseline;
    word.rotation = (word.rotation + 90) % 360;
  }
  for (Rule& rule : read.rules) {
    stood(rule.box);
    rule.horizontal = !rule.horizontal;
  }
  for (Fill& fill : read.fills) stood(fill.box);
}

/// Letters and digits. Grain is surely read as dashes and bullets: signs, of which nearly all are of U+0080 to U+00BF and
/// U+2000 to U+2FFF, say nothing of how well a page is read.
int letters_in(const std::string& text) {
  int count = 0;
  for (const unsigned char byte : text) {
    const bool sign = byte == 0xc2 || byte == 0xe2, begins = (byte & 0xc0) != 0x80;
    count += byte < 0x80 ? std::isalnum(byte) != 0 : begins && !sign;
  }
  return count;
}

/// How much well-read text there is: badly read letters count against it.
double worth_of(const std::vector<LineRead>& lines) {
  double worth = 0;
  for (const LineRead& line : lines)
    for (const Word& word : line.words) worth += (word.confidence - recognize::gate::kWorthless) * letters_in(word.text);
  return worth;
}

/// The lines of both sheets, and what runs up or down the page.
std::vector<LineRead> lines_of(Sheets& sheets, const Scan& scan, Recognizer& recognizer,
                               std::string& language, const CancelToken& cancel) {
  auto sideways = read_sideways(sheets.dark, scan, recognizer, cancel);
  auto lines = recognizer.recognize(sheets.dark, scan, cancel);
  language = recognizer.language();
  for (LineRead& line : sideways) lines.push_back(std::move(line));
  if (sheets.light.ink.empty()) return lines;
  auto light = recognizer.recognize(sheets.light, {scan.dpi, scan.enlarged, true}, cancel);
  if (confidence_of(light) < recognize::gate::kLight && worth_of(light) < recognize::gate::kLightWorth) return lines;
  if (light.size() > lines.size()) language = recognizer.language();
  recognizer.add_signs(light);
  for (LineRead& line : light) {
    std::erase_if(line.words, [](const Word& word) { return word.confidence < recognize::gate::kLightWord; });
    line.sheet = nullptr;  // what is there is sure
    if (!line.words.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

/// A page as it was read in one light, before second looks.
struct Reading {
  PageRead read;
  std::unique_ptr<Sheets> sheets, soft;  ///< its lines look at them
  std::vector<LineRead> lines;
  double text_height = 0;  ///< in pixels of the sheets
  int factor = 1;          ///< so often the picture was enlarged
  bool vertical = false;   ///< its columns of vertical writing were made lines
};

Reading reading_of(Gray gray, int dpi, Recognizer& recognizer, const CancelToken& cancel) {
  Reading reading;
  PageRead& read = reading.read;
  read.dpi = dpi;
  Stopwatch watch;
  recognizer.begin_page();
  const double text_height = straighten(gray, recognizer, read, cancel);
  reading.vertical = read.rotation == 270;
  const int factor = reading.factor = enlargement_for(text_height, gray);
  const Scan scan{dpi, factor > 1};
  reading.text_height = factor * text_height;
  const auto parted = [&](Gray page, std::vector<Rule>& rules) {
    return std::make_unique<Sheets>(sheets_of(std::move(page), reading.text_height, rules, cancel));
  };
  reading.sheets = parted(enlarged(std::move(gray), factor, cancel), read.rules);
  read.timings["prepare"] = watch.lap();
  recognizer.take_spent();  // by a page that was given up
  auto& lines = reading.lines = lines_of(*reading.sheets, scan, recognizer, read.language, cancel);
  const Spent spent = recognizer.take_spent();
  read.timings["network"] = spent.network;
  read.timings["decoding"] = spent.decoding;
  read.timings["lines"] = watch.lap() - spent.network - spent.decoding;
  // Text that stands on its head reads badly: only then both ways are compared.
  read.unread_script = recognizer.unread_script();
  if (!read.unread_script.empty()) return reading;
  if (confidence_of(lines) < recognize::gate::kUpright && recognizer.upside_down(lines, cancel)) {
    read.rotation = (read.rotation + 180) % 360;
    read.mesh = read.mesh.turned(180);
    reading.sheets = parted(turned(reading.sheets->dark.gray, 180), read.rules);
    lines = lines_of(*reading.sheets, scan, recognizer, read.language, cancel);
  }
  // A page that reads badly may have broken strokes or be printed in dots: looked at with softer
  // eyes, and the better reading kept.
  if (confidence_of(lines) < recognize::gate::kDoubtfulPage) {
    const double radius = std::max(1.0, reading.sheets->dark.text_height * kSoftness);
    std::vector<Rule> rules;
    reading.soft = parted(softened(reading.sheets->dark.gray, static_cast<int>(std::lround(radius)), cancel), rules);
    std::string language;
    auto again = lines_of(*reading.soft, scan, recognizer, language, cancel);
    if (worth_of(again) > worth_of(lines)) {
      lines = std::move(again);
      read.rules = std::move(rules);
      read.language = std::move(language);
    }
  }
  read.timings["again"] = watch.lap();
  return reading;
}

/// How many letters of a height are seen in a picture.
size_t letters_seen(const Gray& gray, double text_height, const CancelToken& cancel) {
  cancel.check();
  const int scale = std::min(gray.width, gray.height) >= kLarge ? 2 : 1;
  const Bits bits = scale > 1 ? binarize(halved(gray), cancel) : binarize(gray, cancel);
  return letters_of(components_of(bits, cancel), text_height / scale).size();
}

/// Whether even light may show more of a page: where it was read well, only print that was not seen at all.
bool may_show_more(const Gray& even, const Gray& gray, const Reading& reading, double text_height, const CancelToken& cancel) {
  if (confidence_of(reading.lines) < recognize::gate::kSureInItsLight) return true;
  const auto known = static_cast<double>(letters_seen(gray, text_height, cancel));
  return static_cast<double>(letters_seen(even, text_height, cancel)) > kMoreLetters * known;
}

/// The picture laid as a page was that was read in even light: of its sheet no shades are left.
Gray laid_as(const Gray& picture, const Reading& reading, const CancelToken& cancel) {
  const PageRead& read = reading.read;
  Gray page = turned(picture, read.rotation);
  if (!read.mesh.empty()) page = flattened(page, read.mesh, cancel);
  else if (read.skew != 0) page = leveled(page, read.skew);
  return enlarged(std::move(page), reading.factor, cancel);
}

}  // namespace

PageRead read_page(Gray gray, int dpi, Recognizer& recognizer, const CancelToken& cancel) {
  const bool uneven = is_unevenly_lit(gray);
  Reading reading = reading_of(uneven ? gray : std::move(gray), dpi, recognizer, cancel);
  Stopwatch watch;
  // Shadows, creases and what a sheet lies on hide print, or look like it. Pale shades and
  // large dark grounds are gone with them, and light letters on those: the better reading is kept.
  Gray shades;
  if (uneven && reading.read.unread_script.empty()) {
    const double height = reading.text_height / reading.factor;
    Gray even = in_even_light(gray, height, cancel);
    if (may_show_more(even, gray, reading, height, cancel)) {
      Reading other = reading_of(std::move(even), dpi, recognizer, cancel);
      if (worth_of(other.lines) > kClearly * worth_of(reading.lines)) {
        reading = std::move(other);
        shades = laid_as(gray, reading, cancel);
      }
    }
  }
  PageRead& read = reading.read;
  read.timings["even_light"] = watch.lap();
  const bool legible = read.unread_script.empty();
  if (legible) recognizer.look_again(reading.lines, {dpi, reading.factor > 1}, cancel);
  read.timings["second_looks"] = watch.lap();
  for (LineRead& line : reading.lines)
    for (Word& word : line.words) {
      if (!legible) word.confidence *= recognize::gate::kIllegible;
      read.words.push_back(std::move(word));
    }
  const Sheets& sheets = *reading.sheets;
  const Gray& page = sheets.dark.gray;
  read.fills = fills_of(shades.pixels.empty() ? page : shades, reading.text_height, sheets.reversed, cancel);
  read.timings["fills"] = watch.lap();
  read.width = page.width;
  read.height = page.height;
  if (reading.factor > 1) shrink(read, reading.factor);
  if (reading.vertical) stand_up(read);
  read.layout = arrange(read.words, read.rules, read.width, read.height, cancel);
  read.timings["layout"] = watch.lap();
  return std::move(read);
}

}  // namespace pagemill
