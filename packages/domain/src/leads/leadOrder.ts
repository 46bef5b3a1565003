import * as z from 'zod/mini';
import { foldText } from '../shared/foldText.ts';
import { instantSchema } from '../shared/time/instant.ts';
import type { Lead } from './lead.ts';
import { defaultLeadSort, type LeadSort } from './leadQuery.ts';

/** What a name is sorted by: folded, and short enough to travel in a cursor. */
export const leadSortName = (name: string): string => foldText(name).slice(0, 100).toWellFormed();

/** Where a lead stands in every order. A lead's `sortName` is `leadSortName(name)`. */
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
/** Later than any instant, so that who does not wait comes after who does. */
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

/** A total order: two different leads never compare as equal, so that pages neither overlap nor leave a gap. */
export const compareLeads = (sort: LeadSort = defaultLeadSort): ((a: LeadPosition, b: LeadPosition) => number) =>
  comparisons[sort];

const cursorSchema = z.tuple([z.string(), instantSchema, z.nullable(instantSchema), z.string()]);

/** The cursor of the page that starts after this lead. Opaque to everyone else. */
export const printLeadCursor = ({ id, createdAt, waitingSince, sortName }: LeadPosition): string =>
  JSON.stringify([id, createdAt, waitingSince, sortName]);

/** `null` for text that is not a cursor of ours (error `cursor_invalid`). */
export function parseLeadCursor(cursor: string): LeadPosition | null {
  try {
    const [id, createdAt, waitingSince, sortName] = cursorSchema.parse(JSON.parse(cursor));
    return { id, createdAt, waitingSince, sortName };
  } catch {
    return null;
  }
}
