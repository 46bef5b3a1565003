import { foldText } from '../shared/foldText.ts';
import type { Client } from './client.ts';
import { type ClientSort, defaultClientSort } from './clientQuery.ts';

/** A client in the list, with how far its questionnaire is. */
export interface ClientEntry {
  readonly client: Client;
  /** Questions this client is asked, the global ones included. */
  readonly questions: number;
  /** How many of them have an answer. */
  readonly answered: number;
}

/** The part of the questions that has an answer, 0 to 1; 0 when nothing is asked. */
export const answeredShare = ({ questions, answered }: Pick<ClientEntry, 'questions' | 'answered'>): number =>
  questions === 0 ? 0 : answered / questions;

interface Position {
  readonly entry: ClientEntry;
  readonly name: string;
  readonly share: number;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: Position, b: Position) =>
  compareText(a.name, b.name) || compareText(a.entry.client.id, b.entry.client.id);
const byAge = (a: Position, b: Position) =>
  compareText(a.entry.client.joinDate, b.entry.client.joinDate) || byName(a, b);
/** Equal shares stand by name in both directions. */
const byShare = (a: Position, b: Position) => a.share - b.share;

const comparisons: Record<ClientSort, (a: Position, b: Position) => number> = {
  '-joinDate': (a, b) => byAge(b, a),
  joinDate: byAge,
  name: byName,
  '-name': (a, b) => byName(b, a),
  '-answered': (a, b) => byShare(b, a) || byName(a, b),
  answered: (a, b) => byShare(a, b) || byName(a, b),
};

/** The entries in that order, which is the same whatever order they came in. */
export function sortClients(
  entries: readonly ClientEntry[],
  sort: ClientSort = defaultClientSort,
): readonly ClientEntry[] {
  return entries
    .map((entry): Position => ({ entry, name: foldText(entry.client.name), share: answeredShare(entry) }))
    .sort(comparisons[sort])
    .map(({ entry }) => entry);
}
