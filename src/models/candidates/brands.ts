import { hasCompanyForm } from '../../reading/company-names.ts'
import type { NameCandidate } from './name-candidate.ts'

/** Words that a firm's name has at most, and how many of its letters a brand has at least. */
const FIRM_WORDS = 9
const BRAND = 4

/** Which names are another's brand: a part of it, without the form, that is printed by itself. */
export function brandsAmong(candidates: readonly NameCandidate[], folded: readonly string[]) {
  const all = [...candidates.keys()]
  const firms = all.filter((i) => {
    const { value, words } = candidates[i]!
    return words.length <= FIRM_WORDS && !/[:;]/.test(value) && hasCompanyForm(value)
  })
  const brands = all.filter((i) => {
    const { cut, value } = candidates[i]!
    return (
      (cut === 'whole' || cut === 'front') && folded[i]!.length >= BRAND && !hasCompanyForm(value)
    )
  })
  const [owned, owners] = [new Set<number>(), new Set<number>()]
  for (const firm of firms)
    for (const brand of brands)
      if (
        candidates[brand]!.piece !== candidates[firm]!.piece &&
        folded[firm]!.length > folded[brand]!.length &&
        folded[firm]!.includes(folded[brand]!)
      ) {
        owned.add(brand)
        owners.add(firm)
      }
  return { isBrand: (i: number) => owned.has(i), hasBrand: (i: number) => owners.has(i) }
}
