// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    0.25, // one
    0.11, // distance in usual steps, logarithm
    -1.09, // over 1.2 steps
    -0.23, // over 1.7 steps
    -0.52, // over 2.3 steps
    -0.02, // the next line outwards stands further off, logarithm
    -1.03, // the next line outwards is another table's
    0.76, // columns filled, share
    0.28, // two texts
    0.7, // three texts or more
    0.24, // one text in the first column
    0.3, // one text in another column
    -0.63, // one text over some columns
    -0.89, // one text from the first column on over others
    0.28, // one text in the middle of the table
    0.54, // one text across gutters, its spaces no wider there
    0.62, // begins in line with the first column
    1.44, // texts of other columns in line, share
    0.63, // two of them or more in line
    0.09, // such texts none of which is in line
    0.1, // texts over some columns, in their middle
    -0.05, // begins as a text of the next line inwards does
    -0.09, // a shade as wide as the table
    1.14, // a rule all across outwards
    -0.05, // a rule all across inwards
    -0.06, // rules all across on both sides
    -0.21, // a rule all across further inwards
    -0.15, // rules all across inwards and further inwards
    -0.03, // rules under some columns inwards, share of texts
    0.62, // such rules, and one all across outwards
    0.57, // such rules, and one all across further inwards
    -1.36, // text beside the table
    0.03, // running text
    -0.95, // a mark of notes
    -0.7, // smaller letters
    -1.17, // larger letters
    0.34, // bold
    -0.92, // bold beside bold
    1.35, // figures in columns of figures, share
    0.04, // other texts in columns of figures, share
    -0.23, // figures in columns of texts, share
    0.25, // ends with a colon
    -0.18, // ends with a stop
    -0.39, // begins with a small letter
    -1.33, // many words in one text
    0.94, // no digits
    0.59, // lines of the core fill the same columns, share
    0.49, // one text, and lines of the core have one, share
    -0.44, // one text over 1.2 steps off
    -0.02, // one text that ends with a stop and has many words
    0.79, // leaning letters, and the core's stand upright
    0.25, // bold, and the core is not
    -1.39, // light letters beside bold ones
    -1.08, // further off than a line like heads, and no head of heads
    0.07, // the same, of three texts or more
    -0.72, // labels with what they say, share of texts
    0.13, // less than a step off, beside the texts of the next line inwards
  ],
  above: [
    -2.21, // one
    -0.12, // distance in usual steps, logarithm
    -0.18, // over 1.2 steps
    0.5, // over 1.7 steps
    -0.21, // over 2.3 steps
    0.28, // the next line outwards stands further off, logarithm
    -0.22, // the next line outwards is another table's
    1.21, // columns filled, share
    0.91, // two texts
    0.68, // three texts or more
    -0.46, // one text in the first column
    0.23, // one text in another column
    0.37, // one text over some columns
    -1.73, // one text from the first column on over others
    -0.94, // one text in the middle of the table
    -0.08, // one text across gutters, its spaces no wider there
    0.54, // begins in line with the first column
    1.42, // texts of other columns in line, share
    1.11, // two of them or more in line
    -0.41, // such texts none of which is in line
    -0.06, // texts over some columns, in their middle
    -0.26, // begins as a text of the next line inwards does
    0.4, // a shade as wide as the table
    1.6, // a rule all across outwards
    0.16, // a rule all across inwards
    0.02, // rules all across on both sides
    0.05, // a rule all across further inwards
    -0.57, // rules all across inwards and further inwards
    -0.16, // rules under some columns inwards, share of texts
    0.52, // such rules, and one all across outwards
    0.22, // such rules, and one all across further inwards
    -0.79, // text beside the table
    0.32, // running text
    -0.21, // a mark of notes
    -0.88, // smaller letters
    -0.98, // larger letters
    0.07, // bold
    -0.54, // bold beside bold
    -0.86, // figures in columns of figures, share
    1.03, // other texts in columns of figures, share
    -0.43, // figures in columns of texts, share
    -0.74, // ends with a colon
    -0.54, // ends with a stop
    -0.61, // begins with a small letter
    -0.23, // many words in one text
    0.91, // no digits
    0.61, // lines of the core fill the same columns, share
    -1.17, // one text, and lines of the core have one, share
    -0.86, // one text over 1.2 steps off
    0.02, // one text that ends with a stop and has many words
    -0.27, // leaning letters, and the core's stand upright
    -0.3, // bold, and the core is not
    0.02, // light letters beside bold ones
    -0.38, // further off than a line like heads, and no head of heads
    0.32, // the same, of three texts or more
    -0.23, // labels with what they say, share of texts
    1.41, // less than a step off, beside the texts of the next line inwards
  ],
  'above walls': [
    -2.86, // one
    0.73, // distance in usual steps, logarithm
    -1.06, // over 1.2 steps
    0.47, // over 1.7 steps
    0.01, // over 2.3 steps
    -0.66, // the next line outwards stands further off, logarithm
    -0.03, // the next line outwards is another table's
    1.62, // columns filled, share
    -0.12, // two texts
    0.96, // three texts or more
    -0.24, // one text in the first column
    0.98, // one text in another column
    -0.42, // one text over some columns
    -1.16, // one text from the first column on over others
    0.11, // one text in the middle of the table
    0.17, // one text across gutters, its spaces no wider there
    1.28, // begins in line with the first column
    2.1, // texts of other columns in line, share
    0.66, // two of them or more in line
    -0.88, // such texts none of which is in line
    -1.09, // texts over some columns, in their middle
    0.23, // begins as a text of the next line inwards does
    -0.05, // a shade as wide as the table
    1.67, // a rule all across outwards
    0.41, // a rule all across inwards
    0.52, // rules all across on both sides
    -0.42, // a rule all across further inwards
    -0.2, // rules all across inwards and further inwards
    -0.29, // rules under some columns inwards, share of texts
    0.52, // such rules, and one all across outwards
    -0.11, // such rules, and one all across further inwards
    -1.13, // text beside the table
    -0.07, // running text
    -0.41, // a mark of notes
    -1.17, // smaller letters
    0.42, // larger letters
    0.39, // bold
    0.24, // bold beside bold
    -0.6, // figures in columns of figures, share
    0.29, // other texts in columns of figures, share
    -0.62, // figures in columns of texts, share
    -1.16, // ends with a colon
    -0.72, // ends with a stop
    0.32, // begins with a small letter
    -0.46, // many words in one text
    0.82, // no digits
    0.74, // lines of the core fill the same columns, share
    -0.6, // one text, and lines of the core have one, share
    -0.53, // one text over 1.2 steps off
    -0.33, // one text that ends with a stop and has many words
    -0.57, // leaning letters, and the core's stand upright
    -0.43, // bold, and the core is not
    0.1, // light letters beside bold ones
    -0.69, // further off than a line like heads, and no head of heads
    0.4, // the same, of three texts or more
    -0.42, // labels with what they say, share of texts
    0.88, // less than a step off, beside the texts of the next line inwards
  ],
  'below inside': [
    0.57, // one
    0.01, // distance in usual steps, logarithm
    -0.3, // over 1.2 steps
    -0.26, // over 1.7 steps
    0.11, // over 2.3 steps
    -0.2, // the next line outwards stands further off, logarithm
    -0.04, // the next line outwards is another table's
    0.41, // columns filled, share
    0.1, // two texts
    0.09, // three texts or more
    0.69, // one text in the first column
    0.61, // one text in another column
    -0.62, // one text over some columns
    -0.87, // one text from the first column on over others
    -0.07, // one text in the middle of the table
    -0.92, // one text across gutters, its spaces no wider there
    1.1, // begins in line with the first column
    1.47, // texts of other columns in line, share
    0.56, // two of them or more in line
    -0.25, // such texts none of which is in line
    0.11, // texts over some columns, in their middle
    0.09, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    0.44, // a rule all across outwards
    -0.35, // a rule all across inwards
    -0.23, // rules all across on both sides
    -0.8, // a rule all across further inwards
    0.44, // rules all across inwards and further inwards
    -0.45, // rules under some columns inwards, share of texts
    -0.96, // such rules, and one all across outwards
    -0.8, // such rules, and one all across further inwards
    -0.24, // text beside the table
    -0.76, // running text
    -0.9, // a mark of notes
    -0.9, // smaller letters
    -0.67, // larger letters
    0.79, // bold
    0.01, // bold beside bold
    0.39, // figures in columns of figures, share
    -1.29, // other texts in columns of figures, share
    -0.04, // figures in columns of texts, share
    0.04, // ends with a colon
    0.46, // ends with a stop
    -0.28, // begins with a small letter
    -0.45, // many words in one text
    0.82, // no digits
    0.68, // lines of the core fill the same columns, share
    -0.55, // one text, and lines of the core have one, share
    -0.15, // one text over 1.2 steps off
    -0.9, // one text that ends with a stop and has many words
    0.06, // leaning letters, and the core's stand upright
    0.78, // bold, and the core is not
    -0.07, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, of three texts or more
    -0.8, // labels with what they say, share of texts
    -0.34, // less than a step off, beside the texts of the next line inwards
  ],
  below: [
    -1.74, // one
    -0.6, // distance in usual steps, logarithm
    -0.24, // over 1.2 steps
    0.74, // over 1.7 steps
    0.42, // over 2.3 steps
    -0.29, // the next line outwards stands further off, logarithm
    0.59, // the next line outwards is another table's
    -1.08, // columns filled, share
    -0.28, // two texts
    0.5, // three texts or more
    -0.05, // one text in the first column
    0.5, // one text in another column
    -0.09, // one text over some columns
    -0.58, // one text from the first column on over others
    -0.53, // one text in the middle of the table
    0.41, // one text across gutters, its spaces no wider there
    0.55, // begins in line with the first column
    1.44, // texts of other columns in line, share
    1.08, // two of them or more in line
    -0.15, // such texts none of which is in line
    -0.24, // texts over some columns, in their middle
    -0.12, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    1.55, // a rule all across outwards
    -0.4, // a rule all across inwards
    0.18, // rules all across on both sides
    0.66, // a rule all across further inwards
    -0.37, // rules all across inwards and further inwards
    -0.69, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    0, // such rules, and one all across further inwards
    -0.57, // text beside the table
    0.77, // running text
    -0.67, // a mark of notes
    -0.33, // smaller letters
    -0.72, // larger letters
    -0.52, // bold
    0, // bold beside bold
    0.05, // figures in columns of figures, share
    -0.17, // other texts in columns of figures, share
    0.02, // figures in columns of texts, share
    -0.93, // ends with a colon
    -0.37, // ends with a stop
    1.01, // begins with a small letter
    -1.32, // many words in one text
    0.58, // no digits
    1.02, // lines of the core fill the same columns, share
    -0.06, // one text, and lines of the core have one, share
    -0.35, // one text over 1.2 steps off
    0.34, // one text that ends with a stop and has many words
    -0.87, // leaning letters, and the core's stand upright
    -0.52, // bold, and the core is not
    0.09, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, of three texts or more
    -0.18, // labels with what they say, share of texts
    0.56, // less than a step off, beside the texts of the next line inwards
  ],
  'below walls': [
    -1.13, // one
    0.68, // distance in usual steps, logarithm
    -1.07, // over 1.2 steps
    -0.12, // over 1.7 steps
    0.03, // over 2.3 steps
    -0.07, // the next line outwards stands further off, logarithm
    0.54, // the next line outwards is another table's
    -0.09, // columns filled, share
    -0.09, // two texts
    1.65, // three texts or more
    -0.71, // one text in the first column
    0.75, // one text in another column
    -0.14, // one text over some columns
    -1.45, // one text from the first column on over others
    -0.04, // one text in the middle of the table
    0.12, // one text across gutters, its spaces no wider there
    0.66, // begins in line with the first column
    1.6, // texts of other columns in line, share
    0.42, // two of them or more in line
    0.46, // such texts none of which is in line
    -0.43, // texts over some columns, in their middle
    0.29, // begins as a text of the next line inwards does
    -0.37, // a shade as wide as the table
    1.25, // a rule all across outwards
    -0.39, // a rule all across inwards
    0.33, // rules all across on both sides
    0.16, // a rule all across further inwards
    -0.41, // rules all across inwards and further inwards
    -0.27, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.38, // such rules, and one all across further inwards
    -0.62, // text beside the table
    -0.13, // running text
    -1.26, // a mark of notes
    -0.84, // smaller letters
    -1.29, // larger letters
    0.54, // bold
    0.58, // bold beside bold
    0.08, // figures in columns of figures, share
    -0.44, // other texts in columns of figures, share
    0, // figures in columns of texts, share
    -1.01, // ends with a colon
    -0.3, // ends with a stop
    0.56, // begins with a small letter
    -0.8, // many words in one text
    1.13, // no digits
    0.96, // lines of the core fill the same columns, share
    0.5, // one text, and lines of the core have one, share
    0.05, // one text over 1.2 steps off
    0.28, // one text that ends with a stop and has many words
    -0.06, // leaning letters, and the core's stand upright
    -0.31, // bold, and the core is not
    0.16, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, of three texts or more
    -0.2, // labels with what they say, share of texts
    0.75, // less than a step off, beside the texts of the next line inwards
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
