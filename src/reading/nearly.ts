/** Two sums in hundredths that differ in one digit, as a misprint or a misreading does. */
export function isNearly(a: number, b: number): boolean {
  const [x, y] = [a, b].map((value) => String(Math.abs(value)).padStart(3, '0'))
  if (x!.length !== y!.length) return false
  return [...x!].filter((digit, i) => digit !== y![i]).length === 1
}
