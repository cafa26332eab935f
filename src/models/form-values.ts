import type { FormField, Page } from '../document/page.ts'
import { foldedPhrase } from '../fields/lexicon.ts'
import type { Found } from '../reading/found.ts'

/**
 * The value of a page's form field of this name, or with a label or last part of its name that says
 * the same; among several the one that is filled in.
 *
 * @returns undefined when no field has the name, null when it is empty
 */
export function formValue(page: Page | undefined, name: string): Found | null | undefined {
  const wanted = foldedPhrase(name)
  if (!page?.formFields || wanted === '') return undefined
  const named = page.formFields.filter((field) =>
    namesOf(field).some((own) => foldedPhrase(own) === wanted),
  )
  if (named.length === 0) return undefined
  const field = named.find(({ value }) => value !== null)
  if (!field) return null
  const value = String(field.value)
  return {
    value,
    text: value,
    label: field.label ?? field.name,
    page: page.number,
    box: field.box,
    confidence: 1,
  }
}

/** `form[0].page1[0].city[0]` is the city. */
const namesOf = ({ name, label }: FormField): string[] => [
  label ?? '',
  name,
  (name.split('.').at(-1) ?? '').replace(/\[\d+\]$/, ''),
]
