declare module 'subset-font' {
  /** Reduces a font to the characters of `text` and fixes the given axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
