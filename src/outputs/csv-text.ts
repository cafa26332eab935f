import { stringify } from 'csv-stringify/sync'

/** Rows as RFC 4180 has them, without a byte order mark; no rows are no text. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    // By itself the package quotes only the break that ends its own lines.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
