/**
 * zod/mini's own names for these are not ones to read. `withDefault(schema, value)`: the value where nothing is given;
 * `orElse(schema, value)`: the value where what is given does not parse.
 */
export { _default as withDefault, catch as orElse } from 'zod/mini';
