/** Letters with cedillas, as old models of Romanian say them, and those with commas, as it is written (SR 13411). */
const WITH_COMMAS: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }

/** A text that was read as Romanian, in its own letters. */
export const inRomanianLetters = (text: string): string =>
  text.replace(/[şŞţŢ]/g, (letter) => WITH_COMMAS[letter]!)
