import type { ListPlan } from '@fnc/domain';
import type { CollectionChange } from './dataTools.ts';

export const hasRecords = ({ added, changed, skipped, broken }: ListPlan): boolean =>
  added.length + changed.length + skipped.length + broken.length > 0;

/** Whether carrying it out does anything. */
export const changesSomething = ({ added, changed, broken }: ListPlan): boolean =>
  added.length + changed.length + broken.length > 0;

export const shownChange = ({ name, added, changed, skipped, broken }: ListPlan): CollectionChange => ({
  collection: name,
  added: added.map((record) => record.name),
  changed: changed.map((record) => record.name),
  newerHere: changed.filter(({ isOlder }) => isOlder).map((record) => record.name),
  skipped: skipped.length,
  broken,
});
