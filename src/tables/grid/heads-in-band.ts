import type { Separator } from './columns.ts'
import type { CutLine } from './cut-line.ts'

/** Do walls that begin below a text part the texts under it? Then those are heads of their own. */
export function holdsHeadsOver(
  lines: readonly CutLine[],
  separators: readonly Separator[],
): boolean {
  const isWalled = (separator: Separator, { line }: CutLine) => {
    const y = (line.box[1] + line.box[3]) / 2
    return separator.walls.some((wall) => wall.from <= y && wall.to >= y)
  }
  return lines.some((line, i) =>
    line.fragments.some((over) => {
      const between = separators.slice(over.first, over.last)
      if (between.length === 0 || between.some((separator) => isWalled(separator, line)))
        return false
      return lines.slice(i + 1).some((below) => {
        const parts = below.fragments.filter((f) => f.first >= over.first && f.last <= over.last)
        return (
          parts.length === between.length + 1 &&
          between.every((separator) => isWalled(separator, below))
        )
      })
    }),
  )
}
