import type { Language, LanguageCode } from './language.ts'
import { cs } from './languages/cs.ts'
import { da } from './languages/da.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fi } from './languages/fi.ts'
import { fr } from './languages/fr.ts'
import { hu } from './languages/hu.ts'
import { it } from './languages/it.ts'
import { nb } from './languages/nb.ts'
import { nl } from './languages/nl.ts'
import { pl } from './languages/pl.ts'
import { pt } from './languages/pt.ts'
import { ro } from './languages/ro.ts'
import { sv } from './languages/sv.ts'
import { tr } from './languages/tr.ts'

/** Every language that papers are written in, by its code. */
export const LANGUAGE_OF: Readonly<Record<LanguageCode, Language>> = {
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  hu,
  it,
  nb,
  nl,
  pl,
  pt,
  ro,
  sv,
  tr,
}
