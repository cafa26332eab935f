/**
 * Units that take prefixes, then those that stand by themselves: of the SI brochure (9th edition, tables 2, 4 and 8),
 * of effect, of counts and of food. Case counts: nothing else tells `mg` from `Mg`.
 */
const TAKE_PREFIXES =
  'g|l|L|m|s|mol|U|IU|UI|IE|Eq|eq|val|osm|Osm|kat|S|V|A|F|W|J|N|K|Pa|Bq|Sv|Gy|Hz|bar|Wh|VA|Ω|cal|lm|lx|cd'
const ALONE = '%|‰|°C|t|ha|h|min|d|dB|lb|oz|KBE|KTJ|UFC|CFU|JTK|TKJ|NTU'
const PREFIXES = 'µ|μ|u|m|n|p|f|k|d|c|h|M|G'
/** The same of Cyrillic papers (GOST 8.417). */
const CYRILLIC =
  '(?:к|м|мк|н|с|д|г|М)?(?:г|гО|л|м|моль|Вт|В|А|Па|Гц|Дж|бар|кал|кат|См)|т|ч|мин|сут|га|ед|экв|КОЕ'
const POWER = '(?:[²³⁴]|\\^\\d)?'
const PART = new RegExp(
  `^(?:(?:(?:${PREFIXES})?(?:${TAKE_PREFIXES})|${ALONE}|${CYRILLIC})${POWER}|(?:[x×]\\s?)?10(?:[³⁶⁹]|¹²|\\^(?:3|6|9|12)))$`,
  'u',
)
/** What signs of units are read as, and those signs. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ '1': 'l', I: 'l', i: 'l', '|': 'l', '!': 'l', t: 'l', '0': 'o', '9': 'g' },
  ...{ y: 'µ', p: 'µ', υ: 'µ' },
}
/** Signs of one part that may have been misread, and characters of one. */
const MOST_MISREAD = 3
const LONGEST = 6
/** `10^9` and a power of a length whose sign was read as another, or as a letter beside it. */
const COUNT = /^([x×]\s?)?10[^³⁶⁹¹](3|6|9|12)$/
const FLAT_COUNT = /^([x×]\s?)?10(3|6|9|12)$/
const RAISED: Readonly<Record<string, string>> = { 3: '³', 6: '⁶', 9: '⁹', 12: '¹²' }
/** How often: `1/min`. */
const A_TIME = /^1\/(?:s|min|h|d)$/
const DIRTY_POWER = /^(\p{L}{1,3})[:;*'’.,]?([23²³])$/u

/** A text as the unit that it is, or was misread for; null where it is none. */
export function nearestUnit(text: string): string | null {
  const parts = text.split('/')
  if (parts.length > 3) return null
  const own = A_TIME.test(text)
    ? parts
    : parts.map((part, i) => nearestPart(part, parts.length > 1 && i === 0))
  if (own.includes(null)) return null
  return own.join('/')
}

/** @param isCounted it stands over a measure: a count of something may */
function nearestPart(part: string, isCounted: boolean): string | null {
  if (PART.test(part)) return part
  if (part === 'u') return 'U'
  if (isCounted) {
    const [, times = '', power] = COUNT.exec(part) ?? []
    if (power) return `${times}10^${power}`
    const [, before = '', flat] = FLAT_COUNT.exec(part) ?? []
    if (flat) return `${before}10${RAISED[flat]}`
    if (/^[GTM]$/.test(part)) return part
  }
  const dirty = DIRTY_POWER.exec(part.toLowerCase())
  if (dirty) {
    const power = dirty[1]! + (/[2²]/.test(dirty[2]!) ? '²' : '³')
    if (PART.test(power)) return power
  }
  return part.length > LONGEST ? null : withFewestChanges(part)
}

/** The unit that the fewest signs read as others make of a text; null where none do. */
function withFewestChanges(text: string): string | null {
  // What was changed so far, and from where on more may be.
  let made = [{ text, from: 0 }]
  for (let changes = 0; changes < MOST_MISREAD && made.length > 0; changes++) {
    made = made.flatMap((before) =>
      [...text].flatMap((sign, at) => {
        const other = at < before.from ? undefined : READ_AS[sign]
        if (!other) return []
        return [
          { text: before.text.slice(0, at) + other + before.text.slice(at + 1), from: at + 1 },
        ]
      }),
    )
    const unit = made.find((changed) => PART.test(changed.text))
    if (unit) return unit.text
  }
  return null
}
