const widths = ['62%', '74%', '54%', '68%', '80%', '58%'] as const;

/** Different widths, like words, but the same on every render. */
export const boneWidth = (row: number, column = 0): string => widths[(row * 2 + column) % widths.length] ?? '100%';
