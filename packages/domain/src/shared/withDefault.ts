/** `withDefault(schema, value)`: the value where nothing is given. zod/mini's own name for it is not one to read. */
export { _default as withDefault } from 'zod/mini';
