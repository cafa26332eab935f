/** Chinese characters, kana and their punctuation: each fills a square cell. */
const WIDE =
  /^[\u3001-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff9f\u{20000}-\u{3ffff}]/u
/** Scripts of India and South East Asia, whose vowels stand around their consonants. */
const BRAHMIC =
  /^[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Thai}\p{sc=Lao}\p{sc=Tibetan}\p{sc=Myanmar}\p{sc=Khmer}]/u

/** Latin, Greek, Cyrillic, Hebrew, Arabic: what comes before those of India in Unicode, asked of every letter. */
const isBefore = (text: string): boolean => text.charCodeAt(0) < 0x900

/** Whether a text begins with a character of a square cell, written without spaces between words. */
export const isWide = (text: string): boolean => !isBefore(text) && WIDE.test(text)

/** Whether a text begins with a character whose width files know only in part. */
export const isBrahmic = (text: string): boolean => !isBefore(text) && BRAHMIC.test(text)
