import type { OutputDescription } from './output.ts'

/** As outputs say what they write; the first is the default. A new one is a row here and a line in the registry. */
export const DESCRIPTIONS = {
  xlsx: {
    name: 'xlsx',
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: {
    name: 'csv',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
  },
  txt: {
    name: 'txt',
    extension: 'txt',
    contentType: 'text/plain; charset=utf-8',
  },
  json: {
    name: 'json',
    extension: 'json',
    contentType: 'application/json; charset=utf-8',
  },
  csv_quickbooks: {
    name: 'csv_quickbooks',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
  },
  csv_xero: {
    name: 'csv_xero',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
  },
  ofx: {
    name: 'ofx',
    extension: 'ofx',
    contentType: 'application/x-ofx',
  },
  qif: {
    name: 'qif',
    extension: 'qif',
    contentType: 'text/plain; charset=utf-8',
  },
  mt940: {
    name: 'mt940',
    extension: 'sta',
    contentType: 'text/plain; charset=utf-8',
  },
  camt053: {
    name: 'camt053',
    extension: 'xml',
    contentType: 'application/xml',
  },
  ubl: {
    name: 'ubl',
    extension: 'xml',
    contentType: 'application/xml',
  },
  cii: {
    name: 'cii',
    extension: 'xml',
    contentType: 'application/xml',
  },
  md: {
    name: 'md',
    extension: 'md',
    contentType: 'text/markdown; charset=utf-8',
  },
  html: {
    name: 'html',
    extension: 'html',
    contentType: 'text/html; charset=utf-8',
  },
  hocr: {
    name: 'hocr',
    extension: 'hocr',
    contentType: 'text/html; charset=utf-8',
  },
  alto: {
    name: 'alto',
    extension: 'xml',
    contentType: 'application/xml',
  },
  pdf: {
    name: 'pdf',
    extension: 'pdf',
    contentType: 'application/pdf',
    onDocument: true,
  },
  jsonl: {
    name: 'jsonl',
    extension: 'jsonl',
    contentType: 'application/jsonl; charset=utf-8',
  },
  zip: {
    name: 'zip',
    extension: 'zip',
    contentType: 'application/zip',
  },
} as const satisfies Record<string, OutputDescription>

/** Every output by its name, for who need not load it. */
export const outputs: ReadonlyMap<string, OutputDescription> = new Map(Object.entries(DESCRIPTIONS))
