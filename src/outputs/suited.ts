import type { Extraction, Warning } from '../document/extraction.ts'
import type { Page } from '../document/page.ts'
import { archiveOf } from './archive.ts'
import type { Output, WriteInput } from './output.ts'
import { outputs } from './registry.ts'

/**
 * How an extraction is written that came out as another than its model says: as what it can be, and
 * where it is of several papers, a file each.
 */
export function suited(wanted: Output, extraction: Extraction): Output {
  if (wanted.name === 'json') return wanted
  if (extraction.papers) return eachByItself(wanted)
  const { outputs: names } = extraction
  const output = names && !names.includes(wanted.name) ? outputs.get(names[0]!)! : wanted
  if (output === wanted) return wanted
  const replaced: Warning = {
    code: 'OUTPUT_REPLACED',
    message: `what was read has no output '${wanted.name}'; it is written as ${output.name}`,
  }
  return { ...output, warnings: (input) => [...(output.warnings?.(input) ?? []), replaced] }
}

/** An archive of a file a paper: `1 invoice.xlsx`, `2 receipt.xlsx`. */
const eachByItself = (wanted: Output): Output => ({
  name: 'zip',
  extension: 'zip',
  contentType: 'application/zip',
  write: async (input) => {
    const files = (input.extraction.papers ?? []).map(async ({ name, pages, extraction }) => {
      const output = suited(wanted, extraction)
      const warn = (warning: Warning) => input.warn?.(onPage(pages, warning))
      const bytes = await output.write({ ...input, pages, extraction, isPaper: true, warn })
      return { name: `${name}.${output.extension}`, content: bytes }
    })
    return archiveOf(await Promise.all(files))
  },
  warnings: (input) =>
    (input.extraction.papers ?? []).flatMap((paper) => warned(wanted, paper, input)),
})

/** Of a paper's file, with its first page. */
function warned(
  wanted: Output,
  { pages, extraction }: NonNullable<Extraction['papers']>[number],
  input: WriteInput,
): Warning[] {
  const own = suited(wanted, extraction).warnings?.({ ...input, pages, extraction }) ?? []
  return own.map((warning) => onPage(pages, warning))
}

const onPage = ([first]: readonly Page[], warning: Warning): Warning =>
  first === undefined ? warning : { page: first.number, ...warning }
