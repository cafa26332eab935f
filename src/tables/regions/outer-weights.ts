// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS = {
  'above inside': [
    0.9, // one
    -0.29, // distance in usual steps, logarithm
    -0.85, // over 1.2 steps
    -0.02, // over 1.7 steps
    0.11, // over 2.3 steps
    -0.16, // the next line outwards stands further off, logarithm
    -0.83, // the next line outwards is another table's
    0.5, // columns filled, share
    0.51, // two texts
    1.04, // three texts or more
    0.28, // one text in the first column
    0.09, // one text in another column
    -0.82, // one text over some columns
    -1.09, // one text from the first column on over others
    -0.78, // one text in the middle of the table
    1.41, // one text across gutters, its spaces no wider there
    0.67, // begins in line with the first column
    1.25, // texts of other columns in line, share
    0.18, // two of them or more in line
    -0.34, // such texts none of which is in line
    0.43, // texts over some columns, in their middle
    0, // begins as a text of the next line inwards does
    0.44, // a shade as wide as the table
    1.14, // a rule all across outwards
    -0.19, // a rule all across inwards
    0.32, // rules all across on both sides
    -0.46, // a rule all across further inwards
    -0.17, // rules all across inwards and further inwards
    -0.02, // rules under some columns inwards, share of texts
    0.62, // such rules, and one all across outwards
    0.77, // such rules, and one all across further inwards
    -1.12, // text beside the table
    -0.24, // running text
    -0.88, // a mark of notes
    -1.07, // smaller letters
    -0.88, // larger letters
    0.37, // bold
    -0.56, // bold beside bold
    0.35, // figures in columns of figures, share
    -0.24, // other texts in columns of figures, share
    -0.38, // figures in columns of texts, share
    0.05, // ends with a colon
    0.2, // ends with a stop
    -0.56, // begins with a small letter
    -1.16, // many words in one text
    0.74, // no digits
    0.17, // lines of the core fill the same columns, share
    0.21, // one text, and lines of the core have one, share
    -0.56, // one text over 1.2 steps off
    -0.15, // one text that ends with a stop and has many words
    0.14, // leaning letters, and the core's stand upright
    0.09, // bold, and the core is not
    -1.52, // light letters beside bold ones
    -0.82, // further off than a line like heads
    -0.13, // the same, and it has as many texts
    -0.92, // labels with what they say, share of texts
  ],
  above: [
    -1.55, // one
    0.88, // distance in usual steps, logarithm
    -0.19, // over 1.2 steps
    0.41, // over 1.7 steps
    -0.64, // over 2.3 steps
    0.41, // the next line outwards stands further off, logarithm
    0.59, // the next line outwards is another table's
    1.11, // columns filled, share
    0.66, // two texts
    0.5, // three texts or more
    -0.39, // one text in the first column
    0.47, // one text in another column
    0.37, // one text over some columns
    -1.6, // one text from the first column on over others
    -0.69, // one text in the middle of the table
    0.55, // one text across gutters, its spaces no wider there
    0.49, // begins in line with the first column
    1.61, // texts of other columns in line, share
    1.12, // two of them or more in line
    -0.26, // such texts none of which is in line
    0.2, // texts over some columns, in their middle
    -0.01, // begins as a text of the next line inwards does
    0.41, // a shade as wide as the table
    1.04, // a rule all across outwards
    -0.02, // a rule all across inwards
    -0.01, // rules all across on both sides
    0.33, // a rule all across further inwards
    -0.52, // rules all across inwards and further inwards
    -0.03, // rules under some columns inwards, share of texts
    0.61, // such rules, and one all across outwards
    0.15, // such rules, and one all across further inwards
    -0.67, // text beside the table
    -0.47, // running text
    -0.47, // a mark of notes
    -0.84, // smaller letters
    -0.88, // larger letters
    -0.17, // bold
    -0.9, // bold beside bold
    -1.06, // figures in columns of figures, share
    0.8, // other texts in columns of figures, share
    -0.38, // figures in columns of texts, share
    -0.81, // ends with a colon
    -0.65, // ends with a stop
    -0.12, // begins with a small letter
    -0.27, // many words in one text
    0.52, // no digits
    0.37, // lines of the core fill the same columns, share
    -0.21, // one text, and lines of the core have one, share
    -0.7, // one text over 1.2 steps off
    -0.17, // one text that ends with a stop and has many words
    -0.17, // leaning letters, and the core's stand upright
    -0.53, // bold, and the core is not
    -0.25, // light letters beside bold ones
    -0.92, // further off than a line like heads
    -0.25, // the same, and it has as many texts
    0.07, // labels with what they say, share of texts
  ],
  'above walls': [
    -2.73, // one
    1.08, // distance in usual steps, logarithm
    -0.55, // over 1.2 steps
    0.37, // over 1.7 steps
    -0.19, // over 2.3 steps
    -0.21, // the next line outwards stands further off, logarithm
    0.19, // the next line outwards is another table's
    1.3, // columns filled, share
    0.29, // two texts
    1.03, // three texts or more
    -0.6, // one text in the first column
    0.79, // one text in another column
    -0.24, // one text over some columns
    -1.27, // one text from the first column on over others
    -0.18, // one text in the middle of the table
    0.48, // one text across gutters, its spaces no wider there
    1.43, // begins in line with the first column
    2.29, // texts of other columns in line, share
    1.08, // two of them or more in line
    -0.48, // such texts none of which is in line
    -0.85, // texts over some columns, in their middle
    0.46, // begins as a text of the next line inwards does
    0.07, // a shade as wide as the table
    1.57, // a rule all across outwards
    0.26, // a rule all across inwards
    0.68, // rules all across on both sides
    0.06, // a rule all across further inwards
    -0.18, // rules all across inwards and further inwards
    -0.29, // rules under some columns inwards, share of texts
    0.61, // such rules, and one all across outwards
    -0.29, // such rules, and one all across further inwards
    -1.4, // text beside the table
    -0.85, // running text
    -0.76, // a mark of notes
    -1.16, // smaller letters
    -0.16, // larger letters
    0.11, // bold
    -0.06, // bold beside bold
    -0.87, // figures in columns of figures, share
    0.33, // other texts in columns of figures, share
    -0.56, // figures in columns of texts, share
    -0.97, // ends with a colon
    -0.53, // ends with a stop
    0.55, // begins with a small letter
    -0.58, // many words in one text
    0.69, // no digits
    0.43, // lines of the core fill the same columns, share
    0.3, // one text, and lines of the core have one, share
    -0.62, // one text over 1.2 steps off
    -0.3, // one text that ends with a stop and has many words
    -0.3, // leaning letters, and the core's stand upright
    -0.42, // bold, and the core is not
    -0.13, // light letters beside bold ones
    -0.66, // further off than a line like heads
    -0.21, // the same, and it has as many texts
    -0.25, // labels with what they say, share of texts
  ],
  'below inside': [
    1.22, // one
    0.43, // distance in usual steps, logarithm
    -0.63, // over 1.2 steps
    0.01, // over 1.7 steps
    0.1, // over 2.3 steps
    0.33, // the next line outwards stands further off, logarithm
    0.4, // the next line outwards is another table's
    0.52, // columns filled, share
    0.03, // two texts
    0.52, // three texts or more
    -0.14, // one text in the first column
    0.52, // one text in another column
    0.03, // one text over some columns
    -0.95, // one text from the first column on over others
    -0.44, // one text in the middle of the table
    -0.1, // one text across gutters, its spaces no wider there
    0.71, // begins in line with the first column
    0.72, // texts of other columns in line, share
    -0.13, // two of them or more in line
    -1.05, // such texts none of which is in line
    -0.3, // texts over some columns, in their middle
    0.14, // begins as a text of the next line inwards does
    0.02, // a shade as wide as the table
    0.13, // a rule all across outwards
    -0.63, // a rule all across inwards
    0.08, // rules all across on both sides
    0.12, // a rule all across further inwards
    0.13, // rules all across inwards and further inwards
    -0.32, // rules under some columns inwards, share of texts
    -0.15, // such rules, and one all across outwards
    0.09, // such rules, and one all across further inwards
    -1.28, // text beside the table
    -0.62, // running text
    -0.78, // a mark of notes
    -1.32, // smaller letters
    -0.43, // larger letters
    0.61, // bold
    0.01, // bold beside bold
    0.6, // figures in columns of figures, share
    -0.27, // other texts in columns of figures, share
    0, // figures in columns of texts, share
    0.07, // ends with a colon
    0.12, // ends with a stop
    0.06, // begins with a small letter
    -0.88, // many words in one text
    0.64, // no digits
    0.11, // lines of the core fill the same columns, share
    0.2, // one text, and lines of the core have one, share
    -0.62, // one text over 1.2 steps off
    -0.86, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.6, // bold, and the core is not
    -0.39, // light letters beside bold ones
    0, // further off than a line like heads
    0, // the same, and it has as many texts
    -0.61, // labels with what they say, share of texts
  ],
  below: [
    -1.5, // one
    -0.46, // distance in usual steps, logarithm
    -0.17, // over 1.2 steps
    0.31, // over 1.7 steps
    0.36, // over 2.3 steps
    0.04, // the next line outwards stands further off, logarithm
    0.67, // the next line outwards is another table's
    -0.3, // columns filled, share
    0.07, // two texts
    0.82, // three texts or more
    -0.13, // one text in the first column
    0.94, // one text in another column
    -0.44, // one text over some columns
    -1.26, // one text from the first column on over others
    -0.49, // one text in the middle of the table
    0.8, // one text across gutters, its spaces no wider there
    0.72, // begins in line with the first column
    1.7, // texts of other columns in line, share
    0.46, // two of them or more in line
    -0.19, // such texts none of which is in line
    -0.45, // texts over some columns, in their middle
    -0.06, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    1.48, // a rule all across outwards
    -0.46, // a rule all across inwards
    -0.1, // rules all across on both sides
    0.4, // a rule all across further inwards
    -0.03, // rules all across inwards and further inwards
    0.28, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.03, // such rules, and one all across further inwards
    -0.44, // text beside the table
    0.52, // running text
    -0.93, // a mark of notes
    -0.61, // smaller letters
    -0.91, // larger letters
    0.31, // bold
    0.85, // bold beside bold
    -0.36, // figures in columns of figures, share
    -0.28, // other texts in columns of figures, share
    0.14, // figures in columns of texts, share
    -0.88, // ends with a colon
    -0.93, // ends with a stop
    0.25, // begins with a small letter
    -1.43, // many words in one text
    0.53, // no digits
    0.8, // lines of the core fill the same columns, share
    0.14, // one text, and lines of the core have one, share
    -0.07, // one text over 1.2 steps off
    -0.36, // one text that ends with a stop and has many words
    -0.65, // leaning letters, and the core's stand upright
    -0.53, // bold, and the core is not
    -0.17, // light letters beside bold ones
    0, // further off than a line like heads
    0, // the same, and it has as many texts
    -0.08, // labels with what they say, share of texts
  ],
  'below walls': [
    -1.63, // one
    0.8, // distance in usual steps, logarithm
    -0.5, // over 1.2 steps
    -0.33, // over 1.7 steps
    0.5, // over 2.3 steps
    0.03, // the next line outwards stands further off, logarithm
    0.89, // the next line outwards is another table's
    0.48, // columns filled, share
    -0.1, // two texts
    1.89, // three texts or more
    -0.8, // one text in the first column
    1.45, // one text in another column
    -0.45, // one text over some columns
    -1.99, // one text from the first column on over others
    -0.23, // one text in the middle of the table
    1.05, // one text across gutters, its spaces no wider there
    1.13, // begins in line with the first column
    1.67, // texts of other columns in line, share
    -0.27, // two of them or more in line
    0.39, // such texts none of which is in line
    -0.34, // texts over some columns, in their middle
    0.12, // begins as a text of the next line inwards does
    0.02, // a shade as wide as the table
    1.65, // a rule all across outwards
    -0.15, // a rule all across inwards
    -0.14, // rules all across on both sides
    -0.26, // a rule all across further inwards
    0.27, // rules all across inwards and further inwards
    -0.13, // rules under some columns inwards, share of texts
    0, // such rules, and one all across outwards
    -0.33, // such rules, and one all across further inwards
    -0.82, // text beside the table
    -0.3, // running text
    -1.04, // a mark of notes
    -0.78, // smaller letters
    -0.75, // larger letters
    0.92, // bold
    1, // bold beside bold
    -0.28, // figures in columns of figures, share
    -0.63, // other texts in columns of figures, share
    -0.31, // figures in columns of texts, share
    -0.88, // ends with a colon
    -0.71, // ends with a stop
    -0.08, // begins with a small letter
    -0.4, // many words in one text
    0.63, // no digits
    0.97, // lines of the core fill the same columns, share
    0.73, // one text, and lines of the core have one, share
    -0.17, // one text over 1.2 steps off
    0.35, // one text that ends with a stop and has many words
    -0.32, // leaning letters, and the core's stand upright
    -0.58, // bold, and the core is not
    -0.11, // light letters beside bold ones
    0, // further off than a line like heads
    0, // the same, and it has as many texts
    -0.13, // labels with what they say, share of texts
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>
