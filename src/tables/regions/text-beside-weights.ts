import type { PartingWeights } from './look.ts'

/** Made by training/tables/fit-partings.ts: log odds that a text stands beside a table, and is no column of it. */
export const TEXT_BESIDE_WEIGHTS: PartingWeights = {
  place: [
    -2.983, // one
    1.202, // width of the strip, in ems, logarithm
    -0.055, // width of the strip against the widest other, logarithm
    -2.561, // rules across the strip
    0.766, // rules of the table that end at the strip
    0.62, // a shade or a frame of its own behind the text
    0.077, // a stroke in the strip, share of its height
    1.408, // lines of the text out of line with those of the table, share
    1.759, // lines of the table with nothing of the text in line, share
    -0.265, // nothing of the text in line with the first line of the table
    0.681, // the text begins above the table
    -0.676, // the text begins below the first line of the table
    -0.278, // the text ends below the table
    1.905, // the text ends above the last line of the table
    -0.62, // lines of the text that are figures, share
    -0.292, // words of the text with digits, share
    1.951, // words in a line of the text, logarithm
    0.433, // lines of the text that begin with a small letter, share
    -0.755, // lines of the text against the longest, on average
    -0.853, // lines of the text that begin in line, share
    -0.275, // lines of the text that end in line, share
    -1.105, // steps of the text against those of the table, logarithm
    0.604, // type of the text against that of the table, logarithm
    1.288, // type of another size
    0.258, // the text stands on the right
    -0.566, // lines of the text, logarithm
    -0.249, // running text, share
    0.47, // columns of the table
    -0.068, // lines of the table, logarithm
    -0.357, // the first line of the text is bold, and its others are not
    1.048, // lines out of line, of a text on the right
    0.519, // lines of many words, share
  ],
  looks: [
    0.277, // one
    4.106, // log odds of the place
    -0.82, // log odds of the whole
    0.614, // log odds of the first part
    0.025, // log odds of the second part
    0.039, // the lower log odds of both parts
    -0.133, // the first part has no grid
    0.059, // the second part has no grid
    -0.056, // running text in the first part, share
    0.108, // running text in the second part, share
    -0.001, // places that are filled, parts against the whole
    -0.102, // texts over several columns, parts against the whole
    0.009, // texts in line with their column, parts against the whole
    -0.056, // texts of the kind of their column, parts against the whole
  ],
}
