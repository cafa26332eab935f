import type { PartingWeights } from './look.ts'

/** Made by training/tables/fit-partings.ts: log odds that a text stands beside a table, and is no column of it. */
export const TEXT_BESIDE_WEIGHTS: PartingWeights = {
  place: [
    -3.041, // one
    1.166, // width of the strip, in ems, logarithm
    0.031, // width of the strip against the widest other, logarithm
    -2.615, // rules across the strip
    0.753, // rules of the table that end at the strip
    0.634, // a shade or a frame of its own behind the text
    0.147, // a stroke in the strip, share of its height
    1.392, // lines of the text out of line with those of the table, share
    1.95, // lines of the table with nothing of the text in line, share
    -0.223, // nothing of the text in line with the first line of the table
    0.597, // the text begins above the table
    -0.688, // the text begins below the first line of the table
    -0.148, // the text ends below the table
    1.838, // the text ends above the last line of the table
    -0.601, // lines of the text that are figures, share
    -0.268, // words of the text with digits, share
    1.951, // words in a line of the text, logarithm
    0.493, // lines of the text that begin with a small letter, share
    -0.741, // lines of the text against the longest, on average
    -0.815, // lines of the text that begin in line, share
    -0.291, // lines of the text that end in line, share
    -1.087, // steps of the text against those of the table, logarithm
    0.607, // type of the text against that of the table, logarithm
    1.297, // type of another size
    0.189, // the text stands on the right
    -0.539, // lines of the text, logarithm
    -0.238, // running text, share
    0.418, // columns of the table
    -0.095, // lines of the table, logarithm
    -0.314, // the first line of the text is bold, and its others are not
    0.935, // lines out of line, of a text on the right
    0.489, // lines of many words, share
  ],
  looks: [
    0.208, // one
    4.144, // log odds of the place
    -0.792, // log odds of the whole
    0.624, // log odds of the first part
    0.009, // log odds of the second part
    0.022, // the lower log odds of both parts
    -0.144, // the first part has no grid
    0.063, // the second part has no grid
    0.037, // running text in the first part, share
    0.04, // running text in the second part, share
    0.065, // places that are filled, parts against the whole
    -0.086, // texts over several columns, parts against the whole
    0.008, // texts in line with their column, parts against the whole
    -0.041, // texts of the kind of their column, parts against the whole
  ],
}
