import bidiFactory, { type Bidi } from 'bidi-js'
import { type Box, unionOf } from '../../document/box.ts'
import { hasRightToLeft, isRightToLeft, mirroredBox } from '../../document/direction.ts'
import type { Block, Page, Rule, Word } from '../../document/page.ts'
import type { Addon, Layout } from '../native.ts'
import { arranged } from './arranged.ts'

// Its types name a default export, which a CommonJS module has as itself.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Gaps wider than this, in heights of a word, part columns. */
const COLUMN_GAP = 1.2
const OPENING = /[([{]/
const CLOSING = /[)\]}]/

interface Upright {
  readonly words: readonly Word[]
  readonly rules: readonly Rule[]
  readonly width: number
  readonly height: number
}

/** Lines and blocks; of a page that is read from right to left, columns on the right come first. */
export function layoutOf(addon: Addon, page: Upright): Layout {
  const { words, rules, width, height } = page
  if (!isRightToLeft(words)) return arranged(addon, words, rules, width, height)
  const mirror = <T extends { readonly box: Box }>(one: T): T => ({
    ...one,
    box: mirroredBox(one.box, width),
  })
  const layout = arranged(addon, words.map(mirror), rules.map(mirror), width, height)
  return {
    blocks: layout.blocks.map((block) => ({
      ...mirror({ ...block, box: block.box as Box }),
      lines: block.lines.map((line) => mirror({ ...line, box: line.box as Box })),
    })),
  }
}

/**
 * Puts words that stand in the order they are seen in, and the characters within them, in the order
 * they are read in (Unicode's bidirectional algorithm, UAX #9, backwards). Pages without text from
 * right to left stay as they are.
 */
export function inLogicalOrder(page: Page): Page {
  const all = page.blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => words))
  if (!all.some(({ text }) => hasRightToLeft(text))) return page
  const isLeftwards = isRightToLeft(all)
  const blockOf = (block: Block): Block => {
    const words = block.lines.flatMap((line) => line.words)
    const base = isLeftwards || isRightToLeft(words) ? 'rtl' : 'ltr'
    if (base === 'ltr' && !words.some(({ text }) => hasRightToLeft(text))) return block
    const lines = block.lines.map((line) => ({
      ...line,
      words: wordsInOrder(line.words, base),
    }))
    return { box: unionOf(lines.map(({ box }) => box)), lines }
  }
  return { ...page, blocks: page.blocks.map(blockOf) }
}

/** Words of a line as they are read; its characters as well. */
export function wordsInOrder(words: readonly Word[], base: 'rtl' | 'ltr'): readonly Word[] {
  if (words.some(({ rotation }) => rotation !== 0)) return words
  const seen = words.toSorted((a, b) => a.box[0] - b.box[0])
  const ownerOf: number[] = []
  let text = ''
  seen.forEach((word, i) => {
    const last = seen[i - 1]
    const wide = last && word.box[0] - last.box[2] > COLUMN_GAP * (word.box[3] - word.box[1])
    const part = `${last ? (wide ? '\t' : ' ') : ''}${word.text}`
    for (let at = 0; at < part.length; at++) ownerOf.push(last && at === 0 ? -1 : i)
    text += part
  })
  const levels = bidi.getEmbeddingLevels(text, base)
  const order = bidi.getReorderedIndices(text, levels)
  const isMirrored = startsClosed(order, text, levels.levels)
  const texts = new Map<number, string>()
  for (const at of order) {
    const owner = ownerOf[at]!
    if (owner < 0) continue
    const unit = text[at]!
    const isLeftwards = (levels.levels[at]! & 1) === 1
    const character = isMirrored && isLeftwards ? (bidi.getMirroredCharacter(unit) ?? unit) : unit
    texts.set(owner, (texts.get(owner) ?? '') + character)
  }
  return [...texts].map(([i, logical]) => ({ ...seen[i]!, text: whole(logical) }))
}

/** Whether the first bracket of the text from right to left closes: brackets are as drawn. */
function startsClosed(order: readonly number[], text: string, levels: Uint8Array): boolean {
  const brackets = order
    .filter((at) => (levels[at]! & 1) === 1)
    .map((at) => text[at]!)
    .filter((unit) => OPENING.test(unit) || CLOSING.test(unit))
  return brackets.length > 1 && CLOSING.test(brackets[0]!)
}

/** Surrogates that were turned round with the rest, and forms of Arabic letters by their place. */
const whole = (text: string): string =>
  text
    .replace(/([\udc00-\udfff])([\ud800-\udbff])/g, '$2$1')
    .replace(/[\ufb1d-\ufdff\ufe70-\ufefc]+/g, (forms) => forms.normalize('NFKC'))
