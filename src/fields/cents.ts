/** Whether a text ends in a sum's cents: `1.234,50`. */
export const endsInCents = (text: string): boolean => /\d[.,]\d{2}$/.test(text)

/** Whether such a sum stands in it. */
export const holdsCents = (text: string): boolean => /\d[.,]\d{2}(?!\d)/.test(text)
