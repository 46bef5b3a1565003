import { Client } from 'pg';

/** The server keeps each named statement on each connection. */
const namesKept = 500;
/** A longer one holds the rows of a group: each number of rows is another text, which is rarely seen again. */
const longestNamed = 1_000;
const names = new Map<string, string>();

/** What `select *` gives was fixed when it was prepared, and a newer server's migration may add a column meanwhile. */
const dependsOnColumns = (text: string) => /(?<!\()\*/.test(text);

/** @returns the name under which the server keeps how it read the statement, or none */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namesKept || text.length > longestNamed || dependsOnColumns(text)) return undefined;
  const name = `fnc_${names.size}`;
  names.set(text, name);
  return name;
}

/** Statements with parameters are prepared once on each connection. Others (`begin`, `commit`) need only one message. */
export class PreparingClient extends Client {
  // The signatures of `query` are many; Kysely calls it in one way.
  override query = ((...asked: unknown[]): unknown => {
    const [text, values] = asked;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    return name === undefined ? query(...asked) : query({ name, text, values }, ...asked.slice(2));
  }) as Client['query'];
}
