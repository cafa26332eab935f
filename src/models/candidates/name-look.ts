import { digits } from '../../fields/counts.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { hasCompanyForm } from '../../reading/company-names.ts'
import { sizeOf } from '../../reading/document-text.ts'
import type { FirstLook } from './first-look.ts'
import type { NameCandidate } from './name-candidate.ts'
import { standingOf } from './standing.ts'

/** What a name is at first sight: how it is cut and set, and what stands under it. */
export const NAME_LOOK: FirstLook<NameCandidate> = {
  names: [
    'whole',
    'front',
    'behind',
    'lines',
    'row',
    'form',
    'words',
    'length',
    'digits',
    'capital',
    'companyForm',
    'labels',
    'labelFirst',
    'size',
    'sizeOfLargest',
    'rank',
    'rowFromTop',
    'rowFromEnd',
    'firstPage',
    'left',
    'rightEdge',
    'top',
    'pieces',
    'firstInRow',
    'gapOver',
    'gapUnder',
    'town',
    'addresses',
    'contact',
    'toAddress',
    'taxIdNear',
    'ibanNear',
    'taxIdUnder',
    'underSender',
    'sums',
    'customer',
    'vendor',
    'otherBlock',
    'blockRows',
    'blockLines',
  ],
  of: (candidates, document) => {
    const sizes = candidates.map(({ words }) => sizeOf(words[0]!))
    const largest = Math.max(1, ...sizes)
    const { rows } = document
    const [first] = document.pages
    const pages = new Map(document.pages.map((page) => [page.number, page]))
    return (i, numbers) => {
      const own = candidates[i]!
      const { row, words, piece, cut, value, box } = own
      const standing = standingOf(own, document)
      const { block } = standing
      const { width, height } = pages.get(row.page)!
      const [over, under] = [rows[row.index - 1], rows[row.index + 1]]
      const label = block.label
      numbers.set([
        cut === 'whole' ? 1 : 0,
        cut === 'front' ? 1 : 0,
        cut === 'behind' ? 1 : 0,
        cut === 'lines' ? 1 : 0,
        cut === 'row' ? 1 : 0,
        cut === 'form' ? 1 : 0,
        words.length,
        Math.min(60, value.length),
        Math.min(8, digits(value)),
        value.charAt(0) === value.charAt(0).toLowerCase() ? 0 : 1,
        hasCompanyForm(value) ? 1 : 0,
        Math.min(3, piece.labels.length),
        piece.labels[0]?.from === 0 ? 1 : 0,
        Math.min(4, sizes[i]! / row.em),
        sizes[i]! / largest,
        1 / (1 + i / 4),
        1 / (1 + row.index),
        1 / (1 + (rows.length - row.index) / 4),
        row.page === first!.number ? 1 : 0,
        box[0] / width,
        box[2] / width,
        box[1] / height,
        Math.min(6, row.pieces.length),
        row.pieces[0] === piece ? 1 : 0,
        over && over.page === row.page ? Math.min(5, (row.baseline - over.baseline) / row.em) : 5,
        under && under.page === row.page
          ? Math.min(5, (under.baseline - row.baseline) / row.em)
          : 5,
        standing.town,
        standing.addresses,
        standing.contact,
        standing.toAddress,
        standing.taxIdNear,
        standing.ibanNear,
        standing.taxIdUnder,
        standing.underSender,
        standing.sums,
        label && CUSTOMER.has(label) ? 1 : 0,
        label === 'vendor' ? 1 : 0,
        label && label !== 'vendor' && !CUSTOMER.has(label) ? 1 : 0,
        Math.min(12, block.rows),
        Math.min(12, block.lines),
      ])
    }
  },
}

const CUSTOMER: ReadonlySet<LabelName> = new Set(['customer', 'billing_address'])
