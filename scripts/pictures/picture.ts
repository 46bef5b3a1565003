export interface Picture {
  /** RGBA, row by row. */
  readonly data: Uint8Array | Uint8ClampedArray | ArrayLike<number>;
  readonly metadata: { readonly width: number; readonly height: number };
}

export interface Comparison {
  readonly pass: boolean;
  /** RGBA of the same size as the pictures, where the differences stand out. */
  readonly diff: Uint8Array | null;
  readonly message: string | null;
  /** Every byte is the same, so any comparison is equal. */
  readonly identical?: boolean;
}
