/**
 * Letters that recognition takes digits for. A letter where only a digit checks gives itself away; a digit that was
 * read as another one does not: some change of some digit makes every other wrong number fit, and of the
 * numbers that papers print some are wrong.
 */
const DIGIT_OF: Readonly<Record<string, string>> = {
  A: '4',
  B: '8',
  D: '0',
  G: '6',
  I: '1',
  L: '1',
  O: '0',
  Q: '0',
  S: '5',
  T: '7',
  Z: '2',
}

/** The letters that look like a digit. */
export const lettersLike = (digit: string): string[] =>
  Object.keys(DIGIT_OF).filter((letter) => DIGIT_OF[letter] === digit)

/** A value that checks, and whether one character was changed for it. */
export interface Checked {
  readonly value: string
  readonly repaired: boolean
}

/**
 * The value itself where it checks; else the one value that does with one letter changed to the digit
 * that looks like it.
 *
 * @param isValid a check-digit rule; must hold for less than all values
 * @returns null when nothing, or more than one repair, checks
 */
export function checkedOrRepaired(
  value: string,
  isValid: (candidate: string) => boolean,
): Checked | null {
  if (isValid(value)) return { value, repaired: false }
  const fits: string[] = []
  for (let i = 0; i < value.length; i++) {
    const digit = DIGIT_OF[value[i]!]
    if (digit === undefined) continue
    const candidate = value.slice(0, i) + digit + value.slice(i + 1)
    if (isValid(candidate)) fits.push(candidate)
    if (fits.length > 1) return null
  }
  const [only] = fits
  return only === undefined ? null : { value: only, repaired: true }
}
