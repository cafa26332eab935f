import type {
  Addon,
  Layout,
  LayoutBlock,
  LayoutLine,
  LayoutWord,
  PixelBox,
  PixelRule,
} from '../native.ts'

/** Lines, blocks, columns and reading order of words that are already known. */
export function arranged(
  addon: Addon,
  words: readonly LayoutWord[],
  rules: readonly PixelRule[],
  width: number,
  height: number,
): Layout {
  const placed = new Float64Array(6 * words.length)
  words.forEach(({ box, baseline, rotation }, i) => {
    for (let side = 0; side < 4; side++) placed[6 * i + side] = box[side]!
    placed[6 * i + 4] = baseline
    placed[6 * i + 5] = rotation
  })
  const drawn = new Float64Array(5 * rules.length)
  rules.forEach(({ direction, box }, i) => {
    drawn[5 * i] = direction === 'horizontal' ? 1 : 0
    for (let side = 0; side < 4; side++) drawn[5 * i + 1 + side] = box[side]!
  })
  return layoutFrom(addon.layout(placed, drawn, width, height))
}

function layoutFrom(numbers: Float64Array): Layout {
  let at = 0
  const next = (): number => numbers[at++]!
  const box = (): PixelBox => [next(), next(), next(), next()]
  const line = (): LayoutLine => {
    const around = box()
    const baseline = next()
    const count = next()
    const words: number[] = []
    while (words.length < count) words.push(next())
    return { box: around, baseline, words }
  }
  const block = (): LayoutBlock => {
    const around = box()
    return { box: around, lines: Array.from({ length: next() }, line) }
  }
  const blocks: LayoutBlock[] = []
  while (at < numbers.length) blocks.push(block())
  return { blocks }
}
