#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/cancel.h"
#include "base/page.h"
#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill {

namespace recognize {
struct Sight;
}

/// Which of a recognizer's models read a line.
struct ReadBy {
  size_t language = 0;    ///< index
  bool degraded = false;  ///< whether it is the one for degraded print
};

/// A line of a sheet as it was read.
struct LineRead {
  std::vector<Word> words;
  double confidence = 0;  ///< mean over its characters, 0..1

  // What a second look needs; empty where there is none.
  const Sheet* sheet = nullptr;
  TextLine line;
  std::vector<recognize::Glyph> glyphs;
  std::vector<recognize::Glyph> before;  ///< as another model had read it; may be empty
  std::shared_ptr<const recognize::Sight> sight, sight_before;  ///< what they were read from
  std::vector<recognize::Glyph> signs;  ///< that its model cannot write, as another one has read them
  ReadBy by;
  std::vector<std::vector<recognize::Glyph>> of_other_alphabet;  ///< words, as a model of that has read them
};

/// What is known of a sheet's picture.
struct Scan {
  int dpi = 0;            ///< 0 when unknown
  bool enlarged = false;  ///< whether the sheet has more pixels than the picture
  bool reversed = false;  ///< whether its letters were light on dark
};

/// Milliseconds.
struct Spent {
  double network = 0, decoding = 0;
};

/// Finds the words of an upright, levelled page.
class Recognizer {
 public:
  virtual ~Recognizer() = default;

  /// @return lines in any order; boxes in pixels of the sheet. They look at the sheet.
  /// @throws Error kCancelled, kDeadline, kInternal
  virtual std::vector<LineRead> recognize(const Sheet& sheet, const Scan& scan,
                                          const CancelToken& cancel) = 0;

  /// Whether the lines would read better with the page turned by half a turn.
  ///
  /// @param lines of recognize(), their sheets still there
  /// @throws Error kCancelled, kDeadline
  virtual bool upside_down(const std::vector<LineRead>&, const CancelToken&) { return false; }

  /// Puts signs that the model of a line cannot write where another one has read them; second looks do so at the end. Lines
  /// that are looked at no more need it before their sheets go.
  virtual void add_signs(std::vector<LineRead>& lines) const { (void)lines; }

  /// Reads doubtful lines again in other ways and lets the readings vote.
  ///
  /// @param lines of recognize(), their sheets still there
  /// @throws Error kCancelled, kDeadline
  virtual void look_again(std::vector<LineRead>& lines, const Scan& scan, const CancelToken& cancel) {
    (void)lines, (void)scan, (void)cancel;
  }

  /// The text of a picture that is one upright line and little more, in the first language: without
  /// looking for anything. Empty from who cannot read a line alone.
  ///
  /// @throws Error kCancelled, kDeadline, kInternal
  virtual std::string read_line(const Gray& picture, const CancelToken& cancel) {
    (void)picture, (void)cancel;
    return {};
  }

  /// What went into the parts of reading since the last call; nothing where that is not known.
  virtual Spent take_spent() { return {}; }

  /// Whether the text of a page is vertical writing; asked before it is turned, of what runs down.
  virtual bool is_vertical(const Gray& page) { (void)page; return false; }

  /// Begins another page: nothing is known of its script.
  virtual void begin_page() {}

  /// The script of the page, as Tesseract names it, where none of the models reads it; else empty.
  virtual std::string unread_script() const { return {}; }

  /// Code of the language that the last page was read in.
  virtual const std::string& language() const = 0;
};

}  // namespace pagemill
