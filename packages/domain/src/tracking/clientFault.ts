import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';

/** The names of errors that browsers and the language make. Anything else is `Error`: a name is free text too. */
const faultNames: ReadonlySet<string> = new Set([
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'DOMException',
  'EvalError',
  'HierarchyRequestError',
  'IndexSizeError',
  'InternalError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'UnknownError',
  'URIError',
]);
const otherFault = 'Error';

const longestText = 5_000;
const longestLine = 300;
const mostLines = 40;
const mostPlaces = 10;
/** Where the build puts the scripts of the site. */
const assets = '/assets/';

/** What a message begins with: `TypeError: x is undefined`. */
function nameIn(message: string): string {
  const [name = ''] = message.slice(0, 50).split(':', 1);
  return faultNames.has(name) ? name : otherFault;
}

/** The lines of a stack that name a script of a build: its file, line and column. What else a line says is left out. */
function placesIn(stack: string): string[] {
  const places = stack.split('\n', mostLines).flatMap((line) => {
    const start = line.lastIndexOf(assets, longestLine);
    if (start === -1) return [];
    const rest = line.slice(start + assets.length, start + longestLine);
    const [place] = /^[\w-]{1,80}(?:\.[\w-]{1,40})?\.js:\d{1,7}:\d{1,7}(?!\d)/.exec(rest) ?? [];
    return place === undefined ? [] : [place];
  });
  return places.slice(0, mostPlaces);
}

const text = z
  .string({ error: 'value_invalid' satisfies ErrorCode })
  .check(z.maxLength(longestText, { error: 'text_too_long' satisfies ErrorCode }));

/** What broke in a visitor's browser, so that the id on the screen stands in the server's log. */
const reportSchema = z.object({
  /** What the screen shows. */
  id: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.regex(/^[0-9a-f]{8}$/, { error: 'value_invalid' satisfies ErrorCode })),
  /** The name of the error; pages of before sent its message behind it. */
  message: text,
  /** The lines that name our own scripts. Pages of before sent none. */
  stack: z.optional(text),
  /** Path without query. */
  page: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.regex(/^\/[\w/-]{0,199}$/, { error: 'page_unknown' satisfies ErrorCode })),
});

/**
 * What is kept of the report: no free text. A message quotes what a visitor typed, and so may any other line of it, so
 * only what is on a list or looks like a place in a script comes through. Whether there is such a page and such a script
 * is for the server to say.
 */
export const clientFaultSchema = z.pipe(
  reportSchema,
  z.transform(({ id, message, stack = '', page }: z.output<typeof reportSchema>) => ({
    id,
    name: nameIn(message),
    /** `file.js:1:20`, the innermost first. */
    places: placesIn(stack),
    page,
  })),
);
