import type { StatementTransaction } from '../document/statement.ts'

/**
 * A booking's text for a file that has a place for its reference: without it, so that nothing is said twice.
 *
 * @param most characters that the place takes: a longer reference stays in the text
 */
export function textBesideReference(
  { description, reference }: Pick<StatementTransaction, 'description' | 'reference'>,
  most = Number.POSITIVE_INFINITY,
): string {
  if (!reference || reference.length > most) return description
  const words = description.split(' ')
  const own = reference.split(' ')
  const at = words.findIndex((_, i) => own.every((word, w) => words[i + w] === word))
  return at < 0 ? description : words.toSpliced(at, own.length).join(' ')
}
