/**
 * What speaks for lines being a row, and against it: natural logarithms of how much likelier it makes that.
 * Made by training/tables/fit-rows.ts.
 */
const BODY = {
  // Of a text and the one above it in its column: the lower one is the rest of the upper one.
  /** The next word had room on the line: nobody broke it there, but for addresses and the like. */
  hadRoom: -2.32,
  /** Much room. */
  hadMuchRoom: -0.64,
  /** It had room before the next column, wider than any other text. */
  hadGutter: 0.17,
  /** It had none: by how seldom that is by chance. */
  hadNone: 0.94,
  /** They do not stand in the same columns. */
  otherColumns: -1.67,
  /** Lines of one text share an edge or their middle, but for a hanging indent. */
  otherEdge: -0.99,
  /** Not nearly one. */
  offEdge: 1.44,
  /** A figure under a text, or above one, where most of the column are figures. */
  figureOfColumn: -4.25,
  /** Figures under each other are two. */
  figures: -5.13,
  /** A hyphen, a comma, an open bracket at the end. */
  openEnd: 2.91,
  smallLetter: 2.73,
  /** Where most texts of the column begin so. */
  smallOfColumn: 0.17,
  capital: -0.55,
  otherKind: -0.49,
  otherCase: -2.5,
  otherFace: -2.94,
  sameText: -1.22,
  fullStop: 0.82,
  enumerator: -2.69,
  colon: -1.51,
  /** A label that several rows begin with. */
  repeated: -5.23,

  // Of two lines of a row.
  /** What a table's texts usually do, as log odds. */
  goesOn: 0.8,
  /** A step that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -4.56,
  otherStepInWalls: -0.68,
  leading: 2.38,
  /** A rule between two texts under each other; between lines, all across. */
  ruleThroughText: -7,
  ruleInside: -8,
  /** A rule over a text of the lower line, below the upper one. */
  ruleOver: 0.94,
  /** Two figures or more under figures. */
  stacked: -0.27,
  /** Several texts under one that stands over all of them. */
  parts: 0,
  /** Texts that are the same over and over, as units are, under others. */
  repeats: 0.27,
  /** Texts in all columns of the line above, three or more; two of them. */
  full: -0.36,
  fullOfTwo: -1.23,

  // Of a row.
  /** Columns that it fills, and leaves empty, by how often rows do: as log probabilities. */
  filled: 0.97,
  empty: 0.69,
  /** A text out of the row's alignment, by leadings. */
  misaligned: -2.44,
  /** One text in the first column or over several: a heading of the rows below. */
  heading: -1.83,
  /** The same in another column. */
  headingInside: -5.21,
  /** It is bold, and what follows is not. */
  headingBold: 0.66,
  /** What follows is indented. */
  headingOver: 1.09,
  /** Other lines are like it. */
  headingAlike: 1.79,

  // Of a row and the next.
  /** Nearer than rows are, and as near as they are. */
  tooNear: -3.46,
  step: 0.11,
  /** No rule where all others have one; where walls enclose all cells. */
  noRule: -4,
  noRuleOfWalls: -7.69,
  rule: 0.78,
  /** A rule where none has to be. */
  ruleByChance: -1.57,

  // Of all rows: how texts of a row stand to each other, rows farther apart than lines, a rule below each.
  middle: 1.54,
  bottom: -0.97,
  stepped: -1.25,
  ruled: -0.5,
}

const HEAD: RowWeights = {
  hadRoom: 0.46,
  hadMuchRoom: 0.07,
  hadGutter: 0.41,
  hadNone: 1.77,
  otherColumns: -0.56,
  otherEdge: -0.22,
  offEdge: -1.17,
  figureOfColumn: 0.04,
  figures: -0.55,
  openEnd: 0.69,
  smallLetter: 1.69,
  smallOfColumn: -0.3,
  capital: -0.86,
  otherKind: -0.03,
  otherCase: -0.5,
  otherFace: -2.47,
  sameText: 0.11,
  fullStop: -0.15,
  enumerator: 0,
  colon: 0,
  repeated: -6,
  goesOn: 1.3,
  otherStep: -2.54,
  otherStepInWalls: 0.68,
  leading: 1.47,
  ruleThroughText: -7.09,
  ruleInside: -8,
  ruleOver: -3.88,
  stacked: 0,
  parts: -8.38,
  repeats: -1.46,
  full: 1.35,
  fullOfTwo: 0.64,
  filled: -0.4,
  empty: 0.61,
  misaligned: 0.2,
  heading: -3.32,
  headingInside: -4.93,
  headingBold: -0.31,
  headingOver: 0.85,
  headingAlike: -0.94,
  tooNear: 0.92,
  step: 0.39,
  noRule: -1.07,
  noRuleOfWalls: -0.98,
  rule: -0.12,
  ruleByChance: 0.18,
  middle: -0.7,
  bottom: -0.7,
  stepped: -1,
  ruled: -0.5,
}

export type RowWeights = Readonly<typeof BODY>

/** What speaks for fewer of the first lines being heads than rules and figures say. */
const HEADS = {
  fewer: -2.92,
  none: -3.38,
  /** Where they end: a rule all across; below it one text in the first column, which is bold, or others are like it; figures. */
  ruled: 0.19,
  heading: 2.44,
  boldHeading: 0.62,
  headingAlike: 0.23,
  figures: -0.82,
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
