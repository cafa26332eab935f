import type { FormField, Page } from '../../document/page.ts'
import { dataPage } from '../data-file.ts'
import type { Addon, Reader } from '../native.ts'
import type { OpenPdfs } from '../pdf/open-pdfs.ts'
import type { PageContent } from '../pdf/page-content.ts'
import type { PdfFile } from '../pdf/pdf-file.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import type { FileType } from '../pictures/file-type.ts'
import { pictureOf } from '../pictures/picture-file.ts'
import { type ReadTask, TaskError, throwIfCancelled } from '../task.ts'
import { together } from '../text-layer/filled-in.ts'
import { withCellsJoined } from '../text-layer/joined-cells.ts'
import { layerIsSeen } from '../text-layer/layer-check.ts'
import { isUsable, judgeTextLayer } from '../text-layer/plausible.ts'
import { asRead } from './as-read.ts'
import { PRINT_DPI, pagePicture } from './page-picture.ts'
import { endsProperly } from './pdf-end.ts'
import { codesOfPage, codesOfPicture, grayPicture, inPoints } from './printed-codes.ts'
import { readLayer } from './read-layer.ts'
import { readPicture } from './read-picture.ts'

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
  if (task.type === 'xml') return dataPage(task.page)
  return readPictureFile(task, tools, cancel)
}

async function readPictureFile(task: ReadTask, tools: Tools, cancel: Int32Array): Promise<Page> {
  const { path, page: number, maxPixels } = task
  const picture = await pictureOf(path, task.type as FileType, number - 1, maxPixels)
  throwIfCancelled(cancel)
  if (!task.codes) return readPicture(task, picture, tools, cancel)
  const gray = grayPicture(picture, maxPixels, tools.addon)
  const codes = await codesOfPicture(gray, task.codes, tools.addon)
  const page = readPicture(task, gray, tools, cancel)
  const scale = 72 / (page.dpi ?? PRINT_DPI)
  const drawn = { width: gray.width * scale, height: gray.height * scale }
  return { ...page, barcodes: asRead(inPoints(codes, scale), drawn, page) }
}

async function readPdfPage(task: ReadTask, tools: Tools, cancel: Int32Array): Promise<Page> {
  const started = performance.now()
  const file = await tools.pdfs.open(task.path, task.password)
  const page = file.openPage(task.page)
  try {
    const drawn = await drawnOn(page, file, task)
    throwIfCancelled(cancel)
    const read =
      trustedLayer(page, drawn, file, task, tools, cancel) ??
      pixelsOf(page, drawn, started, file, task, tools, cancel)
    if (!task.codes) return read
    throwIfCancelled(cancel)
    const codes = await codesOfPage(page, drawn.all, task.codes, task.maxPixels, tools.addon)
    return { ...read, barcodes: asRead(codes, page, read) }
  } finally {
    page.close()
  }
}

/** What a page draws. */
interface DrawnOn {
  readonly contents: PageContent
  /** With annotations and fields of forms above. */
  readonly all: PageContent
  readonly fields: readonly FormField[]
  /** Nothing is drawn above the contents. */
  readonly isWhole: boolean
}

/** @throws TaskError INVALID_FILE where the file lacks some of it */
async function drawnOn(page: PdfPage, file: PdfFile, task: ReadTask): Promise<DrawnOn> {
  if (file.repaired && !page.hasContents())
    throw new TaskError('INVALID_FILE', `page ${task.page} is missing: the PDF is cut off`)
  const contents = page.content()
  const above = page.above()
  const all = above ? together(contents, above.content, above.fields) : contents
  if (file.repaired && isEmpty(all) && !(await endsProperly(task.path)))
    throw new TaskError('INVALID_FILE', `page ${task.page} is cut off`)
  return { contents, all, fields: above?.fields ?? [], isWhole: above === null }
}

const isEmpty = ({ glyphs, images, strokes }: PageContent): boolean =>
  glyphs.length + images.length + strokes.length === 0

/** The page from its text layer, unless it is not wanted or not to be trusted. */
function trustedLayer(
  page: PdfPage,
  { contents, all, fields }: DrawnOn,
  file: PdfFile,
  task: ReadTask,
  { addon, reader }: Tools,
  cancel: Int32Array,
): Page | null {
  const isWanted = task.textLayer === 'always'
  const isTrusted =
    task.textLayer === 'auto' &&
    isUsable(judgeTextLayer(contents, page)) &&
    layerIsSeen(all, page, file.seenFonts, task, reader, cancel)
  return isWanted || isTrusted ? readLayer(task, page, all, fields, isWanted, addon) : null
}

/** The page from its own scan, or from what it looks like. */
function pixelsOf(
  page: PdfPage,
  { contents, fields, isWhole }: DrawnOn,
  started: number,
  file: PdfFile,
  task: ReadTask,
  tools: Tools,
  cancel: Int32Array,
): Page {
  const { picture, dpi } = pagePicture(task, page, contents, isWhole)
  // A copy is read, for longer than it took to draw it: MuPDF has tens of megabytes free meanwhile.
  file.giveBack(tools.addon.discard)
  throwIfCancelled(cancel)
  const spent = performance.now() - started
  const read = readPicture(task, picture, tools, cancel, { dpi, spent })
  return fields.length === 0 ? read : { ...read, formFields: asRead(fields, page, read) }
}
