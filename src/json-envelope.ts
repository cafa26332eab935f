import type { Warning } from './document/extraction.ts'

/** What goes before and after a result in JSON to make it the specification's envelope. */
export function jsonEnvelope(
  requestId: string,
  warnings: readonly Warning[],
): { readonly before: string; readonly after: string } {
  const noted = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : ''
  return { before: '{"success":true,"data":', after: `${noted},"request_id":"${requestId}"}` }
}
