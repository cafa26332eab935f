export const READING_WEIGHTS: readonly number[] = [2, -2, -4, -4, -1, 4, 4, 8, -2, -1, 3, -1]
