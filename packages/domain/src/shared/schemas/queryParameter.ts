import * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';

/** Commas separate values in a URL; inside a value a comma is written `%2C`, and therefore `%` as `%25`. */
export const escapeItem = (item: string): string => item.replace(/%/g, '%25').replace(/,/g, '%2C');
const unescapeItem = (item: string) => item.replace(/%2C/gi, ',').replace(/%25/g, '%');
const splitItems = (text = ''): string[] | undefined => {
  const items = new Set(text.split(',').filter(Boolean).map(unescapeItem));
  return items.size > 0 ? [...items] : undefined;
};

/** One parameter, possibly repeated; empty text means absent. */
export const parameter = z.optional(
  z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'value_invalid' satisfies ErrorCode }),
    z.transform((value: string | string[]) => (Array.isArray(value) ? value.join(',') : value) || undefined),
  ),
);

/** A comma-separated parameter, without duplicates. */
export const items = z.pipe(parameter, z.transform(splitItems));

/** Page size: a whole number from 1. */
export const limitParameter = (maximum: number) =>
  z.pipe(
    parameter,
    z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN)),
        ),
        z
          .int({ error: 'limit_invalid' satisfies ErrorCode })
          .check(z.minimum(1, 'limit_invalid'), z.maximum(maximum, 'limit_invalid')),
      ),
    ),
  );

/** A page's cursor, as returned with the previous page. */
export const cursorParameter = z.pipe(
  parameter,
  z.optional(z.string().check(z.maxLength(4000, { error: 'cursor_invalid' satisfies ErrorCode }))),
);
