import type { Output } from './output.ts'
import { textOverlay } from './text-overlay.ts'

/** The document itself, with what was recognised laid invisibly over its pages. */
export const pdf: Output = {
  name: 'pdf',
  extension: 'pdf',
  contentType: 'application/pdf',
  onDocument: true,
  write: async ({ pages, document, isPaper }) =>
    document!.overlaid(textOverlay(pages), isPaper ? 'overlaid' : 'all'),
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
