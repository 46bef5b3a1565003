/** A zero for each code of a list, as the start of a count. */
export const zeroes = <Code extends string>(codes: readonly Code[]): Record<Code, number> =>
  Object.fromEntries(codes.map((code) => [code, 0])) as Record<Code, number>;
