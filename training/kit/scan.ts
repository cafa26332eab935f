import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { randomOf } from './random.ts'
import { pdfOfPictures } from './scan/pdf.ts'
import { type GreyPage, rasterPages } from './scan/raster.ts'
import { corners, lighten, noisy, turned, warped } from './scan/spoil.ts'

/** What a scanner leaves on a page. */
export interface ScanSettings {
  seed: string
  /** 100 to 300. */
  dpi: number
  /** Black and white alone, as a fax or an office copier does. */
  binary?: boolean
  /** Degrees, some tenths. */
  skew: number
  /** Standard deviation of the blur in pixels, 0 to 1.5. */
  blur: number
  /** Standard deviation of the noise in grey levels, 0 to 20. */
  noise: number
  /** JPEG quality, 40 to 95. */
  quality: number
  /** Grey of the paper, 225 to 255, and of the ink, 0 to 80. */
  paper?: number
  ink?: number
}

/** What a camera leaves on a page. */
export interface PhotoSettings extends ScanSettings {
  /** How far corners lie from the rectangle, as a share of the page's width, up to 0.04. */
  perspective: number
  /** How dark the darkest part is, 0 to 0.5. */
  shadow: number
}

/** Settings of a scan as offices make them, drawn by the seed. */
export function scanSettings(seed: string): ScanSettings {
  const random = randomOf(`${seed}/scan`)
  const binary = random.chance(0.2)
  return {
    seed,
    dpi: random.pick(binary ? [200, 300, 300] : [150, 200, 200, 200, 250, 300]),
    binary,
    skew: (random.next() - 0.5) * random.pick([0, 0.6, 1.2, 2]),
    blur: binary ? 0.4 : 0.3 + random.next() * 0.7,
    noise: binary ? 4 : 2 + random.next() * 8,
    quality: random.pick([50, 60, 70, 85]),
    paper: random.int(230, 255),
    ink: random.int(0, 60),
  }
}

/** Settings of a photo with a telephone, drawn by the seed. */
export function photoSettings(seed: string): PhotoSettings {
  const random = randomOf(`${seed}/photo`)
  return {
    seed,
    dpi: random.pick([170, 200, 230]),
    skew: (random.next() - 0.5) * 3,
    blur: 0.5 + random.next() * 0.6,
    noise: 3 + random.next() * 6,
    quality: random.pick([60, 75, 85]),
    paper: random.int(215, 245),
    ink: random.int(20, 60),
    perspective: 0.005 + random.next() * 0.02,
    shadow: random.next() * 0.35,
  }
}

/**
 * Makes a scan of a PDF file: all pages in a PDF of pictures where `out` ends in .pdf, else the
 * first page as .jpg, .png or .tif. The same settings make the same file.
 */
export async function scan(pdf: string, out: string, settings: ScanSettings): Promise<void> {
  const pages = await rasterPages(pdf, settings.dpi)
  const spoiled = []
  for (const [at, page] of pages.entries()) {
    const skewed = turned(page, settings.skew)
    spoiled.push(await finished(skewed, settings, `${settings.seed}/${at}`))
  }
  await save(spoiled, out, settings)
}

/** Makes a photo of each page of a PDF file; the rest as `scan`. */
export async function photo(pdf: string, out: string, settings: PhotoSettings): Promise<void> {
  const pages = await rasterPages(pdf, settings.dpi)
  const spoiled = []
  for (const [at, page] of pages.entries()) {
    const random = randomOf(`${settings.seed}/${at}/light`)
    const seen = warped(page, corners(page, settings.skew, settings.perspective, random), 90)
    spoiled.push(
      await finished(lighten(seen, settings.shadow, random), settings, `${settings.seed}/${at}`),
    )
  }
  await save(spoiled, out, settings)
}

async function finished(page: GreyPage, settings: ScanSettings, seed: string): Promise<GreyPage> {
  const raw = { width: page.width, height: page.height, channels: 1 as const }
  const blurred =
    settings.blur >= 0.3
      ? await sharp(page.data, { raw }).blur(settings.blur).extractChannel(0).raw().toBuffer()
      : page.data
  return noisy({ ...page, data: blurred }, settings, randomOf(`${seed}/noise`))
}

async function save(pages: GreyPage[], out: string, settings: ScanSettings): Promise<void> {
  const picture = (page: GreyPage): Sharp =>
    sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
      .toColourspace('b-w')
      .withMetadata({ density: settings.dpi })
  if (extname(out) === '.pdf') {
    await writeFile(out, await pdfOfPictures(pages, settings))
    return
  }
  const first = picture(pages[0]!)
  if (extname(out) === '.jpg') await first.jpeg({ quality: settings.quality }).toFile(out)
  else if (extname(out) === '.png')
    await first.png(settings.binary ? { palette: true, colours: 2 } : {}).toFile(out)
  else await first.tiff({ compression: 'lzw' }).toFile(out)
}
