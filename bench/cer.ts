const unified = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Levenshtein distance, one row at a time. */
export function editDistance(a: string, b: string): number {
  let above = Uint32Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint32Array(b.length + 1)
    row[0] = i
    const c = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (c === b.charCodeAt(j - 1) ? 0 : 1)
      row[j] = Math.min(change, above[j]! + 1, row[j - 1]! + 1)
    }
    above = row
  }
  return above[b.length]!
}

/** Character error rate: edits per character of truth; white space, quotes and dashes unified. */
export function characterErrorRate(truth: string, read: string): number {
  const a = unified(truth)
  return a.length === 0 ? 0 : editDistance(a, unified(read)) / a.length
}
