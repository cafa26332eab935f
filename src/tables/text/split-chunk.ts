import type { Word } from '../../document/page.ts'
import type { Chunk } from './text-lines.ts'

/** The parts of a chunk; itself where it has one. @param isEnd whether a part ends between two words */
export function splitChunk(chunk: Chunk, isEnd: (before: Word, word: Word) => boolean): Chunk[] {
  const parts: Word[][] = [[]]
  for (const [i, word] of chunk.words.entries()) {
    const before = chunk.words[i - 1]
    if (before && isEnd(before, word)) parts.push([])
    parts.at(-1)!.push(word)
  }
  if (parts.length === 1) return [chunk]
  return parts.map((words) => ({
    words,
    x0: words[0]!.box[0],
    x1: Math.max(...words.map(({ box }) => box[2])),
  }))
}
