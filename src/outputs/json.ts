import type { Page, PageFailure } from '../document/page.ts'
import type { Output } from './output.ts'

/**
 * The `data` of an answer: what was asked and which pages it is about, then the model's content.
 * Pages that failed carry their reason as `error` and are not counted as used.
 */
export const json: Output = {
  name: 'json',
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  write: async ({ model, pages, failures, extraction }) => {
    const entries = [...pages.map(entryOf), ...failures.map(failureOf)]
    const content = {
      model,
      pages_used: pages.length,
      pages: entries.sort((a, b) => a.page - b.page),
      ...extraction.content,
    }
    return new TextEncoder().encode(JSON.stringify(content))
  },
}

const entryOf = (page: Page) => ({
  page: page.number,
  width: round(page.width),
  height: round(page.height),
  rotation: page.rotation,
  source: page.source,
  languages: page.languages,
})

const failureOf = (failure: PageFailure) => ({ page: failure.number, error: failure.reason })

/** Hundredths of a point are below what is drawn. */
const round = (points: number): number => Math.round(points * 100) / 100
