import { readFile, writeFile } from 'node:fs/promises'
import { viewOf } from '../../debug/view.ts'
import { loadModel } from '../../models/registry.ts'
import type { Picture } from '../native.ts'
import type { OpenPdfs } from '../pdf/open-pdfs.ts'
import type { FileType } from '../pictures/file-type.ts'
import { sharp } from '../pictures/libvips.ts'
import { pictureOf } from '../pictures/picture-file.ts'
import { type Drawn, type DrawTask, throwIfCancelled } from '../task.ts'
import { pagesOf } from './page-file.ts'

/** Enough to tell what the marks stand on; a file stays small. Pixels of the longer edge. */
const DPI = 110
const LONGEST = 1400
const QUALITY = 70

/**
 * Leaves the debug view of a page that was read.
 *
 * @throws TaskError INVALID_FILE; CANCELLED
 */
export async function drawPage(task: DrawTask, pdfs: OpenPdfs, cancel: Int32Array): Promise<Drawn> {
  const pages = (await Promise.all(task.pageFiles.map(pagesOf))).flat()
  const at = pages.findIndex(({ number }) => number === task.page)
  const picture = { url: await urlOf(await pagePicture(task, pdfs), task) }
  throwIfCancelled(cancel)
  const model = (await loadModel(task.model))!
  const view = Buffer.from(viewOf(model, pages, task.options, at, picture))
  await writeFile(task.target, view)
  return { byteLength: view.length }
}

async function pagePicture(task: DrawTask, pdfs: OpenPdfs): Promise<Picture> {
  if (task.type !== 'pdf')
    return pictureOf(task.path, task.type as FileType, task.page - 1, task.maxPixels)
  const file = await pdfs.open(task.path, task.password)
  const page = file.openPage(task.page)
  try {
    return page.gray(DPI, task.maxPixels)
  } finally {
    page.close()
  }
}

/** A data URL that browsers show. */
async function urlOf(picture: Picture, task: DrawTask): Promise<string> {
  // Browsers read these files themselves, and libvips does not.
  if (task.type === 'bmp') return dataUrl('bmp', await readFile(task.path))
  const image =
    picture.kind === 'gray'
      ? sharp(picture.pixels, {
          raw: { width: picture.width, height: picture.height, channels: 1 },
          limitInputPixels: task.maxPixels,
        })
      : sharp(picture.kind === 'file' ? picture.path : picture.bytes, {
          page: picture.frame,
          limitInputPixels: task.maxPixels,
        }).autoOrient()
  const bytes = await image
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return dataUrl('jpeg', bytes)
}

const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
