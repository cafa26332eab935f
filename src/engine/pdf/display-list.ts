import type { Box } from '../../document/box.ts'
import type { Core } from './mupdf-core.ts'

/**
 * Where a fz_display_list of version 1.28 keeps what, in words of four bytes: where its nodes begin and how
 * many words they are. Each node begins with a word that says what it draws, how many words it has and
 * whether a new box follows, within which it draws; without one it is that of the node before.
 */
const LIST = { nodes: 3, length: 9 } as const
const COMMAND = 0x1f
const SIZE = { shift: 5, mask: 0x1ff } as const
const HAS_BOX = 1 << 14
/** Of a node of so many words or more the next word says how many. */
const LARGE = SIZE.mask

/** FZ_CMD_…, as the nodes begin with. */
const FILL_PATH = 0
const STROKE_PATH = 1
const FILL_TEXT = 4
const STROKE_TEXT = 5
const IGNORE_TEXT = 8
const FILL_IMAGE = 10
const FILL_IMAGE_MASK = 11
const BEGIN_TILE = 18
const END_TILE = 19
const LAST_COMMAND = 27

const DRAWN = new Set([FILL_PATH, STROKE_PATH, FILL_TEXT, STROKE_TEXT, FILL_IMAGE, FILL_IMAGE_MASK])

/**
 * Runs `draw` while the list holds of what is drawn only that which touches an area: MuPDF by itself makes
 * pictures of all letters of a page for a line of it. What does not is text that is ignored meanwhile, which
 * is told as the same node and drawn by none.
 *
 * @param list address of a fz_display_list
 * @param area in the list's own coordinates
 */
export function withArea(core: Core, list: number, area: Box, draw: () => void): void {
  const others = outside(core, list, area)
  const set = (ignored: boolean): void => {
    // Memory may have grown, and moved, since.
    const words = core.HEAPU32
    for (const { at, head } of others)
      words[at] = ignored ? ((head & ~COMMAND) | IGNORE_TEXT) >>> 0 : head
  }
  set(true)
  try {
    draw()
  } finally {
    set(false)
  }
}

/** Nodes that draw nothing within an area: where they are, and how they begin. */
function outside(
  { HEAPU32: words, HEAPF32: numbers }: Core,
  list: number,
  [left, top, right, bottom]: Box,
): { readonly at: number; readonly head: number }[] {
  const found: { at: number; head: number }[] = []
  const first = words[(list >> 2) + LIST.nodes]! >> 2
  const end = first + words[(list >> 2) + LIST.length]!
  let touches = true
  // Patterns are drawn in coordinates of their own.
  let patterns = 0
  let at = first
  while (at < end) {
    const head = words[at]!
    const command = head & COMMAND
    const short = (head >>> SIZE.shift) & SIZE.mask
    const isLarge = short === LARGE
    const size = isLarge ? words[at + 1]! : short
    if (size === 0 || command > LAST_COMMAND) break
    if ((head & HAS_BOX) !== 0) {
      const box = at + (isLarge ? 2 : 1)
      touches =
        numbers[box]! <= right &&
        numbers[box + 2]! >= left &&
        numbers[box + 1]! <= bottom &&
        numbers[box + 3]! >= top
    }
    if (command === BEGIN_TILE) patterns++
    else if (command === END_TILE) patterns--
    else if (!touches && patterns === 0 && DRAWN.has(command)) found.push({ at, head })
    at += size
  }
  if (at !== end) throw new Error('MuPDF lays lists out in another way than it did')
  return found
}
