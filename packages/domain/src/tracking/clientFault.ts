import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';

/** Error names of browsers and of the language. Any other name becomes `Error`, because names can be free text too. */
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
/** Path of the site's built scripts. */
const assets = '/assets/';

/** The error name at the start of a message: `TypeError: x is undefined`. */
function nameIn(message: string): string {
  const [name = ''] = message.slice(0, 50).split(':', 1);
  return faultNames.has(name) ? name : otherFault;
}

/** File, line and column of the stack lines that name a built script. The rest of each line is dropped. */
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

/** An error in a visitor's browser, reported so that the id on the screen is in the server's log. */
const reportSchema = z.object({
  /** The id shown on the screen. */
  id: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.regex(/^[0-9a-f]{8}$/, { error: 'value_invalid' satisfies ErrorCode })),
  /** The error's name; older pages appended its message. */
  message: text,
  /** The lines that name our own scripts. Older pages sent none. */
  stack: z.optional(text),
  /** Path without query. */
  page: z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.regex(/^\/[\w/-]{0,199}$/, { error: 'page_unknown' satisfies ErrorCode })),
});

/**
 * The stored part of the report, without free text. A message, and any other line, may quote a visitor's input, so only
 * known names and script positions are accepted. The server checks whether the page and the script exist.
 */
export const clientFaultSchema = z.pipe(
  reportSchema,
  z.transform(({ id, message, stack = '', page }: z.output<typeof reportSchema>) => ({
    id,
    name: nameIn(message),
    /** `file.js:1:20`, innermost first. */
    places: placesIn(stack),
    page,
  })),
);
