// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    0.94, // one
    -0.16, // distance in usual steps, logarithm
    -1.11, // over 1.2 steps
    0.01, // over 1.7 steps
    0.13, // over 2.3 steps
    -0.32, // the next line outwards stands further off, logarithm
    0.02, // the next line outwards is another table's
    0.48, // columns filled, share
    0.37, // two texts
    0.99, // three texts or more
    0.2, // one text in the first column
    0.13, // one text in another column
    -0.47, // one text over some columns
    -1.21, // one text from the first column on over others
    -0.19, // one text in the middle of the table
    1.11, // one text across gutters, its spaces no wider there
    0.79, // begins in line with the first column
    1.24, // texts of other columns in line, share
    0.25, // two of them or more in line
    -0.12, // such texts none of which is in line
    -0.14, // texts over some columns, in their middle
    0, // begins as a text of the next line inwards does
    0.29, // a shade as wide as the table
    0.95, // a rule all across outwards
    -0.2, // a rule all across inwards
    0.31, // rules all across on both sides
    -0.43, // a rule all across further inwards
    -0.04, // rules all across inwards and further inwards
    -0.18, // rules under some columns inwards, share of texts
    0.78, // such rules, and one all across outwards
    0.67, // such rules, and one all across further inwards
    -1.07, // text beside the table
    -0.12, // running text
    -0.76, // a mark of notes
    -0.85, // smaller letters
    -0.84, // larger letters
    0.21, // bold
    -0.82, // bold beside bold
    0.69, // figures in columns of figures, share
    -0.07, // other texts in columns of figures, share
    -0.38, // figures in columns of texts, share
    0.05, // ends with a colon
    0.09, // ends with a stop
    -0.62, // begins with a small letter
    -0.51, // many words in one text
    0.99, // no digits
    0.26, // lines of the core fill the same columns, share
    0.02, // one text, and lines of the core have one, share
    -0.61, // one text over 1.2 steps off
    -0.18, // one text that ends with a stop and has many words
    0.17, // leaning letters, and the core's stand upright
    0.13, // bold, and the core is not
    -1.51, // light letters beside bold ones
    -0.94, // further off than a line like heads, and no head of heads
    0, // the same, and it has as many texts
    -0.77, // labels with what they say, share of texts
  ],
  above: [
    -1.74, // one
    0.05, // distance in usual steps, logarithm
    -0.29, // over 1.2 steps
    0.61, // over 1.7 steps
    -0.62, // over 2.3 steps
    0.29, // the next line outwards stands further off, logarithm
    0.22, // the next line outwards is another table's
    1.26, // columns filled, share
    0.95, // two texts
    0.11, // three texts or more
    -0.19, // one text in the first column
    0.48, // one text in another column
    0.14, // one text over some columns
    -1.49, // one text from the first column on over others
    -0.46, // one text in the middle of the table
    0.03, // one text across gutters, its spaces no wider there
    0.41, // begins in line with the first column
    1.37, // texts of other columns in line, share
    0.86, // two of them or more in line
    -0.03, // such texts none of which is in line
    -0.01, // texts over some columns, in their middle
    -0.01, // begins as a text of the next line inwards does
    0.43, // a shade as wide as the table
    1.35, // a rule all across outwards
    0.02, // a rule all across inwards
    0.07, // rules all across on both sides
    0.04, // a rule all across further inwards
    -0.46, // rules all across inwards and further inwards
    -0.04, // rules under some columns inwards, share of texts
    0.59, // such rules, and one all across outwards
    0.22, // such rules, and one all across further inwards
    -0.79, // text beside the table
    -0.1, // running text
    -0.47, // a mark of notes
    -0.64, // smaller letters
    -1.01, // larger letters
    0.03, // bold
    -0.77, // bold beside bold
    -0.91, // figures in columns of figures, share
    0.64, // other texts in columns of figures, share
    -0.3, // figures in columns of texts, share
    -0.59, // ends with a colon
    -0.28, // ends with a stop
    -0.61, // begins with a small letter
    -0.14, // many words in one text
    0.39, // no digits
    0.69, // lines of the core fill the same columns, share
    -1.29, // one text, and lines of the core have one, share
    -0.53, // one text over 1.2 steps off
    -0.02, // one text that ends with a stop and has many words
    -0.17, // leaning letters, and the core's stand upright
    -0.33, // bold, and the core is not
    -0.01, // light letters beside bold ones
    -0.6, // further off than a line like heads, and no head of heads
    0.19, // the same, and it has as many texts
    -0.36, // labels with what they say, share of texts
  ],
  'above walls': [
    -2.25, // one
    0.57, // distance in usual steps, logarithm
    -0.62, // over 1.2 steps
    0.6, // over 1.7 steps
    -0.12, // over 2.3 steps
    -0.45, // the next line outwards stands further off, logarithm
    0.07, // the next line outwards is another table's
    1.5, // columns filled, share
    0.3, // two texts
    0.8, // three texts or more
    -0.45, // one text in the first column
    1.02, // one text in another column
    -0.46, // one text over some columns
    -1.21, // one text from the first column on over others
    0.15, // one text in the middle of the table
    0.12, // one text across gutters, its spaces no wider there
    1.02, // begins in line with the first column
    2, // texts of other columns in line, share
    0.9, // two of them or more in line
    -0.24, // such texts none of which is in line
    -0.62, // texts over some columns, in their middle
    0.48, // begins as a text of the next line inwards does
    0.16, // a shade as wide as the table
    1.55, // a rule all across outwards
    0.19, // a rule all across inwards
    0.39, // rules all across on both sides
    -0.26, // a rule all across further inwards
    -0.24, // rules all across inwards and further inwards
    -0.35, // rules under some columns inwards, share of texts
    0.59, // such rules, and one all across outwards
    -0.21, // such rules, and one all across further inwards
    -1.23, // text beside the table
    -0.4, // running text
    -0.65, // a mark of notes
    -0.99, // smaller letters
    0.14, // larger letters
    0.15, // bold
    -0.11, // bold beside bold
    -0.74, // figures in columns of figures, share
    0.32, // other texts in columns of figures, share
    -0.51, // figures in columns of texts, share
    -0.8, // ends with a colon
    -0.44, // ends with a stop
    0.24, // begins with a small letter
    -0.38, // many words in one text
    0.56, // no digits
    0.53, // lines of the core fill the same columns, share
    -0.88, // one text, and lines of the core have one, share
    -0.46, // one text over 1.2 steps off
    -0.61, // one text that ends with a stop and has many words
    -0.35, // leaning letters, and the core's stand upright
    -0.33, // bold, and the core is not
    -0.27, // light letters beside bold ones
    -0.84, // further off than a line like heads, and no head of heads
    -0.03, // the same, and it has as many texts
    -0.47, // labels with what they say, share of texts
  ],
  'below inside': [
    1.01, // one
    0.1, // distance in usual steps, logarithm
    -0.44, // over 1.2 steps
    -0.18, // over 1.7 steps
    0.05, // over 2.3 steps
    0.14, // the next line outwards stands further off, logarithm
    -0.02, // the next line outwards is another table's
    0.01, // columns filled, share
    0.11, // two texts
    0.53, // three texts or more
    -0.14, // one text in the first column
    0.43, // one text in another column
    0.05, // one text over some columns
    -0.99, // one text from the first column on over others
    -0.68, // one text in the middle of the table
    -0.25, // one text across gutters, its spaces no wider there
    0.87, // begins in line with the first column
    0.85, // texts of other columns in line, share
    0.14, // two of them or more in line
    -0.82, // such texts none of which is in line
    -0.14, // texts over some columns, in their middle
    0.34, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    0.02, // a rule all across outwards
    -0.58, // a rule all across inwards
    0.19, // rules all across on both sides
    -0.28, // a rule all across further inwards
    0.24, // rules all across inwards and further inwards
    -0.03, // rules under some columns inwards, share of texts
    -0.16, // such rules, and one all across outwards
    0.09, // such rules, and one all across further inwards
    -1.39, // text beside the table
    -0.55, // running text
    -0.77, // a mark of notes
    -1.38, // smaller letters
    -0.55, // larger letters
    0.65, // bold
    0.01, // bold beside bold
    0.72, // figures in columns of figures, share
    -0.33, // other texts in columns of figures, share
    -0.18, // figures in columns of texts, share
    0.03, // ends with a colon
    0.16, // ends with a stop
    0.26, // begins with a small letter
    -0.74, // many words in one text
    0.76, // no digits
    0.47, // lines of the core fill the same columns, share
    -0.14, // one text, and lines of the core have one, share
    -0.44, // one text over 1.2 steps off
    -0.61, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.64, // bold, and the core is not
    -0.2, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, and it has as many texts
    -0.48, // labels with what they say, share of texts
  ],
  below: [
    -1.77, // one
    -0.64, // distance in usual steps, logarithm
    -0.2, // over 1.2 steps
    0.38, // over 1.7 steps
    0.09, // over 2.3 steps
    -0.05, // the next line outwards stands further off, logarithm
    0.92, // the next line outwards is another table's
    -0.46, // columns filled, share
    -0.29, // two texts
    0.67, // three texts or more
    -0.13, // one text in the first column
    0.96, // one text in another column
    -0.39, // one text over some columns
    -0.81, // one text from the first column on over others
    -0.35, // one text in the middle of the table
    0.21, // one text across gutters, its spaces no wider there
    0.72, // begins in line with the first column
    1.22, // texts of other columns in line, share
    0.81, // two of them or more in line
    0.28, // such texts none of which is in line
    -0.32, // texts over some columns, in their middle
    -0.08, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    1.62, // a rule all across outwards
    -0.54, // a rule all across inwards
    -0.01, // rules all across on both sides
    0.65, // a rule all across further inwards
    -0.84, // rules all across inwards and further inwards
    -0.29, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    0, // such rules, and one all across further inwards
    -0.78, // text beside the table
    0.86, // running text
    -0.81, // a mark of notes
    0.08, // smaller letters
    -0.84, // larger letters
    -0.39, // bold
    0, // bold beside bold
    0, // figures in columns of figures, share
    -0.16, // other texts in columns of figures, share
    0.09, // figures in columns of texts, share
    -0.87, // ends with a colon
    -0.4, // ends with a stop
    0.55, // begins with a small letter
    -1.21, // many words in one text
    0.76, // no digits
    0.63, // lines of the core fill the same columns, share
    0.15, // one text, and lines of the core have one, share
    0.1, // one text over 1.2 steps off
    0.14, // one text that ends with a stop and has many words
    -0.65, // leaning letters, and the core's stand upright
    -0.39, // bold, and the core is not
    -0.27, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, and it has as many texts
    -0.08, // labels with what they say, share of texts
  ],
  'below walls': [
    -1.47, // one
    0.65, // distance in usual steps, logarithm
    -0.39, // over 1.2 steps
    -0.3, // over 1.7 steps
    0.14, // over 2.3 steps
    0.08, // the next line outwards stands further off, logarithm
    1.12, // the next line outwards is another table's
    0.28, // columns filled, share
    -0.34, // two texts
    1.95, // three texts or more
    -0.83, // one text in the first column
    1.21, // one text in another column
    -0.42, // one text over some columns
    -1.56, // one text from the first column on over others
    -0.59, // one text in the middle of the table
    0.03, // one text across gutters, its spaces no wider there
    0.67, // begins in line with the first column
    1.24, // texts of other columns in line, share
    0.12, // two of them or more in line
    0.62, // such texts none of which is in line
    -0.86, // texts over some columns, in their middle
    0.33, // begins as a text of the next line inwards does
    -0.02, // a shade as wide as the table
    1.45, // a rule all across outwards
    -0.49, // a rule all across inwards
    0.03, // rules all across on both sides
    0.37, // a rule all across further inwards
    -0.28, // rules all across inwards and further inwards
    -0.37, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.38, // such rules, and one all across further inwards
    -0.9, // text beside the table
    0.07, // running text
    -1.19, // a mark of notes
    -0.44, // smaller letters
    -0.83, // larger letters
    0.7, // bold
    0.53, // bold beside bold
    0.11, // figures in columns of figures, share
    -0.47, // other texts in columns of figures, share
    -0.39, // figures in columns of texts, share
    -0.87, // ends with a colon
    -0.25, // ends with a stop
    0.11, // begins with a small letter
    -0.95, // many words in one text
    1.15, // no digits
    0.81, // lines of the core fill the same columns, share
    0.64, // one text, and lines of the core have one, share
    -0.07, // one text over 1.2 steps off
    0.22, // one text that ends with a stop and has many words
    -0.25, // leaning letters, and the core's stand upright
    -0.14, // bold, and the core is not
    -0.07, // light letters beside bold ones
    0, // further off than a line like heads, and no head of heads
    0, // the same, and it has as many texts
    -0.02, // labels with what they say, share of texts
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
