import type { ExtractOptions } from '../document/extract-options.ts'
import type { Page } from '../document/page.ts'
import type { FieldsSeen } from '../models/candidates/field-set.ts'
import type { Model } from '../models/model.ts'
import type { ReadStatement } from '../models/statement/statement.ts'
import { BOOKINGS_STYLE, bookingLines, bookingMarks } from './bookings-view.ts'
import { FIELDS_STYLE, fieldLines, fieldMarks } from './fields-view.ts'
import { frame } from './frame.ts'
import { pageView } from './page-view.ts'
import { panel, panelSize, panelStyle } from './panel.ts'
import type { PagePicture } from './picture-view.ts'

/**
 * A page of a document with all that decided about what a model found on it: of tables, or of fields and bookings
 * where it reads these, as an SVG picture in points.
 *
 * @param pages of the document; @param at which of them is drawn
 */
export function viewOf(
  model: Model,
  pages: readonly Page[],
  options: ExtractOptions,
  at: number,
  picture: PagePicture,
): string {
  const page = pages[at]!
  const fields: FieldsSeen[] = []
  const statements: ReadStatement[] = []
  model.extract(pages, options, {
    fields: (seen) => fields.push(seen),
    statement: (read) => statements.push(read),
  })
  // Of several papers in one file, those of this page.
  const read = fields.filter(({ document }) =>
    document.pages.some(({ number }) => number === page.number),
  )
  const booked = statements.filter(({ document }) =>
    document.pages.some(({ number }) => number === page.number),
  )
  if (read.length === 0 && booked.length === 0) return pageView(page, picture)
  const lines = [...booked.flatMap(bookingLines), ...read.flatMap(fieldLines)]
  const marks = [
    ...booked.map((own) => bookingMarks(page, own)),
    ...read.map((own) => fieldMarks(page, own)),
    panel(page.width, lines),
  ]
  return frame(
    page,
    picture,
    panelStyle(page.width) + FIELDS_STYLE + BOOKINGS_STYLE,
    marks,
    panelSize(page.width, lines),
  )
}
