// Made by training/tables/fit-outer.ts: log odds that a line is a table's, for each of FEATURES; of lines
// that the region of the table has, and of others.
export const OUTER_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  'above inside': [
    1.881, // one
    -0.124, // distance in usual steps, logarithm
    -0.476, // over 1.2 steps
    0.242, // over 1.7 steps
    0.399, // over 2.3 steps
    0.297, // the next line outwards stands further off, logarithm
    -0.16, // the next line outwards is another table's
    -0.044, // columns filled, share
    0.512, // two texts
    0.626, // three texts or more
    0.133, // one text in the first column
    -0.071, // one text in another column
    0.059, // one text over some columns
    -1.259, // one text from the first column on over others
    -0.073, // one text in the middle of the table
    0.303, // one text across gutters, its spaces no wider there
    0.199, // begins in line with the first column
    0.285, // texts of other columns in line, share
    0.669, // two of them or more in line
    0.558, // such texts none of which is in line
    0.122, // texts over some columns, in their middle
    0.767, // begins as a text of the next line inwards does
    0.157, // a shade as wide as the table
    0.472, // a rule all across outwards
    0.077, // a rule all across inwards
    -0.106, // rules all across on both sides
    -0.865, // a rule all across further inwards
    0.219, // rules all across inwards and further inwards
    0.412, // rules under some columns inwards, share of texts
    0.454, // such rules, and one all across outwards
    0.534, // such rules, and one all across further inwards
    -1.037, // text beside the table
    -0.747, // running text
    0.004, // a mark of notes
    -1.147, // smaller letters
    -0.554, // larger letters
    0.295, // bold
    -0.259, // bold beside bold
    0.25, // figures in columns of figures, share
    -0.347, // other texts in columns of figures, share
    0.132, // figures in columns of texts, share
    0.04, // ends with a colon
    0.471, // ends with a stop
    -1.191, // begins with a small letter
    -1.251, // many words in one text
    0.253, // no digits
    0.26, // lines of the core fill the same columns, share
    0.708, // one text, and lines of the core have one, share
    -0.716, // one text over 1.2 steps off
    0.073, // one text that ends with a stop and has many words
    0.075, // leaning letters, and the core's stand upright
    0.277, // bold, and the core is not
    -0.249, // light letters beside bold ones
  ],
  'above': [
    -0.96, // one
    -0.863, // distance in usual steps, logarithm
    0.005, // over 1.2 steps
    0.052, // over 1.7 steps
    0.287, // over 2.3 steps
    0.145, // the next line outwards stands further off, logarithm
    0.656, // the next line outwards is another table's
    0.985, // columns filled, share
    0.987, // two texts
    0.657, // three texts or more
    -0.323, // one text in the first column
    0.631, // one text in another column
    -0.162, // one text over some columns
    -1.79, // one text from the first column on over others
    -0.111, // one text in the middle of the table
    0.567, // one text across gutters, its spaces no wider there
    0.136, // begins in line with the first column
    0.746, // texts of other columns in line, share
    0.791, // two of them or more in line
    0.246, // such texts none of which is in line
    -0.754, // texts over some columns, in their middle
    0.062, // begins as a text of the next line inwards does
    0.343, // a shade as wide as the table
    1.325, // a rule all across outwards
    -0.319, // a rule all across inwards
    0.414, // rules all across on both sides
    -0.444, // a rule all across further inwards
    0.005, // rules all across inwards and further inwards
    0.205, // rules under some columns inwards, share of texts
    0.477, // such rules, and one all across outwards
    0.209, // such rules, and one all across further inwards
    -0.771, // text beside the table
    0.3, // running text
    -0.28, // a mark of notes
    -0.252, // smaller letters
    -0.84, // larger letters
    -0.316, // bold
    -0.532, // bold beside bold
    -0.238, // figures in columns of figures, share
    0.395, // other texts in columns of figures, share
    0.056, // figures in columns of texts, share
    -0.963, // ends with a colon
    -0.615, // ends with a stop
    -0.008, // begins with a small letter
    -1.8, // many words in one text
    0.591, // no digits
    -0.532, // lines of the core fill the same columns, share
    1.168, // one text, and lines of the core have one, share
    -0.767, // one text over 1.2 steps off
    -0.228, // one text that ends with a stop and has many words
    -0.072, // leaning letters, and the core's stand upright
    -0.316, // bold, and the core is not
    -0.292, // light letters beside bold ones
  ],
  'above walls': [
    -2.018, // one
    0.062, // distance in usual steps, logarithm
    -0.245, // over 1.2 steps
    0.142, // over 1.7 steps
    -0.194, // over 2.3 steps
    -0.396, // the next line outwards stands further off, logarithm
    1.078, // the next line outwards is another table's
    0.884, // columns filled, share
    0.295, // two texts
    1.168, // three texts or more
    -0.738, // one text in the first column
    1.366, // one text in another column
    -0.626, // one text over some columns
    -1.466, // one text from the first column on over others
    0.421, // one text in the middle of the table
    -0.033, // one text across gutters, its spaces no wider there
    1.803, // begins in line with the first column
    1.746, // texts of other columns in line, share
    0.759, // two of them or more in line
    0.117, // such texts none of which is in line
    -1.051, // texts over some columns, in their middle
    0.318, // begins as a text of the next line inwards does
    -0.065, // a shade as wide as the table
    1.52, // a rule all across outwards
    -0.165, // a rule all across inwards
    0.888, // rules all across on both sides
    -0.731, // a rule all across further inwards
    0.178, // rules all across inwards and further inwards
    0.045, // rules under some columns inwards, share of texts
    0.582, // such rules, and one all across outwards
    -0.334, // such rules, and one all across further inwards
    -1.206, // text beside the table
    0.519, // running text
    -0.471, // a mark of notes
    -0.424, // smaller letters
    -0.029, // larger letters
    0.01, // bold
    0.147, // bold beside bold
    0.166, // figures in columns of figures, share
    0.163, // other texts in columns of figures, share
    -0.134, // figures in columns of texts, share
    -1.069, // ends with a colon
    -0.578, // ends with a stop
    0.246, // begins with a small letter
    -1.268, // many words in one text
    0.932, // no digits
    -0.624, // lines of the core fill the same columns, share
    0.958, // one text, and lines of the core have one, share
    -0.542, // one text over 1.2 steps off
    -0.019, // one text that ends with a stop and has many words
    -0.18, // leaning letters, and the core's stand upright
    -0.217, // bold, and the core is not
    -0.752, // light letters beside bold ones
  ],
  'below inside': [
    1.368, // one
    -0.413, // distance in usual steps, logarithm
    -0.416, // over 1.2 steps
    -0.591, // over 1.7 steps
    -0.343, // over 2.3 steps
    -0.372, // the next line outwards stands further off, logarithm
    0.124, // the next line outwards is another table's
    0.072, // columns filled, share
    -0.442, // two texts
    0.373, // three texts or more
    0.106, // one text in the first column
    0.541, // one text in another column
    0, // one text over some columns
    -0.577, // one text from the first column on over others
    -0.054, // one text in the middle of the table
    0.105, // one text across gutters, its spaces no wider there
    0.79, // begins in line with the first column
    0.656, // texts of other columns in line, share
    0.166, // two of them or more in line
    -0.971, // such texts none of which is in line
    -0.187, // texts over some columns, in their middle
    0.49, // begins as a text of the next line inwards does
    0, // a shade as wide as the table
    0.285, // a rule all across outwards
    -0.541, // a rule all across inwards
    0.224, // rules all across on both sides
    0.179, // a rule all across further inwards
    0.187, // rules all across inwards and further inwards
    0.165, // rules under some columns inwards, share of texts
    0.035, // such rules, and one all across outwards
    0.023, // such rules, and one all across further inwards
    0.064, // text beside the table
    -0.348, // running text
    -0.131, // a mark of notes
    -1.229, // smaller letters
    -0.912, // larger letters
    0.292, // bold
    0, // bold beside bold
    0.506, // figures in columns of figures, share
    -0.669, // other texts in columns of figures, share
    -0.138, // figures in columns of texts, share
    0, // ends with a colon
    0.007, // ends with a stop
    -0.246, // begins with a small letter
    -0.427, // many words in one text
    0.303, // no digits
    0.087, // lines of the core fill the same columns, share
    0.083, // one text, and lines of the core have one, share
    -0.208, // one text over 1.2 steps off
    -0.06, // one text that ends with a stop and has many words
    0, // leaning letters, and the core's stand upright
    0.292, // bold, and the core is not
    0.044, // light letters beside bold ones
  ],
  'below': [
    -1.303, // one
    0.223, // distance in usual steps, logarithm
    0.797, // over 1.2 steps
    -0.585, // over 1.7 steps
    0.41, // over 2.3 steps
    0.003, // the next line outwards stands further off, logarithm
    0.433, // the next line outwards is another table's
    -1.061, // columns filled, share
    0.319, // two texts
    1.597, // three texts or more
    -0.377, // one text in the first column
    0.573, // one text in another column
    -0.488, // one text over some columns
    -1.625, // one text from the first column on over others
    0.036, // one text in the middle of the table
    0.194, // one text across gutters, its spaces no wider there
    0.647, // begins in line with the first column
    1.573, // texts of other columns in line, share
    1.057, // two of them or more in line
    -0.119, // such texts none of which is in line
    0.033, // texts over some columns, in their middle
    -0.102, // begins as a text of the next line inwards does
    0.236, // a shade as wide as the table
    0.725, // a rule all across outwards
    -0.13, // a rule all across inwards
    -0.278, // rules all across on both sides
    -0.057, // a rule all across further inwards
    0.172, // rules all across inwards and further inwards
    -0.161, // rules under some columns inwards, share of texts
    -0.009, // such rules, and one all across outwards
    -0.02, // such rules, and one all across further inwards
    -0.702, // text beside the table
    1.136, // running text
    -0.287, // a mark of notes
    -0.559, // smaller letters
    -0.866, // larger letters
    -0.12, // bold
    -0.027, // bold beside bold
    -0.136, // figures in columns of figures, share
    -0.339, // other texts in columns of figures, share
    0.145, // figures in columns of texts, share
    -0.874, // ends with a colon
    -0.824, // ends with a stop
    0.597, // begins with a small letter
    -0.859, // many words in one text
    0.695, // no digits
    0.781, // lines of the core fill the same columns, share
    1.935, // one text, and lines of the core have one, share
    -0.402, // one text over 1.2 steps off
    0.603, // one text that ends with a stop and has many words
    -0.029, // leaning letters, and the core's stand upright
    -0.047, // bold, and the core is not
    -0.268, // light letters beside bold ones
  ],
  'below walls': [
    -0.355, // one
    0.189, // distance in usual steps, logarithm
    -0.484, // over 1.2 steps
    -0.423, // over 1.7 steps
    0.902, // over 2.3 steps
    -0.187, // the next line outwards stands further off, logarithm
    0.682, // the next line outwards is another table's
    -0.939, // columns filled, share
    0.589, // two texts
    2.088, // three texts or more
    -1.247, // one text in the first column
    1.503, // one text in another column
    -0.553, // one text over some columns
    -2.38, // one text from the first column on over others
    -0.377, // one text in the middle of the table
    -0.162, // one text across gutters, its spaces no wider there
    1.785, // begins in line with the first column
    1.843, // texts of other columns in line, share
    0.91, // two of them or more in line
    0.524, // such texts none of which is in line
    -0.189, // texts over some columns, in their middle
    -0.123, // begins as a text of the next line inwards does
    -0.11, // a shade as wide as the table
    1.255, // a rule all across outwards
    -0.813, // a rule all across inwards
    0.107, // rules all across on both sides
    -0.272, // a rule all across further inwards
    0.43, // rules all across inwards and further inwards
    0.537, // rules under some columns inwards, share of texts
    -0.005, // such rules, and one all across outwards
    -0.018, // such rules, and one all across further inwards
    -1.265, // text beside the table
    0.675, // running text
    -0.695, // a mark of notes
    -0.711, // smaller letters
    -0.881, // larger letters
    0.686, // bold
    -0.211, // bold beside bold
    -0.123, // figures in columns of figures, share
    -0.274, // other texts in columns of figures, share
    -0.069, // figures in columns of texts, share
    -1.016, // ends with a colon
    -1.272, // ends with a stop
    0.434, // begins with a small letter
    -0.689, // many words in one text
    0.819, // no digits
    0.595, // lines of the core fill the same columns, share
    1.667, // one text, and lines of the core have one, share
    -0.452, // one text over 1.2 steps off
    0.758, // one text that ends with a stop and has many words
    0.148, // leaning letters, and the core's stand upright
    -0.036, // bold, and the core is not
    -0.186, // light letters beside bold ones
  ],
}
