import type { Warning } from '../document/extraction.ts'
import type { Page } from '../document/page.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Model } from './model.ts'
import { passagesOf } from './passages/passages.ts'

/** A page's text as printed: a blank line between blocks, words one space apart. */
export const textOfPage = (page: Page): string =>
  page.blocks
    .map((block) =>
      block.lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n'),
    )
    .filter((text) => text !== '')
    .join('\n\n')

/** Everything that is written on the pages, in reading order, with form feeds between pages. */
export const text: Model = {
  ...DESCRIPTIONS.text,
  extract: (pages, options) => {
    const texts = pages.map(textOfPage)
    return {
      content: {},
      sheets: [],
      text: `${texts.join('\n\f')}\n`,
      warnings: texts.some((own) => own !== '') ? [] : [NO_WORDS],
      passages: () => passagesOf(pages, options?.exclude),
    }
  },
}

export const NO_WORDS: Warning = {
  code: 'NOTHING_FOUND',
  message: 'nothing is written on the pages',
}
