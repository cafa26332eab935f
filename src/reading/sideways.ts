import type { Box } from '../document/box.ts'
import { type Block, type Page, type Rotation, wordsOf } from '../document/page.ts'
import { turned, turnedBox } from '../document/turned.ts'
import { type DocumentText, documentText } from './document-text.ts'

/** A page's words that run up or down it, turned so that they are upright. */
interface Side {
  readonly of: Page
  /** By how much it was turned, clockwise. */
  readonly turn: Rotation
  readonly page: Page
}

const RUNS: readonly Rotation[] = [90, 270]

function sideOf(of: Page, run: Rotation): Side[] {
  const isOwn = ({ rotation, vertical }: { rotation: Rotation; vertical?: true }) =>
    rotation === run && !vertical
  if (!wordsOf(of).some(isOwn)) return []
  const turn = (360 - run) as Rotation
  const { width, height } = of
  const box = (own: Box) => turnedBox(own, turn, width, height)
  const blocks = of.blocks.flatMap((block): Block[] => {
    const lines = block.lines.flatMap((line) => {
      const own = line.words.filter(isOwn)
      if (own.length === 0) return []
      const { words } = turned({ width, height, words: own, rules: [], fills: [] }, turn)
      return [{ box: box(line.box), baseline: words[0]!.baseline, words }]
    })
    return lines.length === 0 ? [] : [{ box: box(block.box), lines }]
  })
  const page = { ...of, width: height, height: width, blocks, rules: [], fills: [] }
  return [{ of, turn, page }]
}

const sides = new WeakMap<Page, Side>()

/**
 * A document with what runs up or down its pages, an address along a card's edge, on pages of its own behind all
 * others.
 */
export function withSideways(document: DocumentText): DocumentText {
  const own = document.pages.flatMap((page) => RUNS.flatMap((run) => sideOf(page, run)))
  if (own.length === 0) return document
  const last = Math.max(...document.pages.map(({ number }) => number))
  const { pages, rows } = documentText(
    own.map(({ page }, i) => ({ ...page, number: last + 1 + i })),
  )
  for (const [i, page] of pages.entries()) sides.set(page, own[i]!)
  const first = document.rows.length
  return {
    ...document,
    pages: [...document.pages, ...pages],
    rows: [...document.rows, ...rows.map((row) => ({ ...row, index: first + row.index }))],
  }
}

/** Moves what was found up or down a page to where it stands on it. */
export function outOfSideways<T extends { readonly page: number; readonly box: Box }>(
  found: Readonly<Record<string, T | null | undefined>>,
  pages: readonly Page[],
): Record<string, T | null | undefined> {
  const back = (own: T): T => {
    const page = pages.find(({ number }) => number === own.page)
    const side = page && sides.get(page)
    if (!side) return own
    const { of, turn } = side
    const way = (360 - turn) as Rotation
    return { ...own, page: of.number, box: turnedBox(own.box, way, page.width, page.height) }
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, own]) => [name, own ? back(own) : own]),
  )
}
