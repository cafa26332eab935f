#pragma once

#include <algorithm>

namespace pagemill::recognize {

/// 0..1 from the natural logarithm of a probability, as Tesseract shows it.
inline double confidence_of(double certainty) { return std::clamp(1 + certainty / 20, 0.0, 1.0); }

/// The certainty that is shown as a confidence.
inline double certainty_of(double confidence) { return 20 * (confidence - 1); }

/// What is done at which confidence, in the order in which a page meets it. All in one table: whoever changes
/// the scale above, or a network, has to look at every row again. Behind each stands what set it:
///
/// - by hand: looked at on a few pages; no measurement of it is on record.
/// - with SET: it came with a change that was measured on SET of the development set, as a whole; other
///   values of it are not on record.
/// - chosen on SET: other values were measured on SET as well, so that its figures there flatter a little.
///
/// A confidence is the mean over the characters of a page's words, of a line, or of a word's worst.
namespace gate {

// Text that runs up or down a page, block by block.
/// From it on a block is read the right way: the other one is not tried. By hand.
inline constexpr double kSidewaysSure = 0.95;
/// Below it what was read sideways is no text. By hand.
inline constexpr double kSidewaysText = 0.93;

// The language and the script of a page.
/// Of words; below it a page may be in another language than the first one. By hand.
inline constexpr double kSureOfLanguage = 0.985;
/// Of words; above it the longest lines alone tell the language, and the page is in the script it was read
/// in. By hand for the script; for the language with dev's texts (words' F1 .9389 before, .9388 after).
inline constexpr double kWellRead = 0.945;
/// Of words, and share of letters in words of the dictionary: below both no model reads the script. By hand.
inline constexpr double kIllRead = 0.92, kIllKnown = 0.55;
/// Share of letters in words of the dictionary below which a page that is read surely may still be in
/// another language: one without the letters of the page's is sure of what it reads. Of the longest lines of 55 of dev's
/// texts none has .607 to .719: other languages are below, English and what is read unsurely above; tables of short words are between.
inline constexpr double kFewKnown = 0.72;
/// Of a line; one that no language reads so well does not tell which the page is in. Chosen on dev's texts: one
/// of 75 pages is told rightly from .945 to .96 that is not at .93 and below (words' F1 .880 -> .933), the others
/// are read alike.
inline constexpr double kReadByAny = 0.95;
/// Of a line of a page in Chinese, Japanese or Korean; below it no Latin model has read it. On eight cards Latin models
/// had .914 to .950 on Chinese characters, .982 and more on their own.
inline constexpr double kLatinAmongHan = 0.965;
/// By how much another language must suit better than the first, and where the first alone has a model
/// for the small print at hand. The former by hand; the latter with dev's texts and cards (named wrongly 9
/// of 75 and 13 of 22 before, 2 and 2 after).
inline constexpr double kLead = 0.01, kLeadInSmallPrint = 0.05;
/// By how much of the words that the first language read another's dictionary may know less than the one
/// that knows most, for it to be looked at. With dev's texts, cards and invoices.
inline constexpr double kFarUnknown = 0.15;
/// What the share of letters in words of the dictionary counts for, beside how surely a line is read, where Greek or Cyrillic
/// letters may be taken for Latin ones. A receipt in Greek capitals was read in Estonian as surely, half of its letters were in
/// Greek words; of a third of a Spanish one a Bulgarian model made words, less surely by .008.
inline constexpr double kKnownLetters = 0.03;
/// So far behind after a first look a language is left out; so far ahead it needs no more lines. With dev's
/// texts, as above.
inline constexpr double kFarBehind = 0.05, kClearLead = 0.035;
/// By how much a line may read worse in the page's language than in the first one. By hand.
inline constexpr double kNearlyAsGood = 0.02;

// Small and poor print, which has a model of its own.
/// Of words; below it that model reads the page. Chosen on dev's texts and made tables of figures at .98, .983,
/// .987 and .992: words' F1 .9120, .9128, .9128 and .9129 (scans of tables .9592, then .9617 at .992), figures
/// of grey scans .9933, .9969, .9969 and .9986, for 3 to 25 % more time on groups of scans, none on clean pages.
inline constexpr double kSureOfPrint = 0.992;
/// Of a line; from it on that model is not asked. Certainties have an offset, so no line has more than .99575.
/// Chosen on dev's texts at .995, .9952, .9955 and all lines: words' F1 .9117, .9123, .9129 and .9129, for 70, 72,
/// 84 and 100 % of what that model reads.
inline constexpr double kSureInPoorPrint = 0.9955;

// What is no text.
/// Of a line: no text below the first; below the second without any letter or digit; below the third with
/// two or three letters alone, but for what stands as the letters of its row do: that is looked at again, and is no text
/// where that sees none. By hand, on drawings.
inline constexpr double kNoText = 0.6, kMarksAlone = 0.965, kLettersAlone = 0.92;
/// Of a line of one or two characters; below it they are grain unless all models read the same. Chosen on
/// dev's receipts.
inline constexpr double kGrain = 0.96;
/// Words light on dark: all of a page together, and each. Pictures have holes that look like letters.
/// By hand.
inline constexpr double kLight = 0.95, kLightWord = 0.8;
/// By so much, a letter at a time, those above kWorthless outweigh the others, where all together are less sure. Of 55 such pictures
/// those with text have .39 or more (12 that is read rightly, 5 Greek letters read as Latin ones), one half of it .24, drawings and
/// patterns .17 at most.
inline constexpr double kLightWorth = 0.3;

// Looking again.
/// Of words; below it the page is also tried upside down. By hand.
inline constexpr double kUpright = 0.96;
/// Of words; below it the page is looked at with softer eyes. With dev's receipts.
inline constexpr double kDoubtfulPage = 0.975;
/// Of words; from it on a page is read in even light only where that shows more letters. Chosen on 90 unevenly lit pictures of receipts
/// and tables: 40 are below it; of the 8 whose even light has more words of their truths the surest has .9843, a made slip .9852.
inline constexpr double kSureInItsLight = 0.986;
/// Of a word; a worse one counts against the reading of a page it is in. Of 38 doubtful pages of receipts and tables, the words
/// of their truths that are in the reading taken: 544 at .8, 551 at .84, 558 at .88, 559 from .9 to .94; 570 where the better
/// one is always taken, 537 without softer eyes.
inline constexpr double kWorthless = 0.9;
/// Of a line; below it other looks vote with the first. Chosen on dev's receipts at .985: words' F1 .8265, and
/// .829 for twice the time where all lines are voted on; .99 with a second set of models.
inline constexpr double kSureOfLine = 0.99;
/// Of a character or a space; the words at one below it are looked at again. With dev's texts and scans of tables: of
/// 825 lines that votes changed two were changed where nothing was below it.
inline constexpr double kSureOfCharacter = 0.975;

/// What is left of the confidence in words of a script that no model reads. By hand.
inline constexpr double kIllegible = 0.05;
/// Probability of a space or a point that only white or ink tells. By hand.
inline constexpr double kOnlySeen = 0.9;

}  // namespace gate
}  // namespace pagemill::recognize
