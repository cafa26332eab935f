import sharp from 'sharp'
import type { GreyPage } from '../../training/kit/scan/raster.ts'
import { pdfOf, pngOf } from '../documents/sheet.ts'
import type { TruePage } from './pages.ts'

/** A page in grey pixels. */
export async function pageOf({ sheet }: TruePage, dpi: number): Promise<GreyPage> {
  const { data, info } = await sharp(pngOf(pdfOf([sheet]), 0, dpi))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
