import type { Word } from '../../document/page.ts'
import type { Option } from '../../scoring/decide.ts'
import type { CandidateSet } from '../candidates/candidate-set.ts'
import type { NameCandidate } from '../candidates/name-candidate.ts'

/** What stands between two things in a line, by itself or at the end of the first. */
const SIGN = /^[·•|●∙■–—/,-]+$/
const ENDS = /[,;|]$/

/** Whether two texts are all of one line, parted by a sign: `Ada Example · Notary`, `Sales manager – Exports`. */
export function areParted(first: Option, second: Option, { candidates }: CandidateSet): boolean {
  const [a, b] = [first, second].map(({ candidates: own }) => candidates[own[0] ?? -1]) as [
    NameCandidate | undefined,
    NameCandidate | undefined,
  ]
  if (!a || !b || a.piece !== b.piece) return false
  const { words } = a.piece
  const end = a.words.length
  const start = words.length - b.words.length
  return (
    end <= start &&
    isAt(words, a.words, 0) &&
    isAt(words, b.words, start) &&
    words.slice(end, start).every(({ text }) => SIGN.test(text)) &&
    (end < start || ENDS.test(words[end - 1]!.text))
  )
}

const isAt = (words: readonly Word[], own: readonly Word[], at: number): boolean =>
  own[0] === words[at] && own.at(-1) === words[at + own.length - 1]
