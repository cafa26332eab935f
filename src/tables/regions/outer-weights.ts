// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    1, // one
    -0.1, // distance in usual steps, logarithm
    -1.21, // over 1.2 steps
    -0.03, // over 1.7 steps
    0.25, // over 2.3 steps
    -0.2, // the next line outwards stands further off, logarithm
    -0.32, // the next line outwards is another table's
    0.39, // columns filled, share
    0.19, // two texts
    1.2, // three texts or more
    0.32, // one text in the first column
    0.14, // one text in another column
    -0.54, // one text over some columns
    -1.3, // one text from the first column on over others
    -0.29, // one text in the middle of the table
    1.19, // one text across gutters, its spaces no wider there
    0.72, // begins in line with the first column
    1.33, // texts of other columns in line, share
    0.16, // two of them or more in line
    -0.24, // such texts none of which is in line
    0.03, // texts over some columns, in their middle
    -0.05, // begins as a text of the next line inwards does
    0.28, // a shade as wide as the table
    1.01, // a rule all across outwards
    -0.2, // a rule all across inwards
    0.41, // rules all across on both sides
    -0.7, // a rule all across further inwards
    0.17, // rules all across inwards and further inwards
    -0.1, // rules under some columns inwards, share of texts
    0.8, // such rules, and one all across outwards
    0.79, // such rules, and one all across further inwards
    -0.71, // text beside the table
    -0.14, // running text
    -0.96, // a mark of notes
    -1, // smaller letters
    -0.61, // larger letters
    0.18, // bold
    -0.99, // bold beside bold
    0.74, // figures in columns of figures, share
    -0.23, // other texts in columns of figures, share
    -0.4, // figures in columns of texts, share
    0.03, // ends with a colon
    0, // ends with a stop
    -0.47, // begins with a small letter
    -0.43, // many words in one text
    0.93, // no digits
    0.44, // lines of the core fill the same columns, share
    -0.06, // one text, and lines of the core have one, share
    -0.49, // one text over 1.2 steps off
    -0.2, // one text that ends with a stop and has many words
    0.15, // leaning letters, and the core's stand upright
    0.08, // bold, and the core is not
    -1.69, // light letters beside bold ones
  ],
  above: [
    -1.83, // one
    -0.26, // distance in usual steps, logarithm
    -0.18, // over 1.2 steps
    0.67, // over 1.7 steps
    -0.63, // over 2.3 steps
    0.34, // the next line outwards stands further off, logarithm
    -0.04, // the next line outwards is another table's
    1.32, // columns filled, share
    0.98, // two texts
    -0.01, // three texts or more
    -0.23, // one text in the first column
    0.5, // one text in another column
    0.14, // one text over some columns
    -1.38, // one text from the first column on over others
    -0.75, // one text in the middle of the table
    0.52, // one text across gutters, its spaces no wider there
    0.3, // begins in line with the first column
    1.35, // texts of other columns in line, share
    0.78, // two of them or more in line
    -0.26, // such texts none of which is in line
    -0.08, // texts over some columns, in their middle
    -0.03, // begins as a text of the next line inwards does
    0.5, // a shade as wide as the table
    1.42, // a rule all across outwards
    0.16, // a rule all across inwards
    0.08, // rules all across on both sides
    -0.16, // a rule all across further inwards
    -0.49, // rules all across inwards and further inwards
    0, // rules under some columns inwards, share of texts
    0.57, // such rules, and one all across outwards
    0.28, // such rules, and one all across further inwards
    -0.78, // text beside the table
    0.01, // running text
    -0.4, // a mark of notes
    -0.73, // smaller letters
    -0.87, // larger letters
    -0.14, // bold
    -0.57, // bold beside bold
    -0.59, // figures in columns of figures, share
    0.77, // other texts in columns of figures, share
    -0.21, // figures in columns of texts, share
    -0.57, // ends with a colon
    -0.45, // ends with a stop
    -0.35, // begins with a small letter
    0.06, // many words in one text
    0.57, // no digits
    0.25, // lines of the core fill the same columns, share
    -1.33, // one text, and lines of the core have one, share
    -0.48, // one text over 1.2 steps off
    -0.2, // one text that ends with a stop and has many words
    -0.19, // leaning letters, and the core's stand upright
    -0.48, // bold, and the core is not
    -0.19, // light letters beside bold ones
  ],
  'above walls': [
    -2.04, // one
    0.07, // distance in usual steps, logarithm
    -0.55, // over 1.2 steps
    0.68, // over 1.7 steps
    -0.1, // over 2.3 steps
    -0.4, // the next line outwards stands further off, logarithm
    -0.24, // the next line outwards is another table's
    1.58, // columns filled, share
    0.33, // two texts
    0.45, // three texts or more
    -0.32, // one text in the first column
    0.97, // one text in another column
    -0.33, // one text over some columns
    -1.09, // one text from the first column on over others
    -0.13, // one text in the middle of the table
    0.88, // one text across gutters, its spaces no wider there
    0.95, // begins in line with the first column
    1.79, // texts of other columns in line, share
    0.85, // two of them or more in line
    -0.39, // such texts none of which is in line
    -0.76, // texts over some columns, in their middle
    0.52, // begins as a text of the next line inwards does
    0.31, // a shade as wide as the table
    1.6, // a rule all across outwards
    0.17, // a rule all across inwards
    0.55, // rules all across on both sides
    -0.24, // a rule all across further inwards
    -0.27, // rules all across inwards and further inwards
    -0.41, // rules under some columns inwards, share of texts
    0.57, // such rules, and one all across outwards
    -0.28, // such rules, and one all across further inwards
    -1.22, // text beside the table
    -0.5, // running text
    -0.56, // a mark of notes
    -1.08, // smaller letters
    0.23, // larger letters
    -0.03, // bold
    0, // bold beside bold
    -0.44, // figures in columns of figures, share
    0.33, // other texts in columns of figures, share
    -0.41, // figures in columns of texts, share
    -0.72, // ends with a colon
    -0.63, // ends with a stop
    0.61, // begins with a small letter
    -0.45, // many words in one text
    0.53, // no digits
    0.36, // lines of the core fill the same columns, share
    -0.96, // one text, and lines of the core have one, share
    -0.41, // one text over 1.2 steps off
    -0.73, // one text that ends with a stop and has many words
    -0.42, // leaning letters, and the core's stand upright
    -0.49, // bold, and the core is not
    -0.36, // light letters beside bold ones
  ],
  'below inside': [
    1.09, // one
    0.13, // distance in usual steps, logarithm
    -0.51, // over 1.2 steps
    -0.12, // over 1.7 steps
    0.04, // over 2.3 steps
    0.02, // the next line outwards stands further off, logarithm
    -0.01, // the next line outwards is another table's
    -0.01, // columns filled, share
    0.08, // two texts
    0.67, // three texts or more
    -0.01, // one text in the first column
    0.38, // one text in another column
    -0.05, // one text over some columns
    -1.07, // one text from the first column on over others
    -0.4, // one text in the middle of the table
    -0.21, // one text across gutters, its spaces no wider there
    0.63, // begins in line with the first column
    1.05, // texts of other columns in line, share
    0.17, // two of them or more in line
    -0.86, // such texts none of which is in line
    -0.21, // texts over some columns, in their middle
    0.58, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    -0.16, // a rule all across outwards
    -0.53, // a rule all across inwards
    0.18, // rules all across on both sides
    -0.42, // a rule all across further inwards
    0.16, // rules all across inwards and further inwards
    -0.06, // rules under some columns inwards, share of texts
    -0.15, // such rules, and one all across outwards
    0.08, // such rules, and one all across further inwards
    -0.93, // text beside the table
    -0.68, // running text
    -0.71, // a mark of notes
    -1.43, // smaller letters
    -0.63, // larger letters
    0.56, // bold
    0.01, // bold beside bold
    0.58, // figures in columns of figures, share
    -0.37, // other texts in columns of figures, share
    -0.25, // figures in columns of texts, share
    0.03, // ends with a colon
    0.03, // ends with a stop
    0.51, // begins with a small letter
    -0.72, // many words in one text
    0.64, // no digits
    0.56, // lines of the core fill the same columns, share
    -0.14, // one text, and lines of the core have one, share
    -0.49, // one text over 1.2 steps off
    -0.61, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.55, // bold, and the core is not
    -0.22, // light letters beside bold ones
  ],
  below: [
    -1.77, // one
    -0.62, // distance in usual steps, logarithm
    -0.28, // over 1.2 steps
    0.27, // over 1.7 steps
    -0.11, // over 2.3 steps
    0.13, // the next line outwards stands further off, logarithm
    0.96, // the next line outwards is another table's
    -0.5, // columns filled, share
    -0.28, // two texts
    0.59, // three texts or more
    -0.28, // one text in the first column
    0.88, // one text in another column
    -0.31, // one text over some columns
    -0.6, // one text from the first column on over others
    -0.41, // one text in the middle of the table
    0.18, // one text across gutters, its spaces no wider there
    0.57, // begins in line with the first column
    1.14, // texts of other columns in line, share
    0.71, // two of them or more in line
    0.13, // such texts none of which is in line
    -0.32, // texts over some columns, in their middle
    0.17, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    1.52, // a rule all across outwards
    -0.55, // a rule all across inwards
    -0.01, // rules all across on both sides
    0.62, // a rule all across further inwards
    -0.82, // rules all across inwards and further inwards
    -0.25, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    0, // such rules, and one all across further inwards
    -0.57, // text beside the table
    1.06, // running text
    -1.07, // a mark of notes
    0.16, // smaller letters
    -0.6, // larger letters
    -0.29, // bold
    0, // bold beside bold
    0.16, // figures in columns of figures, share
    -0.21, // other texts in columns of figures, share
    0.11, // figures in columns of texts, share
    -0.67, // ends with a colon
    -0.59, // ends with a stop
    0.58, // begins with a small letter
    -1.4, // many words in one text
    0.77, // no digits
    0.68, // lines of the core fill the same columns, share
    0.01, // one text, and lines of the core have one, share
    0.02, // one text over 1.2 steps off
    -0.09, // one text that ends with a stop and has many words
    -0.34, // leaning letters, and the core's stand upright
    -0.29, // bold, and the core is not
    -0.21, // light letters beside bold ones
  ],
  'below walls': [
    -1.23, // one
    0.8, // distance in usual steps, logarithm
    -0.49, // over 1.2 steps
    -0.24, // over 1.7 steps
    0.27, // over 2.3 steps
    0.18, // the next line outwards stands further off, logarithm
    1.13, // the next line outwards is another table's
    0.1, // columns filled, share
    -0.43, // two texts
    1.76, // three texts or more
    -0.76, // one text in the first column
    1.1, // one text in another column
    -0.34, // one text over some columns
    -1.33, // one text from the first column on over others
    -0.57, // one text in the middle of the table
    -0.01, // one text across gutters, its spaces no wider there
    0.76, // begins in line with the first column
    1.05, // texts of other columns in line, share
    0.06, // two of them or more in line
    0.41, // such texts none of which is in line
    -0.53, // texts over some columns, in their middle
    0.52, // begins as a text of the next line inwards does
    -0.02, // a shade as wide as the table
    1.31, // a rule all across outwards
    -0.49, // a rule all across inwards
    0, // rules all across on both sides
    0.43, // a rule all across further inwards
    -0.47, // rules all across inwards and further inwards
    -0.5, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.36, // such rules, and one all across further inwards
    -0.88, // text beside the table
    0.2, // running text
    -1.52, // a mark of notes
    -0.29, // smaller letters
    -0.85, // larger letters
    0.6, // bold
    0.48, // bold beside bold
    0.11, // figures in columns of figures, share
    -0.51, // other texts in columns of figures, share
    -0.48, // figures in columns of texts, share
    -0.67, // ends with a colon
    -0.36, // ends with a stop
    0.26, // begins with a small letter
    -0.85, // many words in one text
    1.11, // no digits
    1.01, // lines of the core fill the same columns, share
    0.71, // one text, and lines of the core have one, share
    -0.17, // one text over 1.2 steps off
    0.04, // one text that ends with a stop and has many words
    -0.01, // leaning letters, and the core's stand upright
    -0.07, // bold, and the core is not
    -0.05, // light letters beside bold ones
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
