/** An error as the log holds it: what failed and where, without the words of a person. */
interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** The lines that name a place in the code; `undefined` where there are none. */
  readonly stack: string | undefined;
  readonly code?: string;
  readonly cause?: DescribedError;
}

/** Enough for every sentence a library writes; a longer one carries somebody's text. */
const longestMessage = 500;
/** Causes of causes that are described: an error may be its own cause. */
const deepest = 5;

const quotationMarks = '"\'`“”‘’';
/** What a sentence puts around an address. */
const aroundAddress = /([\s<>()[\],;"'`“”‘’]+)/;
/** Between these stands code: the name of a property or a function. */
const quotesCode: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError']);

/**
 * A mail server repeats the address it refuses, a parser the text it cannot read: both are left out of the message, and
 * the stack keeps only its places.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutPersons(error),
    stack: placesIn(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

function withoutPersons({ name, message }: Error): string {
  const bounded = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  const anonymous = bounded
    .split(aroundAddress)
    .map((word) => (word.includes('@') ? '…@…' : word))
    .join('');
  return quotesCode.has(name) ? anonymous : withoutQuotation(anonymous);
}

/**
 * Without what stands between the first quotation mark and the last, since a name may hold one itself (O'Brien), or up to
 * the end where the bound has cut the last. An apostrophe within a word opens nothing.
 */
function withoutQuotation(text: string): string {
  const letters = text.split('');
  const marks = letters.flatMap((letter, at) => (quotationMarks.includes(letter) ? [at] : []));
  const first = marks.find((at) => !/[\p{L}\d]/u.test(letters[at - 1] ?? ''));
  if (first === undefined) return text;
  const last = marks.findLast((at) => at > first) ?? letters.length;
  return `${letters.slice(0, first).join('')}“…”${letters.slice(last + 1).join('')}`;
}

function placesIn(stack: string | undefined): string | undefined {
  const places =
    stack?.split('\n').filter((line) => /:\d{1,7}:\d{1,7}\)?$/.test(line) && line.startsWith('    at ')) ?? [];
  return places.length === 0 ? undefined : places.join('\n');
}
