/** A spreadsheet program takes text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Text that no spreadsheet program runs: what looks like a formula gets an apostrophe. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
