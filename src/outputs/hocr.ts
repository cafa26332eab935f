import type { Box } from '../document/box.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { type SeenLine, type SeenPage, seenPage } from './seen-page.ts'
import { escaped } from './xml-text.ts'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
 <head>
  <title></title>
  <meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
  <meta name="ocr-system" content="pagemill"/>
  <meta name="ocr-capabilities" content="ocr_page ocr_carea ocr_par ocr_line ocrx_word ocrp_wconf"/>
 </head>
 <body>
`
const TAIL = ' </body>\n</html>\n'

/**
 * hOCR 1.2 as XHTML: pages, blocks, lines and words in reading order, in pixels of the page as it was
 * sent. Pages that could not be read are left out.
 */
export const hocr: Output = {
  ...DESCRIPTIONS.hocr,
  write: async ({ pages }) =>
    new TextEncoder().encode(HEAD + pages.map((page) => written(seenPage(page))).join('') + TAIL),
}

const bbox = (box: Box): string => `bbox ${box.join(' ')}`

function written({ number, width, height, dpi, languages, blocks }: SeenPage): string {
  const lang = languages[0] ? ` lang="${languages[0]}" xml:lang="${languages[0]}"` : ''
  const title = `${bbox([0, 0, width, height])}; ppageno ${number - 1}; scan_res ${dpi} ${dpi}`
  let lines = 0
  let words = 0
  const parts = blocks.map((block, b) => {
    const dir = block.isRightToLeft ? ' dir="rtl"' : ''
    const place = bbox(block.box)
    const inside = block.lines.map((line) => {
      const spans = line.words.map(
        ({ text, box, confidence }) =>
          `<span class="ocrx_word" id="word_${number}_${++words}" title="${bbox(box)}; ` +
          `x_wconf ${Math.round(100 * confidence)}">${escaped(text)}</span>`,
      )
      const id = `line_${number}_${++lines}`
      return `     <span class="ocr_line" id="${id}" title="${titleOf(line)}">${spans.join(' ')}</span>\n`
    })
    return (
      `   <div class="ocr_carea" id="block_${number}_${b + 1}" title="${place}">\n` +
      `    <p class="ocr_par" id="par_${number}_${b + 1}"${dir}${lang} title="${place}">\n` +
      `${inside.join('')}    </p>\n   </div>\n`
    )
  })
  return `  <div class="ocr_page" id="page_${number}" title="${title}">\n${parts.join('')}  </div>\n`
}

function titleOf({ box, baseline, angle, size }: SeenLine): string {
  const turn = angle === 0 ? baselineOf(box, baseline) : `textangle ${angle}`
  return `${bbox(box)}; ${turn}; x_size ${size}`
}

/** Slope, and the height at the box's left edge above its bottom. */
function baselineOf(box: Box, [from, to]: SeenLine['baseline']): string {
  const slope = to[0] === from[0] ? 0 : (to[1] - from[1]) / (to[0] - from[0])
  const height = from[1] + slope * (box[0] - from[0]) - box[3]
  return `baseline ${Math.round(1000 * slope) / 1000} ${Math.round(height)}`
}
