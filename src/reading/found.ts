import { type Box, boxAround } from '../document/box.ts'
import { printedText } from '../document/digits.ts'
import type { Word } from '../document/page.ts'

/** A value and what it was read from. */
export interface Found<T = string> {
  readonly value: T
  /** As printed. */
  readonly text: string
  /** As printed; null where no label was needed. */
  readonly label: string | null
  readonly page: number
  readonly box: Box
  /** 0..1. */
  readonly confidence: number
  /** How a misread character was repaired, or what else the value rests on. */
  readonly note?: string
  /** 0..1: how often such an answer is right; then `confidence` is the same number. */
  readonly probability?: number
  /** The equation of printed figures that holds with this one and with no other. */
  readonly provenBy?: string
  /** Fields a value was worked out from that is printed nowhere. */
  readonly derivedFrom?: readonly string[]
  /** The file that the document carries it in. */
  readonly source?: string
  /** Other readings, the likeliest first. */
  readonly alternatives?: readonly { readonly value: string; readonly probability: number }[]
}

export type FoundFields = Readonly<Record<string, Found<unknown> | null | undefined>>

/** Evidence in wire form. Boxes in points, rounded to hundredths. */
export const evidenceOf = (found: Found<unknown>) => ({
  text: found.text,
  label: found.label,
  page: found.page,
  box: roundBox(found.box),
  confidence: round(found.confidence),
  ...(found.note === undefined ? {} : { note: found.note }),
  ...(found.probability === undefined ? {} : { probability: round(found.probability) }),
  ...(found.provenBy === undefined ? {} : { proven_by: found.provenBy }),
  ...(found.derivedFrom === undefined ? {} : { derived_from: found.derivedFrom }),
  ...(found.source === undefined ? {} : { source: found.source }),
  ...(found.alternatives === undefined
    ? {}
    : {
        alternatives: found.alternatives.map(({ value, probability }) => ({
          value,
          probability: round(probability),
        })),
      }),
})

/** `fields` and `evidence` of an answer: every name has a value, null where nothing was found. */
export function fieldsOf(names: readonly string[], found: FoundFields) {
  const fields: Record<string, unknown> = {}
  const evidence: Record<string, unknown> = {}
  for (const name of names) {
    const value = found[name]
    fields[name] = value?.value ?? null
    if (value) evidence[name] = evidenceOf(value)
  }
  return { fields, evidence }
}

/** A value read from words. */
export const foundIn = <T>(
  value: T,
  words: readonly Word[],
  page: number,
  label: string | null,
  certainty = 1,
): Found<T> => ({
  value,
  text: printedText(words),
  label,
  page,
  box: boxAround(words),
  confidence: certainty * words.reduce((least, word) => Math.min(least, word.confidence), 1),
})

/** Hundredths of a point, and of certainty, are below what is known. */
export const round = (value: number): number => Math.round(value * 100) / 100
export const roundBox = (box: Box): Box => [
  round(box[0]),
  round(box[1]),
  round(box[2]),
  round(box[3]),
]
