import { isGivenName } from '../../fields/given-names.ts'
import { foldedPhrase } from '../../fields/lexicon.ts'
import { hasCompanyWord } from '../../reading/company-names.ts'

/** What recognition takes for each other, one in place of the other. */
const ALIKE = ['il1!|', 'hnb', 'ceo', 'uv', 'gq', '5s', 'o0']
const isAlike = (a: string, b: string): boolean =>
  ALIKE.some((own) => own.includes(a) && own.includes(b))

/** A name that tells a mailbox; shorter ones are part of many words. */
const LEAST_NAME = 5

/** A mailbox's name in an address of mail, and what stands before it in its word. */
const MAILBOX = /(?<=^|\s)([\p{L}\d._!|-]{3,64})(?=@[\p{L}\d])/u

/**
 * An e-mail address whose mailbox is called like somebody on the card but for one letter that was misread, or the
 * initial that was lost before its point: `ilovelace@`, `.lovelace@` of `Lena Lovelace`.
 *
 * @param bearers words side by side that may be names, folded
 */
export function withMailbox(text: string, bearers: readonly string[][]): string {
  const own = MAILBOX.exec(text)
  if (!own) return text
  const [, box] = own
  const names = bearers.filter((words) => words.length > 1 && !hasCompanyWord(words.join(' ')))
  const plain = box!.toLowerCase()
  const all = names.flatMap((words) => formsOf(words[0]!, words.at(-1)!))
  if (/^\p{L}/u.test(plain) && all.includes(plain.replace(/[._-]/g, ''))) return text
  const boxes = (of: readonly string[][]) => [
    ...new Set(of.flatMap((words) => mailboxOf(plain, words) ?? [])),
  ]
  const called = boxes(names.filter(([first]) => isGivenName(first!)))
  const [only, ...others] = called.length > 0 ? called : boxes(names)
  if (only === undefined || others.length > 0) return text
  return text.slice(0, own.index) + only + text.slice(own.index + box!.length)
}

/** What mailboxes are called. */
const formsOf = (first: string, last: string): string[] => [
  first + last,
  last + first,
  first[0]! + last,
  last + first[0],
  first + last[0],
  ...(last.length >= LEAST_NAME ? [last] : []),
  ...(first.length >= LEAST_NAME ? [first] : []),
]

/** The mailbox as it must have been; null for somebody else's. */
function mailboxOf(box: string, words: readonly string[]): string | null {
  const [first, last] = [words[0]!, words.at(-1)!]
  if (/^[._-]/.test(box) && last.length >= LEAST_NAME && foldedPhrase(box.slice(1)) === last)
    return first[0] + box
  for (const form of formsOf(first, last)) {
    const letters = form.length >= LEAST_NAME ? oneAlike(box, form) : null
    if (letters !== null) return letters
  }
  return null
}

/** A text with its one letter that is misread of a form's; what parts names stays. */
function oneAlike(box: string, form: string): string | null {
  const own = [...box]
  let at = 0
  let wrong = -1
  for (const [i, letter] of own.entries()) {
    if (/[._-]/.test(letter)) continue
    const right = form[at++]
    if (right === undefined) return null
    if (letter === right) continue
    if (wrong >= 0 || !isAlike(letter, right)) return null
    wrong = i
    own[i] = right
  }
  return at === form.length && wrong >= 0 ? own.join('') : null
}
