import type { Warning } from '../../document/extraction.ts'
import type { DocumentText } from '../paper/document-text.ts'
import type { Found } from '../paper/found.ts'
import { isStatementLike } from '../statement/kind.ts'

/** A total less likely than this is looked at twice. */
const LIKELY = 0.6

/**
 * A note where the document speaks of a bank account, not of a sale; it changes nothing else.
 *
 * @param total the model's own reading, with its probability
 */
export const kindWarning = (document: DocumentText, total: Found | null): Warning[] =>
  (total?.confidence ?? 0) < LIKELY && isStatementLike(document)
    ? [{ code: 'KIND_MISMATCH', message: 'This looks like a bank statement, not a receipt.' }]
    : []
