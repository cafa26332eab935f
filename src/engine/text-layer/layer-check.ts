import type { Box } from '../../document/box.ts'
import type { Picture, Reader } from '../native.ts'
import { type Glyph, isAlphanumeric, isBlank } from '../pdf/glyph.ts'
import type { LetterShapes, PlacedLetter } from '../pdf/letter-shapes.ts'
import type { PageContent } from '../pdf/page-content.ts'
import type { ReadTask } from '../task.ts'

/** Pixels of a line's height, as the networks want it. */
const LINE_HEIGHT = 36
/** Resolution at which lines are drawn that are looked for: enough to read 6 points, little to draw. */
const SAMPLE_DPI = 200
/** Points around such a line. */
const MARGIN = 2
/** Lines looked at on a page: for each font not yet seen to be true, or one for the place alone. */
const MOST_LINES = 3
/**
 * Letters and digits of a line that can be compared, and how many of it are: of two lines that say
 * different things one in 5,000 looks alike by chance.
 */
const FEWEST_LETTERS = 8
const MOST_LETTERS = 10
/** Share of a page's letters below which a font is not looked at. */
const LEAST_SHARE = 0.05
/** Points. Smaller and larger text reads less surely. */
const LEAST_SIZE = 6
const MOST_SIZE = 40
/** Share of a line's letters that must be seen, in their order. */
const LEAST_SEEN = 0.7
/** Ems between characters of one line. */
const WIDEST_GAP = 1.5
/** Ems of a line above and below its baseline. */
const ASCENT = 0.85
const DESCENT = 0.3
const LARGE_PRIME = 7919
/** Beyond ASCII. */
const OTHER = /[^ -~]/
/** Milliseconds a line may be read; longer and it says nothing. */
const LINE_DEADLINE = 500

/** Characters on one baseline, in one font. */
export interface LayerLine {
  readonly text: string
  /** From above its capitals to below its descenders. */
  readonly box: Box
  readonly font: string
  readonly glyphs: readonly Glyph[]
}

/** What was seen of a document's fonts so far; grows. */
export interface SeenFonts {
  /** Ids of fonts whose text was seen to be what they draw. */
  readonly trusted: Set<string>
  readonly shapes: LetterShapes
}

/** What the check needs of a page. */
export interface Drawable {
  /** A part of the page in gray. */
  part(box: Box, dpi: number): Picture
}

/**
 * Does a text layer say what is seen? Lines are drawn, recognised and compared. Before a line is
 * wrong it is looked for with all means, as a page is; and a second line of the same font must agree.
 * A line is drawn on every page, for its place alone may be covered; it is recognised unless each of
 * its letters looks as that letter did where it was recognised.
 *
 * @throws what the reader throws, and `page.part`
 */
export function layerIsSeen(
  content: PageContent,
  page: Drawable,
  { trusted, shapes }: SeenFonts,
  task: ReadTask,
  reader: Reader,
  cancel: Int32Array,
): boolean {
  const isSeen = (line: LayerLine): boolean => {
    const says = (seen: string): boolean => shareSeen(line.text, seen) >= LEAST_SEEN
    const { languages, maxPixels } = task
    try {
      const { picture, letters, dpi } = drawnLine(line, page)
      const options = { languages, dpi, maxPixels, deadline: LINE_DEADLINE }
      if (shapes.areAll(line.font, letters, picture)) return true
      const seen = reader.readLine(picture, options, cancel)
      if (plain(seen) === plain(line.text)) shapes.keep(line.font, letters, picture)
      if (says(seen)) return true
      const [x0, y0, x1, y1] = line.box
      const around: Box = [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN]
      const wider = { ...options, dpi: SAMPLE_DPI, languages: languages.slice(0, 1) }
      const { words } = reader.read(page.part(around, SAMPLE_DPI), wider, cancel)
      return says(words.map((word) => word.text).join(''))
    } catch (error) {
      if ((error as { code?: string }).code === 'DEADLINE') return true
      throw error
    }
  }
  for (const [first, second] of samplesOf(layerLines(content), task.page, trusted)) {
    if (isSeen(first)) trusted.add(first.font)
    else if (!second || !isSeen(second)) return false
  }
  return true
}

/** A line as the networks want it, and where its letters and digits stand in the picture. */
export function drawnLine({ box, glyphs }: LayerLine, page: Drawable) {
  const dpi = (LINE_HEIGHT * 72) / (box[3] - box[1])
  const scale = dpi / 72
  const left = Math.floor(box[0] * scale)
  const letters = glyphs
    .filter(({ text }) => plain(text) !== '')
    .map((glyph): PlacedLetter => {
      const [from, to] = [glyph.x * scale - left, glyph.corner(6) * scale - left]
      return { text: glyph.text, from, to }
    })
  return { picture: page.part(box, dpi), letters, dpi }
}

/** The longest two lines of each font in doubt, or any two of the page. */
export function samplesOf(
  lines: readonly LayerLine[],
  pageNumber: number,
  trusted: ReadonlySet<string>,
): (readonly [LayerLine, LayerLine?])[] {
  const byFont = Map.groupBy(lines, (line) => line.font)
  const lengthOf = (some: readonly LayerLine[]) =>
    some.reduce((sum, line) => sum + line.text.length, 0)
  const all = lengthOf(lines)
  const doubtful = [...byFont]
    .filter(([font, some]) => !trusted.has(font) && lengthOf(some) >= LEAST_SHARE * all)
    .sort(([, a], [, b]) => lengthOf(b) - lengthOf(a))
    .slice(0, MOST_LINES)
  if (doubtful.length > 0)
    return doubtful.map(([, some]) => {
      const [first, second] = some.toSorted((a, b) => b.text.length - a.text.length)
      return [first!, second] as const
    })
  if (lines.length === 0) return []
  // Another place on each page, however many lines each has.
  const at = (pageNumber * LARGE_PRIME) % lines.length
  return [[lines[at]!, lines[(at + 1) % lines.length]]]
}

/** Upright lines that can be compared: letters of the Latin script, of a readable size, one font. */
export function layerLines({ glyphs, fonts }: PageContent): LayerLine[] {
  const lines: LayerLine[] = []
  let run: Glyph[] = []
  const finish = () => {
    const line = lineOf(run, fonts)
    if (line) lines.push(line)
    run = []
  }
  for (const glyph of glyphs) {
    if (glyph.invisible || isBlank(glyph.text) || glyph.directionX < 0.999) continue
    if (glyph.size < LEAST_SIZE || glyph.size > MOST_SIZE) continue
    const last = run.at(-1)
    if (last && (run.length === MOST_LETTERS || !follows(last, glyph))) finish()
    run.push(glyph)
  }
  finish()
  return lines
}

const follows = (last: Glyph, glyph: Glyph): boolean =>
  last.font === glyph.font &&
  Math.abs(last.y - glyph.y) < 0.2 * glyph.size &&
  glyph.x > last.x &&
  glyph.x - last.corner(6) < WIDEST_GAP * glyph.size

function lineOf(run: readonly Glyph[], fonts: PageContent['fonts']): LayerLine | null {
  if (run.length === 0) return null
  let [text, size] = ['', 0]
  for (const glyph of run) {
    text += glyph.text
    size = Math.max(size, glyph.size)
  }
  if (!canBeCompared(text)) return null
  const [first, last] = [run[0]!, run.at(-1)!]
  return {
    text,
    box: [first.x, first.y - ASCENT * size, last.corner(6), first.y + DESCENT * size],
    font: fonts[first.font]?.id ?? '',
    glyphs: run,
  }
}

/** Whether a text has enough letters and digits, of the Latin script alone. */
function canBeCompared(text: string): boolean {
  if (OTHER.test(text)) {
    const letters = plain(text)
    return letters.length >= FEWEST_LETTERS && /^[a-z0-9]+$/.test(letters)
  }
  let count = 0
  for (let i = 0; i < text.length; i++) if (isAlphanumeric(text.charCodeAt(i))) count++
  return count >= FEWEST_LETTERS
}

/** Letters and digits in lower case, without accents. */
const plain = (text: string): string =>
  // Most text is of ASCII, for which this is the same and takes a tenth of the time.
  OTHER.test(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
    : text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Share of the letters of `text` that stand in `seen` in the same order. */
export function shareSeen(text: string, seen: string): number {
  const wanted = plain(text)
  const there = plain(seen)
  let row = new Array<number>(there.length + 1).fill(0)
  for (const letter of wanted) {
    const next = [0]
    for (let i = 0; i < there.length; i++)
      next.push(there[i] === letter ? row[i]! + 1 : Math.max(row[i + 1]!, next[i]!))
    row = next
  }
  return wanted.length > 0 ? row[there.length]! / wanted.length : 1
}
