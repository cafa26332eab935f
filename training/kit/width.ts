/** Advance widths of Helvetica in thousandths of the size, from space to tilde. */
const WIDTHS = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
]

/** How much wider than Helvetica families run; generously, since a table must not burst. */
const FACTORS: Readonly<Record<string, number>> = {
  Times: 0.92,
  'Liberation Serif': 0.92,
  'TeX Gyre Pagella': 1,
  'TeX Gyre Termes': 0.92,
  'Latin Modern': 0.97,
  'DejaVu Sans': 1.14,
  'DejaVu Serif': 1.15,
  'Open Sans': 1.06,
  Carlito: 0.93,
  Caladea: 1,
  Lato: 0.99,
  Roboto: 1,
  'Roboto Condensed': 0.9,
  'Nimbus Sans Narrow': 0.84,
  'Liberation Sans Narrow': 0.84,
  'TeX Gyre Bonum': 1.12,
  'TeX Gyre Schola': 1.07,
  'TeX Gyre Adventor': 1.06,
  'Linux Biolinum O': 0.93,
  Gentium: 0.91,
  C059: 1.07,
  'Latin Modern Sans': 1.05,
}

export interface Face {
  family: string
  size: number
  bold?: boolean
}

/** About how wide a text is in points, in one line. */
export function textWidth(text: string, face: Face): number {
  if (isMonospaced(face.family)) return [...text].length * face.size * 0.602
  let sum = 0
  for (const letter of text.normalize('NFD')) {
    const code = letter.codePointAt(0)!
    if (code < 0x300 || code > 0x36f) sum += WIDTHS[code - 32] ?? 600
  }
  return (sum / 1000) * face.size * (FACTORS[face.family] ?? 1) * (face.bold ? 1.07 : 1)
}

export const isMonospaced = (family: string): boolean =>
  /Mono|Courier|Hack|Inconsolata/.test(family)

/** The longest of the parts that a line break cannot part. */
export const longestWord = (text: string, face: Face): number =>
  Math.max(0, ...text.split(/[ \n]/).map((word) => textWidth(word, face)))

/** The lines of a text in a column of that width, words never parted. */
export function linesOf(text: string, width: number, face: Face): string[] {
  const lines: string[] = []
  for (const part of text.split('\n')) {
    let line = ''
    for (const word of part.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (line && textWidth(longer, face) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}
