#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "layout/text_line.h"
#include "recognize/decode/decoder.h"
#include "recognize/decode/evidence.h"
#include "recognize/lines/line_crop.h"
#include "recognize/model/model.h"
#include "recognize/model_folders.h"
#include "recognize/network/forward.h"
#include "recognize/recognizer.h"
#include "recognize/vote/sight.h"
#include "tesseract/script_detector.h"

namespace pagemill::recognize {

/// The own reader: finds lines, runs the language's network over all of them together, decodes.
class NetworkRecognizer : public Recognizer {
 public:
  /// @param languages codes, at least one; a page that the first reads badly is tried with the others
  /// @throws Error kLanguageMissing when one has no model in the first folder; kLanguageDamaged when the
  ///   models of all are damaged; UnsupportedNetwork when only libtesseract runs the first one's
  NetworkRecognizer(const ModelFolders& folders, const std::vector<std::string>& languages);

  bool upside_down(const std::vector<LineRead>& lines, const CancelToken& cancel) override;
  std::vector<LineRead> recognize(const Sheet& sheet, const Scan& scan,
                                  const CancelToken& cancel) override;
  void add_signs(std::vector<LineRead>& lines) const override;
  void look_again(std::vector<LineRead>& lines, const Scan& scan, const CancelToken& cancel) override;
  std::string read_line(const Gray& picture, const CancelToken& cancel) override;
  Spent take_spent() override { return std::exchange(spent_, {}); }
  bool is_vertical(const Gray& page) override;
  void begin_page() override;
  std::string unread_script() const override { return unread_script_; }
  const std::string& language() const override { return codes_[current_]; }

 private:
  /// A line as one network reads it.
  struct Reading {
    std::vector<DecodedWord> words;
    double confidence = 0;  ///< mean over its characters
    ReadBy by;
    std::shared_ptr<const Evidence> evidence{};  ///< of lines that may be read again
  };
  struct Language {
    ReadBy by;
    std::shared_ptr<const Model> model, words;
    Forward forward;
    Decoder decoder;
    /// @param words its dictionary serves a model of the same characters that has none
    Language(ReadBy by, std::shared_ptr<const Model> shared, std::shared_ptr<const Model> words = nullptr);
  };
  std::vector<Reading> read(Language& language, std::span<const LineImage> images,
                            const CancelToken& cancel);
  std::vector<Reading> read(Language& language, const std::vector<const LineImage*>& images,
                            const CancelToken& cancel);
  static std::shared_ptr<const Sight> sight_of(const Reading& reading, const Language& language, const LineCrop& crop);
  static double word_confidence(const std::vector<Reading>& readings);
  /// Whether most of the words are not in the dictionary.
  static bool reads_foreign_words(const std::vector<Reading>& readings);
  /// A folder of models, each loaded when first needed.
  struct ModelSet {
    std::string folder;
    bool degraded;
    std::vector<std::unique_ptr<Language>> languages;
    std::vector<bool> tried;
    /// When the file of one that could not be used was written: another file may be better.
    std::vector<std::filesystem::file_time_type> written;
    ModelSet(const std::string& folder, size_t count, bool degraded = false);
    bool changed(size_t index, const std::string& path) const;
    std::string model_of(const std::string& code) const {
      return folder + "/" + code + ".traineddata";
    }
  };
  Language& reader_of(const ReadBy& by) {
    return *(by.degraded ? degraded_ : first_).languages[by.language];
  }
  /// Null without a model, when it is damaged, or when only libtesseract runs it.
  Language* at(ModelSet& set, size_t index);
  /// Reads lines of one model again, by the second set's network too if there is one.
  void look_again(std::vector<LineRead*> doubtful, Language& first, Language* second,
                  const CancelToken& cancel);
  /// Whether `read_figures` reads the lines of a language.
  bool misses_figures(const ReadBy& by);
  /// Reads the figures of lines in the Arabic script again, by a network that knows all digits.
  void read_figures(std::vector<LineRead>& lines, const CancelToken& cancel);
  /// Reads what stands alone in its row and was read as nothing again, several times beside itself.
  void read_alone(std::vector<LineRead>& lines, const CancelToken& cancel);
  /// Reads words with exponents again, with those as large as the other characters.
  void read_raised(std::vector<LineRead>& lines, const CancelToken& cancel);
  /// The network for figures of the Arabic script; null without one.
  Language* figures();
  /// Of lines, those that were read.
  using Readings = std::vector<std::optional<Reading>>;
  /// A language, and how far ahead of the first one it is; of the first one, how far the next is, below 0.
  struct Told {
    size_t language;
    double lead;
    Readings readings;  ///< what it has read of the lines; of the first language nothing
  };
  /// Languages of the first one's script whose dictionaries have most of the words that it read.
  std::vector<size_t> likely_languages(const std::vector<Reading>& readings);
  /// How many letters of the lines are in words of the dictionary.
  static double share_known(const std::vector<Reading>& readings);

  /// Lines of a sheet, and each as networks of several heights want to see it.
  struct Seen {
    std::vector<TextLine> lines;
    std::vector<LineRead> marks;
    const Gray& gray;
    std::map<int, std::vector<std::optional<LineCrop>>> crops{};  ///< by height, those that were needed
    const LineCrop& crop_of(size_t line, const Language& language);
  };
  static std::vector<Reading> some_of(const Readings& readings, const std::vector<size_t>& which);
  static std::vector<size_t> unread(const std::vector<size_t>& which, const Readings& readings);
  /// Reads chosen lines.
  void read_some(Language& language, Seen& seen, const std::vector<size_t>& which, Readings& readings,
                 const CancelToken& cancel);
  /// The language that reads a sample of chosen lines best.
  /// @param by_base what the first language has read of them
  Told best_language(Seen& seen, const std::vector<size_t>& which, const Readings& by_base, bool small_print,
                     const CancelToken& cancel);
  /// Whether another language may read better.
  static bool may_be_foreign(const std::vector<Reading>& readings);
  /// Tells the language of a sheet, `current_`, by its longest lines.
  /// @param by_own what that language has read
  /// @return false where all lines are needed for that
  bool tell_by_longest(Seen& seen, Readings& by_base, Readings& by_own, const Scan& scan,
                       const CancelToken& cancel);
  /// The same, and the script, by all lines, which are read.
  void tell_by_all(Seen& seen, Readings& by_base, Readings& by_own, const Sheet& sheet,
                   const Scan& scan, const CancelToken& cancel);
  /// Reads a sheet by another script's model, and takes that where it reads better, or is sure to be right.
  /// @returns whether it was taken
  bool read_anew(Seen& seen, const std::vector<Reading>& readings, Readings& by_base, Readings& by_own, const Sheet& sheet,
                 bool is_sure, const CancelToken& cancel);
  /// Reads chosen lines in the page's language, or in the first one where that reads them better.
  /// @param by_base lines that were read in the first one
  void read_in_language(Seen& seen, const std::vector<size_t>& which, Readings& by_base,
                        Readings& readings, const CancelToken& cancel);
  /// Reads lines that are not read surely, and figures, by another model, and takes what that reads better.
  /// @param readings of the lines, all read
  /// @param by_other what that has read, and reads now
  /// @param has_fewer whether fewer networks look at figures of the language
  void take_better(Language& other, Seen& seen, const std::vector<size_t>& which, Readings& readings, Readings& by_other,
                   bool has_fewer, const CancelToken& cancel);
  /// How much a line as one alphabet's model reads it is worth beside another's: its confidence, more where it is in words.
  static double worth_among_letters(const Reading& reading);
  /// Of a page in another script, reads lines in Latin letters: addresses of the net, names of firms.
  /// @param not_taken of lines in Greek or Cyrillic letters, the readings in the alphabet that were not taken
  void read_latin(Seen& seen, const std::vector<size_t>& which, Readings& readings, Readings& not_taken,
                  const CancelToken& cancel);
  Seen lines_for(const Language& language, const Sheet& sheet, const CancelToken& cancel);
  /// Tells the script of lines that the page's model reads badly, and chooses the model for it: `base_`
  /// or `unread_script_` say what came of it.
  void tell_script(Seen& seen, const std::vector<Reading>& readings, const Sheet& sheet,
                   const CancelToken& cancel);
  /// Whether there is a model for lines of Chinese, Japanese or Korean.
  bool reads_han() const;
  /// A model for Chinese, Japanese or Korean, and whether the page is in these without being read as a whole.
  struct ToldHan {
    size_t language;
    bool is_sure;
  };
  /// The one that reads what the page's model reads ill; none where it is not in these.
  std::optional<ToldHan> tell_han(Seen& seen, const std::vector<Reading>& readings, const CancelToken& cancel);
  /// The model for Greek or Cyrillic letters that reads what the page's model takes for unknown Latin words; none where they
  /// are Latin.
  std::optional<size_t> tell_letters(Seen& seen, const std::vector<Reading>& readings, const CancelToken& cancel);
  /// Whether hardly any word of much text is in the dictionary.
  static bool knows_nothing(const std::vector<Reading>& readings);
  /// A language that reads a sample best, -1 without any.
  struct Suiting {
    int language = -1;
    double worth = 0;  ///< how well it suits, beside others of its script
    double sure = 0;   ///< how much is read, and how surely: models of other scripts see few letters, or doubt
  };
  /// @param lines longest ones that are read
  Suiting best_of_script(const std::string& script, const Sheet& sheet, size_t lines, const CancelToken& cancel);
  Suiting best_of_all_scripts(const Sheet& sheet, const CancelToken& cancel);

  std::vector<std::string> codes_;
  ScriptDetector detector_;
  size_t base_ = 0;  ///< the model of the page's script that lines are read with first
  bool told_ = false, same_script_ = false, vertical_ = false;
  bool told_han_ = false, no_han_ = false;  ///< whether `tell_han` was sure, where it was asked
  bool told_letters_ = false;               ///< whether `tell_letters` told the page's
  std::string unread_script_;
  std::optional<size_t> settled_;  ///< the page's language, where all were compared on enough text
  ModelSet first_, second_, degraded_;
  std::string figures_folder_;
  std::unique_ptr<Language> figures_;
  bool figures_tried_ = false;
  size_t current_ = 0;
  /// How far ahead of the first language another must be over all lines: clearly where it was not over the longest ones.
  double lead_wanted_ = 0;
  Spent spent_;
};

}  // namespace pagemill::recognize
