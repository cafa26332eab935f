import { type Box, containsMiddle, height } from '../../document/box.ts'
import type { FormField, Page, Word } from '../../document/page.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { placesOf } from '../../reading/label-places.ts'
import { bareForms } from './bare-forms.ts'
import { boxesOn } from './boxes.ts'
import type { Pair } from './pair.ts'
import { type PrintedLabel, printedLabels, withColons } from './printed-labels.ts'

/** Every label of a document with its value, every box to tick, every field of its form; page by page, downwards. */
export function pairsIn(document: DocumentText): Pair[] {
  const labelled = withColons(document)
  const taken = new Set<Word>()
  const named = [...printedPairs(labelled, taken), ...boxesOn(document)]
  const printed = [...named, ...bareForms(document, taken)]
  return document.pages.flatMap((page) => {
    const own = printed.filter((pair) => pair.page === page.number)
    const fields = page.formFields ?? []
    const labels = labelsBeside(fields, own)
    const ofFields = new Set(labels.values())
    const free = own.filter(
      (pair) => !ofFields.has(pair) && !fields.some((field) => containsMiddle(field.box, pair.box)),
    )
    const filled = fields.map((field) => ofForm(field, page, own, labels.get(field)))
    return [...free, ...filled].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
  })
}

/** What is to be filled in by hand. */
const BLANK = /^[_.…·-]{3,}$/

/** @param taken gets the words of labels and values */
function* printedPairs(document: DocumentText, taken: Set<Word>): Generator<Pair> {
  for (const hit of printedLabels(document)) {
    const { label, piece, row, hasColon } = hit
    const key = label.text.replace(/(?<![\s:：])[\s:：]+$/, '')
    const words = piece.words.slice(label.from, label.to)
    if (words.some((word) => taken.has(word)) || key === '') continue
    const place = isBlank(hit) ? undefined : placeOf(hit, document)
    if (!place && !hasColon) continue
    const free = place && !place.words.some((word) => taken.has(word)) ? place : null
    for (const word of [...words, ...(free?.words ?? [])]) taken.add(word)
    yield {
      key,
      value: free?.text ?? null,
      type: 'text',
      page: row.page,
      box: free?.box ?? label.box,
      keyBox: label.box,
      confidence: label.score * leastOf([...words, ...(free?.words ?? [])]),
    }
  }
}

/** Below it only where it stands by itself: what follows a text is that text's own. */
const placeOf = ({ label, piece, row }: PrintedLabel, document: DocumentText) =>
  placesOf({ label, piece, row, name: label.names[0] ?? 'reference' }, document).find(
    ({ side }) => side === 'right' || label.to === piece.words.length,
  )

function isBlank({ label, piece, row }: PrintedLabel): boolean {
  const at = row.words.indexOf(piece.words[label.to - 1]!)
  const next = row.words.slice(at + 1).find((word) => !/^[:：]$/.test(word.text))
  return next !== undefined && BLANK.test(next.text)
}

const leastOf = (words: readonly Word[]): number =>
  words.reduce((least, word) => Math.min(least, word.confidence), 1)

/**
 * Pairs whose label stands left of a field: what is filled in may be set so much higher or lower than the label
 * that another line's value was taken for the label's.
 */
function labelsBeside(
  fields: readonly FormField[],
  printed: readonly Pair[],
): Map<FormField, Pair> {
  const beside = new Map<FormField, Pair>()
  for (const pair of printed) {
    const key = pair.keyBox
    if (!key || pair.type !== 'text') continue
    const [field] = fields
      .filter(({ type, box }) => (type === 'text' || type === 'choice') && isRightOf(key, box))
      .sort((a, b) => a.box[0] - b.box[0])
    const other = field && beside.get(field)
    if (field && !(other && other.keyBox![2] > key[2])) beside.set(field, pair)
  }
  return beside
}

const isRightOf = (key: Box, box: Box): boolean =>
  box[0] >= key[2] - height(key) / 2 &&
  Math.min(key[3], box[3]) - Math.max(key[1], box[1]) > height(key) / 2

/**
 * @param printed pairs of its page; one whose value stands in the field has its label
 * @param left the one whose label stands left of the field
 */
function ofForm(
  { name, label, type, value, box }: FormField,
  page: Page,
  printed: readonly Pair[],
  left: Pair | undefined,
): Pair {
  const beside =
    left ?? printed.find((pair) => pair.type === 'text' && containsMiddle(box, pair.box))
  const own = (name.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
  return {
    key: label ?? beside?.key ?? (own || name),
    value,
    type,
    page: page.number,
    box,
    keyBox: beside?.keyBox ?? null,
    confidence: 1,
  }
}
