import { calibrated } from '../scoring/calibrate.ts'
import { optionsOf } from '../scoring/decide.ts'
import { CURRENCY } from '../scoring/fitted.ts'
import { scoresOf, shares } from '../scoring/score.ts'
import { COUNTRY_FEATURES, countryEvidence } from './country/country-evidence.ts'
import { currencyOptions } from './country/currency-evidence.ts'
import type { DocumentText } from './document-text.ts'

/** Countries that are less likely are unknown. */
const LIKELY = 0.5
/** Of currencies that are less likely, more are wrong than right. */
const LEAST_PROBABLE = 0.3

/** What each kind of evidence for a country counts. */
const COUNTRY_WEIGHTS = COUNTRY_FEATURES.map((name) => {
  const of = (kind: string) => CURRENCY.linear[CURRENCY.features.indexOf(`${kind}:${name}`)]!
  return (of('marked') + of('bare')) / 2
})

const countries = new WeakMap<DocumentText, string | null>()

/** The country a document most likely comes from, ISO 3166; null where nothing tells. */
export function countryOf(document: DocumentText): string | null {
  let own = countries.get(document)
  if (own === undefined) {
    own = likelyCountry(document)
    countries.set(document, own)
  }
  return own
}

function likelyCountry(document: DocumentText): string | null {
  const evidence = [...countryEvidence(document)]
  if (evidence.length === 0) return null
  const likely = shares(
    evidence.map(([, numbers]) =>
      numbers.reduce((sum, own, i) => sum + own * COUNTRY_WEIGHTS[i]!, 0),
    ),
  )
  const best = likely.indexOf(Math.max(...likely))
  return likely[best]! >= LIKELY ? evidence[best]![0] : null
}

/** A currency and how often such an answer is right, 0..1. */
export interface LikelyCurrency {
  readonly code: string
  readonly probability: number
}

/**
 * The currency of a document: what its sums carry, else what its texts name, and of a sign that
 * several countries have, the one of the country that the document comes from.
 */
export function likelyCurrency(document: DocumentText): LikelyCurrency | null {
  const options = currencyOptions(document)
  const scores = scoresOf(
    CURRENCY,
    options.map(({ features }) => features),
  )
  const [best] = optionsOf(
    options.map(({ currency }) => currency),
    scores,
    CURRENCY.nothing,
  )
  if (!best || best.value === null) return null
  const probability = calibrated(Math.exp(best.score), CURRENCY.calibration)
  return probability < LEAST_PROBABLE ? null : { code: best.value, probability }
}
