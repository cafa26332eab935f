/** Letters of a domain that its cover may miss at the end: a number, an s. */
const SPARE = 1

/**
 * How much of a domain beginnings of words make up in their order, 0 to 1: `aransoto` is all of
 * Bufete Aranguren & Soto. Single letters count where whole parts stand beside them.
 *
 * @param words folded
 */
export function domainCover(domain: string, words: readonly string[]): number {
  if (domain.length < 3) return 0
  let best = 0
  const follow = (at: number, word: number, parts: number, longest: number): void => {
    if (at >= domain.length - SPARE && longest >= Math.min(3, domain.length)) {
      const covered = at / domain.length
      best = Math.max(best, covered * (1 - 0.08 * (parts - 1)))
      if (at >= domain.length) return
    }
    for (let next = word; next < words.length && next < word + 4; next++) {
      const own = words[next]!
      let length = 0
      while (length < own.length && own[length] === domain[at + length]) length++
      // Whole words and long beginnings first; single letters too.
      for (const part of new Set([length, Math.min(length, 3), Math.min(length, 1)]))
        if (part > 0) follow(at + part, next + 1, parts + 1, Math.max(longest, part))
    }
  }
  if (words.length <= 8) follow(0, 0, 0, 0)
  return Math.min(1, Math.max(0, best))
}

/**
 * Whether the part of an e-mail address in front of its sign is made of a person's words: whole
 * ones, beginnings of three letters and more, initials.
 *
 * @param words folded
 */
export function isNamed(local: string, words: readonly string[]): boolean {
  if (words.length === 0 || local.length < 2) return false
  const parts = local
    .toLowerCase()
    .split(/[._-]+/)
    .filter((part) => part !== '')
  const isWord = (part: string) => words.some((word) => word === part)
  const isPart = (part: string) =>
    isWord(part) ||
    words.some((word) => word.startsWith(part) && (part.length > 2 || part.length === 1))
  if (parts.length > 1) return parts.every(isPart) && parts.some((part) => part.length > 2)
  const [own] = parts
  if (own === undefined) return false
  if (isWord(own) && own.length > 2) return true
  return words.some((word) => {
    if (word.length < 3 || !own.includes(word)) return false
    const rest = own.replace(word, '')
    return rest.length > 0 && words.some((other) => other !== word && other.startsWith(rest))
  })
}
