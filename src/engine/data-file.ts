import { readFile } from 'node:fs/promises'
import type { Page } from '../document/page.ts'
import { ServiceError } from '../errors.ts'
import { models, PAGE_OUTPUTS } from '../models/catalogue.ts'
import type { ConvertRequest } from './conversion.ts'

/** Bytes of XML that are read: invoices hold their appendices. */
export const MOST_XML = 16 * 2 ** 20

/** Whether a model reads invoices as data. */
export const readsData = (model: string): boolean => models.get(model)?.readsEmbedded === true

/**
 * Data stand on no page: only models that read such files find something in them.
 *
 * @throws ServiceError UNSUPPORTED_FILE_TYPE, UNSUPPORTED_OUTPUT
 */
export function checkForData({ model, output }: Pick<ConvertRequest, 'model' | 'output'>): void {
  if (!readsData(model))
    throw new ServiceError(
      'UNSUPPORTED_FILE_TYPE',
      'the file is an invoice as XML, which models invoice and auto read',
    )
  if (PAGE_OUTPUTS.includes(output))
    throw new ServiceError(
      'UNSUPPORTED_OUTPUT',
      `output '${output}' is of pages, and an invoice as XML has none`,
    )
}

/** An invoice's bytes; null where it is larger than any that is read. */
export async function dataBytes(path: string): Promise<Uint8Array | null> {
  const bytes = await readFile(path)
  return bytes.byteLength > MOST_XML ? null : bytes
}

/** What is read of data as of a page: nothing. */
export const dataPage = (number: number): Page => ({
  number,
  width: 0,
  height: 0,
  rotation: 0,
  skew: 0,
  source: 'text_layer',
  languages: [],
  blocks: [],
  rules: [],
  fills: [],
})
