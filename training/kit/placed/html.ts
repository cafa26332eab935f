import type { Mark, Placed } from '../mark.ts'

/** The pages as an HTML document. */
export function placedHtml({ language, paper, font, pages }: Placed): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>
@page { size: ${paper.width}pt ${paper.height}pt; margin: 0 }
html, body { margin: 0; padding: 0; font-family: '${font}'; color: #000; text-rendering: geometricPrecision }
section { position: relative; width: ${paper.width}pt; height: ${paper.height - 0.5}pt; overflow: hidden; break-after: page }
section:last-of-type { break-after: auto }
section > * { position: absolute; white-space: pre; line-height: 1 }
</style></head><body>${pages
    .map(
      (marks) => `<section>${marks.map((mark) => element(mark, paper.width)).join('\n')}</section>`,
    )
    .join('')}</body></html>`
}

const pt = (value: number): string => `${Number(value.toFixed(2))}pt`

function element(mark: Mark, pageWidth: number): string {
  switch (mark.kind) {
    case 'text': {
      const { x, y, size, align, angle } = mark
      const side =
        align === 'right'
          ? `right:${pt(pageWidth - x)}`
          : align === 'center'
            ? `left:${pt(x - 300)};width:600pt;text-align:center`
            : `left:${pt(x)}`
      const look = [
        side,
        `top:${pt(y - 0.82 * size)}`,
        `font-size:${pt(size)}`,
        mark.bold ? 'font-weight:bold' : '',
        mark.italic ? 'font-style:italic' : '',
        mark.color ? `color:${mark.color}` : '',
        angle ? `transform:rotate(${-angle}deg);transform-origin:left 82%` : '',
      ]
      return `<div style="${look.filter(Boolean).join(';')}">${escaped(mark.text)}</div>`
    }
    case 'rule': {
      const { x1, y1, x2, y2, width, color = '#000' } = mark
      const size =
        y1 === y2
          ? `left:${pt(x1)};top:${pt(y1)};width:${pt(x2 - x1)};border-top`
          : `left:${pt(x1)};top:${pt(y1)};height:${pt(y2 - y1)};border-left`
      return `<div style="${size}:${pt(width)} solid ${color}"></div>`
    }
    case 'area': {
      const { x, y, width, height, fill, border } = mark
      return `<div style="left:${pt(x)};top:${pt(y)};width:${pt(width)};height:${pt(height)};box-sizing:border-box${
        fill ? `;background:${fill}` : ''
      }${border ? `;border:0.6pt solid ${border}` : ''}"></div>`
    }
    case 'picture':
      return `<img src="${mark.uri}" style="left:${pt(mark.x)};top:${pt(mark.y)};width:${pt(mark.width)};height:${pt(mark.height)}">`
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
