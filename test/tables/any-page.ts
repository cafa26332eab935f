import type { Rule, Word } from '../../src/document/page.ts'
import { across, down, page, words } from './pages.ts'

/** Reproducible numbers 0..1. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A page with a table set anyhow, texts around it, every word another one. */
export function anyPage(seed: number) {
  const next = random(seed)
  const pick = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  let count = 0
  const name = () => {
    const figures = next() < 0.4
    count++
    return figures
      ? `${1000 + count}`
      : `${next() < 0.5 ? 'W' : 'w'}ord${'abcdefghij'[count % 10]}${count}`
  }
  const lines: Word[][] = []
  const rules: Rule[] = []
  const text = (length: number) => Array.from({ length }, name).join(' ')
  let y = 80
  const prose = (length: number) => {
    for (let i = 0; i < length; i++, y += 12) lines.push(words(text(pick(5, 9)), 60, y))
    y += pick(0, 20)
  }
  prose(pick(0, 4))
  const columns = pick(2, 5)
  const gutter = pick(6, 20)
  const wide = (480 - gutter * columns) / columns
  const leading = pick(11, 14)
  const padding = pick(0, 1) * pick(3, 10)
  const ruled = pick(0, 3)
  const top = y - 12
  for (let row = 0; row < pick(3, 8); row++) {
    if (ruled > 0) rules.push(across(y - 10, 60, 540))
    const high = Array.from({ length: columns }, (_, c) =>
      next() < 0.15 && c > 0 ? 0 : pick(1, 3),
    )
    for (let k = 0; k < Math.max(...high); k++, y += leading) {
      const line = high.flatMap((count, c) =>
        k < count
          ? words(text(pick(1, Math.max(1, Math.floor(wide / 50)))), 60 + c * (wide + gutter), y)
          : [],
      )
      lines.push(line)
    }
    y += padding
  }
  if (ruled === 3)
    for (let c = 0; c <= columns; c++) rules.push(down(56 + c * (wide + gutter), top, y))
  if (next() < 0.3) lines.push(words(text(4), 60, y))
  y += 20
  prose(pick(0, 4))
  return page(lines, rules)
}
