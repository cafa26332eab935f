/**
 * A spreadsheet program takes text that begins so for a formula: in half or full width, which East
 * Asian versions take for the same, also behind a break.
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Text that no spreadsheet program runs: what looks like a formula gets an apostrophe. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
