const LANGUAGES = ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug', 'sd']

function* namesIn(language: string): Generator<string> {
  for (const type of ['region', 'language', 'script', 'currency'] as const) {
    const names = new Intl.DisplayNames([language], { type })
    const codes =
      type === 'currency'
        ? Intl.supportedValuesOf('currency')
        : type === 'script'
          ? ['Arab', 'Latn', 'Cyrl', 'Grek', 'Hebr', 'Deva', 'Thai', 'Hans', 'Jpan', 'Kore']
          : pairs()
    for (const code of codes) {
      const name = names.of(type === 'region' ? code.toUpperCase() : code)
      if (name && name.toLowerCase() !== code.toLowerCase()) yield name
    }
  }
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  for (let i = 0; i < 12; i++) yield month.format(Date.UTC(2000, i, 15))
}

function* pairs(): Generator<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (const a of letters) for (const b of letters) yield a + b
}

/** Words in the Arabic script, of seven languages: names of regions, languages, currencies and months. */
export const WORDS: readonly string[] = [
  ...new Set(
    LANGUAGES.flatMap((language) => [...namesIn(language)])
      .flatMap((name) => name.split(/\s+/))
      .filter((word) => /^[\p{sc=Arab}\p{M}\u200c]+$/u.test(word) && !/\p{Nd}/u.test(word)),
  ),
]
