import { readFile } from 'node:fs/promises'
import type { PageOverlay, TextOverlay } from '../../outputs/text-overlay.ts'
import { mupdf, type PDFDocument } from '../pdf/mupdf.ts'
import { guarded } from '../pdf/mupdf-calls.ts'
import type { FileType } from '../pictures/file-type.ts'
import { heifGray } from '../pictures/heif.ts'
import { sharp } from '../pictures/libvips.ts'
import type { SentFile } from '../task.ts'
import { lay, numberedAnew } from './overlay.ts'

/** Types whose bytes a PDF holds as they are, or that MuPDF decodes. */
const AS_IT_IS: ReadonlySet<string> = new Set(['jpeg', 'bmp'])

/**
 * A picture file as a PDF, a page a frame that was read, with text over them.
 *
 * @param colours `rgb`: none for print, which a profile would have to explain
 * @param written what becomes of the PDF
 */
export async function picturePdf<T>(
  file: SentFile,
  overlay: TextOverlay,
  colours: 'any' | 'rgb',
  written: (pdf: PDFDocument) => T,
): Promise<T> {
  const pdf = new mupdf.PDFDocument()
  try {
    for (const page of overlay.pages) addPage(pdf, await imageOf(file, page, colours), page)
    return guarded('the picture cannot be written', () => {
      lay(pdf, numberedAnew(overlay))
      return written(pdf)
    })
  } finally {
    pdf.destroy()
  }
}

function addPage(pdf: PDFDocument, bytes: Uint8Array, { width, height }: PageOverlay): void {
  guarded('the picture cannot be written', () => {
    const image = new mupdf.Image(bytes)
    try {
      const resources = { XObject: { Image: pdf.addImage(image) } }
      const content = `q ${width} 0 0 ${height} 0 0 cm /Image Do Q`
      pdf.insertPage(-1, pdf.addPage([0, 0, width, height], 0, resources, content))
    } finally {
      image.destroy()
    }
  })
}

async function imageOf(
  { path, type, maxPixels }: SentFile,
  { number }: PageOverlay,
  colours: 'any' | 'rgb',
): Promise<Uint8Array> {
  const bytes = await readFile(path)
  if (AS_IT_IS.has(type)) {
    const { orientation = 1, space } = type === 'jpeg' ? await sharp(bytes).metadata() : {}
    const isForPrint = colours === 'rgb' && space === 'cmyk'
    if (orientation === 1 && !isForPrint) return bytes
    return sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .toColourspace(isForPrint ? 'srgb' : (space ?? 'srgb'))
      .jpeg({ quality: 90 })
      .toBuffer()
  }
  const image =
    (type as FileType) === 'heic'
      ? await rawHeif(bytes, number - 1, maxPixels)
      : sharp(bytes, { page: number - 1, limitInputPixels: maxPixels }).autoOrient()
  return image.flatten({ background: '#ffffff' }).png().toBuffer()
}

async function rawHeif(bytes: Uint8Array, frame: number, maxPixels: number) {
  const picture = await heifGray(bytes, frame, maxPixels)
  if (picture.kind !== 'gray') throw new TypeError('it is gray')
  const { pixels, width, height } = picture
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}
