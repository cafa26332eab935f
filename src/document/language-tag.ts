/** Tesseract codes whose tag says more than the language. */
const SCRIPTS: Readonly<Record<string, string>> = {
  chi_sim: 'zh-Hans',
  chi_tra: 'zh-Hant',
  aze_cyrl: 'az-Cyrl',
  srp_latn: 'sr-Latn',
  uzb_cyrl: 'uz-Cyrl',
}

/** The language tag (BCP 47) of a Tesseract code; null for scripts and what names no language. */
export function languageTag(code: string): string | null {
  const own = code.toLowerCase().replace(/_vert$/, '')
  const language = /^[a-z]{3}(?=$|_)/.exec(own)?.[0]
  // The shortest code is the one to use: `en`, not `eng`.
  return SCRIPTS[own] ?? (language ? Intl.getCanonicalLocales(language)[0]! : null)
}
