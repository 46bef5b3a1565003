import type { Transport } from '../shared/ports.ts';

/** A browser lets the requests of a page that is gone end when they are short: 64 kilobytes of all of them together. */
const longest = 8_000;

/** Whether a call has to reach the server although the page is closed in the same moment: what is stored in few words, such as an answer. */
export const outlivesPage = ({ method, body }: Parameters<Transport>[1]): boolean =>
  method === 'PUT' && body !== undefined && body.length <= longest;
