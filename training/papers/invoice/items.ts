import type { LanguageCode } from '../../kit/locale/language.ts'
import { cs } from './items/cs.ts'
import { da } from './items/da.ts'
import { de } from './items/de.ts'
import { en } from './items/en.ts'
import { es } from './items/es.ts'
import { fi } from './items/fi.ts'
import { fr } from './items/fr.ts'
import { hu } from './items/hu.ts'
import { it } from './items/it.ts'
import { nb } from './items/nb.ts'
import { nl } from './items/nl.ts'
import { pl } from './items/pl.ts'
import { pt } from './items/pt.ts'
import { ro } from './items/ro.ts'
import { sv } from './items/sv.ts'
import { tr } from './items/tr.ts'
import type { ItemNames } from './sector.ts'

/** What each sector sells, in each language. */
export const ITEMS: Readonly<Record<LanguageCode, ItemNames>> = {
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
