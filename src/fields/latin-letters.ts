/**
 * Greek and Cyrillic letters as addresses of mail and of the web write them: by ISO 843 and ELOT 743, and by the
 * tables of the passports of Bulgaria, Russia and Ukraine where these agree with most others.
 */
const LATIN: Readonly<Record<string, string>> = {
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs(
    'абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюяё',
    'a b v g g d e e zh z i i i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya e',
  ),
}

function pairs(letters: string, latin: string): Record<string, string> {
  const others = latin.split(' ')
  return Object.fromEntries([...letters].map((letter, i) => [letter, others[i]!]))
}

const OTHER = /[\u0370-\u03ff\u0400-\u04ff]/u
const OTHERS = /[\u0370-\u03ff\u0400-\u04ff]/gu

/** A folded text in Latin letters; `ου` is one sound. */
export const inLatinLetters = (folded: string): string =>
  OTHER.test(folded)
    ? folded.replaceAll('ου', 'ou').replace(OTHERS, (letter) => LATIN[letter] ?? letter)
    : folded
