/** SQLite binds at most 32,766 values at once. */
const chunk = 500;

export const chunksOf = <T>(items: readonly T[], size = chunk): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
