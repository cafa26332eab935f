import type { Mark, Placed } from '../mark.ts'
import type { Drawing, DrawingItem } from '../print.ts'
import { greyOf } from './color.ts'

/** The pages as a drawing, in greys and without pictures. */
export function placedDrawing({ paper, font, pages }: Placed): Drawing {
  return {
    page: { ...paper, margin: 0 },
    items: pages.flatMap((marks, at): DrawingItem[] => [
      ...(at ? [{ kind: 'newpage' as const }] : []),
      ...marks.flatMap((mark) => drawn(mark, font)),
    ]),
  }
}

function drawn(mark: Mark, family: string): DrawingItem[] {
  switch (mark.kind) {
    case 'text': {
      const { x, y, text, size, align = 'left', bold = false, italic = false, angle = 0 } = mark
      const font = { family, bold, italic }
      const grey = mark.color ? greyOf(mark.color) : 0
      return [{ kind: 'text', x, y, text, font, size, align, angle, grey }]
    }
    case 'rule': {
      const { x1, y1, x2, y2, width } = mark
      return [{ kind: 'line', x1, y1, x2, y2, width, grey: mark.color ? greyOf(mark.color) : 0 }]
    }
    case 'area': {
      const { x, y, width, height, fill, border } = mark
      return [
        {
          kind: 'rect',
          ...{ x, y, width, height },
          ...(fill ? { fill: greyOf(fill) } : {}),
          ...(border ? { stroke: greyOf(border) } : {}),
        },
      ]
    }
    case 'picture':
      return []
  }
}
