import type { Random } from '../random.ts'
import type { LabelRole, Labels } from './label.ts'
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
const LABELS: Readonly<Record<LanguageCode, Labels>> = {
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

/** All synonyms of a role. */
export function synonyms(language: LanguageCode, role: LabelRole): string[] {
  return LABELS[language][role].split('|')
}

/** One synonym; a paper that asks again with an equal stream gets the same. */
export function labelOf(language: LanguageCode, role: LabelRole, random: Random): string {
  return random.at(role).pick(synonyms(language, role))
}
