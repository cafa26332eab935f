import { once } from '../../fields/once.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { KIND } from '../../scoring/fitted.ts'
import { shares } from '../../scoring/score.ts'
import { featuresOf } from './features.ts'
import { KINDS, type Kind, type KindShares } from './kinds.ts'

/** No kind is certain. */
export const MOST = 0.99

/** What a paper is most likely. */
export interface LikelyKind {
  /** null where there is nothing to read. */
  readonly kind: Kind | null
  /** 0..1, of that kind. */
  readonly probability: number
  readonly shares: KindShares
}

/**
 * How likely each kind is: a multinomial logit of features, fitted by training/kinds/fit.ts.
 *
 * @param pages of one paper
 */
export const likelyKind = (document: DocumentText, pages = document.pages): LikelyKind =>
  pages === document.pages ? ofWhole(document) : kindOf(document, pages)

const ofWhole = once((document: DocumentText) => kindOf(document, document.pages))

function kindOf(document: DocumentText, pages: DocumentText['pages']): LikelyKind {
  const features = featuresOf(document, pages)
  const scores = KIND.weights.map((own) =>
    own.reduce((sum, weight, f) => sum + weight * features[f]!, 0),
  )
  const all = shares(scores).map((share) => Math.min(MOST, share))
  const own = Object.fromEntries(KINDS.map((kind, i) => [kind, all[i]!])) as KindShares
  const numbers = new Set(pages.map((page) => page.number))
  if (!document.rows.some((row) => numbers.has(row.page)))
    return { kind: null, probability: MOST, shares: own }
  const best = all.indexOf(Math.max(...all))
  return { kind: KINDS[best]!, probability: all[best]!, shares: own }
}
