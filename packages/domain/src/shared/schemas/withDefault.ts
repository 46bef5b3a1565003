/**
 * Readable names for functions of zod/mini. `withDefault(schema, value)`: the default for a missing value;
 * `orElse(schema, value)`: the fallback for a value that does not parse.
 */
export { _default as withDefault, catch as orElse } from 'zod/mini';
