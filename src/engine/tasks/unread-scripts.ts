import type { Warning } from '../../document/extraction.ts'
import type { Page } from '../../document/page.ts'

/** A model to install, by the script as Tesseract's detection names it. */
const MODELS: Readonly<Record<string, string>> = {
  Arabic: 'ara',
  Armenian: 'hye',
  Bengali: 'ben',
  Canadian_Aboriginal: 'iku',
  Cherokee: 'chr',
  Cyrillic: 'rus',
  Devanagari: 'hin',
  Ethiopic: 'amh',
  Georgian: 'kat',
  Greek: 'ell',
  Gujarati: 'guj',
  Gurmukhi: 'pan',
  Han: 'chi_sim',
  Hangul: 'kor',
  Hebrew: 'heb',
  Hiragana: 'jpn',
  Japanese: 'jpn',
  Kannada: 'kan',
  Katakana: 'jpn',
  Khmer: 'khm',
  Korean: 'kor',
  Lao: 'lao',
  Latin: 'eng',
  Malayalam: 'mal',
  Myanmar: 'mya',
  Oriya: 'ori',
  Sinhala: 'sin',
  Syriac: 'syr',
  Tamil: 'tam',
  Telugu: 'tel',
  Thai: 'tha',
  Tibetan: 'bod',
}
/** What the reader calls a script that it cannot tell. */
const UNKNOWN = 'unknown'
/** Pages that are named. */
const MOST = 10

/** Of pages whose script no model reads: one for each script, with what to install. */
export function unreadScripts(pages: readonly Page[]): Warning[] {
  const byScript = Map.groupBy(
    pages.filter(({ unreadScript }) => unreadScript !== undefined),
    (page) => page.unreadScript!,
  )
  return [...byScript].map(([script, some]) => {
    const numbers = some.slice(0, MOST).map((page) => page.number)
    const place = script === UNKNOWN ? 'a script' : `${script} script,`
    const code = MODELS[script]
    const model = code ? `, such as ${code} (Debian: tesseract-ocr-${code.replace(/_/g, '-')})` : ''
    return {
      code: 'LANGUAGE_NOT_INSTALLED',
      message: `page ${numbers.join(', ')} seems to be in ${place} which none of the languages tried is written in: its words are guesses. Install a model for it${model}`,
    }
  })
}
