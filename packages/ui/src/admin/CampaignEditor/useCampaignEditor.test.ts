import { noAudience } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { describe, expect, it } from 'vitest';
import { stillToMail } from './useCampaignEditor.ts';

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
const before = { known, recipients, accepted: [], tick: false, counted: null };
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

  it('names nobody when someone has the mail and nobody knows who', () => {
    expect(names({ ...before, counted })).toEqual([]);
    expect(names({ ...before, counted, tick: true })).toEqual([]);
  });
});
