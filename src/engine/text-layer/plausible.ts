import { type Glyph, isBlank } from '../pdf/glyph.ts'
import type { PageContent } from '../pdf/page-content.ts'

/** Share of characters without a meaning above which a text layer is noise. */
const MOST_STRANGE = 0.15
/** Fewer visible characters than this beside a picture that fills the page are a stamp. */
const STAMP = 800
/** A picture over this share of the page may be its scan ... */
const PAGE_FILLING = 0.7
/** ... when a band without text is this high, as a share of the page. */
const EMPTY_BAND = 0.45
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
    if (isBlank(glyph.text)) continue
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
  if (visible < STAMP && isScanWithStamp(content, page)) return 'mostly_picture'
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

/** A picture fills the page, and text only stands at its edges. */
function isScanWithStamp(content: PageContent, page: Page): boolean {
  const filled = content.images.some(({ box }) => {
    const width = Math.min(box[2], page.width) - Math.max(box[0], 0)
    const height = Math.min(box[3], page.height) - Math.max(box[1], 0)
    return width > 0 && height > 0 && width * height >= PAGE_FILLING * page.width * page.height
  })
  if (!filled) return false
  const lines = content.glyphs.filter(isInk).map((glyph) => glyph.y)
  const stops = [0, ...lines.sort((a, b) => a - b), page.height]
  return stops.some((y, i) => i > 0 && y - stops[i - 1]! >= EMPTY_BAND * page.height)
}

const isInk = (glyph: Glyph): boolean => !glyph.invisible && !isBlank(glyph.text)
