import type { PdfObject } from '../../pdf/pdf-object.ts'
import type { Faults } from './faults.ts'

/** Actions that a PDF/A may have (ISO 19005-2, 6.5.1): all others do something to it. */
const ACTIONS = new Set(['GoTo', 'GoToR', 'GoToE', 'Thread', 'URI', 'Named', 'SubmitForm'])
const NAMED = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])
/** Annotations that show what no page can (6.3.1), or hold a file (6.8). */
const UNFIT = new Set(['3D', 'Sound', 'Screen', 'Movie', 'RichMedia', 'FileAttachment'])
/** Bits of an annotation's flags (ISO 32000-1, table 165). */
const [INVISIBLE, HIDDEN, PRINT, NO_ZOOM, NO_ROTATE, NO_VIEW, TOGGLE_NO_VIEW] = [
  1, 2, 4, 8, 16, 32, 256,
] as const
const UNSEEN = INVISIBLE | HIDDEN | NO_VIEW
/** Shown without an appearance of their own. */
const BARE = new Set(['Popup', 'Link'])

/** Takes out of a document's catalogue what acts. */
export function calmCatalogue(root: PdfObject): void {
  for (const key of ['AA', 'Perms', 'Requirements', 'NeedsRendering', 'Version']) root.remove(key)
  calmAction(root, 'OpenAction')
  const names = root.get('Names')
  names.remove('JavaScript')
  names.remove('AlternatePresentations')
  const form = root.get('AcroForm')
  form.remove('XFA')
  form.remove('NeedAppearances')
  const layers = root.get('OCProperties')
  for (const own of [layers.get('D'), ...layers.get('Configs').entries()]) own.remove('AS')
}

/** Takes the same out of an object, wherever it is used, and notes what cannot be taken out. */
export function calmObject(object: PdfObject, faults: Faults): void {
  if (!object.isDictionary) return
  // Resources may have any names: what stands there tells.
  if (areActions(object.get('AA'))) object.remove('AA')
  if (object.get('Type').name === 'Page') object.remove('PresSteps')
  calmAction(object, 'A')
  calmAction(object, 'Next')
  if (object.isStream) calmStream(object, faults)
  if (!object.get('EF').isNull) faults.add('files are attached')
}

const areActions = (own: PdfObject): boolean =>
  own.isDictionary && own.values().every((action) => action.get('S').isName)

function calmAction(holder: PdfObject, key: string): void {
  const action = holder.get(key)
  if (action.isArray && key === 'Next')
    for (let i = action.length - 1; i >= 0; i--) if (!isAllowed(action.get(i))) action.remove(i)
  if (action.isDictionary && !action.get('S').isNull && !isAllowed(action)) holder.remove(key)
}

function isAllowed(action: PdfObject): boolean {
  const kind = action.get('S').name
  return ACTIONS.has(kind) && (kind !== 'Named' || NAMED.has(action.get('N').name))
}

/** Pictures and forms: what is another one elsewhere, or is drawn as each program likes. */
function calmStream(stream: PdfObject, faults: Faults): void {
  if (!stream.get('F').isNull) faults.add('a stream lies in another file')
  const kind = stream.get('Subtype').name
  if (kind === 'Image') for (const key of ['Alternates', 'OPI', 'Interpolate']) stream.remove(key)
  if (kind === 'Form') for (const key of ['OPI', 'PS', 'Subtype2', 'Ref']) stream.remove(key)
}

/** Takes out of a graphics state what is for one printer. */
export function calmState(state: PdfObject): void {
  for (const key of ['TR', 'TR2', 'HT', 'HTP', 'HTO']) state.remove(key)
}

/** Annotations of a page: those that are not seen go, the others are printed as they are seen. */
export function calmAnnotations(page: PdfObject, number: number, faults: Faults): void {
  const all = page.get('Annots')
  for (let i = all.length - 1; i >= 0; i--) {
    const own = all.get(i)
    const kind = own.get('Subtype').name
    if (UNFIT.has(kind)) faults.add(`there is an annotation of type ${kind}`, number)
    if (kind === 'Popup') continue
    const flags = own.get('F').number
    if ((flags & UNSEEN) !== 0) {
      all.remove(i)
      continue
    }
    const still = kind === 'Text' ? NO_ZOOM | NO_ROTATE : 0
    own.put('F', (flags | PRINT | still) & ~TOGGLE_NO_VIEW)
    calmAppearance(own, kind, number, faults)
  }
}

function calmAppearance(own: PdfObject, kind: string, number: number, faults: Faults): void {
  const appearance = own.get('AP')
  for (const key of ['D', 'R']) appearance.remove(key)
  const [x0, y0, x1, y1] = own
    .get('Rect')
    .entries()
    .map((side) => side.number)
  if (BARE.has(kind) || x0 === x1 || y0 === y1) return
  const normal = appearance.get('N')
  if (!normal.isStream && !normal.isDictionary)
    faults.add(`an annotation of type ${kind} has no appearance`, number)
}
