/**
 * What speaks for lines being a row, and against it: natural logarithms of how much likelier it makes that.
 * Made by training/tables/fit-rows.ts.
 */
const BODY = {
  // Of a text and the one above it in its column: the lower one is the rest of the upper one.
  /** The next word had room on the line: nobody broke it there, but for addresses and the like. */
  hadRoom: -2.84,
  /** Much room. */
  hadMuchRoom: -0.19,
  /** It had room before the next column, wider than any other text. */
  hadGutter: -0.74,
  /** It had none: by how seldom that is by chance. */
  hadNone: 1.04,
  /** They do not stand in the same columns. */
  otherColumns: -1.66,
  /** Lines of one text share an edge or their middle, but for a hanging indent. */
  otherEdge: -1.68,
  /** Not nearly one. */
  offEdge: 0.42,
  /** A figure under a text, or above one, where most of the column are figures. */
  figureOfColumn: -4.75,
  /** Figures under each other are two. */
  figures: -4.26,
  /** A hyphen, a comma, an open bracket at the end. */
  openEnd: 2.16,
  smallLetter: 2.41,
  /** Where most texts of the column begin so. */
  smallOfColumn: -0.16,
  capital: -1.37,
  otherKind: -0.76,
  otherCase: -2.5,
  otherFace: -2.87,
  sameText: -0.46,
  fullStop: 0.37,
  enumerator: -2.88,
  colon: -1.51,
  /** A label that several rows begin with. */
  repeated: -5.66,

  // Of two lines of a row.
  /** What a table's texts usually do, as log odds. */
  goesOn: 0.67,
  /** A step that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -5.54,
  otherStepInWalls: -0.79,
  leading: 1.62,
  /** A rule between two texts under each other; between lines, all across. */
  ruleThroughText: -7,
  ruleInside: -8,
  /** A rule over a text of the lower line, below the upper one. */
  ruleOver: 1,
  /** Two figures or more under figures. */
  stacked: -0.06,
  /** Several texts under one that stands over all of them. */
  parts: 0,
  /** Texts that are the same over and over, as units are, under others. */
  repeats: 0.23,
  /** Texts in all columns of the line above, three or more; two of them. */
  full: -0.04,
  fullOfTwo: -0.45,

  // Of a row.
  /** Columns that it fills, and leaves empty, by how often rows do: as log probabilities. */
  filled: 0.21,
  empty: 0.67,
  /** A text out of the row's alignment, by leadings. */
  misaligned: -2.15,
  /** One text in the first column or over several: a heading of the rows below. */
  heading: -2.49,
  /** The same in another column. */
  headingInside: -4.8,
  /** It is bold, and what follows is not. */
  headingBold: 0.33,
  /** What follows is indented. */
  headingOver: 0.56,
  /** Other lines are like it. */
  headingAlike: 0.81,

  // Of a row and the next.
  /** Nearer than rows are, and as near as they are. */
  tooNear: -3.87,
  step: 1.02,
  /** No rule where all others have one; where walls enclose all cells. */
  noRule: -4,
  noRuleOfWalls: -7.96,
  rule: 0.87,
  /** A rule where none has to be. */
  ruleByChance: 0.06,

  // Of all rows: how texts of a row stand to each other, rows farther apart than lines, a rule below each.
  middle: 0.09,
  bottom: -0.71,
  stepped: -0.92,
  ruled: -0.5,
}

const HEAD: RowWeights = {
  hadRoom: 0.61,
  hadMuchRoom: 0.04,
  hadGutter: 0.47,
  hadNone: 1.35,
  otherColumns: -0.51,
  otherEdge: -0.4,
  offEdge: -0.58,
  figureOfColumn: 0.05,
  figures: -0.19,
  openEnd: 1.55,
  smallLetter: 1.99,
  smallOfColumn: 0.47,
  capital: -0.45,
  otherKind: 0.17,
  otherCase: -0.5,
  otherFace: -1.66,
  sameText: 0,
  fullStop: -0.14,
  enumerator: 0,
  colon: 0,
  repeated: -6,
  goesOn: 1.15,
  otherStep: -2.41,
  otherStepInWalls: -0.35,
  leading: 1.99,
  ruleThroughText: -7.09,
  ruleInside: -8,
  ruleOver: -6.83,
  stacked: 0,
  parts: -8.13,
  repeats: -0.72,
  full: 0.59,
  fullOfTwo: 0.41,
  filled: 0.98,
  empty: 0.34,
  misaligned: -0.39,
  heading: -3.52,
  headingInside: -4.87,
  headingBold: 0,
  headingOver: 0.13,
  headingAlike: 0,
  tooNear: 0.7,
  step: 0.01,
  noRule: -1.04,
  noRuleOfWalls: -0.48,
  rule: 0.19,
  ruleByChance: -1.46,
  middle: -0.7,
  bottom: -0.7,
  stepped: -1,
  ruled: -0.5,
}

export type RowWeights = Readonly<typeof BODY>

/** What speaks for fewer of the first lines being heads than rules and figures say. */
const HEADS = {
  fewer: -2.15,
  none: -4.54,
  /** Where they end: a rule all across; below it one text in the first column, which is bold, or others are like it; figures. */
  ruled: 1.04,
  heading: 1.49,
  boldHeading: 0.95,
  headingAlike: 0.1,
  figures: -0.38,
}

/** Of rows, of those that are heads, and of where they end. */
export interface TableWeights {
  readonly body: RowWeights
  readonly head: RowWeights
  readonly heads: Readonly<typeof HEADS>
}

export const ROW_WEIGHTS: TableWeights = { body: BODY, head: HEAD, heads: HEADS }

/** What two texts under each other tell. */
export type PairWeights = Pick<
  RowWeights,
  | 'hadRoom'
  | 'hadMuchRoom'
  | 'hadGutter'
  | 'hadNone'
  | 'otherColumns'
  | 'otherEdge'
  | 'offEdge'
  | 'figureOfColumn'
  | 'figures'
  | 'openEnd'
  | 'smallLetter'
  | 'smallOfColumn'
  | 'capital'
  | 'otherKind'
  | 'otherCase'
  | 'otherFace'
  | 'sameText'
  | 'fullStop'
  | 'enumerator'
  | 'colon'
  | 'repeated'
>
