/** 0.25 → "25%", for a position or a length in a drawing. */
export const percent = (share: number): string => `${share * 100}%`;
