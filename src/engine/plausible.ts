import type { Glyph, PageContent } from './page-content.ts'

/** Share of characters without a meaning above which a text layer is noise. */
const MOST_STRANGE = 0.15
/** Fewer visible characters than this beside a picture that fills the page are a stamp. */
const STAMP = 800
/** A band without text this high, as a share of the page, filled by a picture, is a scan. */
const EMPTY_BAND = 0.45
const FILLED = 0.6
/** More shapes than this without any text may be text drawn as shapes. */
const OUTLINES = 20

interface Page {
  readonly width: number
  readonly height: number
}

/** Why a page's text layer is used, or why not. */
export type Verdict = 'good' | 'blank' | 'no_text' | 'strange' | 'behind_scan' | 'mostly_picture'

export const isUsable = (verdict: Verdict): boolean => verdict === 'good' || verdict === 'blank'

/**
 * Does the text layer hold what a reader sees? Looks at the characters and where pictures lie,
 * not at pixels.
 */
export function judgeTextLayer(content: PageContent, page: Page): Verdict {
  let visible = 0
  let invisible = 0
  let strange = 0
  for (const glyph of content.glyphs) {
    if (glyph.text.trim() === '') continue
    if (glyph.invisible) invisible++
    else visible++
    if (isStrange(glyph.text)) strange++
  }
  if (visible === 0) {
    const drawn = content.images.length > 0 || content.strokes.length > OUTLINES
    return invisible > 0 || drawn ? 'no_text' : 'blank'
  }
  if (strange > MOST_STRANGE * (visible + invisible)) return 'strange'
  if (invisible > visible) return 'behind_scan'
  if (visible < STAMP && hasFilledBand(content, page)) return 'mostly_picture'
  return 'good'
}

/** Replacement, private use and control characters: a font without a usable encoding. */
function isStrange(text: string): boolean {
  const code = text.codePointAt(0) ?? 0
  return (
    code === 0xfffd ||
    code < 0x20 ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    code >= 0xf0000
  )
}

/** A band over the page's width that has no text but a picture behind most of it. */
function hasFilledBand(content: PageContent, page: Page): boolean {
  if (content.images.length === 0 || !(page.height > 0)) return false
  const ROWS = 100
  const text = new Uint8Array(ROWS)
  const row = (y: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((y / page.height) * ROWS)))
  for (const glyph of content.glyphs) if (isInk(glyph)) text[row(glyph.y)] = 1
  // Pictures may overlap; the widest one in a row is enough.
  const covered = new Float64Array(ROWS)
  for (const { box } of content.images) {
    const width = Math.min(box[2], page.width) - Math.max(box[0], 0)
    if (width <= 0 || box[3] <= 0 || box[1] >= page.height) continue
    for (let r = row(box[1]); r <= row(box[3] - 0.001); r++)
      covered[r] = Math.max(covered[r]!, width / page.width)
  }
  let rows = 0
  let sum = 0
  for (let r = 0; r <= ROWS; r++) {
    if (r < ROWS && text[r] === 0) {
      rows++
      sum += covered[r]!
      continue
    }
    if (rows >= EMPTY_BAND * ROWS && sum >= FILLED * rows) return true
    rows = 0
    sum = 0
  }
  return false
}

const isInk = (glyph: Glyph): boolean => !glyph.invisible && glyph.text.trim() !== ''
