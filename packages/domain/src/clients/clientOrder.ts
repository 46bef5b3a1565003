import * as z from 'zod/mini';
import { foldText } from '../shared/foldText.ts';
import { instantSchema } from '../shared/time/instant.ts';
import type { ClientSummary } from './client.ts';
import { type ClientSort, defaultClientSort } from './clientQuery.ts';

/** A client in the list, with how far its questionnaire is. */
export interface ClientEntry<Listed extends ClientSummary = ClientSummary> {
  readonly client: Listed;
  /** Questions this client is asked, the global ones included. */
  readonly questions: number;
  /** How many of them have an answer. */
  readonly answered: number;
  /** How many reports it has. */
  readonly reports: number;
}

type Progress = Pick<ClientEntry, 'questions' | 'answered'>;

/** The part of the questions that has an answer, 0 to 1; 0 when nothing is asked. */
export const answeredShare = ({ questions, answered }: Progress): number =>
  questions === 0 ? 0 : answered / questions;

/** The same share as it is sorted by: whole parts of a million, rounded down. */
export const answeredPpm = ({ questions, answered }: Progress): number =>
  questions === 0 ? 0 : Math.floor((answered * 1_000_000) / questions);

/** Two clients with the same key have the same name: case, accents and spaces apart. */
export const clientNameKey = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

/** What a name is sorted by: its key, short enough to travel in a cursor. */
export const clientSortName = (name: string): string => clientNameKey(name).slice(0, 100).toWellFormed();

/** Where a client stands in every order. */
export interface ClientPosition {
  readonly id: string;
  readonly joinDate: string;
  /** See `clientSortName`. */
  readonly sortName: string;
  /** See `answeredPpm`. */
  readonly answeredPpm: number;
}

export const clientPosition = ({ client: { id, joinDate, name }, ...progress }: ClientEntry): ClientPosition => ({
  id,
  joinDate,
  sortName: clientSortName(name),
  answeredPpm: answeredPpm(progress),
});

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: ClientPosition, b: ClientPosition) => compareText(a.sortName, b.sortName) || compareText(a.id, b.id);
const byAge = (a: ClientPosition, b: ClientPosition) => compareText(a.joinDate, b.joinDate) || byName(a, b);
/** Equal shares stand by name in both directions. */
const byShare = (a: ClientPosition, b: ClientPosition) => a.answeredPpm - b.answeredPpm;

const comparisons: Record<ClientSort, (a: ClientPosition, b: ClientPosition) => number> = {
  '-joinDate': (a, b) => byAge(b, a),
  joinDate: byAge,
  name: byName,
  '-name': (a, b) => byName(b, a),
  '-answered': (a, b) => byShare(b, a) || byName(a, b),
  answered: (a, b) => byShare(a, b) || byName(a, b),
};

/** A total order: two different clients never compare as equal, so that pages neither overlap nor leave a gap. */
export const compareClients = (
  sort: ClientSort = defaultClientSort,
): ((a: ClientPosition, b: ClientPosition) => number) => comparisons[sort];

/** The entries in that order, which is the same whatever order they came in. */
export function sortClients<Entry extends ClientEntry>(entries: readonly Entry[], sort?: ClientSort): readonly Entry[] {
  const compare = compareClients(sort);
  return entries
    .map((entry) => ({ entry, position: clientPosition(entry) }))
    .sort((a, b) => compare(a.position, b.position))
    .map(({ entry }) => entry);
}

const cursorSchema = z.tuple([
  z.string(),
  instantSchema,
  z.string(),
  z.int().check(z.minimum(0), z.maximum(1_000_000)),
]);

/** The cursor of the page that starts after this client. Opaque to everyone else. */
export const printClientCursor = ({ id, joinDate, sortName, answeredPpm: ppm }: ClientPosition): string =>
  JSON.stringify([id, joinDate, sortName, ppm]);

/** `null` for text that is not a cursor of ours (error `cursor_invalid`). */
export function parseClientCursor(cursor: string): ClientPosition | null {
  try {
    const [id, joinDate, sortName, ppm] = cursorSchema.parse(JSON.parse(cursor));
    return { id, joinDate, sortName, answeredPpm: ppm };
  } catch {
    return null;
  }
}
