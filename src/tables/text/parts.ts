import type { Box } from '../../document/box.ts'
import type { Chunk, TextLine } from './text-lines.ts'

/** Chunks of a line between two barriers of running text. */
export interface Part {
  readonly box: Box
  readonly chunks: readonly Chunk[]
}

const ENUMERATOR = /^(?:[•▪●◦‣·*–-]|o|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])$/i
/** A list's text follows its mark within this, in ems. */
const ENUMERATOR_GAP = 3.5

/** What running text leaves of a line; marks of lists are one with their text. */
export function partsOf(line: TextLine, prose: ReadonlySet<Chunk>, em: number): Part[] {
  const parts: Part[] = []
  let chunks: Chunk[] = []
  const finish = () => {
    if (chunks.length > 0)
      parts.push({ box: [chunks[0]!.x0, line.box[1], chunks.at(-1)!.x1, line.box[3]], chunks })
    chunks = []
  }
  for (const chunk of line.chunks) {
    const last = chunks.at(-1)
    if (prose.has(chunk)) finish()
    else if (last && isEnumerator(last) && chunk.x0 - last.x1 <= ENUMERATOR_GAP * em)
      chunks[chunks.length - 1] = {
        words: [...last.words, ...chunk.words],
        x0: last.x0,
        x1: chunk.x1,
      }
    else chunks.push(chunk)
  }
  finish()
  return parts
}

const isEnumerator = ({ words }: Chunk): boolean =>
  words.length === 1 && ENUMERATOR.test(words[0]!.text)
