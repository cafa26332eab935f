import type { Mark, Placed, PlacedText } from '../mark.ts'
import { textWidth } from '../width.ts'

const NAMESPACES = [
  ...['office', 'style', 'text', 'table'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
].join(' ')

/** The pages as a flat text document: every text a frame that is fixed to its page. */
export function placedOffice(placed: Placed): string {
  const { paper, font, pages } = placed
  const styles = new Map<string, string>()
  const style = (xml: string): string => {
    const name = styles.get(xml) ?? `s${styles.size}`
    styles.set(xml, name)
    return name
  }
  const frames = pages.flatMap((marks, at) =>
    marks.map((mark, order) => shape(mark, at + 1, order, font, style)),
  )
  const breaks = pages.map((_, at) => `<text:p text:style-name="${at ? 'next' : 'first'}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="${paper.width}pt" fo:page-height="${paper.height}pt" fo:margin="10pt"/></style:page-layout>
<style:style style:name="first" style:family="paragraph"><style:text-properties fo:font-size="4pt"/></style:style>
<style:style style:name="next" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/><style:text-properties fo:font-size="4pt"/></style:style>
${[...styles].map(([xml, name]) => xml.replaceAll('@', name)).join('\n')}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"/></office:master-styles>
<office:body><office:text>
${frames.join('\n')}
${breaks.join('\n')}
</office:text></office:body></office:document>`
}

type Style = (xml: string) => string

const PLACE =
  'style:horizontal-pos="from-left" style:horizontal-rel="page" style:vertical-pos="from-top" style:vertical-rel="page" style:wrap="run-through" style:run-through="foreground"'

function shape(mark: Mark, page: number, order: number, font: string, style: Style): string {
  const anchor = `text:anchor-type="page" text:anchor-page-number="${page}" draw:z-index="${order}"`
  switch (mark.kind) {
    case 'text':
      return mark.angle ? '' : frame(mark, anchor, font, style)
    case 'rule': {
      const { x1, y1, x2, y2, width, color = '#000000' } = mark
      const look = style(
        `<style:style style:name="@" style:family="graphic"><style:graphic-properties svg:stroke-width="${width}pt" svg:stroke-color="${color}" ${PLACE}/></style:style>`,
      )
      return `<draw:line draw:style-name="${look}" ${anchor} svg:x1="${x1}pt" svg:y1="${y1}pt" svg:x2="${x2}pt" svg:y2="${y2}pt"/>`
    }
    case 'area': {
      const { x, y, width, height, fill, border } = mark
      const look = style(
        `<style:style style:name="@" style:family="graphic"><style:graphic-properties ${
          fill ? `draw:fill="solid" draw:fill-color="${fill}"` : 'draw:fill="none"'
        } ${border ? `svg:stroke-width="0.6pt" svg:stroke-color="${border}"` : 'draw:stroke="none"'} ${PLACE.replace('foreground', 'background')}/></style:style>`,
      )
      return `<draw:rect draw:style-name="${look}" ${anchor} svg:x="${x}pt" svg:y="${y}pt" svg:width="${width}pt" svg:height="${height}pt"/>`
    }
    case 'picture':
      return ''
  }
}

function frame(mark: PlacedText, anchor: string, font: string, style: Style): string {
  const { x, y, size, align = 'left', bold, italic, color } = mark
  const width = textWidth(mark.text, { family: font, size, bold: bold ?? false }) * 1.15 + 12
  const left = { left: x, right: x - width, center: x - width / 2 }[align]
  const graphic = style(
    `<style:style style:name="@" style:family="graphic"><style:graphic-properties fo:padding="0pt" fo:border="none" draw:stroke="none" draw:fill="none" style:background-transparency="100%" ${PLACE}/></style:style>`,
  )
  const paragraph = style(
    `<style:style style:name="@" style:family="paragraph"><style:paragraph-properties fo:text-align="${
      { left: 'start', right: 'end', center: 'center' }[align]
    }" fo:line-height="100%"/><style:text-properties style:font-name="${font}" fo:font-family="'${font}'" fo:font-size="${size.toFixed(2)}pt"${
      bold ? ' fo:font-weight="bold"' : ''
    }${italic ? ' fo:font-style="italic"' : ''}${color ? ` fo:color="${color}"` : ''}/></style:style>`,
  )
  return `<draw:frame draw:style-name="${graphic}" ${anchor} svg:x="${left.toFixed(2)}pt" svg:y="${(y - size * 0.95).toFixed(2)}pt" svg:width="${width.toFixed(2)}pt" svg:height="${(size * 1.3).toFixed(2)}pt"><draw:text-box><text:p text:style-name="${paragraph}">${escaped(mark.text)}</text:p></draw:text-box></draw:frame>`
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/ {2,}/g, (run) => `<text:s text:c="${run.length}"/>`)
}
