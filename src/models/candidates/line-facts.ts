import {
  isAddressLine,
  isCountry,
  isLastState,
  readTown,
  tellsSince,
} from '../../fields/address.ts'
import { CENTS, holdsCents } from '../../fields/cents.ts'
import { holdsAddress } from '../../fields/contact.ts'
import { capitals, digits, letters } from '../../fields/counts.ts'
import { isGivenName } from '../../fields/given-names.ts'
import { LABELS, type LabelName } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { hasCompanyForm, hasCompanyWord } from '../../reading/company-names.ts'
import { meanSize } from '../../reading/document-text.ts'
import type { Line } from './address-candidate.ts'
import { labelScores, mostOfLabels } from './label-scores.ts'
import { personWords } from './person-words.ts'

const CONTACT: readonly LabelName[] = ['phone', 'fax', 'mobile', 'email', 'website']
const OTHER: readonly LabelName[] = LABELS.filter(
  (name) => !/^column_|^section_|street|customer|vendor|address/.test(name),
)

/** A name of the web by itself, whatever it ends in. */
const HOST = /^\W{0,3}[\p{Ll}\d-]{3,}\.\p{Ll}{2,}$/u

/** What a line says of itself. */
export interface LineFacts {
  /** Street or town, town, contact, other label, sum, day, country, firm. */
  readonly traits: readonly number[]
  readonly letters: number
  readonly capitals: number
  readonly digits: number
  /** Shaped like a line of an address. */
  readonly shaped: boolean
  /** Mean size of its type, in points. */
  readonly size: number
  readonly endsInComma: boolean
  /** Neither a figure nor a comma. */
  readonly plain: boolean
  /** Five digits by themselves. */
  readonly code: boolean
  readonly longNumber: boolean
  readonly lowerWords: number
  readonly person: boolean
  /** Its mail is taken in at another's. */
  readonly careOf: boolean
  /** What it begins with, up to a sign that parts texts. */
  readonly lead: readonly number[]
  /** It ends as sentences do. */
  readonly sentence: boolean
  /** It begins with a town's code, or is one, as in Japan and Korea. */
  readonly townCode: boolean
}

export const factsOf = once((line: Line): LineFacts => {
  const { text } = line
  return {
    traits: traitsOf(text),
    letters: letters(text),
    capitals: capitals(text),
    digits: digits(text),
    shaped: isShaped(text),
    size: meanSize(line.words),
    endsInComma: /,\s*$/.test(text),
    plain: !/\d|,/.test(text),
    code: /(?<!\d)\d{5}(?!\d)/.test(text),
    longNumber: LONG_NUMBER.test(text),
    lowerWords: line.words.filter((word) => LOWER.test(word.text)).length,
    person: isPerson(text),
    careOf: CARE_OF.test(text),
    lead: leadOf(text),
    sentence: SENTENCE.test(text),
    townCode: isCode(text),
  }
})

const lastPartOf = (text: string): string => text.slice(text.lastIndexOf(',') + 1).trimStart()

function traitsOf(text: string): readonly number[] {
  const scores = labelScores(text)
  const last = lastPartOf(text)
  return [
    isAddressLine(text) ? 1 : 0,
    readTown(text) ? 1 : 0,
    Math.max(
      mostOfLabels(scores, CONTACT),
      holdsAddress(text) || HOST.test(text) ? 1 : 0,
      /\d[\d\s()-]{8,}\d/.test(text) ? 0.7 : 0,
    ),
    mostOfLabels(scores, OTHER),
    holdsCents(text) ? 1 : 0,
    /\d{1,4}[-./]\d{1,2}[-./]\d{2,4}/.test(text) ? 1 : 0,
    isCountry(last) || isLastState(last) ? 1 : 0,
    hasCompanyForm(text) ? 1 : hasCompanyWord(text) ? 0.5 : 0,
  ]
}

/** More digits than a house or a town has. */
export const LONG_NUMBER = /\d(?:[ .-]?\d){6}/
/** Words of a sentence: streets and towns are written with capitals. */
const LOWER = /^\p{Ll}{4,}[.,]?$/u
/** A title of courtesy, or a given name in front of another. */
function isPerson(text: string): boolean {
  if (/\d/.test(text)) return false
  const words = text.split(/\s+/)
  const [, , honorific] = personWords(text)
  return honorific === 1 || (words.length > 1 && isGivenName(words[0]!))
}

/** Where somebody's mail is taken in, at another's: the first line of an address. */
const CARE_OF = /^(?:c\s?\/\s?[o0-](?!\p{L})|p\s?\/\s?a(?!\p{L})|p\. ?a(?:dr)?\.)/iu

/** A town's code that addresses of Japan and Korea begin with, before a line or by itself. */
const isCode = (text: string): boolean =>
  /^〒\s?\d{3}-?\d{4}|^\d{3}-\d{4}$|^\(?우\)?\s?\d{5}/u.test(text)

/** What ends a sentence, and no line of an address. */
const SENTENCE = /[。！!?？]$|(?:ます|ました|습니다|니다)[.。]?$/u

/** What parts a firm, or what it does, from its address in one line. */
const PARTED = /^(.+?)(\s[·•|–—-]\s|,\s*)\S/u

/**
 * What the first line begins with, up to a sign that parts texts: no figure before another sign than a comma, a firm,
 * figures that no street and no town has, or a person.
 */
function leadOf(text: string): readonly number[] {
  const [, lead, sign] = PARTED.exec(text) ?? []
  if (lead === undefined) return [0, 0, 0, 0]
  const figures = digits(lead) > 0
  return [
    !figures && !sign!.startsWith(',') ? 1 : 0,
    hasCompanyForm(lead) ? 1 : 0,
    figures && !isShaped(lead) ? 1 : 0,
    isPerson(lead) ? 1 : 0,
  ]
}

const HOUSE = /^\d{1,4}(?:[/-]\d{1,4})?\p{L}?$/u
const CODE = /^(?:\p{Lu}{1,2}-)?\d{4,6}$/u
const WORD = /^\p{L}/u
const NO_ADDRESS = new RegExp(String.raw`${CENTS}(?!\d)|\d[-./]\d{1,2}[-./]\d|[@%€$£]|\d{7}`)
/** Words in front of a house's number. */
const STREET_WORDS = 5

/**
 * A name and a short number, or a number and a name, as lines of addresses have them in any
 * language, or a town's code beside its name.
 */
export function isShaped(text: string): boolean {
  if (!/\d/.test(text) || NO_ADDRESS.test(text) || tellsSince(text)) return false
  const words = text.split(/[\s,]+/)
  return words.some((word, i) => {
    const beside = WORD.test(words[i - 1] ?? '') || WORD.test(words[i + 1] ?? '')
    if (!beside) return false
    if (HOUSE.test(word)) return i <= STREET_WORDS
    return CODE.test(word) || (/^\d{3}$/.test(word) && /^\d{2,3}$/.test(words[i + 1] ?? ''))
  })
}
