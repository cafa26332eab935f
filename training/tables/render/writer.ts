import type { Item, Paper } from '../page.ts'
import { type Cell, gridOf, type Table, tableWidth } from '../table.ts'
import { edgesOf, escapeXml, printed, withCaption } from './common.ts'
import { flat, hex, pt, Styles } from './office.ts'

/** A paper as a text document of LibreOffice. */
export function fodtOf(paper: Paper): string {
  const styles = new Styles()
  let breaks = false
  const parts: string[] = []
  for (const item of paper.items.flatMap((one) =>
    one.kind === 'table' ? withCaption(one.table) : [one],
  )) {
    if (item.kind === 'newpage') breaks = true
    else {
      parts.push(itemXml(item, styles, breaks))
      breaks = false
    }
  }
  return flat('text', paper.page, paper.family, styles, parts.join('\n'))
}

function itemXml(item: Item, styles: Styles, breaks: boolean): string {
  const before = breaks ? ' fo:break-before="page"' : ''
  switch (item.kind) {
    case 'paragraph': {
      const { size, align = 'left', after = 6, indent = 0, fixed } = item
      const style = styles.name(
        'paragraph',
        `<style:paragraph-properties fo:text-align="${align === 'left' ? 'start' : align === 'right' ? 'end' : align}" fo:margin-bottom="${pt(after)}" fo:margin-left="${pt(indent)}"${before}/>` +
          `<style:text-properties fo:font-size="${pt(size)}"${item.bold ? ' fo:font-weight="bold"' : ''}${item.italic ? ' fo:font-style="italic"' : ''}${fixed ? ' fo:font-family="Liberation Mono"' : ''}/>`,
      )
      const text = escapeXml(item.text).replace(
        / {2,}/g,
        (gap) => `<text:s text:c="${gap.length}"/>`,
      )
      return `<text:p text:style-name="${style}">${text}</text:p>`
    }
    case 'table':
      return tableXml(item.table, styles, before)
    case 'space':
    case 'rule': {
      const border = item.kind === 'rule' ? ' fo:border-bottom="0.5pt solid #000000"' : ''
      const style = styles.name(
        'paragraph',
        `<style:paragraph-properties fo:line-height="${pt(item.kind === 'rule' ? 4 : Math.max(2, item.height))}"${border}${before}/><style:text-properties fo:font-size="2pt"/>`,
      )
      return `<text:p text:style-name="${style}"/>`
    }
    default:
      throw new Error(`LibreOffice's texts have no ${item.kind}`)
  }
}

function tableXml(table: Table, styles: Styles, before: string): string {
  const own = styles.name(
    'table',
    `<style:table-properties style:width="${pt(tableWidth(table))}" table:align="${table.place}" table:border-model="collapsing"${before}/>`,
  )
  const columns = table.columns.map(({ width }) => {
    const style = styles.name(
      'table-column',
      `<style:table-column-properties style:column-width="${pt(width)}"/>`,
    )
    return `<table:table-column table:style-name="${style}"/>`
  })
  const rowStyle = styles.name(
    'table-row',
    '<style:table-row-properties fo:keep-together="always"/>',
  )
  const rows = gridOf(table).map((row, r) => {
    const cells = row.map((cell, c) =>
      cell.r === r && cell.c === c ? cellXml(table, cell, styles) : '<table:covered-table-cell/>',
    )
    return `<table:table-row table:style-name="${rowStyle}">${cells.join('')}</table:table-row>`
  })
  return `<table:table table:style-name="${own}">${columns.join('')}${rows.join('\n')}</table:table>`
}

function cellXml(table: Table, cell: Cell, styles: Styles): string {
  const spans =
    cell.cs * cell.rs > 1
      ? ` table:number-columns-spanned="${cell.cs}" table:number-rows-spanned="${cell.rs}"`
      : ''
  const style = styles.name(
    'table-cell',
    `<style:table-cell-properties ${cellProperties(table, cell)} fo:padding-left="${pt(table.padding[0])}" fo:padding-right="${pt(table.padding[0])}" fo:padding-top="${pt(table.padding[1])}" fo:padding-bottom="${pt(table.padding[1])}"/>`,
  )
  const align = { left: 'start', right: 'end', center: 'center' }[cell.align]
  const paragraph = styles.name(
    'paragraph',
    `<style:paragraph-properties fo:text-align="${align}" fo:line-height="${pt(table.leading)}"/><style:text-properties fo:font-size="${pt(table.size)}"${cell.bold ? ' fo:font-weight="bold"' : ''}${cell.inverse ? ' fo:color="#ffffff"' : ''}/>`,
  )
  return `<table:table-cell table:style-name="${style}"${spans} office:value-type="string"><text:p text:style-name="${paragraph}">${escapeXml(printed(cell))}</text:p></table:table-cell>`
}

/** Borders, ground and vertical place of a cell. */
export function cellProperties(table: Table, cell: Cell): string {
  const edges = edgesOf(table, cell)
  const borders = (['top', 'right', 'bottom', 'left'] as const).map((edge) =>
    edges[edge]
      ? `fo:border-${edge}="${pt(edges[edge])} solid ${hex(table.ruleGrey)}"`
      : `fo:border-${edge}="none"`,
  )
  return [
    ...borders,
    `style:vertical-align="${cell.valign}"`,
    ...(cell.fill === undefined ? [] : [`fo:background-color="${hex(cell.fill)}"`]),
  ].join(' ')
}
