import { noAudience } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { describe, expect, it } from 'vitest';
import { stillToMail } from './stillToMail.ts';

const lead = (id: string, changes: Parameters<typeof aLead>[0] = {}) =>
  aLead({ id, name: id, email: `${id}@zee.example`, consent: 'confirmed', ...changes });

const known = [
  lead('reached'),
  lead('waiting'),
  lead('unrecorded', { consent: 'none' }),
  lead('mailed', { consent: 'none' }),
  lead('gone away', { subscribed: false }),
];
const recipients = known.map(({ id }) => id);
const before = { known, isWhole: true, recipients, accepted: [], tick: false, counted: null };
const names = (chosen: Parameters<typeof stillToMail>[0]) => {
  const { willGet, waiting, never } = stillToMail(chosen);
  const all = [...willGet, ...waiting, ...never.map((one) => one.lead)];
  return all.map(({ id }) => id).toSorted();
};
/** "reached" and "mailed" have it, and only the server knows. */
const counted = {
  ...noAudience(),
  willGet: 1,
  waiting: 1,
  never: { ...noAudience().never, unsubscribed: 1 },
  already: 2,
};

describe('stillToMail', () => {
  it('holds every chosen lead of a campaign that nobody has', () => {
    expect(names(before)).toEqual(recipients.toSorted());
    expect(names({ ...before, counted: { ...counted, already: 0 } })).toEqual(recipients.toSorted());
  });

  it('leaves out those whose mail a browser’s send had accepted', () => {
    const left = stillToMail({ ...before, accepted: ['reached', 'mailed'], counted });
    expect(left.willGet.map(({ id }) => id)).toEqual(['waiting']);
    expect(left.waiting.map(({ id }) => id)).toEqual(['unrecorded']);
  });

  it('names nobody of a group in which someone has the mail and nobody knows who', () => {
    expect(names({ ...before, counted })).toEqual(['gone away']);
    expect(names({ ...before, counted, tick: true })).toEqual(['gone away']);
  });

  it('names nobody while not all leads are loaded', () => {
    expect(names({ ...before, isWhole: false, known: known.slice(1), counted })).toEqual([]);
  });

  it('names a whole group, with the tick among those who get it', () => {
    const whole = { ...counted, waiting: 2, already: 1 };
    expect(stillToMail({ ...before, counted: whole }).waiting.map(({ id }) => id)).toEqual(['unrecorded', 'mailed']);
    const ticked = stillToMail({ ...before, counted: whole, tick: true });
    expect(ticked.willGet.map(({ id }) => id)).toEqual(['unrecorded', 'mailed']);
    expect(ticked.waiting).toEqual([]);
    expect(ticked.byTick).toBe(2);
  });
});
