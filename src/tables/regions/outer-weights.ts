// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    0.89, // one
    0.08, // distance in usual steps, logarithm
    -1.21, // over 1.2 steps
    0.02, // over 1.7 steps
    0.23, // over 2.3 steps
    -0.21, // the next line outwards stands further off, logarithm
    -0.21, // the next line outwards is another table's
    0.37, // columns filled, share
    0.16, // two texts
    0.95, // three texts or more
    0.65, // one text in the first column
    -0.01, // one text in another column
    -0.52, // one text over some columns
    -1.23, // one text from the first column on over others
    -0.35, // one text in the middle of the table
    1.07, // one text across gutters, its spaces no wider there
    0.59, // begins in line with the first column
    1.51, // texts of other columns in line, share
    0.05, // two of them or more in line
    -0.08, // such texts none of which is in line
    -0.02, // texts over some columns, in their middle
    0.14, // begins as a text of the next line inwards does
    0.18, // a shade as wide as the table
    1.16, // a rule all across outwards
    -0.12, // a rule all across inwards
    0.52, // rules all across on both sides
    -0.48, // a rule all across further inwards
    0.17, // rules all across inwards and further inwards
    0.17, // rules under some columns inwards, share of texts
    0.62, // such rules, and one all across outwards
    0.64, // such rules, and one all across further inwards
    -1.04, // text beside the table
    -0.53, // running text
    -1.07, // a mark of notes
    -1.01, // smaller letters
    -0.51, // larger letters
    0.23, // bold
    -0.77, // bold beside bold
    0.54, // figures in columns of figures, share
    -0.09, // other texts in columns of figures, share
    -0.42, // figures in columns of texts, share
    0.03, // ends with a colon
    -0.21, // ends with a stop
    -0.43, // begins with a small letter
    -0.4, // many words in one text
    0.75, // no digits
    0.56, // lines of the core fill the same columns, share
    -0.18, // one text, and lines of the core have one, share
    -0.67, // one text over 1.2 steps off
    -0.2, // one text that ends with a stop and has many words
    0.11, // leaning letters, and the core's stand upright
    0.16, // bold, and the core is not
    -1.21, // light letters beside bold ones
  ],
  above: [
    -1.86, // one
    0.04, // distance in usual steps, logarithm
    -0.16, // over 1.2 steps
    0.43, // over 1.7 steps
    -0.59, // over 2.3 steps
    0.47, // the next line outwards stands further off, logarithm
    0.44, // the next line outwards is another table's
    1.06, // columns filled, share
    1.06, // two texts
    -0.11, // three texts or more
    -0.35, // one text in the first column
    0.44, // one text in another column
    0.13, // one text over some columns
    -1.17, // one text from the first column on over others
    -0.63, // one text in the middle of the table
    0.25, // one text across gutters, its spaces no wider there
    0.37, // begins in line with the first column
    1.3, // texts of other columns in line, share
    0.64, // two of them or more in line
    -0.09, // such texts none of which is in line
    -0.15, // texts over some columns, in their middle
    0.11, // begins as a text of the next line inwards does
    0.46, // a shade as wide as the table
    1.31, // a rule all across outwards
    0.06, // a rule all across inwards
    0.21, // rules all across on both sides
    -0.13, // a rule all across further inwards
    -0.5, // rules all across inwards and further inwards
    0.22, // rules under some columns inwards, share of texts
    0.53, // such rules, and one all across outwards
    0.28, // such rules, and one all across further inwards
    -0.63, // text beside the table
    0.11, // running text
    -0.19, // a mark of notes
    -0.38, // smaller letters
    -0.83, // larger letters
    -0.02, // bold
    -0.63, // bold beside bold
    -0.71, // figures in columns of figures, share
    0.65, // other texts in columns of figures, share
    -0.32, // figures in columns of texts, share
    -0.47, // ends with a colon
    -0.43, // ends with a stop
    -0.27, // begins with a small letter
    0.33, // many words in one text
    0.5, // no digits
    0.39, // lines of the core fill the same columns, share
    -0.87, // one text, and lines of the core have one, share
    -0.59, // one text over 1.2 steps off
    -0.14, // one text that ends with a stop and has many words
    -0.02, // leaning letters, and the core's stand upright
    -0.43, // bold, and the core is not
    -0.14, // light letters beside bold ones
  ],
  'above walls': [
    -1.52, // one
    0.26, // distance in usual steps, logarithm
    -0.4, // over 1.2 steps
    0.28, // over 1.7 steps
    -0.61, // over 2.3 steps
    -0.31, // the next line outwards stands further off, logarithm
    0, // the next line outwards is another table's
    1.27, // columns filled, share
    0.8, // two texts
    0.39, // three texts or more
    -0.57, // one text in the first column
    0.81, // one text in another column
    -0.18, // one text over some columns
    -1.25, // one text from the first column on over others
    -0.24, // one text in the middle of the table
    0.25, // one text across gutters, its spaces no wider there
    0.89, // begins in line with the first column
    1.71, // texts of other columns in line, share
    0.61, // two of them or more in line
    -0.16, // such texts none of which is in line
    -0.95, // texts over some columns, in their middle
    0.38, // begins as a text of the next line inwards does
    0.14, // a shade as wide as the table
    1.4, // a rule all across outwards
    -0.06, // a rule all across inwards
    0.45, // rules all across on both sides
    -0.09, // a rule all across further inwards
    -0.4, // rules all across inwards and further inwards
    -0.32, // rules under some columns inwards, share of texts
    0.53, // such rules, and one all across outwards
    -0.38, // such rules, and one all across further inwards
    -1.05, // text beside the table
    -0.29, // running text
    -0.41, // a mark of notes
    -0.83, // smaller letters
    0.41, // larger letters
    -0.03, // bold
    0.07, // bold beside bold
    -0.61, // figures in columns of figures, share
    0.25, // other texts in columns of figures, share
    -0.48, // figures in columns of texts, share
    -0.67, // ends with a colon
    -0.84, // ends with a stop
    0.76, // begins with a small letter
    -0.24, // many words in one text
    0.53, // no digits
    0.17, // lines of the core fill the same columns, share
    -0.87, // one text, and lines of the core have one, share
    -0.4, // one text over 1.2 steps off
    -0.59, // one text that ends with a stop and has many words
    -0.25, // leaning letters, and the core's stand upright
    -0.57, // bold, and the core is not
    -0.3, // light letters beside bold ones
  ],
  'below inside': [
    1.29, // one
    0.15, // distance in usual steps, logarithm
    -0.5, // over 1.2 steps
    -0.23, // over 1.7 steps
    0.07, // over 2.3 steps
    -0.01, // the next line outwards stands further off, logarithm
    0.08, // the next line outwards is another table's
    0.07, // columns filled, share
    0.2, // two texts
    0.59, // three texts or more
    -0.21, // one text in the first column
    0.33, // one text in another column
    0, // one text over some columns
    -0.91, // one text from the first column on over others
    -0.74, // one text in the middle of the table
    -0.22, // one text across gutters, its spaces no wider there
    0.65, // begins in line with the first column
    0.87, // texts of other columns in line, share
    0.19, // two of them or more in line
    -0.79, // such texts none of which is in line
    0.04, // texts over some columns, in their middle
    0.43, // begins as a text of the next line inwards does
    0.02, // a shade as wide as the table
    -0.12, // a rule all across outwards
    -0.44, // a rule all across inwards
    0.13, // rules all across on both sides
    -0.31, // a rule all across further inwards
    0.09, // rules all across inwards and further inwards
    -0.07, // rules under some columns inwards, share of texts
    -0.17, // such rules, and one all across outwards
    0.09, // such rules, and one all across further inwards
    -1.37, // text beside the table
    -0.78, // running text
    -0.75, // a mark of notes
    -1.36, // smaller letters
    -0.64, // larger letters
    0.59, // bold
    0, // bold beside bold
    0.34, // figures in columns of figures, share
    -0.36, // other texts in columns of figures, share
    -0.28, // figures in columns of texts, share
    0.03, // ends with a colon
    0.08, // ends with a stop
    0.67, // begins with a small letter
    -0.65, // many words in one text
    0.51, // no digits
    0.49, // lines of the core fill the same columns, share
    -0.14, // one text, and lines of the core have one, share
    -0.43, // one text over 1.2 steps off
    -0.52, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.59, // bold, and the core is not
    -0.08, // light letters beside bold ones
  ],
  below: [
    -1.31, // one
    -0.76, // distance in usual steps, logarithm
    -0.23, // over 1.2 steps
    -0.13, // over 1.7 steps
    -0.05, // over 2.3 steps
    0.06, // the next line outwards stands further off, logarithm
    0.97, // the next line outwards is another table's
    -0.65, // columns filled, share
    -0.15, // two texts
    0.16, // three texts or more
    0.11, // one text in the first column
    0.77, // one text in another column
    -0.41, // one text over some columns
    -0.49, // one text from the first column on over others
    -0.3, // one text in the middle of the table
    -0.04, // one text across gutters, its spaces no wider there
    0.41, // begins in line with the first column
    0.89, // texts of other columns in line, share
    -0.14, // two of them or more in line
    0.19, // such texts none of which is in line
    -0.38, // texts over some columns, in their middle
    0.04, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    1.27, // a rule all across outwards
    -0.61, // a rule all across inwards
    -0.07, // rules all across on both sides
    0.54, // a rule all across further inwards
    -0.85, // rules all across inwards and further inwards
    -0.04, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    0, // such rules, and one all across further inwards
    -0.51, // text beside the table
    1.36, // running text
    -1, // a mark of notes
    -0.38, // smaller letters
    -0.62, // larger letters
    -0.33, // bold
    0, // bold beside bold
    0.07, // figures in columns of figures, share
    -0.14, // other texts in columns of figures, share
    -0.23, // figures in columns of texts, share
    -0.67, // ends with a colon
    -0.56, // ends with a stop
    0.72, // begins with a small letter
    -1.27, // many words in one text
    0.6, // no digits
    0.03, // lines of the core fill the same columns, share
    0.2, // one text, and lines of the core have one, share
    0.08, // one text over 1.2 steps off
    -0.15, // one text that ends with a stop and has many words
    -0.13, // leaning letters, and the core's stand upright
    -0.33, // bold, and the core is not
    -0.23, // light letters beside bold ones
  ],
  'below walls': [
    -2.4, // one
    0.03, // distance in usual steps, logarithm
    -0.12, // over 1.2 steps
    -0.29, // over 1.7 steps
    0.48, // over 2.3 steps
    0.45, // the next line outwards stands further off, logarithm
    1.05, // the next line outwards is another table's
    -0.55, // columns filled, share
    -0.57, // two texts
    0.44, // three texts or more
    -0.15, // one text in the first column
    1.55, // one text in another column
    -0.41, // one text over some columns
    -0.87, // one text from the first column on over others
    -0.35, // one text in the middle of the table
    -0.17, // one text across gutters, its spaces no wider there
    1.23, // begins in line with the first column
    1.57, // texts of other columns in line, share
    0.14, // two of them or more in line
    0.19, // such texts none of which is in line
    -0.46, // texts over some columns, in their middle
    -0.14, // begins as a text of the next line inwards does
    -0.23, // a shade as wide as the table
    1.06, // a rule all across outwards
    -0.36, // a rule all across inwards
    -0.1, // rules all across on both sides
    0.71, // a rule all across further inwards
    -0.37, // rules all across inwards and further inwards
    -0.19, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.01, // such rules, and one all across further inwards
    -0.51, // text beside the table
    0.45, // running text
    -1.39, // a mark of notes
    -0.39, // smaller letters
    -0.44, // larger letters
    0.37, // bold
    0.52, // bold beside bold
    0.82, // figures in columns of figures, share
    -0.32, // other texts in columns of figures, share
    -0.66, // figures in columns of texts, share
    -0.67, // ends with a colon
    -0.28, // ends with a stop
    0.54, // begins with a small letter
    -0.73, // many words in one text
    1.11, // no digits
    0.23, // lines of the core fill the same columns, share
    0.8, // one text, and lines of the core have one, share
    0.2, // one text over 1.2 steps off
    0.19, // one text that ends with a stop and has many words
    0.19, // leaning letters, and the core's stand upright
    -0.19, // bold, and the core is not
    -0.27, // light letters beside bold ones
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
