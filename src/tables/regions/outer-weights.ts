// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  'above inside': [
    2.025, // one
    -0.238, // distance in usual steps, logarithm
    -0.678, // over 1.2 steps
    0.339, // over 1.7 steps
    0.415, // over 2.3 steps
    0.151, // the next line outwards stands further off, logarithm
    -0.155, // the next line outwards is another table's
    -0.103, // columns filled, share
    0.41, // two texts
    0.562, // three texts or more
    0.108, // one text in the first column
    -0.108, // one text in another column
    0.261, // one text over some columns
    -1.232, // one text from the first column on over others
    -0.012, // one text in the middle of the table
    0.339, // one text across gutters, its spaces no wider there
    0.231, // begins in line with the first column
    0.413, // texts of other columns in line, share
    0.576, // two of them or more in line
    0.551, // such texts none of which is in line
    -0.022, // texts over some columns, in their middle
    0.626, // begins as a text of the next line inwards does
    0.161, // a shade as wide as the table
    0.395, // a rule all across outwards
    0.154, // a rule all across inwards
    -0.061, // rules all across on both sides
    -0.806, // a rule all across further inwards
    0.213, // rules all across inwards and further inwards
    0.675, // rules under some columns inwards, share of texts
    0.436, // such rules, and one all across outwards
    0.493, // such rules, and one all across further inwards
    -1.034, // text beside the table
    -0.592, // running text
    0.033, // a mark of notes
    -1.025, // smaller letters
    -0.498, // larger letters
    0.27, // bold
    -0.392, // bold beside bold
    0.111, // figures in columns of figures, share
    -0.302, // other texts in columns of figures, share
    0.114, // figures in columns of texts, share
    0.038, // ends with a colon
    0.408, // ends with a stop
    -1.202, // begins with a small letter
    -1.222, // many words in one text
    0.222, // no digits
    0.269, // lines of the core fill the same columns, share
    0.663, // one text, and lines of the core have one, share
    -0.756, // one text over 1.2 steps off
    -0.002, // one text that ends with a stop and has many words
    0.075, // leaning letters, and the core's stand upright
    0.25, // bold, and the core is not
    -0.291, // light letters beside bold ones
  ],
  above: [
    -0.896, // one
    -0.944, // distance in usual steps, logarithm
    -0.001, // over 1.2 steps
    0.061, // over 1.7 steps
    0.306, // over 2.3 steps
    0.138, // the next line outwards stands further off, logarithm
    0.659, // the next line outwards is another table's
    0.965, // columns filled, share
    1.065, // two texts
    0.642, // three texts or more
    -0.351, // one text in the first column
    0.546, // one text in another column
    -0.058, // one text over some columns
    -1.845, // one text from the first column on over others
    -0.086, // one text in the middle of the table
    0.569, // one text across gutters, its spaces no wider there
    0.109, // begins in line with the first column
    0.74, // texts of other columns in line, share
    0.744, // two of them or more in line
    0.05, // such texts none of which is in line
    -0.752, // texts over some columns, in their middle
    0.131, // begins as a text of the next line inwards does
    0.344, // a shade as wide as the table
    1.316, // a rule all across outwards
    -0.316, // a rule all across inwards
    0.384, // rules all across on both sides
    -0.502, // a rule all across further inwards
    0.028, // rules all across inwards and further inwards
    0.241, // rules under some columns inwards, share of texts
    0.419, // such rules, and one all across outwards
    0.155, // such rules, and one all across further inwards
    -0.806, // text beside the table
    0.366, // running text
    -0.297, // a mark of notes
    -0.552, // smaller letters
    -0.79, // larger letters
    -0.28, // bold
    -0.617, // bold beside bold
    -0.236, // figures in columns of figures, share
    0.446, // other texts in columns of figures, share
    0.067, // figures in columns of texts, share
    -0.99, // ends with a colon
    -0.565, // ends with a stop
    -0.072, // begins with a small letter
    -1.773, // many words in one text
    0.56, // no digits
    -0.619, // lines of the core fill the same columns, share
    1.05, // one text, and lines of the core have one, share
    -0.718, // one text over 1.2 steps off
    -0.154, // one text that ends with a stop and has many words
    -0.07, // leaning letters, and the core's stand upright
    -0.28, // bold, and the core is not
    -0.302, // light letters beside bold ones
  ],
  'above walls': [
    -1.97, // one
    -0.004, // distance in usual steps, logarithm
    -0.256, // over 1.2 steps
    0.158, // over 1.7 steps
    -0.169, // over 2.3 steps
    -0.394, // the next line outwards stands further off, logarithm
    1.073, // the next line outwards is another table's
    0.855, // columns filled, share
    0.34, // two texts
    1.164, // three texts or more
    -0.78, // one text in the first column
    1.338, // one text in another column
    -0.558, // one text over some columns
    -1.504, // one text from the first column on over others
    0.422, // one text in the middle of the table
    -0.017, // one text across gutters, its spaces no wider there
    1.781, // begins in line with the first column
    1.742, // texts of other columns in line, share
    0.725, // two of them or more in line
    -0.02, // such texts none of which is in line
    -1.06, // texts over some columns, in their middle
    0.353, // begins as a text of the next line inwards does
    -0.061, // a shade as wide as the table
    1.525, // a rule all across outwards
    -0.164, // a rule all across inwards
    0.862, // rules all across on both sides
    -0.746, // a rule all across further inwards
    0.198, // rules all across inwards and further inwards
    0.076, // rules under some columns inwards, share of texts
    0.525, // such rules, and one all across outwards
    -0.374, // such rules, and one all across further inwards
    -1.215, // text beside the table
    0.553, // running text
    -0.479, // a mark of notes
    -0.636, // smaller letters
    -0.022, // larger letters
    0.037, // bold
    0.096, // bold beside bold
    0.158, // figures in columns of figures, share
    0.23, // other texts in columns of figures, share
    -0.119, // figures in columns of texts, share
    -1.092, // ends with a colon
    -0.552, // ends with a stop
    0.211, // begins with a small letter
    -1.247, // many words in one text
    0.925, // no digits
    -0.687, // lines of the core fill the same columns, share
    0.894, // one text, and lines of the core have one, share
    -0.501, // one text over 1.2 steps off
    0.023, // one text that ends with a stop and has many words
    -0.176, // leaning letters, and the core's stand upright
    -0.197, // bold, and the core is not
    -0.758, // light letters beside bold ones
  ],
  'below inside': [
    1.155, // one
    -0.597, // distance in usual steps, logarithm
    -0.324, // over 1.2 steps
    -0.639, // over 1.7 steps
    -0.326, // over 2.3 steps
    -0.237, // the next line outwards stands further off, logarithm
    0.127, // the next line outwards is another table's
    0.026, // columns filled, share
    -0.284, // two texts
    0.339, // three texts or more
    0.124, // one text in the first column
    0.71, // one text in another column
    0, // one text over some columns
    -0.888, // one text from the first column on over others
    -0.045, // one text in the middle of the table
    -0.223, // one text across gutters, its spaces no wider there
    0.887, // begins in line with the first column
    0.611, // texts of other columns in line, share
    0.115, // two of them or more in line
    -0.652, // such texts none of which is in line
    -0.51, // texts over some columns, in their middle
    0.515, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    0.305, // a rule all across outwards
    -0.532, // a rule all across inwards
    0.251, // rules all across on both sides
    0.272, // a rule all across further inwards
    0.17, // rules all across inwards and further inwards
    0.198, // rules under some columns inwards, share of texts
    0.039, // such rules, and one all across outwards
    0.025, // such rules, and one all across further inwards
    0.074, // text beside the table
    -0.394, // running text
    -0.096, // a mark of notes
    -1.136, // smaller letters
    -0.941, // larger letters
    0.212, // bold
    0, // bold beside bold
    0.628, // figures in columns of figures, share
    -0.672, // other texts in columns of figures, share
    -0.16, // figures in columns of texts, share
    0, // ends with a colon
    0.066, // ends with a stop
    -0.256, // begins with a small letter
    -0.467, // many words in one text
    0.231, // no digits
    0.143, // lines of the core fill the same columns, share
    0.078, // one text, and lines of the core have one, share
    -0.255, // one text over 1.2 steps off
    -0.014, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.212, // bold, and the core is not
    -0.213, // light letters beside bold ones
  ],
  below: [
    -1.227, // one
    0.164, // distance in usual steps, logarithm
    0.789, // over 1.2 steps
    -0.581, // over 1.7 steps
    0.413, // over 2.3 steps
    -0.029, // the next line outwards stands further off, logarithm
    0.431, // the next line outwards is another table's
    -1.074, // columns filled, share
    0.323, // two texts
    1.684, // three texts or more
    -0.383, // one text in the first column
    0.526, // one text in another column
    -0.493, // one text over some columns
    -1.657, // one text from the first column on over others
    0.024, // one text in the middle of the table
    0.189, // one text across gutters, its spaces no wider there
    0.669, // begins in line with the first column
    1.544, // texts of other columns in line, share
    1.008, // two of them or more in line
    -0.129, // such texts none of which is in line
    0.011, // texts over some columns, in their middle
    -0.112, // begins as a text of the next line inwards does
    0.233, // a shade as wide as the table
    0.626, // a rule all across outwards
    -0.132, // a rule all across inwards
    -0.271, // rules all across on both sides
    -0.043, // a rule all across further inwards
    0.16, // rules all across inwards and further inwards
    -0.168, // rules under some columns inwards, share of texts
    -0.008, // such rules, and one all across outwards
    -0.022, // such rules, and one all across further inwards
    -0.703, // text beside the table
    1.127, // running text
    -0.302, // a mark of notes
    -0.558, // smaller letters
    -0.853, // larger letters
    -0.091, // bold
    -0.034, // bold beside bold
    -0.075, // figures in columns of figures, share
    -0.351, // other texts in columns of figures, share
    0.148, // figures in columns of texts, share
    -0.889, // ends with a colon
    -0.89, // ends with a stop
    0.571, // begins with a small letter
    -0.86, // many words in one text
    0.68, // no digits
    0.702, // lines of the core fill the same columns, share
    1.947, // one text, and lines of the core have one, share
    -0.395, // one text over 1.2 steps off
    0.666, // one text that ends with a stop and has many words
    -0.029, // leaning letters, and the core's stand upright
    -0.013, // bold, and the core is not
    -0.264, // light letters beside bold ones
  ],
  'below walls': [
    -0.343, // one
    0.158, // distance in usual steps, logarithm
    -0.484, // over 1.2 steps
    -0.417, // over 1.7 steps
    0.911, // over 2.3 steps
    -0.191, // the next line outwards stands further off, logarithm
    0.69, // the next line outwards is another table's
    -0.955, // columns filled, share
    0.598, // two texts
    2.138, // three texts or more
    -1.255, // one text in the first column
    1.471, // one text in another column
    -0.558, // one text over some columns
    -2.395, // one text from the first column on over others
    -0.373, // one text in the middle of the table
    -0.163, // one text across gutters, its spaces no wider there
    1.786, // begins in line with the first column
    1.822, // texts of other columns in line, share
    0.873, // two of them or more in line
    0.507, // such texts none of which is in line
    -0.204, // texts over some columns, in their middle
    -0.12, // begins as a text of the next line inwards does
    -0.1, // a shade as wide as the table
    1.195, // a rule all across outwards
    -0.806, // a rule all across inwards
    0.132, // rules all across on both sides
    -0.261, // a rule all across further inwards
    0.421, // rules all across inwards and further inwards
    0.531, // rules under some columns inwards, share of texts
    -0.003, // such rules, and one all across outwards
    -0.021, // such rules, and one all across further inwards
    -1.267, // text beside the table
    0.673, // running text
    -0.704, // a mark of notes
    -0.709, // smaller letters
    -0.871, // larger letters
    0.693, // bold
    -0.221, // bold beside bold
    -0.075, // figures in columns of figures, share
    -0.282, // other texts in columns of figures, share
    -0.068, // figures in columns of texts, share
    -1.032, // ends with a colon
    -1.313, // ends with a stop
    0.425, // begins with a small letter
    -0.691, // many words in one text
    0.821, // no digits
    0.534, // lines of the core fill the same columns, share
    1.682, // one text, and lines of the core have one, share
    -0.44, // one text over 1.2 steps off
    0.812, // one text that ends with a stop and has many words
    0.148, // leaning letters, and the core's stand upright
    -0.025, // bold, and the core is not
    -0.182, // light letters beside bold ones
  ],
}
