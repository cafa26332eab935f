import { drawn, pdf } from '../engine/documents.ts'

/**
 * A picture of a card, 252 by 144 points.
 *
 * @param rows of text, in 11 points
 * @param tones grey of the ground and of the ink, '0' (black) to '1'
 * @param places of baselines: the first above the lower edge, and the step from row to row, in points
 */
export const drawnCard = (
  rows: readonly string[],
  { ground, ink }: { readonly ground: string; readonly ink: string },
  { top, step }: { readonly top: number; readonly step: number },
  dpi: number,
) =>
  drawn(
    pdf([
      {
        width: 252,
        height: 144,
        content: [
          `${ground} g 0 0 252 144 re f ${ink} g`,
          ...rows.map((row, i) => `BT /F1 11 Tf 30 ${top - step * i} Td (${row}) Tj ET`),
        ].join('\n'),
      },
    ]),
    dpi,
  )
