import type { Box } from '../../document/box.ts'
import type { FormFieldType } from '../../document/page.ts'

/** A label and what stands for it. */
export interface Pair {
  /** As printed, without its colon; of a form's field what programs show, else its name. */
  readonly key: string
  /** null where nothing is filled in; whether a box is ticked. */
  readonly value: string | boolean | null
  readonly type: FormFieldType
  /** 1-based. */
  readonly page: number
  /** Of the value; of the label where there is none. */
  readonly box: Box
  readonly keyBox: Box | null
  /** 0..1: how sure its words are read, and the label is one. */
  readonly confidence: number
}
