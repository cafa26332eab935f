interface DrawnTable {
  readonly title: string | null
  readonly header_rows: number
  readonly rows: readonly (readonly string[])[]
}

const WIDEST = 28

/** A table in box-drawing characters; long cells are cut. */
export function drawTable({ title, header_rows, rows }: DrawnTable): string {
  const cells = rows.map((row) => row.map((text) => cut(text.replace(/\s+/g, ' '))))
  const widths = (cells[0] ?? []).map((_, c) => Math.max(...cells.map((row) => row[c]!.length)))
  const line = (left: string, middle: string, right: string): string =>
    `${left}${widths.map((width) => '─'.repeat(width + 2)).join(middle)}${right}\n`
  const body = cells.map((row, r) => {
    const text = row.map((cell, c) => ` ${align(cell, widths[c]!)} `).join('│')
    return `│${text}│\n${r === header_rows - 1 ? line('├', '┼', '┤') : ''}`
  })
  const head = title ? `${title}\n` : ''
  return head + line('┌', '┬', '┐') + body.join('') + line('└', '┴', '┘')
}

const cut = (text: string): string =>
  text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text

/** Numbers to the right, as in print. */
const align = (text: string, width: number): string =>
  /^[-+(]?[\d.,' ]+[)%]?$/.test(text) ? text.padStart(width) : text.padEnd(width)
