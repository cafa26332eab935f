import { open } from 'node:fs/promises'
import type { Box } from '../../document/box.ts'
import { isRightToLeft } from '../../document/direction.ts'
import { boxAround, type Mesh, onPage } from '../../document/mesh.ts'
import type { Block, FormField, Page, Rotation, Rule, Word } from '../../document/page.ts'
import { turnedBox } from '../../document/turned.ts'
import { dataPage } from '../data-file.ts'
import type { Addon, Layout, Picture, PictureRead, PixelBox, Reader } from '../native.ts'
import type { OpenPdfs } from '../pdf/open-pdfs.ts'
import type { PageContent } from '../pdf/page-content.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import { reductionFor, scanPlace } from '../pdf/scan-image.ts'
import type { FileType } from '../pictures/file-type.ts'
import { pictureOf } from '../pictures/picture-file.ts'
import { release } from '../release.ts'
import { type ReadTask, TaskError, throwIfCancelled } from '../task.ts'
import { rulesAndFills } from '../text-layer/drawings.ts'
import { ticks, together } from '../text-layer/filled-in.ts'
import { withCellsJoined } from '../text-layer/joined-cells.ts'
import { layerIsSeen } from '../text-layer/layer-check.ts'
import { inLogicalOrder, layoutOf } from '../text-layer/logical-order.ts'
import { isUsable, judgeTextLayer } from '../text-layer/plausible.ts'
import { wordsOfGlyphs } from '../text-layer/text-layer.ts'
import { codesOfPage, codesOfPicture, grayPicture, inPoints } from './printed-codes.ts'
import { upright } from './upright.ts'

/** Resolution at which print is recognised well and no better above. */
const PRINT_DPI = 300
/** A scan is drawn at its own resolution within these. */
const LEAST_DPI = 150
const MOST_DPI = 400
/** Readers look for a PDF's end here. */
const TAIL_BYTES = 1024

interface Size {
  readonly width: number
  readonly height: number
}

/** What a thread has to read pages with. */
export interface Tools {
  readonly addon: Addon
  readonly reader: Reader
  readonly pdfs: OpenPdfs
}

/**
 * One page of a file: text layer where it can be trusted, else the page's own scan, else a raster.
 *
 * @throws TaskError; what the addon throws
 */
export async function readPage(task: ReadTask, tools: Tools, cancel: Int32Array): Promise<Page> {
  throwIfCancelled(cancel)
  return withCellsJoined(await readAsSeen(task, tools, cancel))
}

async function readAsSeen(task: ReadTask, tools: Tools, cancel: Int32Array): Promise<Page> {
  if (task.type === 'pdf') return readPdfPage(task, tools, cancel)
  const type = task.type as FileType
  if (type === 'xml') return dataPage(task.page)
  const picture = await pictureOf(task.path, type, task.page - 1, task.maxPixels)
  throwIfCancelled(cancel)
  if (!task.codes) return readPicture(task, picture, tools, cancel)
  const gray = grayPicture(picture, task.maxPixels, tools.addon)
  const codes = await codesOfPicture(gray, task.codes)
  const page = readPicture(task, gray, tools, cancel)
  const scale = 72 / (page.dpi ?? PRINT_DPI)
  const drawn = { width: gray.width * scale, height: gray.height * scale }
  return { ...page, barcodes: asRead(inPoints(codes, scale), drawn, page) }
}

async function readPdfPage(task: ReadTask, tools: Tools, cancel: Int32Array): Promise<Page> {
  const started = performance.now()
  const file = tools.pdfs.open(task.path, task.password)
  const page = file.openPage(task.page)
  try {
    if (file.repaired && !page.hasContents())
      throw new TaskError('INVALID_FILE', `page ${task.page} is missing: the PDF is cut off`)
    const contents = page.content()
    const above = page.above()
    const content = above ? together(contents, above.content, above.fields) : contents
    const fields = above?.fields ?? []
    if (file.repaired && isEmpty(content) && !(await endsProperly(task.path)))
      throw new TaskError('INVALID_FILE', `page ${task.page} is cut off`)
    throwIfCancelled(cancel)
    const readLayer = (): Page | null => {
      if (task.textLayer === 'always') return layerPage(task, page, content, fields, true, tools)
      const isTrusted =
        task.textLayer === 'auto' &&
        isUsable(judgeTextLayer(contents, page)) &&
        layerIsSeen(content, page, file.trustedFonts, task, tools.reader, cancel)
      return isTrusted ? layerPage(task, page, content, fields, false, tools) : null
    }
    const readPixels = (): Page => {
      const picture = pagePicture(task, page, contents, above === null)
      throwIfCancelled(cancel)
      const spent = performance.now() - started
      const read = readPicture(task, picture.picture, tools, cancel, { ...picture, page, spent })
      return fields.length === 0 ? read : { ...read, formFields: asRead(fields, page, read) }
    }
    const read = readLayer() ?? readPixels()
    if (!task.codes) return read
    throwIfCancelled(cancel)
    const codes = await codesOfPage(page, content, task.codes, task.maxPixels)
    return { ...read, barcodes: asRead(codes, page, read) }
  } finally {
    page.close()
  }
}

const isEmpty = ({ glyphs, images, strokes }: PageContent): boolean =>
  glyphs.length + images.length + strokes.length === 0

/** Whether the end of a PDF file is there. */
async function endsProperly(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { size } = await file.stat()
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
  await file.read(tail, 0, tail.length, size - tail.length)
  return tail.includes('%%EOF')
}

/** The page from its text layer. */
function layerPage(
  task: ReadTask,
  page: PdfPage,
  content: PageContent,
  fields: readonly FormField[],
  withInvisible: boolean,
  { addon }: Tools,
): Page {
  const written = wordsOfGlyphs(content.glyphs, content.fonts, page, withInvisible)
  const words = fields.length === 0 ? written : [...written, ...ticks(fields)]
  const drawn = rulesAndFills(content.strokes, page)
  const turned = upright({ width: page.width, height: page.height, words, ...drawn })
  const layout = layoutOf(addon, turned)
  return inLogicalOrder({
    number: task.page,
    width: turned.width,
    height: turned.height,
    rotation: turned.rotation,
    skew: 0,
    source: 'text_layer',
    languages: [],
    blocks: blocksOf(layout, turned.words, (box) => box, 1),
    rules: turned.rules,
    fills: turned.fills,
    ...(fields.length > 0 && { formFields: asRead(fields, page, turned) }),
  })
}

/** Fields and codes where they lie on the page as it was read, turned and levelled or flattened. */
function asRead<T extends { readonly box: Box }>(
  drawnThings: readonly T[],
  drawn: Size,
  read: Size & { readonly rotation: Rotation; readonly skew?: number; readonly mesh?: Mesh },
): T[] {
  const { rotation, skew = 0, mesh, ...size } = read
  return drawnThings.map((one) => {
    const box = turnedBox(one.box, rotation, drawn.width, drawn.height)
    if (mesh) return { ...one, box: boxAround(box, (point) => onPage(point, { ...size, mesh })) }
    return { ...one, box: skew === 0 ? box : levelledBox(box, skew, read) }
  })
}

/** A box whose middle turns clockwise about the page's. */
function levelledBox([x0, y0, x1, y1]: Box, degrees: number, { width, height }: Size): Box {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2]
  const right = x * Math.cos(angle) - y * Math.sin(angle) - x
  const down = x * Math.sin(angle) + y * Math.cos(angle) - y
  return [x0 + right, y0 + down, x1 + right, y1 + down]
}

interface PagePicture {
  readonly picture: Picture
  /** Pixels an inch of the page. */
  readonly dpi: number
}

/** @param isWhole nothing is drawn above the page's contents */
function pagePicture(
  task: ReadTask,
  page: PdfPage,
  content: PageContent,
  isWhole: boolean,
): PagePicture {
  const place = scanPlace(content, page.width, page.height)
  if (place && isWhole && task.dpi === null) {
    const fits = place.width * place.height <= task.maxPixels
    const dpi = place.dpi / reductionFor(place.dpi)
    const picture = fits && dpi >= LEAST_DPI && dpi <= MOST_DPI && page.scan(place)
    if (picture) return { picture, dpi }
  }
  const wished = place ? Math.min(MOST_DPI, Math.max(LEAST_DPI, place.dpi)) : PRINT_DPI
  const picture = page.gray(task.dpi ?? wished, task.maxPixels)
  return { picture, dpi: picture.kind === 'gray' ? picture.dpi : wished }
}

/** The page from pixels. */
function readPicture(
  task: ReadTask,
  picture: Picture,
  { addon, reader }: Tools,
  cancel: Int32Array,
  drawn?: { readonly page: PdfPage; readonly dpi: number; readonly spent: number },
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
  const words = read.words.map(
    (word): Word => ({ ...word, box: box(word.box), baseline: word.baseline * scale }),
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
    languages: read.language.split('+'),
    ...(read.unreadScript !== '' && { unreadScript: read.unreadScript }),
    blocks: blocksOf(read, words, box, scale),
    rules,
    fills: [],
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

function blocksOf(
  layout: Layout,
  words: readonly Word[],
  box: (box: PixelBox) => Box,
  scale: number,
): Block[] {
  return layout.blocks.map((block) => ({
    box: box(block.box),
    lines: block.lines.map((line) => ({
      box: box(line.box),
      baseline: line.baseline * scale,
      words: line.words.map((index) => words[index]!),
    })),
  }))
}
