// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    0.63, // one
    -0.31, // distance in usual steps, logarithm
    -0.9, // over 1.2 steps
    -0.25, // over 1.7 steps
    0.08, // over 2.3 steps
    -0.38, // the next line outwards stands further off, logarithm
    0.01, // the next line outwards is another table's
    0.69, // columns filled, share
    0.43, // two texts
    0.99, // three texts or more
    0.31, // one text in the first column
    0.1, // one text in another column
    -0.52, // one text over some columns
    -1.31, // one text from the first column on over others
    0.02, // one text in the middle of the table
    1.31, // one text across gutters, its spaces no wider there
    0.71, // begins in line with the first column
    1.36, // texts of other columns in line, share
    0.52, // two of them or more in line
    -0.01, // such texts none of which is in line
    -0.08, // texts over some columns, in their middle
    -0.13, // begins as a text of the next line inwards does
    0.31, // a shade as wide as the table
    1, // a rule all across outwards
    -0.29, // a rule all across inwards
    0.36, // rules all across on both sides
    -0.47, // a rule all across further inwards
    -0.08, // rules all across inwards and further inwards
    -0.1, // rules under some columns inwards, share of texts
    0.85, // such rules, and one all across outwards
    0.84, // such rules, and one all across further inwards
    -1.09, // text beside the table
    0.01, // running text
    -0.92, // a mark of notes
    -1.11, // smaller letters
    -0.89, // larger letters
    0.26, // bold
    -0.86, // bold beside bold
    0.75, // figures in columns of figures, share
    -0.12, // other texts in columns of figures, share
    -0.57, // figures in columns of texts, share
    0.09, // ends with a colon
    0.09, // ends with a stop
    -0.66, // begins with a small letter
    -0.7, // many words in one text
    1.13, // no digits
    0.26, // lines of the core fill the same columns, share
    0.29, // one text, and lines of the core have one, share
    -0.7, // one text over 1.2 steps off
    -0.07, // one text that ends with a stop and has many words
    0.34, // leaning letters, and the core's stand upright
    0.18, // bold, and the core is not
    -1.51, // light letters beside bold ones
    -1.05, // further off than a line like heads, and no head of heads
    -0.26, // the same, of three texts or more
    -0.8, // labels with what they say, share of texts
  ],
  above: [
    -2.41, // one
    0.06, // distance in usual steps, logarithm
    -0.32, // over 1.2 steps
    0.43, // over 1.7 steps
    -0.61, // over 2.3 steps
    0.4, // the next line outwards stands further off, logarithm
    -0.01, // the next line outwards is another table's
    1.45, // columns filled, share
    1.2, // two texts
    0.01, // three texts or more
    -0.42, // one text in the first column
    0.23, // one text in another column
    0.47, // one text over some columns
    -1.5, // one text from the first column on over others
    -0.73, // one text in the middle of the table
    0.28, // one text across gutters, its spaces no wider there
    0.51, // begins in line with the first column
    1.14, // texts of other columns in line, share
    0.94, // two of them or more in line
    -0.14, // such texts none of which is in line
    0.06, // texts over some columns, in their middle
    0.01, // begins as a text of the next line inwards does
    0.43, // a shade as wide as the table
    1.48, // a rule all across outwards
    0.07, // a rule all across inwards
    0.11, // rules all across on both sides
    0.01, // a rule all across further inwards
    -0.54, // rules all across inwards and further inwards
    -0.18, // rules under some columns inwards, share of texts
    0.44, // such rules, and one all across outwards
    0.13, // such rules, and one all across further inwards
    -0.69, // text beside the table
    0.13, // running text
    -0.46, // a mark of notes
    -0.66, // smaller letters
    -0.94, // larger letters
    0.08, // bold
    -0.59, // bold beside bold
    -0.78, // figures in columns of figures, share
    0.84, // other texts in columns of figures, share
    -0.65, // figures in columns of texts, share
    -0.51, // ends with a colon
    -0.51, // ends with a stop
    -0.54, // begins with a small letter
    -0.15, // many words in one text
    0.78, // no digits
    0.8, // lines of the core fill the same columns, share
    -1.15, // one text, and lines of the core have one, share
    -0.51, // one text over 1.2 steps off
    -0.16, // one text that ends with a stop and has many words
    -0.23, // leaning letters, and the core's stand upright
    -0.28, // bold, and the core is not
    0, // light letters beside bold ones
    -0.33, // further off than a line like heads, and no head of heads
    0.46, // the same, of three texts or more
    -0.29, // labels with what they say, share of texts
  ],
  'above walls': [
    -2.13, // one
    0.83, // distance in usual steps, logarithm
    -0.93, // over 1.2 steps
    0.41, // over 1.7 steps
    -0.1, // over 2.3 steps
    -0.71, // the next line outwards stands further off, logarithm
    -0.02, // the next line outwards is another table's
    1.42, // columns filled, share
    0.29, // two texts
    0.62, // three texts or more
    -0.27, // one text in the first column
    1.11, // one text in another column
    -0.49, // one text over some columns
    -1.26, // one text from the first column on over others
    0.05, // one text in the middle of the table
    0.34, // one text across gutters, its spaces no wider there
    1.37, // begins in line with the first column
    1.86, // texts of other columns in line, share
    0.52, // two of them or more in line
    -0.4, // such texts none of which is in line
    -1.01, // texts over some columns, in their middle
    0.55, // begins as a text of the next line inwards does
    0.33, // a shade as wide as the table
    1.65, // a rule all across outwards
    0.4, // a rule all across inwards
    0.66, // rules all across on both sides
    -0.47, // a rule all across further inwards
    -0.1, // rules all across inwards and further inwards
    -0.23, // rules under some columns inwards, share of texts
    0.49, // such rules, and one all across outwards
    -0.29, // such rules, and one all across further inwards
    -1.21, // text beside the table
    -0.22, // running text
    -0.7, // a mark of notes
    -0.99, // smaller letters
    0.41, // larger letters
    0.27, // bold
    0.08, // bold beside bold
    -0.59, // figures in columns of figures, share
    0.11, // other texts in columns of figures, share
    -0.86, // figures in columns of texts, share
    -1.04, // ends with a colon
    -0.73, // ends with a stop
    0.24, // begins with a small letter
    -0.68, // many words in one text
    0.56, // no digits
    0.24, // lines of the core fill the same columns, share
    -0.92, // one text, and lines of the core have one, share
    -0.54, // one text over 1.2 steps off
    -0.65, // one text that ends with a stop and has many words
    -0.58, // leaning letters, and the core's stand upright
    -0.46, // bold, and the core is not
    0.08, // light letters beside bold ones
    -0.64, // further off than a line like heads, and no head of heads
    0.56, // the same, of three texts or more
    -0.5, // labels with what they say, share of texts
  ],
  'below inside': [
    0.86, // one
    0, // distance in usual steps, logarithm
    -0.29, // over 1.2 steps
    -0.28, // over 1.7 steps
    0.05, // over 2.3 steps
    0.07, // the next line outwards stands further off, logarithm
    -0.02, // the next line outwards is another table's
    0.05, // columns filled, share
    -0.01, // two texts
    0.49, // three texts or more
    0.03, // one text in the first column
    0.61, // one text in another column
    0.03, // one text over some columns
    -1.15, // one text from the first column on over others
    -0.64, // one text in the middle of the table
    -0.4, // one text across gutters, its spaces no wider there
    1.04, // begins in line with the first column
    0.81, // texts of other columns in line, share
    0.01, // two of them or more in line
    -0.97, // such texts none of which is in line
    -0.18, // texts over some columns, in their middle
    0.38, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    0.04, // a rule all across outwards
    -0.6, // a rule all across inwards
    0.29, // rules all across on both sides
    -0.18, // a rule all across further inwards
    0.36, // rules all across inwards and further inwards
    -0.06, // rules under some columns inwards, share of texts
    -0.26, // such rules, and one all across outwards
    0.11, // such rules, and one all across further inwards
    -1.4, // text beside the table
    -0.46, // running text
    -0.8, // a mark of notes
    -1.53, // smaller letters
    -0.67, // larger letters
    0.71, // bold
    0.02, // bold beside bold
    0.81, // figures in columns of figures, share
    -0.65, // other texts in columns of figures, share
    -0.24, // figures in columns of texts, share
    0.05, // ends with a colon
    0.25, // ends with a stop
    0.02, // begins with a small letter
    -0.68, // many words in one text
    0.83, // no digits
    0.46, // lines of the core fill the same columns, share
    -0.12, // one text, and lines of the core have one, share
    -0.3, // one text over 1.2 steps off
    -0.66, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.69, // bold, and the core is not
    -0.1, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, of three texts or more
    -0.58, // labels with what they say, share of texts
  ],
  below: [
    -1.74, // one
    -0.48, // distance in usual steps, logarithm
    -0.31, // over 1.2 steps
    0.37, // over 1.7 steps
    0.05, // over 2.3 steps
    -0.22, // the next line outwards stands further off, logarithm
    0.91, // the next line outwards is another table's
    -0.67, // columns filled, share
    -0.39, // two texts
    0.4, // three texts or more
    0.07, // one text in the first column
    0.97, // one text in another column
    -0.42, // one text over some columns
    -0.62, // one text from the first column on over others
    -0.52, // one text in the middle of the table
    0.38, // one text across gutters, its spaces no wider there
    0.67, // begins in line with the first column
    1.29, // texts of other columns in line, share
    1.02, // two of them or more in line
    0.29, // such texts none of which is in line
    -0.22, // texts over some columns, in their middle
    -0.09, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    1.75, // a rule all across outwards
    -0.68, // a rule all across inwards
    -0.18, // rules all across on both sides
    0.74, // a rule all across further inwards
    -0.61, // rules all across inwards and further inwards
    -0.52, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    0, // such rules, and one all across further inwards
    -0.71, // text beside the table
    0.77, // running text
    -0.74, // a mark of notes
    0.11, // smaller letters
    -1.12, // larger letters
    -0.5, // bold
    0, // bold beside bold
    -0.05, // figures in columns of figures, share
    -0.19, // other texts in columns of figures, share
    0.06, // figures in columns of texts, share
    -0.9, // ends with a colon
    -0.5, // ends with a stop
    0.66, // begins with a small letter
    -1.38, // many words in one text
    0.76, // no digits
    0.59, // lines of the core fill the same columns, share
    0.03, // one text, and lines of the core have one, share
    -0.07, // one text over 1.2 steps off
    0.18, // one text that ends with a stop and has many words
    -0.93, // leaning letters, and the core's stand upright
    -0.5, // bold, and the core is not
    0.16, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, of three texts or more
    -0.17, // labels with what they say, share of texts
  ],
  'below walls': [
    -1.61, // one
    0.8, // distance in usual steps, logarithm
    -0.47, // over 1.2 steps
    -0.53, // over 1.7 steps
    0.08, // over 2.3 steps
    0.09, // the next line outwards stands further off, logarithm
    1.11, // the next line outwards is another table's
    0.24, // columns filled, share
    -0.36, // two texts
    1.85, // three texts or more
    -0.74, // one text in the first column
    1.19, // one text in another column
    -0.47, // one text over some columns
    -1.48, // one text from the first column on over others
    -0.65, // one text in the middle of the table
    0.12, // one text across gutters, its spaces no wider there
    0.89, // begins in line with the first column
    1.52, // texts of other columns in line, share
    0.24, // two of them or more in line
    0.63, // such texts none of which is in line
    -0.86, // texts over some columns, in their middle
    0.44, // begins as a text of the next line inwards does
    -0.26, // a shade as wide as the table
    1.72, // a rule all across outwards
    -0.67, // a rule all across inwards
    -0.03, // rules all across on both sides
    0.39, // a rule all across further inwards
    -0.21, // rules all across inwards and further inwards
    -0.47, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.42, // such rules, and one all across further inwards
    -0.56, // text beside the table
    -0.02, // running text
    -1.13, // a mark of notes
    -0.6, // smaller letters
    -1.16, // larger letters
    0.68, // bold
    0.53, // bold beside bold
    0.13, // figures in columns of figures, share
    -0.59, // other texts in columns of figures, share
    -0.38, // figures in columns of texts, share
    -0.9, // ends with a colon
    -0.29, // ends with a stop
    0.11, // begins with a small letter
    -1.03, // many words in one text
    1.16, // no digits
    0.85, // lines of the core fill the same columns, share
    0.4, // one text, and lines of the core have one, share
    -0.09, // one text over 1.2 steps off
    0.31, // one text that ends with a stop and has many words
    -0.1, // leaning letters, and the core's stand upright
    -0.23, // bold, and the core is not
    0.07, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, of three texts or more
    -0.15, // labels with what they say, share of texts
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
