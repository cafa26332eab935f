import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { textOverlay } from './text-overlay.ts'

/** Reasons that are said; more say no more. */
const MOST_SAID = 8

const saidOf = (faults: readonly string[]): string =>
  faults.length <= MOST_SAID
    ? faults.join('; ')
    : `${faults.slice(0, MOST_SAID).join('; ')}; and ${faults.length - MOST_SAID} more`

/** The document itself, with what was recognised laid invisibly over its pages. */
export const pdf: Output = {
  ...DESCRIPTIONS.pdf,
  write: async ({ pages, document, isPaper, options, warn }) => {
    const wanted = [textOverlay(pages), isPaper ? 'overlaid' : 'all'] as const
    if (options.pdfa === null) return document!.overlaid(...wanted)
    const archived = await document!.archived(...wanted)
    if ('bytes' in archived) return archived.bytes
    warn?.({ code: 'NOT_PDFA', message: `the result is no PDF/A-2b: ${saidOf(archived.faults)}` })
    return document!.overlaid(...wanted)
  },
  warnings: ({ document }) =>
    document?.isSigned()
      ? [
          {
            code: 'FORM_UNSIGNED_CHANGES',
            message: 'the document is signed, and what was added is not: programs will say so',
          },
        ]
      : [],
}
