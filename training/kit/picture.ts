import sharp from 'sharp'
import type { Random } from './random.ts'

/** A picture as a data URI, with its size in millimetres. */
export interface Picture {
  uri: string
  width: number
  height: number
}

/** A logo; `named` where the name can be read in it. */
export interface Logo extends Picture {
  named: boolean
}

const DOTS_PER_MM = 9

async function pictureOf(svg: string, width: number, height: number): Promise<Picture> {
  const png = await sharp(Buffer.from(svg), { density: 72 })
    .resize(Math.round(width * DOTS_PER_MM), Math.round(height * DOTS_PER_MM), { fit: 'fill' })
    .png()
    .toBuffer()
  return { uri: `data:image/png;base64,${png.toString('base64')}`, width, height }
}

/** A logo: a mark, with or without the name, as pixels without any text behind. */
export async function logo(name: string, color: string, random: Random): Promise<Logo> {
  const mark = markOf(color, random.at('mark'))
  const kind = random.at('kind').weighted({ mark: 2, both: 4, name: 3, badge: 1.5, below: 1.5 })
  const font = random
    .at('font')
    .pick([
      'Lato',
      'TeX Gyre Adventor',
      'Liberation Serif',
      'Comfortaa',
      'Nimbus Sans',
      'EB Garamond',
      'DejaVu Sans',
    ])
  const upper = random.at('upper').chance(0.3)
  const text = escaped(upper ? name.toUpperCase() : name)
  const wide = Math.max(60, text.length * (upper ? 36 : 30))
  const weight = random.at('weight').pick(['bold', 'normal', 'bold'])
  const word = (x: number, y: number, ink: string): string =>
    `<text x="${x}" y="${y}" font-family="${font}" font-weight="${weight}" font-size="42" fill="${ink}">${text}</text>`
  const height = random.at('height').int(9, 18)
  if (kind === 'mark')
    return { named: false, ...(await pictureOf(svg(100, 100, mark), height * 1.3, height * 1.3)) }
  const [width, tall, body] = {
    both: [
      wide + 120,
      100,
      `${mark}${`<g transform="translate(112 0)">${word(0, 64, color)}</g>`}`,
    ],
    name: [wide, 64, word(4, 46, color)],
    badge: [
      wide + 24,
      76,
      `<rect width="${wide + 24}" height="76" rx="12" fill="${color}"/><g transform="translate(14 0)">${word(0, 53, '#fff')}</g>`,
    ],
    below: [
      Math.max(wide, 120),
      160,
      `<g transform="translate(${Math.max(wide, 120) / 2 - 50} 0)">${mark}</g>${word(4, 148, color)}`,
    ],
  }[kind] as [number, number, string]
  const size = kind === 'below' ? height * 1.6 : height
  const scaled = Math.min(95, (size * width) / tall)
  return {
    named: true,
    ...(await pictureOf(svg(width, tall, body), scaled, (scaled * tall) / width)),
  }
}

/** Something that looks like a two-dimensional code and says nothing. */
export async function fakeCode(side: number, random: Random): Promise<Picture> {
  const count = 29
  const cells: string[] = []
  const finder = (x: number, y: number): void => {
    cells.push(
      `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z" fill-rule="evenodd"/><path d="M${x + 2} ${y + 2}h3v3h-3z"/>`,
    )
  }
  for (let y = 0; y < count; y++)
    for (let x = 0; x < count; x++) {
      const corner = (x < 8 || x >= count - 8) && (y < 8 || (y >= count - 8 && x < 8))
      if (!corner && random.chance(0.48)) cells.push(`<path d="M${x} ${y}h1v1h-1z"/>`)
    }
  finder(0, 0)
  finder(count - 7, 0)
  finder(0, count - 7)
  return pictureOf(
    svg(count, count, `<rect width="29" height="29" fill="#fff"/>${cells.join('')}`),
    side,
    side,
  )
}

/** Bars like those of a one-dimensional code. */
export async function fakeBars(width: number, height: number, random: Random): Promise<Picture> {
  const bars: string[] = []
  for (let x = 0; x < 190; ) {
    const bar = random.int(1, 4)
    bars.push(`<path d="M${x} 0h${bar}v50h-${bar}z"/>`)
    x += bar + random.int(1, 4)
  }
  return pictureOf(
    svg(194, 50, `<rect width="194" height="50" fill="#fff"/>${bars.join('')}`),
    width,
    height,
  )
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${height * 4}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

function markOf(color: string, random: Random): string {
  const second = random.pick(['#f2a900', '#7a8b99', '#c8102e', '#2e7d32', color])
  const marks = [
    `<circle cx="50" cy="50" r="46" fill="${color}"/><path d="M28 66 50 22l22 44z" fill="#fff"/>`,
    `<path d="M6 94V6h40v88zM54 94V40h40v54z" fill="${color}"/>`,
    `<path d="M50 4 96 50 50 96 4 50z" fill="${color}"/><circle cx="50" cy="50" r="18" fill="${second}"/>`,
    `<circle cx="36" cy="50" r="32" fill="${color}" opacity=".85"/><circle cx="64" cy="50" r="32" fill="${second}" opacity=".7"/>`,
    `<path d="M8 78Q30 8 50 50T92 22" fill="none" stroke="${color}" stroke-width="12"/><path d="M8 92h84" stroke="${second}" stroke-width="6"/>`,
    `<rect x="6" y="6" width="88" height="88" rx="20" fill="${color}"/><path d="M30 70V30h16l8 16 8-16h8v40" fill="none" stroke="#fff" stroke-width="8"/>`,
    `<path d="M50 6C80 30 92 52 50 94 8 52 20 30 50 6z" fill="${color}"/><path d="M50 30v56" stroke="#fff" stroke-width="5"/>`,
    `<path d="M10 30h80M10 50h60M10 70h80" stroke="${color}" stroke-width="13"/>`,
  ]
  return random.pick(marks)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
