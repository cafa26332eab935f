import type { Box } from '../document/box.ts'
import type { PagePart } from '../document/extract-options.ts'
import { type Page, type PageFailure, wordsOf } from '../document/page.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'

/**
 * The `data` of an answer: what was asked and which pages it is about, then the model's content.
 * Pages that failed carry their reason as `error` and are not counted as used.
 */
export const json: Output = {
  ...DESCRIPTIONS.json,
  write: async ({ model, pages, failures, extraction, options }) => {
    const entries = [
      ...pages.map((page) => ({
        ...entryOf(page, options.include),
        ...extraction.pages?.get(page.number),
      })),
      ...failures.map(failureOf),
    ]
    const content = {
      model,
      pages_used: pages.length,
      pages: entries.sort((a, b) => a.page - b.page),
      ...(pages.some((page) => page.formFields) && {
        form_fields: pages.flatMap(fieldsOfForm),
      }),
      ...(options.include.includes('barcodes') && { barcodes: pages.flatMap(barcodesOf) }),
      ...extraction.content,
    }
    return new TextEncoder().encode(JSON.stringify(content))
  },
}

const entryOf = (page: Page, include: readonly PagePart[]) => ({
  page: page.number,
  width: round(page.width),
  height: round(page.height),
  rotation: page.rotation,
  source: page.source,
  languages: page.languages,
  skew: round(page.skew),
  ...(include.includes('words') && {
    words: wordsOf(page).map(({ text, box, confidence }) => ({
      text,
      box: roundBox(box),
      confidence: round(confidence),
    })),
  }),
  ...(include.includes('rules') && {
    rules: page.rules.map(({ direction, box }) => ({ direction, box: roundBox(box) })),
  }),
})

const fieldsOfForm = (page: Page) =>
  (page.formFields ?? []).map(({ name, label, type, value, box }) => ({
    name,
    label,
    type,
    value,
    page: page.number,
    box: roundBox(box),
  }))

const barcodesOf = (page: Page) =>
  (page.barcodes ?? []).map(({ type, text, box }) => ({
    type,
    text,
    page: page.number,
    box: roundBox(box),
  }))

const failureOf = (failure: PageFailure) => ({ page: failure.number, error: failure.reason })

/** Hundredths of a point are below what is drawn. */
const round = (points: number): number => Math.round(points * 100) / 100
const roundBox = (box: Box): number[] => box.map(round)
