import type { Labels } from './label.ts'
import { cs } from './labels/cs.ts'
import { da } from './labels/da.ts'
import { de } from './labels/de.ts'
import { en } from './labels/en.ts'
import { es } from './labels/es.ts'
import { fi } from './labels/fi.ts'
import { fr } from './labels/fr.ts'
import { hu } from './labels/hu.ts'
import { it } from './labels/it.ts'
import { nb } from './labels/nb.ts'
import { nl } from './labels/nl.ts'
import { pl } from './labels/pl.ts'
import { pt } from './labels/pt.ts'
import { ro } from './labels/ro.ts'
import { sv } from './labels/sv.ts'
import { tr } from './labels/tr.ts'
import type { LanguageCode } from './language.ts'

/** Labels of every language. */
export const LABELS: Readonly<Record<LanguageCode, Labels>> = {
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
