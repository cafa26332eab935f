/** Letters of a text. */
export const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

/** Digits of a text. */
export const digits = (text: string): number => text.replace(/\D/g, '').length
