/** What recognition takes for what, both ways. */
const CONFUSED: Readonly<Record<string, string>> = {
  '0': 'ODQ869',
  '1': 'IL74T',
  '2': 'Z7',
  '3': '85',
  '4': 'A19',
  '5': 'S6839',
  '6': 'G850',
  '7': 'T1Z2',
  '8': 'B3690',
  '9': '8045G',
  A: '4',
  B: '8R',
  D: '0O',
  E: 'F',
  F: 'EP',
  G: '6C',
  I: '1L',
  L: '1I',
  O: '0DQ',
  Q: '0O',
  S: '5',
  T: '71',
  Z: '27',
}

/** A value that checks, and whether one character was changed for it. */
export interface Checked {
  readonly value: string
  readonly repaired: boolean
}

/**
 * The value itself where it checks; else the one value that does with one confusable character
 * changed.
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
  for (let i = 0; i < value.length; i++)
    for (const other of CONFUSED[value[i]!] ?? '') {
      const candidate = value.slice(0, i) + other + value.slice(i + 1)
      if (isValid(candidate)) fits.push(candidate)
      if (fits.length > 1) return null
    }
  const [only] = fits
  return only === undefined ? null : { value: only, repaired: true }
}
