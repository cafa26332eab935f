/**
 * What speaks for lines being a row, and against it: natural logarithms of how much likelier it makes that.
 * Made by training/tables/fit-rows.ts.
 */
const BODY = {
  // Of a text and the one above it in its column: the lower one is the rest of the upper one.
  /** The next word had room on the line: nobody broke it there, but for addresses and the like. */
  hadRoom: -2.09,
  /** Much room. */
  hadMuchRoom: -0.71,
  /** It had room before the next column, wider than any other text. */
  hadGutter: 0.39,
  /** It had none: by how seldom that is by chance. */
  hadNone: 1.01,
  /** They do not stand in the same columns. */
  otherColumns: -1.68,
  /** Lines of one text share an edge or their middle, but for a hanging indent. */
  otherEdge: -0.76,
  /** Not nearly one. */
  offEdge: 1.44,
  /** A figure under a text, or above one, where most of the column are figures. */
  figureOfColumn: -4.04,
  /** Figures under each other are two. */
  figures: -5.51,
  /** A hyphen, a comma, an open bracket at the end. */
  openEnd: 2.81,
  smallLetter: 2.72,
  /** Where most texts of the column begin so. */
  smallOfColumn: 0.4,
  capital: -0.26,
  otherKind: -0.4,
  otherCase: -2.5,
  otherFace: -2.98,
  sameText: -1.41,
  fullStop: 0.97,
  enumerator: -2.65,
  colon: -1.51,
  /** A label that several rows begin with. */
  repeated: -5.09,

  // Of two lines of a row.
  /** What a table's texts usually do, as log odds. */
  goesOn: 0.83,
  /** A step that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -4.17,
  otherStepInWalls: -0.66,
  leading: 2.28,
  /** A rule between two texts under each other; between lines, all across. */
  ruleThroughText: -7,
  ruleInside: -8,
  /** A rule over a text of the lower line, below the upper one. */
  ruleOver: 1.13,
  /** Two figures or more under figures. */
  stacked: -0.4,
  /** Several texts under one that stands over all of them. */
  parts: 0,
  /** Texts that are the same over and over, as units are, under others. */
  repeats: 0.04,
  /** Texts in all columns of the line above, three or more; two of them. */
  full: -0.78,
  fullOfTwo: -1.57,

  // Of a row.
  /** Columns that it fills, and leaves empty, by how often rows do: as log probabilities. */
  filled: 0.88,
  empty: 0.79,
  /** A text out of the row's alignment, by leadings. */
  misaligned: -2.28,
  /** A text of one line that is not on that of most such texts. */
  apart: -1.89,
  /** One text in the first column or over several: a heading of the rows below. */
  heading: -1.95,
  /** The same in another column. */
  headingInside: -5.37,
  /** It is bold, and what follows is not. */
  headingBold: 0.68,
  /** What follows is indented. */
  headingOver: 1.21,
  /** Other lines are like it. */
  headingAlike: 1.98,

  // Of a row and the next.
  /** Nearer than rows are, and as near as they are. */
  tooNear: -3.6,
  step: -0.15,
  /** No rule where all others have one; where walls enclose all cells. */
  noRule: -4.01,
  noRuleOfWalls: -7.52,
  rule: 0.63,
  /** A rule where none has to be. */
  ruleByChance: -1.75,

  // Of all rows: how texts of a row stand to each other, rows farther apart than lines, a rule below each.
  middle: 1.66,
  bottom: -0.79,
  stepped: -1.43,
  ruled: -0.5,
}

const HEAD: RowWeights = {
  hadRoom: 0.27,
  hadMuchRoom: 0,
  hadGutter: 0.34,
  hadNone: 1.67,
  otherColumns: -0.65,
  otherEdge: -0.04,
  offEdge: -1.52,
  figureOfColumn: 0.07,
  figures: -0.67,
  openEnd: 0.85,
  smallLetter: 1.89,
  smallOfColumn: -0.24,
  capital: -0.95,
  otherKind: -0.02,
  otherCase: -0.5,
  otherFace: -2.77,
  sameText: 0.11,
  fullStop: -0.15,
  enumerator: 0,
  colon: 0,
  repeated: -6,
  goesOn: 1.27,
  otherStep: -2.91,
  otherStepInWalls: 1.12,
  leading: 1.39,
  ruleThroughText: -7.09,
  ruleInside: -8,
  ruleOver: -2.43,
  stacked: 0,
  parts: -8.42,
  repeats: -1.8,
  full: 1.29,
  fullOfTwo: 0.78,
  filled: -0.68,
  empty: 0.64,
  misaligned: 0.54,
  apart: -0.67,
  heading: -3.41,
  headingInside: -4.97,
  headingBold: -0.34,
  headingOver: 0.84,
  headingAlike: -1.26,
  tooNear: 1.12,
  step: 0.23,
  noRule: -1.07,
  noRuleOfWalls: -1.02,
  rule: -0.2,
  ruleByChance: 0.36,
  middle: -0.7,
  bottom: -0.7,
  stepped: -1,
  ruled: -0.5,
}

export type RowWeights = Readonly<typeof BODY>

/** What speaks for fewer of the first lines being heads than rules and figures say. */
const HEADS = {
  fewer: -2.72,
  none: -3.17,
  /** Where they end: a rule all across; below it one text in the first column, which is bold, or others are like it; figures. */
  ruled: 0.1,
  heading: 2.83,
  boldHeading: 0.42,
  headingAlike: 0.26,
  figures: -0.9,
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
