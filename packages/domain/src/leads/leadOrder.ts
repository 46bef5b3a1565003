import * as z from 'zod/mini';
import { foldText } from '../shared/foldText.ts';
import { instantSchema } from '../shared/time/instant.ts';
import type { Lead } from './lead.ts';
import { defaultLeadSort, type LeadSort } from './leadQuery.ts';

/** The sort key of a name: folded, and short enough for a cursor. */
export const leadSortName = (name: string): string => foldText(name).slice(0, 100).toWellFormed();

/** A lead's sort keys for every order. `sortName` is `leadSortName(name)`. */
export interface LeadPosition {
  readonly id: string;
  readonly createdAt: string;
  readonly waitingSince: string | null;
  readonly sortName: string;
}

export const leadPosition = ({ id, createdAt, waitingSince, name }: Lead): LeadPosition => ({
  id,
  createdAt,
  waitingSince,
  sortName: leadSortName(name),
});

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byAge = (a: LeadPosition, b: LeadPosition) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id);
const byName = (a: LeadPosition, b: LeadPosition) => compareText(a.sortName, b.sortName) || compareText(a.id, b.id);
/** Sorts after any instant, so that leads that are not waiting come last. */
const never = '~';
const byUrgency = (a: LeadPosition, b: LeadPosition) =>
  compareText(a.waitingSince ?? never, b.waitingSince ?? never) || byAge(b, a);

const comparisons: Record<LeadSort, (a: LeadPosition, b: LeadPosition) => number> = {
  urgency: byUrgency,
  createdAt: byAge,
  '-createdAt': (a, b) => byAge(b, a),
  name: byName,
  '-name': (a, b) => byName(b, a),
};

/** A total order: different leads never compare as equal, so pages neither overlap nor leave gaps. */
export const compareLeads = (sort: LeadSort = defaultLeadSort): ((a: LeadPosition, b: LeadPosition) => number) =>
  comparisons[sort];

const cursorSchema = z.tuple([z.string(), instantSchema, z.nullable(instantSchema), z.string()]);

/** The cursor of the page after this lead. Opaque to callers. */
export const printLeadCursor = ({ id, createdAt, waitingSince, sortName }: LeadPosition): string =>
  JSON.stringify([id, createdAt, waitingSince, sortName]);

/** `null` for text that is not a valid cursor (error `cursor_invalid`). */
export function parseLeadCursor(cursor: string): LeadPosition | null {
  try {
    const [id, createdAt, waitingSince, sortName] = cursorSchema.parse(JSON.parse(cursor));
    return { id, createdAt, waitingSince, sortName };
  } catch {
    return null;
  }
}
