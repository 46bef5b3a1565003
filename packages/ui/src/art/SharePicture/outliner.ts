/** A font style of the brand. */
export type Cut = 'title' | 'text' | 'strong';

/** Converts text to outlines, so that a picture is the same on a machine without the fonts. */
export interface Outliner {
  /** Width of a text, in px. */
  width(text: string, cut: Cut, size: number): number;
  /** Path data of a text whose baseline begins at `x`, `y`. */
  path(text: string, cut: Cut, size: number, x: number, y: number): string;
}
