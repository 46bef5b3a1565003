/** A count for each code of a list, to count up from. */
export const zeroes = <Code extends string>(codes: readonly Code[]): Record<Code, number> =>
  Object.fromEntries(codes.map((code) => [code, 0])) as Record<Code, number>;
