declare module 'subset-font' {
  /** Cuts a font down to the signs of `text` and pins the axes given. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
