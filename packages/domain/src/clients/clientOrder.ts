import * as z from 'zod/mini';
import { foldText } from '../shared/foldText.ts';
import { instantSchema } from '../shared/time/instant.ts';
import type { ClientSummary } from './client.ts';
import { type ClientSort, defaultClientSort } from './clientQuery.ts';

/** A client in the list, with the progress of its questionnaire. */
export interface ClientEntry<Listed extends ClientSummary = ClientSummary> {
  readonly client: Listed;
  /** Number of questions for this client, including global ones. */
  readonly questions: number;
  /** How many of them have an answer. */
  readonly answered: number;
  /** Number of reports. */
  readonly reports: number;
}

type Progress = Pick<ClientEntry, 'questions' | 'answered'>;

/** Share of the questions that have an answer, 0 to 1; 0 without questions. */
export const answeredShare = ({ questions, answered }: Progress): number =>
  questions === 0 ? 0 : answered / questions;

/** The same share for sorting, in parts per million, rounded down. */
export const answeredPpm = ({ questions, answered }: Progress): number =>
  questions === 0 ? 0 : Math.floor((answered * 1_000_000) / questions);

/** Equal for names that differ only in case, accents, strokes or spaces. */
export const clientNameKey = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

/** The sort key of a name, short enough for a cursor. */
export const clientSortName = (name: string): string => clientNameKey(name).slice(0, 100).toWellFormed();

/** A client's sort keys for every order. */
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
/** Ties are sorted by name in both directions. */
const byShare = (a: ClientPosition, b: ClientPosition) => a.answeredPpm - b.answeredPpm;

const comparisons: Record<ClientSort, (a: ClientPosition, b: ClientPosition) => number> = {
  '-joinDate': (a, b) => byAge(b, a),
  joinDate: byAge,
  name: byName,
  '-name': (a, b) => byName(b, a),
  '-answered': (a, b) => byShare(b, a) || byName(a, b),
  answered: (a, b) => byShare(a, b) || byName(a, b),
};

/** A total order: different clients never compare as equal, so pages neither overlap nor leave gaps. */
export const compareClients = (
  sort: ClientSort = defaultClientSort,
): ((a: ClientPosition, b: ClientPosition) => number) => comparisons[sort];

const cursorSchema = z.tuple([
  z.string(),
  instantSchema,
  z.string(),
  z.int().check(z.minimum(0), z.maximum(1_000_000)),
]);

/** The cursor of the page after this client. Opaque to callers. */
export const printClientCursor = ({ id, joinDate, sortName, answeredPpm: ppm }: ClientPosition): string =>
  JSON.stringify([id, joinDate, sortName, ppm]);

/** `null` for text that is not a valid cursor (error `cursor_invalid`). */
export function parseClientCursor(cursor: string): ClientPosition | null {
  try {
    const [id, joinDate, sortName, ppm] = cursorSchema.parse(JSON.parse(cursor));
    return { id, joinDate, sortName, answeredPpm: ppm };
  } catch {
    return null;
  }
}
