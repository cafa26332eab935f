import type { PdfObject } from '../../pdf/pdf-object.ts'
import { type Device, deviceOf } from './colours.ts'
import type { Faults } from './faults.ts'
import { type Operand, operatorsIn } from './operators.ts'
import { calmState } from './passive.ts'

/** Contents within each other. */
const DEEPEST = 24
/** Of operators `q` (ISO 32000-1, table C.1). */
const MOST_STATES = 28
/** Text that is only found, not seen (ISO 32000-1, table 106). */
const INVISIBLE = 3

const OPERATORS = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP ' +
    'n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
)
const TEXT = new Set(['Tj', 'TJ', "'", '"'])
const DEVICE_OPERATORS: Readonly<Record<string, Device>> = {
  g: 'DeviceGray',
  G: 'DeviceGray',
  rg: 'DeviceRGB',
  RG: 'DeviceRGB',
  k: 'DeviceCMYK',
  K: 'DeviceCMYK',
}
const INTENTS = new Set([
  'RelativeColorimetric',
  'AbsoluteColorimetric',
  'Perceptual',
  'Saturation',
])

/** What of a document's resources its pages use. */
export interface Usage {
  /** Fonts of text that is seen, each once, and the page it is first seen on. */
  readonly fonts: Map<number, { readonly font: PdfObject; readonly page: number }>
  /** Colour spaces without a profile, and the page they are first used on. */
  readonly devices: Map<Device, number>
}

interface TextState {
  readonly font: PdfObject | null
  readonly mode: number
}

/** Goes through what pages draw, and notes what they draw it with. */
export class Contents {
  readonly usage: Usage = { fonts: new Map(), devices: new Map() }
  readonly #faults: Faults
  /** Contents, each with the text state it was begun in. */
  readonly #seen = new Set<string>()
  #page = 0

  constructor(faults: Faults) {
    this.#faults = faults
  }

  /** A page, and what its annotations show. */
  page(page: PdfObject, number: number): void {
    this.#page = number
    const resources = page.inherited('Resources')
    const contents = page.get('Contents')
    const streams = contents.isArray ? contents.entries() : [contents]
    const bytes = streams.filter(({ isStream }) => isStream).flatMap((own) => [own.stream(), LINE])
    this.#group(page, resources)
    this.#run(Buffer.concat(bytes), resources, { font: null, mode: 0 }, 0)
    for (const annotation of page.get('Annots').entries())
      for (const appearance of appearancesOf(annotation))
        this.#form(appearance, resources, { font: null, mode: 0 }, 0)
  }

  #run(bytes: Uint8Array, resources: PdfObject, first: TextState, depth: number): void {
    const stack: TextState[] = []
    let state = first
    for (const { name, operands } of operatorsIn(bytes)) {
      if (!OPERATORS.has(name)) this.#fault(`the operator '${name.slice(0, 20)}' is none`)
      const [operand] = operands
      const device = DEVICE_OPERATORS[name]
      if (device) this.#device(device, resources)
      else if (name === 'q') {
        if (stack.push(state) > MOST_STATES) this.#fault('graphics states are nested too deeply')
      } else if (name === 'Q') state = stack.pop() ?? state
      else if (name === 'Tf') state = { ...state, font: named(resources, 'Font', operand) }
      else if (name === 'Tr') state = { ...state, mode: Number(operand) }
      else if (TEXT.has(name)) this.#text(state, resources, depth)
      else if (name === 'cs' || name === 'CS') this.#space(withoutSlash(operand), resources)
      else if (name === 'scn' || name === 'SCN')
        this.#pattern(named(resources, 'Pattern', operands.at(-1)), resources, state, depth)
      else if (name === 'sh') this.#shading(named(resources, 'Shading', operand), resources)
      else if (name === 'gs')
        state = this.#graphics(named(resources, 'ExtGState', operand), resources, state, depth)
      else if (name === 'ri') this.#intent(withoutSlash(operand))
      else if (name === 'Do')
        this.#object(named(resources, 'XObject', operand), resources, state, depth)
      else if (name === 'BI') this.#inline(operands, resources)
    }
  }

  #text({ font, mode }: TextState, resources: PdfObject, depth: number): void {
    if (!font?.isDictionary) return
    const isType3 = font.get('Subtype').name === 'Type3'
    // Glyphs of Type 3 are contents themselves, drawn whatever the mode.
    if (mode === INVISIBLE && !isType3) return
    if (this.usage.fonts.has(font.identity)) return
    this.usage.fonts.set(font.identity, { font, page: this.#page })
    if (!isType3) return
    const own = font.get('Resources')
    for (const glyph of font.get('CharProcs').values())
      this.#contents(glyph, own.isDictionary ? own : resources, { font: null, mode: 0 }, depth)
  }

  /** A stream of operators that is drawn within another. */
  #contents(stream: PdfObject, resources: PdfObject, state: TextState, depth: number): void {
    if (!stream.isStream || depth >= DEEPEST) return
    const key = `${stream.identity} ${state.mode} ${state.font?.identity}`
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#run(stream.stream(), resources, state, depth + 1)
  }

  #form(form: PdfObject, around: PdfObject, state: TextState, depth: number): void {
    let own = form.get('Resources')
    if (!own.isDictionary) {
      // It has to say itself what it uses (6.2.2).
      if (form.isStream && around.isDictionary) form.put('Resources', around)
      own = around
    }
    this.#group(form, own)
    this.#contents(form, own, state, depth)
  }

  #object(object: PdfObject, resources: PdfObject, state: TextState, depth: number): void {
    const kind = object.get('Subtype').name
    if (kind === 'Form') this.#form(object, resources, state, depth)
    else if (kind === 'Image') this.#image(object, resources)
    else if (object.isStream) this.#fault(`an object of type ${kind} is drawn`)
  }

  #image(image: PdfObject, resources: PdfObject): void {
    if (!image.get('ColorSpace').isNull) this.#space(image.get('ColorSpace'), resources)
    this.#intent(image.get('Intent').name)
    const mask = image.get('SMask')
    if (mask.isStream) this.#image(mask, resources)
  }

  #inline(operands: readonly Operand[], resources: PdfObject): void {
    const at = operands.findIndex((own) => own === '/CS' || own === '/ColorSpace')
    if (at >= 0) this.#space(withoutSlash(operands[at + 1]), resources)
    if (operands.some((own) => own === '/LZW' || own === '/LZWDecode'))
      this.#fault('a picture is packed by LZW')
  }

  #pattern(pattern: PdfObject, resources: PdfObject, state: TextState, depth: number): void {
    if (pattern.isStream) this.#form(pattern, resources, state, depth)
    else this.#shading(pattern.get('Shading'), resources)
  }

  #shading(shading: PdfObject, resources: PdfObject): void {
    if (!shading.isNull) this.#space(shading.get('ColorSpace'), resources)
  }

  #graphics(own: PdfObject, resources: PdfObject, state: TextState, depth: number): TextState {
    calmState(own)
    this.#intent(own.get('RI').name)
    const mask = own.get('SMask').get('G')
    if (mask.isStream) this.#form(mask, resources, state, depth)
    const font = own.get('Font').get(0)
    return font.isDictionary ? { ...state, font } : state
  }

  /** Of transparency: colours are blended in a space, too. */
  #group(of: PdfObject, resources: PdfObject): void {
    const space = of.get('Group').get('CS')
    if (!space.isNull) this.#space(space, resources)
  }

  #space(space: PdfObject | string, resources: PdfObject): void {
    const device = deviceOf(space, resources)
    if (device) this.#note(device)
  }

  #device(device: Device, resources: PdfObject): void {
    if (deviceOf(device, resources)) this.#note(device)
  }

  #note(device: Device): void {
    if (!this.usage.devices.has(device)) this.usage.devices.set(device, this.#page)
  }

  #intent(name: string): void {
    if (name !== '' && !INTENTS.has(name)) this.#fault(`the rendering intent '${name}' is none`)
  }

  #fault(reason: string): void {
    this.#faults.add(reason, this.#page)
  }
}

const LINE = Buffer.from('\n')

const withoutSlash = (operand: Operand | undefined): string =>
  typeof operand === 'string' ? operand.slice(1) : ''

const named = (resources: PdfObject, kind: string, operand: Operand | undefined): PdfObject =>
  resources.get(kind).get(withoutSlash(operand))

/** What an annotation shows: a stream, or one a state. */
function appearancesOf(annotation: PdfObject): PdfObject[] {
  const normal = annotation.get('AP').get('N')
  return normal.isStream ? [normal] : normal.values().filter(({ isStream }) => isStream)
}
