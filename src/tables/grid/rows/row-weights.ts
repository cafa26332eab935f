/**
 * What speaks for lines being a row, and against it: natural logarithms of how much likelier it makes that.
 * Made by training/tables/fit-rows.ts.
 */
const BODY = {
  // Of a text and the one above it in its column: the lower one is the rest of the upper one.
  /** The next word had room on the line: nobody broke it there, but for addresses and the like. */
  hadRoom: -2.79,
  /** Much room. */
  hadMuchRoom: -0.02,
  /** It had room before the next column, wider than any other text. */
  hadGutter: -0.64,
  /** It had none: by how seldom that is by chance. */
  hadNone: 0.83,
  /** They do not stand in the same columns. */
  otherColumns: -1.64,
  /** Lines of one text share an edge or their middle, but for a hanging indent. */
  otherEdge: -1.69,
  /** Not nearly one. */
  offEdge: 0.6,
  /** The lower one begins where most do, the upper one does not. */
  outdented: -2.05,
  /** A figure under a text, or above one, where most of the column are figures. */
  figureOfColumn: -4.86,
  /** Figures under each other are two. */
  figures: -4.25,
  /** A hyphen, a comma, an open bracket at the end. */
  openEnd: 2.29,
  smallLetter: 2.38,
  /** Where most texts of the column begin so. */
  smallOfColumn: 0.16,
  /** The same as the one above but for its figures. */
  samePattern: -2.01,
  /** The column has it more than once, always beside a label. */
  recurs: -1.71,
  /** In brackets, and no figure. */
  bracketed: 0,
  capital: -0.75,
  otherKind: -0.64,
  otherCase: -2.5,
  otherFace: -2.61,
  sameText: -0.49,
  fullStop: 0.19,
  enumerator: -2.92,
  colon: -1.5,
  /** A label that several rows begin with. */
  repeated: -5.83,

  // Of two lines of a row.
  /** What a table's texts usually do, as log odds. */
  goesOn: 0.78,
  /** A step that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -5.65,
  otherStepInWalls: -0.95,
  leading: 2.12,
  /** What the texts of two lines say against it at most, where walls enclose all cells and rules part all rows. */
  linesOfCell: -4.02,
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
  repeats: 0.06,
  /** Units under others. */
  units: 0,
  /** Texts in all columns of the line above, three or more; two of them. */
  full: -0.02,
  fullOfTwo: -0.58,

  // Of a row.
  /** Columns that it fills, and leaves empty, by how often rows do: as log probabilities. */
  filled: 0.94,
  empty: 0.89,
  /** A text out of the row's alignment, by leadings. */
  misaligned: -2.54,
  /** A text of one line that is not on that of most such texts. */
  apart: -1.65,
  /** One text in the first column or over several: a heading of the rows below. */
  heading: -1.97,
  /** The same in another column. */
  headingInside: -4.79,
  /** It is bold, and what follows is not. */
  headingBold: 0.54,
  /** What follows is indented. */
  headingOver: 0.44,
  /** Other lines are like it. */
  headingAlike: 1.13,

  // Of a row and the next.
  /** Nearer than rows are, and as near as they are. */
  tooNear: -3.89,
  step: 0.22,
  /** No rule where all others have one; where walls enclose all cells. */
  noRule: -4,
  noRuleOfWalls: -7.91,
  rule: 1.36,
  /** A rule where none has to be. */
  ruleByChance: -1.15,
}

const HEAD: RowWeights = {
  hadRoom: 0.52,
  hadMuchRoom: -0.07,
  hadGutter: 0.28,
  hadNone: 1.26,
  otherColumns: 0.03,
  otherEdge: -0.44,
  offEdge: -0.41,
  outdented: -0.36,
  figureOfColumn: -0.09,
  figures: 0,
  openEnd: 1.32,
  smallLetter: 1.88,
  smallOfColumn: -0.06,
  samePattern: 0,
  recurs: -0.23,
  bracketed: 0.73,
  capital: -0.57,
  otherKind: -0.05,
  otherCase: -0.5,
  otherFace: -1.34,
  sameText: 0,
  fullStop: -0.01,
  enumerator: 0,
  colon: 0,
  repeated: -6,
  goesOn: 1.41,
  otherStep: -2.33,
  otherStepInWalls: -0.62,
  leading: 1.17,
  linesOfCell: 0,
  ruleThroughText: -7,
  ruleInside: -7.68,
  ruleOver: -6.36,
  stacked: 0,
  parts: -8.11,
  repeats: -0.55,
  units: -1.42,
  full: 0.43,
  fullOfTwo: 0.13,
  filled: -0.35,
  empty: 0.68,
  misaligned: -0.05,
  apart: -0.92,
  heading: -3.99,
  headingInside: -5.02,
  headingBold: -0.37,
  headingOver: 0.32,
  headingAlike: -0.6,
  tooNear: 0.17,
  step: 0.12,
  noRule: -1,
  noRuleOfWalls: -0.73,
  rule: 0.27,
  ruleByChance: -0.25,
}

export type RowWeights = Readonly<typeof BODY>

/** Of all rows: texts of a row set to its middle or its last line, rows farther apart than lines, a rule below each. */
const SETTING = {
  middle: -0.19,
  bottom: -0.93,
  stepped: -1.19,
  ruled: -0.5,
}

export type SettingWeights = Readonly<typeof SETTING>

/** What speaks for fewer of the first lines being heads than rules and figures say. */
const HEADS = {
  fewer: -2.87,
  none: -3.82,
  /** Where they end: a rule all across; below it one text in the first column, which is bold, or others are like it; figures. */
  ruled: 0.6,
  heading: 1.9,
  boldHeading: 0.95,
  headingAlike: 0.22,
  figures: -0.26,
  /** More lines than those: at all, where those are none, by each line; behind a rule all across; bold ones, and none below. */
  more: -4.82,
  moreThanNone: 4.16,
  moreLines: -2.59,
  ruledBelow: 1.84,
  boldAbove: 1.38,
}

/** Of rows, of those that are heads, of where they end, and of how all rows are set. */
export interface TableWeights {
  readonly body: RowWeights
  readonly head: RowWeights
  readonly heads: Readonly<typeof HEADS>
  readonly setting: SettingWeights
}

export const ROW_WEIGHTS: TableWeights = {
  body: BODY,
  head: HEAD,
  heads: HEADS,
  setting: SETTING,
}

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
  | 'samePattern'
  | 'recurs'
  | 'bracketed'
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
