/**
 * What speaks for lines being a row, and against it: natural logarithms of how much likelier it makes that.
 * Made by training/tables/fit-rows.ts.
 */
const BODY = {
  // Of a text and the one above it in its column: the lower one is the rest of the upper one.
  /** The next word had room on the line: nobody broke it there, but for addresses and the like. */
  hadRoom: -2.79,
  /** Much room. */
  hadMuchRoom: -0.05,
  /** It had room before the next column, wider than any other text. */
  hadGutter: -0.64,
  /** It had none: by how seldom that is by chance. */
  hadNone: 0.84,
  /** They do not stand in the same columns. */
  otherColumns: -1.64,
  /** Lines of one text share an edge or their middle, but for a hanging indent. */
  otherEdge: -1.71,
  /** Not nearly one. */
  offEdge: 0.56,
  /** The lower one begins where most do, the upper one does not. */
  outdented: -2.07,
  /** A figure under a text, or above one, where most of the column are figures. */
  figureOfColumn: -4.84,
  /** Figures under each other are two. */
  figures: -4.25,
  /** A hyphen, a comma, an open bracket at the end. */
  openEnd: 2.28,
  smallLetter: 2.38,
  /** Where most texts of the column begin so. */
  smallOfColumn: 0.14,
  capital: -0.71,
  otherKind: -0.63,
  otherCase: -2.5,
  otherFace: -2.59,
  sameText: -0.49,
  fullStop: 0.19,
  enumerator: -2.91,
  colon: -1.5,
  /** A label that several rows begin with. */
  repeated: -5.82,

  // Of two lines of a row.
  /** What a table's texts usually do, as log odds. */
  goesOn: 0.78,
  /** A step that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -5.65,
  otherStepInWalls: -0.96,
  leading: 2.11,
  /** A rule between two texts under each other; between lines, all across. */
  ruleThroughText: -7,
  ruleInside: -8,
  /** A rule over a text of the lower line, below the upper one. */
  ruleOver: 0,
  /** Two figures or more under figures. */
  stacked: -0.07,
  /** Several texts under one that stands over all of them. */
  parts: 0,
  /** Texts that are the same over and over, as units are, under others. */
  repeats: 0.04,
  /** Texts in all columns of the line above, three or more; two of them. */
  full: -0.03,
  fullOfTwo: -0.58,

  // Of a row.
  /** Columns that it fills, and leaves empty, by how often rows do: as log probabilities. */
  filled: 0.83,
  empty: 0.89,
  /** A text out of the row's alignment, by leadings. */
  misaligned: -2.53,
  /** A text of one line that is not on that of most such texts. */
  apart: -1.63,
  /** One text in the first column or over several: a heading of the rows below. */
  heading: -1.93,
  /** The same in another column. */
  headingInside: -4.79,
  /** It is bold, and what follows is not. */
  headingBold: 0.6,
  /** What follows is indented. */
  headingOver: 0.42,
  /** Other lines are like it. */
  headingAlike: 1.16,

  // Of a row and the next.
  /** Nearer than rows are, and as near as they are. */
  tooNear: -3.85,
  step: 0.35,
  /** No rule where all others have one; where walls enclose all cells. */
  noRule: -4,
  noRuleOfWalls: -7.9,
  rule: 1.41,
  /** A rule where none has to be. */
  ruleByChance: -1.17,

  // Of all rows: how texts of a row stand to each other, rows farther apart than lines, a rule below each.
  middle: -0.17,
  bottom: -0.95,
  stepped: -1.14,
  ruled: -0.5,
}

const HEAD: RowWeights = {
  hadRoom: 0.36,
  hadMuchRoom: -0.05,
  hadGutter: 0.29,
  hadNone: 1.26,
  otherColumns: -0.02,
  otherEdge: -0.44,
  offEdge: -0.4,
  outdented: -0.35,
  figureOfColumn: -0.08,
  figures: -0.27,
  openEnd: 1.34,
  smallLetter: 1.9,
  smallOfColumn: -0.07,
  capital: -0.51,
  otherKind: -0.05,
  otherCase: -0.5,
  otherFace: -1.34,
  sameText: 0,
  fullStop: 0,
  enumerator: 0,
  colon: 0,
  repeated: -6,
  goesOn: 1.42,
  otherStep: -2.31,
  otherStepInWalls: -0.61,
  leading: 1.15,
  ruleThroughText: -7,
  ruleInside: -8,
  ruleOver: -6.5,
  stacked: 0,
  parts: -8.09,
  repeats: -0.55,
  full: 0.44,
  fullOfTwo: 0.1,
  filled: -0.36,
  empty: 0.67,
  misaligned: -0.05,
  apart: -0.84,
  heading: -4.02,
  headingInside: -5.02,
  headingBold: -0.32,
  headingOver: 0.37,
  headingAlike: -0.56,
  tooNear: 0.34,
  step: 0.14,
  noRule: -1,
  noRuleOfWalls: -0.98,
  rule: 0.4,
  ruleByChance: -0.21,
  middle: -0.7,
  bottom: -0.7,
  stepped: -1,
  ruled: -0.5,
}

export type RowWeights = Readonly<typeof BODY>

/** What speaks for fewer of the first lines being heads than rules and figures say. */
const HEADS = {
  fewer: -2.85,
  none: -3.78,
  /** Where they end: a rule all across; below it one text in the first column, which is bold, or others are like it; figures. */
  ruled: 0.6,
  heading: 1.89,
  boldHeading: 0.94,
  headingAlike: 0.22,
  figures: -0.24,
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
  | 'outdented'
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
