const PERCENT = /(?<![\d.,])(\d{1,3})(?:[.,](\d{1,3}))?\s*[%٪]/g

/** Every percentage in a text, in per cent: `MwSt 19 %` has 19, `8,1%` has 8.1. */
export function percentsIn(text: string): number[] {
  if (!/[%٪]/.test(text)) return []
  return [...text.matchAll(PERCENT)].map(([, whole, part]) => Number(`${whole}.${part ?? '0'}`))
}
