import { deserialize, serialize } from 'node:v8'
import type { Box } from '../../document/box.ts'
import type { Block, Fill, Font, Line, Page, Rotation, Rule, Word } from '../../document/page.ts'

/** What a packed page begins with; V8's own format, which pages were kept in before, does with 0xff. */
const FORMAT = 1
/** Bytes in front of the parts: the format, and the length of each part. */
const HEAD = 16
const WIDE = /[\u0100-\uffff]/
const VERTICAL = 4
const FONT = 8
/** Numbers of a word, and of what holds words. */
const OF_WORD = 8
const OF_LINE = 6
const OF_BLOCK = 5

/** What is no column of numbers. */
interface Rest {
  readonly page: Omit<Page, 'blocks' | 'rules' | 'fills'>
  readonly fonts: readonly Font[]
  /** By a word's place on the page. */
  readonly printed: ReadonlyMap<number, string>
}

/** Numbers of the page that is being packed: memory outside the heap is dear to get and to give back. */
let scratch = new Float64Array(8192)

/**
 * A page as bytes: its words, lines and rules as columns of numbers and one text. V8's format, which
 * names each property of each word, takes several times as long to write and to read.
 */
export function packed({ blocks, rules, fills, ...page }: Page): Buffer {
  const count = countOf(blocks) + 2 + OF_BLOCK * (rules.length + fills.length)
  if (scratch.length < count) scratch = new Float64Array(2 * count)
  const numbers = scratch
  const fonts = new Fonts()
  const printed = new Map<number, string>()
  let at = 0
  let place = 0
  let text = ''
  const put = (value: number): void => {
    numbers[at++] = value
  }
  const putBox = (box: Box): void => {
    for (let side = 0; side < 4; side++) numbers[at++] = box[side]!
  }
  put(blocks.length)
  for (const block of blocks) {
    putBox(block.box)
    put(block.lines.length)
    for (const line of block.lines) {
      putBox(line.box)
      put(line.baseline)
      put(line.words.length)
      for (const word of line.words) {
        putBox(word.box)
        put(word.baseline)
        put(word.confidence)
        put(word.text.length)
        const font = word.font ? fonts.placeOf(word.font) + 1 : 0
        put(word.rotation / 90 + (word.vertical ? VERTICAL : 0) + FONT * font)
        text += word.text
        if (word.printed !== undefined) printed.set(place, word.printed)
        place++
      }
    }
  }
  put(rules.length)
  for (const { direction, box } of rules) {
    putBox(box)
    put(direction === 'horizontal' ? 1 : 0)
  }
  for (const { box, luminance } of fills) {
    putBox(box)
    put(luminance)
  }
  const rest: Rest = { page, fonts: fonts.all, printed }
  const isWide = WIDE.test(text)
  const texts = Buffer.from(text, isWide ? 'utf16le' : 'latin1')
  const kept = serialize(rest)
  const head = Buffer.alloc(HEAD)
  head.writeUInt8(FORMAT, 0)
  head.writeUInt8(isWide ? 1 : 0, 1)
  const columns = Buffer.from(numbers.buffer, 0, count * numbers.BYTES_PER_ELEMENT)
  head.writeUInt32LE(columns.byteLength, 4)
  head.writeUInt32LE(texts.byteLength, 8)
  return Buffer.concat([head, columns, texts, kept])
}

/** The page that was packed; or one in V8's format, as a process before this one may have left it. */
export function unpacked(bytes: Buffer): Page {
  if (bytes[0] !== FORMAT) return deserialize(bytes) as Page
  const text = HEAD + bytes.readUInt32LE(4)
  const end = text + bytes.readUInt32LE(8)
  // Copied, as numbers must begin at a multiple of their size.
  const numbers = new Float64Array(new Uint8Array(bytes.subarray(HEAD, text)).buffer)
  const texts = bytes.toString(bytes[1] === 1 ? 'utf16le' : 'latin1', text, end)
  const { page, fonts, printed } = deserialize(bytes.subarray(end)) as Rest
  let at = 0
  let place = 0
  let read = 0
  const box = (): Box => {
    at += 4
    return [numbers[at - 4]!, numbers[at - 3]!, numbers[at - 2]!, numbers[at - 1]!]
  }
  const word = (): Word => {
    const around = box()
    const baseline = numbers[at]!
    const confidence = numbers[at + 1]!
    const own = texts.slice(read, read + numbers[at + 2]!)
    const code = numbers[at + 3]!
    at += 4
    read += own.length
    const rotation = ((code & 3) * 90) as Rotation
    const font = fonts[Math.floor(code / FONT) - 1]
    const also = printed.get(place++)
    const isVertical = (code & VERTICAL) !== 0
    // Each at once: a page has hundreds, and those of a document are alive together.
    if (also === undefined && !isVertical)
      return font
        ? { text: own, box: around, baseline, confidence, rotation, font }
        : { text: own, box: around, baseline, confidence, rotation }
    return {
      ...{ text: own, box: around, baseline, confidence, rotation },
      ...(also !== undefined && { printed: also }),
      ...(font && { font }),
      ...(isVertical && { vertical: true }),
    }
  }
  const line = (): Line => {
    const around = box()
    const baseline = numbers[at++]!
    return { box: around, baseline, words: many(numbers[at++]!, word) }
  }
  const block = (): Block => {
    const around = box()
    return { box: around, lines: many(numbers[at++]!, line) }
  }
  const rule = (): Rule => {
    const around = box()
    return { direction: numbers[at++] === 1 ? 'horizontal' : 'vertical', box: around }
  }
  const fill = (): Fill => {
    const around = box()
    return { box: around, luminance: numbers[at++]! }
  }
  const blocks = many(numbers[at++]!, block)
  const rules = many(numbers[at++]!, rule)
  const fills = many((numbers.length - at) / OF_BLOCK, fill)
  return { ...page, blocks, rules, fills }
}

function many<T>(count: number, next: () => T): T[] {
  const all: T[] = []
  while (all.length < count) all.push(next())
  return all
}

/** How many numbers the words of a page are, with what holds them. */
function countOf(blocks: readonly Block[]): number {
  let count = 0
  for (const { lines } of blocks) {
    count += OF_BLOCK
    for (const { words } of lines) count += OF_LINE + OF_WORD * words.length
  }
  return count
}

/** The fonts of a page, each once. */
class Fonts {
  readonly all: Font[] = []
  readonly #places = new Map<string, number>()
  #last: Font | null = null
  #lastPlace = 0

  placeOf(font: Font): number {
    const last = this.#last
    // Most words are set as the one before.
    const isSame =
      last?.size === font.size &&
      last.name === font.name &&
      last.bold === font.bold &&
      last.italic === font.italic
    if (isSame) return this.#lastPlace
    const key = `${font.size} ${font.bold} ${font.italic} ${font.name}`
    let place = this.#places.get(key)
    if (place === undefined) {
      place = this.all.push(font) - 1
      this.#places.set(key, place)
    }
    this.#last = font
    this.#lastPlace = place
    return place
  }
}
