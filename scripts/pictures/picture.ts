export interface Picture {
  /** RGBA, row by row. */
  readonly data: Uint8Array | Uint8ClampedArray | ArrayLike<number>;
  readonly metadata: { readonly width: number; readonly height: number };
}

export interface Comparison {
  readonly pass: boolean;
  /** RGBA of the same size as the pictures, with the differences highlighted. */
  readonly diff: Uint8Array | null;
  readonly message: string | null;
  /** All bytes are equal, so any comparison succeeds. */
  readonly identical?: boolean;
}
