import { z } from 'zod'
import type { ExtractOptions } from '../../document/extract-options.ts'
import type { Extraction } from '../../document/extraction.ts'
import { paperName, readerOf, splitExtraction } from '../auto.ts'
import { KINDS } from '../kind/kinds.ts'
import { correctedBy } from './model.ts'
import { fields, MOST_PAGES, whole } from './shapes.ts'

const kind = z.enum(KINDS).nullable()
/** What is said of a paper beside what was read of it. */
const told = { kind, probability: z.number(), kinds: fields }
const paper = z.looseObject({
  ...told,
  pages: z.array(whole).max(MOST_PAGES),
  begins: z.number(),
})
const papers = z.array(paper).max(MOST_PAGES)
const result = z.looseObject({
  pages: z.array(z.looseObject({ page: whole })).max(MOST_PAGES),
  documents: papers,
})
const single = z.looseObject({ ...told, documents: papers })

/** A document as model `auto` read it: as one of its kind, or each of its papers by itself. */
export function correctedPapers(data: unknown, options: ExtractOptions): Extraction {
  const { pages, documents } = result.parse(data)
  if (typeof data === 'object' && data !== null && 'kind' in data) return asOne(data, options)
  const read = documents.map((own, i) => {
    const its = pages.filter(({ page }) => own.pages.includes(page))
    const { kind, probability, kinds, pages: numbers, begins, ...rest } = own
    const said = { kind, probability, kinds, pages: numbers, begins }
    const extraction = correctedKind(kind, { ...rest, pages: its }, options)
    return { name: paperName(kind, i), pages: [], said, extraction }
  })
  return splitExtraction(read)
}

function asOne(data: object, options: ExtractOptions): Extraction {
  const { kind, probability, kinds, documents, ...rest } = single.parse(data)
  const extraction = correctedKind(kind, rest, options)
  return {
    ...extraction,
    content: { kind, probability, kinds, documents, ...extraction.content },
  }
}

function correctedKind(
  kind: z.output<typeof told.kind>,
  data: unknown,
  options: ExtractOptions,
): Extraction {
  // Papers of text have the JSON of model `document`.
  const model = kind === null || kind === 'text' ? 'document' : kind
  return { ...correctedBy(model, data, options)!, outputs: readerOf(kind).outputs }
}
