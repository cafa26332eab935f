/** What recognition makes of the signs of a day. */
export type DateSlip =
  /** A digit is taken for a sign that looks like it. */
  | 'alike'
  /** A zero with a stroke or a dot in it is taken for a round digit; the next one of the day is as well. */
  | 'zero'
  | 'zeroAgain'
  /** A blank, or a mark, is read inside of a number. */
  | 'blank'
  | 'mark'
  /** What parts two numbers is taken for another mark, or for a digit; is a blank, is lost, or is not what parts the next ones. */
  | 'sign'
  | 'line'
  | 'gap'
  | 'lost'
  | 'mixed'
  /** A letter of a month's name is taken for another one; the name is none of English. */
  | 'letter'
  | 'foreign'

/** How unlikely each is: natural logarithms, less than nothing for none. Made by training/fields/fit-slips.ts. */
export const DATE_SLIPS: Readonly<Record<DateSlip, number>> = {
  alike: 6.05,
  zero: 3.68,
  zeroAgain: 0.53,
  blank: 6.86,
  mark: 7.37,
  sign: 5.12,
  line: 6.59,
  gap: 5.49,
  lost: 4.47,
  mixed: 4.98,
  letter: 3.69,
  foreign: 1.65,
}
