/** A cut of the brand's fonts. */
export type Cut = 'title' | 'text' | 'strong';

/** Text as drawn outlines, so that a picture is the same on a machine without fonts. */
export interface Outliner {
  /** How wide a text is, in px. */
  width(text: string, cut: Cut, size: number): number;
  /** Path data of a text whose baseline begins at `x`, `y`. */
  path(text: string, cut: Cut, size: number, x: number, y: number): string;
}
