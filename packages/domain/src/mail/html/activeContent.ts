import { htmlTokens } from './htmlTokens.ts';

/** Elements that run, fetch or redirect something. The content of an object or a frame set, for who cannot show it, stays. */
const elements = new Set('applet base embed frame frameset iframe object script'.split(' '));

const addresses = new Set('action background formaction href src xlink:href'.split(' '));

// A browser ignores spaces and line breaks in the name of a protocol.
const isScript = (address: string) => /^(?:javascript|vbscript):/i.test(address.replace(/\s/g, ''));

const isActive = (name: string, value: string) =>
  /^on[a-z]/.test(name) || (addresses.has(name) && isScript(value)) || name === 'srcdoc';

interface ActiveContent {
  /** What was found, as a reader of HTML writes it: `<script>`, `onclick`. Each once, in the order of the mail. */
  readonly found: readonly string[];
  /** The mail without it; the rest is unchanged, byte for byte. */
  readonly html: string;
}

/** More than any mail needs, and few enough for one that repeats an attribute thousands of times. */
const mostPasses = 10;

/** Adds what it finds to `found`; what is removed may uncover something else. */
function removeOnce(html: string, found: Set<string>): string {
  let passive = '';
  let from = 0;
  const remove = (what: string, start: number, end: number) => {
    found.add(what);
    passive += html.slice(from, start);
    from = end;
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') continue;
    if (elements.has(token.name)) {
      // Who forgets to end a script would lose the rest of the mail without a word: the check before sending finds it.
      const isWhole =
        token.kind !== 'unread' || html.slice(token.start, token.end).toLowerCase().includes(`</${token.name}`);
      if (isWhole) remove(`<${token.name}>`, token.start, token.end);
    } else if (token.kind === 'open') {
      for (const [name, { value, nameStart, start, end }] of token.attributes) {
        if (!isActive(name, value)) continue;
        const isQuoted = /["']/.test(html.charAt(end)) && html[start - 1] === html[end];
        remove(name, nameStart, isQuoted ? end + 1 : end);
      }
    }
  }
  return passive + html.slice(from);
}

/**
 * Takes scripts, event handlers, embedded pages and `javascript:` addresses out of a mail. No mail program runs them, and
 * spam filters refuse mails that have them.
 */
export function withoutActiveContent(html: string): ActiveContent {
  const found = new Set<string>();
  let passive = html;
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = passive;
    passive = removeOnce(before, found);
    if (passive === before) break;
  }
  return { found: [...found], html: passive };
}
