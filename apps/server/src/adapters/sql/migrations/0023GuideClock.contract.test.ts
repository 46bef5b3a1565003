import type { LeadClocks, LeadStatus } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase } from '../database.ts';
import { countWaiting } from '../leads/leadCounts.ts';
import { toLead, urgencyOf } from '../leads/leadRows.ts';

const at = (minute: number) => `2026-11-20T09:0${minute}:00.125Z`;

type Event = readonly [kind: 'guide_requested' | 'message_received' | 'status_changed', minute: number];
interface Before {
  readonly name: string;
  readonly status: LeadStatus;
  readonly waitingSince: string | null;
  readonly events: readonly Event[];
  /** The minute in which the mail was written. */
  readonly answered?: number;
}

const stored: readonly (Before & { readonly after: LeadClocks })[] = [
  {
    name: 'a download',
    status: 'new',
    waitingSince: at(2),
    events: [
      ['guide_requested', 1],
      ['guide_requested', 2],
    ],
    after: { waitingSince: null, welcomeSince: at(2) },
  },
  {
    name: 'a question, and a download that started the clock anew',
    status: 'new',
    waitingSince: at(3),
    events: [
      ['message_received', 1],
      ['guide_requested', 3],
    ],
    after: { waitingSince: at(1), welcomeSince: at(3) },
  },
  {
    name: 'a question that a mail answered, and a download after it',
    status: 'new',
    waitingSince: at(3),
    events: [
      ['message_received', 1],
      ['guide_requested', 3],
    ],
    answered: 2,
    after: { waitingSince: null, welcomeSince: at(3) },
  },
  {
    name: 'a client that wrote again',
    status: 'converted',
    waitingSince: at(4),
    events: [
      ['guide_requested', 1],
      ['status_changed', 2],
      ['message_received', 4],
    ],
    after: { waitingSince: at(4), welcomeSince: null },
  },
  {
    name: 'an answered lead',
    status: 'contacted',
    waitingSince: null,
    events: [
      ['message_received', 1],
      ['status_changed', 2],
    ],
    after: { waitingSince: null, welcomeSince: null },
  },
  {
    name: 'a lead without a timeline',
    status: 'new',
    waitingSince: at(1),
    events: [],
    after: { waitingSince: null, welcomeSince: at(1) },
  },
];

test.each(engines)('an older database on $name gets a clock for downloads, apart from questions', async (engine) => {
  const empty = await engine.create();
  const old = await openOldDatabase(engine, empty.url, '0022_plain_letters');
  for (const [index, { name, status, waitingSince, events, answered }] of stored.entries()) {
    const lead = aLead({
      id: `${index}`,
      name,
      email: `${index}@fleet.example`,
      status,
      waitingSince,
      createdAt: at(1),
    });
    await old.insertInto('lead').values(olderLeadRow(lead)).execute();
    for (const [nth, [kind, minute]] of events.entries()) {
      const event = { id: `${index} ${nth}`, lead_id: lead.id, kind, at: at(minute), data: '{}' };
      await old.insertInto('lead_event').values(event).execute();
    }
    if (answered === undefined) continue;
    const mail = { lead_id: lead.id, kind: 'answer', recipient: lead.email, subject: 'S', payload: '{}' } as const;
    const times = { run_at: at(answered), created_at: at(answered), sent_at: at(answered) };
    await old
      .insertInto('outbox')
      .values({ id: `${index}`, status: 'sent', ...mail, ...times })
      .execute();
  }
  await old.destroy();

  const database = await openDatabase(empty.url);
  const rows = await database.query.selectFrom('lead').selectAll().orderBy('id').execute();
  expect(rows.map((row) => [row.name, toLead(row).waitingSince, toLead(row).welcomeSince, row.urgency])).toEqual(
    stored.map(({ name, after }) => [name, after.waitingSince, after.welcomeSince, urgencyOf(after.waitingSince)]),
  );
  expect(await countWaiting(database.query, at(2))).toEqual({ waiting: 2, late: 1, welcome: 3 });
  await database.query.deleteFrom('lead').where('id', 'in', ['0', '1']).execute();
  await database.query.updateTable('lead').set({ welcome_since: null }).where('id', '=', '5').execute();
  expect(await countWaiting(database.query, at(2))).toEqual({ waiting: 1, late: 0, welcome: 1 });
  await database.close();
  await empty.drop();
});
