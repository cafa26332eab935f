const PERCENT = /(?<![\d.,])(\d{1,3})(?:[.,](\d{1,3}))?\s*[%٪]/g

/** As Turkish has it: `%20`. Behind a digit the sign is that one's. */
const PERCENT_BEFORE = /(?<!\d\s?)%(\d{1,3})(?:[.,](\d{1,3}))?(?![.,]?\d|\s?%)/g

/** Every percentage in a text, in per cent: `MwSt 19 %` has 19, `8,1%` has 8.1. */
export function percentsIn(text: string): number[] {
  if (!/[%٪]/.test(text)) return []
  return [...text.matchAll(PERCENT), ...text.matchAll(PERCENT_BEFORE)].map(([, whole, part]) =>
    Number(`${whole}.${part ?? '0'}`),
  )
}
