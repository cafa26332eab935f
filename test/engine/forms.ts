// First: the service sees to how MuPDF is loaded.
import '../../src/engine/pdf/mupdf.ts'
import * as mupdf from 'mupdf'

type Dictionary = Record<string, unknown>

/** An annotation of a form's page; `look` is its appearance's operators, font F1 is Helvetica. */
export interface Annotation {
  /** Strings stand in parentheses, names alone. */
  readonly entries: Dictionary
  readonly rect: readonly [number, number, number, number]
  /** Appearances by state; one without states under an empty name. */
  readonly looks?: Readonly<Record<string, string>>
}

interface Options {
  readonly rotate?: 0 | 90 | 180 | 270
  /** An encoded picture that fills the page. */
  readonly image?: Uint8Array
  /** Values were filled in and their appearances were not drawn anew. */
  readonly isStale?: boolean
}

/**
 * A PDF of one page, 400 points wide and 300 high, with annotations; those with a field type are fields
 * of its form.
 */
export function form(
  content: string,
  annotations: readonly Annotation[],
  { rotate = 0, image, isStale = false }: Options = {},
): Buffer {
  const document = new mupdf.PDFDocument()
  const helvetica = document.addSimpleFont(new mupdf.Font('Helvetica'))
  const resources: Dictionary = { Font: { F1: helvetica } }
  const drawn = image ? `q 400 0 0 300 0 0 cm /I1 Do Q ${content}` : content
  const all = {
    ...resources,
    ...(image && { XObject: { I1: document.addImage(new mupdf.Image(image)) } }),
  }
  const page = document.addPage([0, 0, 400, 300], rotate, all, drawn)
  document.insertPage(-1, page)
  const made = annotations.map(({ entries, rect, looks }) => {
    const [x0, y0, x1, y1] = rect
    const states = Object.entries(looks ?? {}).map(
      ([state, look]) =>
        [
          state,
          document.addStream(look, {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [0, 0, x1 - x0, y1 - y0],
            Resources: resources,
          }),
        ] as const,
    )
    const [one] = states
    const normal = one?.[0] === '' ? one[1] : Object.fromEntries(states)
    const AP = one && { N: normal }
    return document.addObject({
      Type: 'Annot',
      Rect: [...rect],
      F: 4,
      ...(AP && { AP }),
      ...entries,
    })
  })
  page.put('Annots', made)
  const Fields = made.filter((annotation) => !annotation.get('FT').isNull())
  const AcroForm = { Fields, DA: '/F1 12 Tf 0 g', DR: resources, NeedAppearances: isStale }
  document.getTrailer().get('Root').put('AcroForm', AcroForm)
  return Buffer.from(document.saveToBuffer('').asUint8Array())
}

/** Operators that write a text into an appearance. */
export const writes = (text: string, size = 12): string =>
  `/Tx BMC q BT /F1 ${size} Tf 2 4 Td (${text}) Tj ET Q EMC`
