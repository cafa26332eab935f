/**
 * What speaks for lines being a row, and against it: natural logarithms of how much likelier it makes that.
 * Made by training/tables/fit-rows.ts.
 */
const BODY = {
  // Of a text and the one above it in its column: the lower one is the rest of the upper one.
  /** The next word had room on the line: nobody broke it there, but for addresses and the like. */
  hadRoom: -2.5,
  /** Much room. */
  hadMuchRoom: -0.43,
  /** It had room before the next column, wider than any other text. */
  hadGutter: -0.08,
  /** It had none: by how seldom that is by chance. */
  hadNone: 0.94,
  /** They do not stand in the same columns. */
  otherColumns: -1.67,
  /** Lines of one text share an edge or their middle, but for a hanging indent. */
  otherEdge: -1.36,
  /** Not nearly one. */
  offEdge: 0.96,
  /** A figure under a text, or above one, where most of the column are figures. */
  figureOfColumn: -4.5,
  /** Figures under each other are two. */
  figures: -4.72,
  /** A hyphen, a comma, an open bracket at the end. */
  openEnd: 2.68,
  smallLetter: 2.61,
  /** Where most texts of the column begin so. */
  smallOfColumn: 0.04,
  capital: -0.93,
  otherKind: -0.74,
  otherCase: -2.5,
  otherFace: -2.92,
  sameText: -0.88,
  fullStop: 0.62,
  enumerator: -2.8,
  colon: -1.51,
  /** A label that several rows begin with. */
  repeated: -5.46,

  // Of two lines of a row.
  /** What a table's texts usually do, as log odds. */
  goesOn: 0.69,
  /** A step that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -5.09,
  otherStepInWalls: -0.72,
  leading: 2.11,
  /** A rule between two texts under each other; between lines, all across. */
  ruleThroughText: -7,
  ruleInside: -8,
  /** A rule over a text of the lower line, below the upper one. */
  ruleOver: 0.94,
  /** Two figures or more under figures. */
  stacked: -0.13,
  /** Several texts under one that stands over all of them. */
  parts: 0,
  /** Texts that are the same over and over, as units are, under others. */
  repeats: 0.25,
  /** Texts in all columns of the line above, three or more; two of them. */
  full: -0.24,
  fullOfTwo: -0.84,

  // Of a row.
  /** Columns that it fills, and leaves empty, by how often rows do: as log probabilities. */
  filled: 0.89,
  empty: 0.75,
  /** A text out of the row's alignment, by leadings. */
  misaligned: -2.42,
  /** One text in the first column or over several: a heading of the rows below. */
  heading: -1.81,
  /** The same in another column. */
  headingInside: -5.02,
  /** It is bold, and what follows is not. */
  headingBold: 0.71,
  /** What follows is indented. */
  headingOver: 0.97,
  /** Other lines are like it. */
  headingAlike: 1.54,

  // Of a row and the next.
  /** Nearer than rows are, and as near as they are. */
  tooNear: -3.51,
  step: 0.46,
  /** No rule where all others have one; where walls enclose all cells. */
  noRule: -4,
  noRuleOfWalls: -7.83,
  rule: 0.94,
  /** A rule where none has to be. */
  ruleByChance: -1.15,

  // Of all rows: how texts of a row stand to each other, rows farther apart than lines, a rule below each.
  middle: 0.88,
  bottom: -0.87,
  stepped: -1.07,
  ruled: -0.5,
}

const HEAD: RowWeights = {
  hadRoom: 0.57,
  hadMuchRoom: 0.02,
  hadGutter: 0.37,
  hadNone: 1.56,
  otherColumns: -0.63,
  otherEdge: -0.35,
  offEdge: -0.94,
  figureOfColumn: -0.01,
  figures: -0.4,
  openEnd: 0.96,
  smallLetter: 1.74,
  smallOfColumn: -0.44,
  capital: -0.67,
  otherKind: 0.07,
  otherCase: -0.5,
  otherFace: -2.08,
  sameText: 0.07,
  fullStop: -0.15,
  enumerator: 0,
  colon: 0,
  repeated: -6,
  goesOn: 1.46,
  otherStep: -2.54,
  otherStepInWalls: 0.17,
  leading: 1.58,
  ruleThroughText: -7.09,
  ruleInside: -8,
  ruleOver: -5.31,
  stacked: 0,
  parts: -8.25,
  repeats: -1.1,
  full: 1.1,
  fullOfTwo: 0.51,
  filled: -0.13,
  empty: 0.61,
  misaligned: -0.04,
  heading: -3.5,
  headingInside: -4.9,
  headingBold: -0.25,
  headingOver: 0.54,
  headingAlike: -0.58,
  tooNear: 0.8,
  step: 0.41,
  noRule: -1.06,
  noRuleOfWalls: -0.78,
  rule: -0.05,
  ruleByChance: -0.25,
  middle: -0.7,
  bottom: -0.7,
  stepped: -1,
  ruled: -0.5,
}

export type RowWeights = Readonly<typeof BODY>

/** What speaks for fewer of the first lines being heads than rules and figures say. */
const HEADS = {
  fewer: -2.84,
  none: -3.79,
  /** Where they end: a rule all across; below it one text in the first column, which is bold, or others are like it; figures. */
  ruled: 0.4,
  heading: 2.04,
  boldHeading: 0.8,
  headingAlike: 0.23,
  figures: -0.68,
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
