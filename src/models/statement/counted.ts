/** Steps that go on by one, of all: a scan loses some. */
const MOST = 0.8
/** Numbers that count something, at least. */
const LEAST = 3

/** Do numbers count rows: is each one more, or one less, than that before it? */
export function areCounted(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((own, i) => own - numbers[i]!)
  const share = (by: number) => steps.filter((step) => step === by).length
  return numbers.length >= LEAST && Math.max(share(1), share(-1)) >= MOST * steps.length
}
