import type { Box } from '../../document/box.ts'
import { isRightToLeft } from '../../document/direction.ts'
import type { Mesh } from '../../document/mesh.ts'
import type { Page, Rule, Word } from '../../document/page.ts'
import type { Addon, Picture, PictureRead, PixelBox, Reader } from '../native.ts'
import { release } from '../release.ts'
import type { ReadTask } from '../task.ts'
import { inLogicalOrder, layoutOf } from '../text-layer/logical-order.ts'
import { blocksOf } from './blocks.ts'
import { PRINT_DPI } from './page-picture.ts'
import { inRomanianLetters } from './romanian.ts'

/** The page from pixels. @param drawn what they were drawn from, and milliseconds spent on that */
export function readPicture(
  task: ReadTask,
  picture: Picture,
  { addon, reader }: { readonly addon: Addon; readonly reader: Reader },
  cancel: Int32Array,
  drawn?: { readonly dpi: number; readonly spent: number },
): Page {
  try {
    const read = reader.read(
      picture,
      {
        languages: task.languages,
        dpi: drawn ? Math.round(drawn.dpi) : (task.dpi ?? 0),
        maxPixels: task.maxPixels,
        deadline: Math.max(1, Math.round(task.deadline - (drawn?.spent ?? 0))),
      },
      cancel,
    )
    return pageOfPixels(task, read, drawn?.dpi ?? read.dpi, addon)
  } finally {
    if (picture.kind === 'encoded') release(picture.bytes)
    if (picture.kind === 'gray') release(picture.pixels)
  }
}

function pageOfPixels(task: ReadTask, read: PictureRead, dpi: number, addon: Addon): Page {
  const scale = 72 / (dpi > 0 ? dpi : PRINT_DPI)
  const box = (b: PixelBox): Box => [b[0] * scale, b[1] * scale, b[2] * scale, b[3] * scale]
  const languages = read.language.split('+')
  // Turkish has one of the letters with cedillas.
  const isRomanian = languages.includes('ron') && !languages.includes('tur')
  const words = read.words.map(
    (word): Word => ({
      ...word,
      text: isRomanian ? inRomanianLetters(word.text) : word.text,
      box: box(word.box),
      baseline: word.baseline * scale,
    }),
  )
  const rules = read.rules.map((rule): Rule => ({ direction: rule.direction, box: box(rule.box) }))
  const width = read.width * scale
  const height = read.height * scale
  const page: Page = {
    number: task.page,
    width,
    height,
    rotation: read.rotation,
    skew: read.skew,
    ...(read.mesh && { mesh: meshInPoints(read.mesh, scale) }),
    source: 'ocr',
    dpi: 72 / scale,
    languages,
    ...(read.unreadScript !== '' && { unreadScript: read.unreadScript }),
    blocks: blocksOf(read, words, box, scale),
    rules,
    fills: read.fills.map(({ box: place, luminance }) => ({ box: box(place), luminance })),
  }
  if (!isRightToLeft(words)) return isSeen(read) ? inLogicalOrder(page) : page
  const layout = layoutOf(addon, { words, rules, width, height })
  const leftwards = { ...page, blocks: blocksOf(layout, words, (b) => b, 1) }
  return isSeen(read) ? inLogicalOrder(leftwards) : leftwards
}

const meshInPoints = (mesh: Mesh, scale: number): Mesh => ({
  ...mesh,
  width: mesh.width * scale,
  height: mesh.height * scale,
  nodes: mesh.nodes.map((value) => value * scale),
})

/** The own networks say what they see from left to right; libtesseract puts it in order itself. */
const isSeen = ({ timings }: PictureRead): boolean => (timings.network ?? 0) > 0
