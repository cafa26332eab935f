import type { Mark } from '../../../kit/mark.ts'
import type { Align } from '../../../kit/sheet.ts'
import { linesOf, textWidth } from '../../../kit/width.ts'
import type { Style } from '../style.ts'
import type { Draft } from './draft.ts'
import type { Block } from './pages.ts'

export interface TextLook {
  size?: number
  bold?: boolean
  italic?: boolean
  align?: Align
  color?: string
  /** Edges; those of the draft where they are not said. */
  left?: number
  right?: number
  /** Where a line is too long, it becomes several. */
  wrap?: boolean
  after?: number
}

/** A label before its value on the same line; figures at its end need a sign between. */
export const labelled = ({ colon }: Style, label: string): string =>
  label + (colon || (/\d\.?$/.test(label) ? ':' : ''))

/** Lines of text below each other. */
export function text(draft: Draft, lines: readonly string[], look: TextLook = {}): Block {
  const { left = draft.left, right = draft.right, align = 'left', after = 0 } = look
  const size = (look.size ?? 1) * draft.face.size
  const face = { ...draft.face, size, bold: look.bold ?? false }
  const whole = look.wrap
    ? lines.flatMap((line) =>
        // Groups of a figure stay together.
        linesOf(line.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0'), (right - left) / 1.06, face),
      )
    : lines
  const leading = size * 1.25
  const x = { left, right, center: (left + right) / 2 }[align]
  return {
    height: whole.length * leading + after,
    marks: (y) =>
      whole.map(
        (line, at): Mark => ({
          kind: 'text',
          x,
          y: y + at * leading + size * 0.92,
          text: line,
          size,
          align,
          ...(look.bold ? { bold: true } : {}),
          ...(look.italic ? { italic: true } : {}),
          ...(look.color ? { color: look.color } : {}),
        }),
      ),
  }
}

/** Blocks beside each other, as high as the highest. */
export function beside(...blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    marks: (y, first) => blocks.flatMap((block) => block.marks(y, first)),
  }
}

export interface PairLook extends TextLook {
  valueAlign?: 'left' | 'right'
  border?: string
  fill?: string
  colon?: string
  boldValue?: boolean
}

/** Labels and values in two columns. */
export function pairs(
  draft: Draft,
  rows: readonly (readonly [string, string])[],
  look: PairLook = {},
): Block {
  const { left = draft.left, right = draft.right, after = 0 } = look
  const pad = look.border || look.fill ? 4 : 0
  const widest = (texts: readonly string[], size: number): number =>
    Math.max(0, ...texts.map((one) => textWidth(one, { ...draft.face, size, bold: true }))) * 1.06
  let size = (look.size ?? 1) * draft.face.size
  const need = (): number =>
    widest(
      rows.map(([label]) => label),
      size,
    ) +
    widest(
      rows.map(([, value]) => value),
      size,
    ) +
    8
  while (need() > right - left - 2 * pad && size > 4.5) size -= 0.25
  const labels =
    widest(
      rows.map(([label]) => label),
      size,
    ) + 8
  const leading = size * 1.32
  const height = rows.length * leading + 2 * pad
  const valueX = look.valueAlign === 'right' ? right - pad : left + pad + labels
  return {
    height: height + after,
    marks: (y) => [
      ...(look.border || look.fill
        ? [
            {
              kind: 'area' as const,
              x: left,
              y,
              width: right - left,
              height,
              ...(look.border ? { border: look.border } : {}),
              ...(look.fill ? { fill: look.fill } : {}),
            },
          ]
        : []),
      ...rows.flatMap(([label, value], at): Mark[] => {
        const base = y + pad + at * leading + size * 0.92
        const colon = look.colon ?? ''
        return [
          {
            kind: 'text',
            x: left + pad,
            y: base,
            text: label + (value ? colon : ''),
            size,
            ...(look.bold ? { bold: true } : {}),
          },
          {
            kind: 'text',
            x: valueX,
            y: base,
            text: value,
            size,
            align: look.valueAlign ?? 'left',
            ...(look.boldValue ? { bold: true } : {}),
          },
        ]
      }),
    ],
  }
}

/** A grid of short texts: heads above values, lists side by side. Right-aligned columns say so. */
export function grid(
  draft: Draft,
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  look: TextLook & { head?: boolean; ruled?: boolean; fill?: string } = {},
): Block {
  const { left = draft.left, right = draft.right, after = 0 } = look
  const count = aligns.length
  const widthsAt = (size: number): number[] =>
    aligns.map(
      (_, column) =>
        Math.max(
          ...rows.map((row) => textWidth(row[column] ?? '', { ...draft.face, size, bold: true })),
        ) * 1.06,
    )
  let size = (look.size ?? 1) * draft.face.size
  const total = (): number => widthsAt(size).reduce((sum, width) => sum + width + 8, 0)
  while (total() > right - left && size > 4.5) size -= 0.25
  const widths = widthsAt(size)
  const spare = Math.max(8, (right - left - widths.reduce((sum, width) => sum + width, 0)) / count)
  const starts = widths.map((_, column) =>
    widths
      .slice(0, column)
      .reduce((sum, width) => sum + width + spare, left + Math.min(4, spare / 2)),
  )
  const leading = size * 1.4
  const below = look.ruled ? 3 : 0
  return {
    height: rows.length * leading + 3 + below + after,
    marks: (y) => [
      ...(look.fill
        ? [
            {
              kind: 'area' as const,
              x: left,
              y,
              width: right - left,
              height: leading + 1,
              fill: look.fill,
            },
          ]
        : []),
      ...rows.flatMap((row, r) =>
        row.flatMap((value, c): Mark[] => {
          if (!value) return []
          const align = aligns[c]!
          const x = starts[c]! + { left: 0, right: widths[c]!, center: widths[c]! / 2 }[align]
          return [
            {
              kind: 'text',
              x,
              y: y + r * leading + size + (r ? below : 0),
              text: value,
              size,
              align,
              ...(look.head && r === 0 ? { bold: true } : {}),
            },
          ]
        }),
      ),
      ...(look.ruled
        ? [
            {
              kind: 'rule' as const,
              x1: left,
              y1: y + leading + 0.5,
              x2: right,
              y2: y + leading + 0.5,
              width: 0.5,
              color: '#555555',
            },
          ]
        : []),
    ],
  }
}
