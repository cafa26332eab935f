import type { Box } from '../document/box.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import {
  type SeenBlock,
  type SeenLine,
  type SeenPage,
  type SeenWord,
  seenPage,
} from './seen-page.ts'
import { escaped } from './xml-text.ts'

const NAMESPACE = 'http://www.loc.gov/standards/alto/ns-v4#'
const SCHEMA = 'http://www.loc.gov/standards/alto/v4/alto-4-4.xsd'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<alto xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} ${SCHEMA}" SCHEMAVERSION="4.4">
 <Description>
  <MeasurementUnit>pixel</MeasurementUnit>
  <Processing ID="read"><processingCategory>contentGeneration</processingCategory><processingSoftware><softwareName>pagemill</softwareName></processingSoftware></Processing>
 </Description>
 <Layout>
`
const TAIL = ' </Layout>\n</alto>\n'

/**
 * ALTO 4.4: pages, blocks, lines and words in reading order, in pixels of the page as it was sent.
 * Pages that could not be read are left out.
 */
export const alto: Output = {
  ...DESCRIPTIONS.alto,
  write: async ({ pages }) =>
    new TextEncoder().encode(HEAD + pages.map((page) => written(seenPage(page))).join('') + TAIL),
}

const place = ([x0, y0, x1, y1]: Box): string =>
  `HPOS="${x0}" VPOS="${y0}" WIDTH="${x1 - x0}" HEIGHT="${y1 - y0}"`

function written({ number, width, height, languages, blocks }: SeenPage): string {
  const [lang, ...others] = languages
  const spoken =
    (lang ? ` LANG="${lang}"` : '') + (others.length > 0 ? ` OTHERLANGS="${others.join(' ')}"` : '')
  const space = blocks.map((block, b) => blockOf(block, `${number}_${b + 1}`)).join('')
  return (
    `  <Page ID="page_${number}" PHYSICAL_IMG_NR="${number}" WIDTH="${width}" HEIGHT="${height}"${spoken}>\n` +
    `   <PrintSpace ${place([0, 0, width, height])}>\n${space}   </PrintSpace>\n  </Page>\n`
  )
}

function blockOf(block: SeenBlock, id: string): string {
  const turn = block.angle === 0 ? '' : ` ROTATION="${block.angle}"`
  const direction = block.isRightToLeft ? ' BASEDIRECTION="rtl"' : ''
  const lines = block.lines.map((line, l) => lineOf(line, `${id}_${l + 1}`)).join('')
  return `    <TextBlock ID="block_${id}" ${place(block.box)}${turn}${direction}>\n${lines}    </TextBlock>\n`
}

function lineOf({ box, baseline, words }: SeenLine, id: string): string {
  const points = baseline.map((point) => point.join(',')).join(' ')
  const strings = words.map((word, w) => stringOf(word, `${id}_${w + 1}`)).join('<SP/>')
  return `     <TextLine ID="line_${id}" ${place(box)} BASELINE="${points}">${strings}</TextLine>\n`
}

const stringOf = ({ text, box, confidence }: SeenWord, id: string): string =>
  `<String ID="word_${id}" ${place(box)} WC="${confidenceOf(confidence)}" CONTENT="${escaped(text)}"/>`

const confidenceOf = (confidence: number): number =>
  Math.round(1000 * Math.min(1, Math.max(0, confidence))) / 1000
