// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    2.08, // one
    -0.23, // distance in usual steps, logarithm
    -0.69, // over 1.2 steps
    0.33, // over 1.7 steps
    0.41, // over 2.3 steps
    0.14, // the next line outwards stands further off, logarithm
    -0.11, // the next line outwards is another table's
    -0.08, // columns filled, share
    0.41, // two texts
    0.58, // three texts or more
    0.14, // one text in the first column
    -0.14, // one text in another column
    0.26, // one text over some columns
    -1.25, // one text from the first column on over others
    -0.01, // one text in the middle of the table
    0.34, // one text across gutters, its spaces no wider there
    0.17, // begins in line with the first column
    0.46, // texts of other columns in line, share
    0.55, // two of them or more in line
    0.55, // such texts none of which is in line
    -0.04, // texts over some columns, in their middle
    0.66, // begins as a text of the next line inwards does
    0.16, // a shade as wide as the table
    0.37, // a rule all across outwards
    0.13, // a rule all across inwards
    -0.05, // rules all across on both sides
    -0.84, // a rule all across further inwards
    0.22, // rules all across inwards and further inwards
    0.68, // rules under some columns inwards, share of texts
    0.44, // such rules, and one all across outwards
    0.49, // such rules, and one all across further inwards
    -0.98, // text beside the table
    -0.6, // running text
    0.01, // a mark of notes
    -1.04, // smaller letters
    -0.5, // larger letters
    0.27, // bold
    -0.39, // bold beside bold
    0.17, // figures in columns of figures, share
    -0.33, // other texts in columns of figures, share
    0.21, // figures in columns of texts, share
    0.03, // ends with a colon
    0.4, // ends with a stop
    -1.24, // begins with a small letter
    -1.23, // many words in one text
    0.22, // no digits
    0.21, // lines of the core fill the same columns, share
    0.68, // one text, and lines of the core have one, share
    -0.75, // one text over 1.2 steps off
    -0.01, // one text that ends with a stop and has many words
    0.08, // leaning letters, and the core's stand upright
    0.25, // bold, and the core is not
    -0.29, // light letters beside bold ones
  ],
  above: [
    -0.97, // one
    -0.94, // distance in usual steps, logarithm
    -0.01, // over 1.2 steps
    0.05, // over 1.7 steps
    0.29, // over 2.3 steps
    0.12, // the next line outwards stands further off, logarithm
    0.54, // the next line outwards is another table's
    0.99, // columns filled, share
    1.06, // two texts
    0.64, // three texts or more
    -0.36, // one text in the first column
    0.56, // one text in another column
    -0.05, // one text over some columns
    -1.86, // one text from the first column on over others
    -0.08, // one text in the middle of the table
    0.58, // one text across gutters, its spaces no wider there
    0.13, // begins in line with the first column
    0.76, // texts of other columns in line, share
    0.74, // two of them or more in line
    0.05, // such texts none of which is in line
    -0.74, // texts over some columns, in their middle
    0.12, // begins as a text of the next line inwards does
    0.35, // a shade as wide as the table
    1.27, // a rule all across outwards
    -0.32, // a rule all across inwards
    0.38, // rules all across on both sides
    -0.48, // a rule all across further inwards
    0.04, // rules all across inwards and further inwards
    0.26, // rules under some columns inwards, share of texts
    0.42, // such rules, and one all across outwards
    0.16, // such rules, and one all across further inwards
    -0.84, // text beside the table
    0.37, // running text
    -0.23, // a mark of notes
    -0.52, // smaller letters
    -0.77, // larger letters
    -0.27, // bold
    -0.63, // bold beside bold
    -0.29, // figures in columns of figures, share
    0.44, // other texts in columns of figures, share
    0.08, // figures in columns of texts, share
    -1.01, // ends with a colon
    -0.57, // ends with a stop
    -0.06, // begins with a small letter
    -1.76, // many words in one text
    0.62, // no digits
    -0.59, // lines of the core fill the same columns, share
    0.98, // one text, and lines of the core have one, share
    -0.72, // one text over 1.2 steps off
    -0.16, // one text that ends with a stop and has many words
    -0.07, // leaning letters, and the core's stand upright
    -0.27, // bold, and the core is not
    -0.3, // light letters beside bold ones
  ],
  'above walls': [
    -1.99, // one
    0, // distance in usual steps, logarithm
    -0.26, // over 1.2 steps
    0.15, // over 1.7 steps
    -0.18, // over 2.3 steps
    -0.4, // the next line outwards stands further off, logarithm
    0.97, // the next line outwards is another table's
    0.87, // columns filled, share
    0.34, // two texts
    1.16, // three texts or more
    -0.78, // one text in the first column
    1.34, // one text in another column
    -0.55, // one text over some columns
    -1.51, // one text from the first column on over others
    0.42, // one text in the middle of the table
    -0.01, // one text across gutters, its spaces no wider there
    1.8, // begins in line with the first column
    1.75, // texts of other columns in line, share
    0.72, // two of them or more in line
    -0.02, // such texts none of which is in line
    -1.06, // texts over some columns, in their middle
    0.35, // begins as a text of the next line inwards does
    -0.05, // a shade as wide as the table
    1.51, // a rule all across outwards
    -0.17, // a rule all across inwards
    0.88, // rules all across on both sides
    -0.74, // a rule all across further inwards
    0.21, // rules all across inwards and further inwards
    0.08, // rules under some columns inwards, share of texts
    0.53, // such rules, and one all across outwards
    -0.38, // such rules, and one all across further inwards
    -1.23, // text beside the table
    0.56, // running text
    -0.42, // a mark of notes
    -0.61, // smaller letters
    -0.01, // larger letters
    0.04, // bold
    0.09, // bold beside bold
    0.12, // figures in columns of figures, share
    0.23, // other texts in columns of figures, share
    -0.11, // figures in columns of texts, share
    -1.11, // ends with a colon
    -0.56, // ends with a stop
    0.21, // begins with a small letter
    -1.24, // many words in one text
    0.95, // no digits
    -0.66, // lines of the core fill the same columns, share
    0.85, // one text, and lines of the core have one, share
    -0.5, // one text over 1.2 steps off
    0.03, // one text that ends with a stop and has many words
    -0.17, // leaning letters, and the core's stand upright
    -0.2, // bold, and the core is not
    -0.76, // light letters beside bold ones
  ],
  'below inside': [
    1.23, // one
    -0.58, // distance in usual steps, logarithm
    -0.37, // over 1.2 steps
    -0.64, // over 1.7 steps
    -0.33, // over 2.3 steps
    -0.27, // the next line outwards stands further off, logarithm
    0.07, // the next line outwards is another table's
    0.02, // columns filled, share
    -0.34, // two texts
    0.43, // three texts or more
    0.13, // one text in the first column
    0.68, // one text in another column
    0, // one text over some columns
    -0.89, // one text from the first column on over others
    -0.03, // one text in the middle of the table
    -0.23, // one text across gutters, its spaces no wider there
    0.85, // begins in line with the first column
    0.67, // texts of other columns in line, share
    0.1, // two of them or more in line
    -0.66, // such texts none of which is in line
    -0.52, // texts over some columns, in their middle
    0.55, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    0.25, // a rule all across outwards
    -0.55, // a rule all across inwards
    0.24, // rules all across on both sides
    0.25, // a rule all across further inwards
    0.16, // rules all across inwards and further inwards
    0.18, // rules under some columns inwards, share of texts
    0.04, // such rules, and one all across outwards
    0.02, // such rules, and one all across further inwards
    0.07, // text beside the table
    -0.44, // running text
    -0.12, // a mark of notes
    -1.15, // smaller letters
    -1.03, // larger letters
    0.22, // bold
    0, // bold beside bold
    0.55, // figures in columns of figures, share
    -0.59, // other texts in columns of figures, share
    -0.18, // figures in columns of texts, share
    0, // ends with a colon
    0.06, // ends with a stop
    -0.26, // begins with a small letter
    -0.48, // many words in one text
    0.23, // no digits
    0.12, // lines of the core fill the same columns, share
    0.09, // one text, and lines of the core have one, share
    -0.26, // one text over 1.2 steps off
    -0.02, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.22, // bold, and the core is not
    -0.22, // light letters beside bold ones
  ],
  below: [
    -1.24, // one
    0.16, // distance in usual steps, logarithm
    0.79, // over 1.2 steps
    -0.58, // over 1.7 steps
    0.41, // over 2.3 steps
    -0.02, // the next line outwards stands further off, logarithm
    0.42, // the next line outwards is another table's
    -1.07, // columns filled, share
    0.33, // two texts
    1.69, // three texts or more
    -0.39, // one text in the first column
    0.53, // one text in another column
    -0.49, // one text over some columns
    -1.66, // one text from the first column on over others
    0.02, // one text in the middle of the table
    0.19, // one text across gutters, its spaces no wider there
    0.67, // begins in line with the first column
    1.55, // texts of other columns in line, share
    1.01, // two of them or more in line
    -0.12, // such texts none of which is in line
    0.02, // texts over some columns, in their middle
    -0.11, // begins as a text of the next line inwards does
    0.23, // a shade as wide as the table
    0.63, // a rule all across outwards
    -0.13, // a rule all across inwards
    -0.26, // rules all across on both sides
    -0.04, // a rule all across further inwards
    0.16, // rules all across inwards and further inwards
    -0.21, // rules under some columns inwards, share of texts
    -0.01, // such rules, and one all across outwards
    -0.02, // such rules, and one all across further inwards
    -0.71, // text beside the table
    1.13, // running text
    -0.3, // a mark of notes
    -0.56, // smaller letters
    -0.85, // larger letters
    -0.09, // bold
    -0.03, // bold beside bold
    -0.12, // figures in columns of figures, share
    -0.35, // other texts in columns of figures, share
    0.15, // figures in columns of texts, share
    -0.89, // ends with a colon
    -0.89, // ends with a stop
    0.57, // begins with a small letter
    -0.86, // many words in one text
    0.69, // no digits
    0.71, // lines of the core fill the same columns, share
    1.95, // one text, and lines of the core have one, share
    -0.39, // one text over 1.2 steps off
    0.67, // one text that ends with a stop and has many words
    -0.03, // leaning letters, and the core's stand upright
    -0.01, // bold, and the core is not
    -0.26, // light letters beside bold ones
  ],
  'below walls': [
    -0.34, // one
    0.16, // distance in usual steps, logarithm
    -0.48, // over 1.2 steps
    -0.41, // over 1.7 steps
    0.91, // over 2.3 steps
    -0.19, // the next line outwards stands further off, logarithm
    0.68, // the next line outwards is another table's
    -0.96, // columns filled, share
    0.6, // two texts
    2.14, // three texts or more
    -1.26, // one text in the first column
    1.47, // one text in another column
    -0.56, // one text over some columns
    -2.4, // one text from the first column on over others
    -0.38, // one text in the middle of the table
    -0.16, // one text across gutters, its spaces no wider there
    1.79, // begins in line with the first column
    1.83, // texts of other columns in line, share
    0.87, // two of them or more in line
    0.51, // such texts none of which is in line
    -0.2, // texts over some columns, in their middle
    -0.12, // begins as a text of the next line inwards does
    -0.1, // a shade as wide as the table
    1.2, // a rule all across outwards
    -0.81, // a rule all across inwards
    0.14, // rules all across on both sides
    -0.26, // a rule all across further inwards
    0.42, // rules all across inwards and further inwards
    0.51, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.02, // such rules, and one all across further inwards
    -1.27, // text beside the table
    0.67, // running text
    -0.7, // a mark of notes
    -0.71, // smaller letters
    -0.87, // larger letters
    0.69, // bold
    -0.22, // bold beside bold
    -0.11, // figures in columns of figures, share
    -0.28, // other texts in columns of figures, share
    -0.07, // figures in columns of texts, share
    -1.03, // ends with a colon
    -1.31, // ends with a stop
    0.42, // begins with a small letter
    -0.69, // many words in one text
    0.82, // no digits
    0.54, // lines of the core fill the same columns, share
    1.68, // one text, and lines of the core have one, share
    -0.44, // one text over 1.2 steps off
    0.81, // one text that ends with a stop and has many words
    0.15, // leaning letters, and the core's stand upright
    -0.02, // bold, and the core is not
    -0.18, // light letters beside bold ones
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
