import { instantOf } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { aClient, aLead, aReport } from '@fnc/domain/testing';
import { afterEach, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { everyCallSecret, useEverything } from '../../testing/everyCall.ts';
import { scansOf, watched, type Asked } from '../../testing/queryPlans.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { openDatabase, type Database } from './database.ts';
import { clientColumns } from './file/clients/clientRows.ts';
import { reportColumns } from './file/reports/reportRows.ts';
import { toRow } from './leads/leadRows.ts';

/** Tables with at least one row per lead or client, and their aliases in statements. */
const ofLeads = ['lead', 'lead_event', 'consent', 'outbox', 'campaign_mail', 'mail_content', 'address_refusal'];
const ofClients = ['client', 'report', 'answer', 'question', 'change', 'erased_record'];
const growing = [...ofLeads, ...ofClients];
const aliases = ['erased_lead', 'old', 'other'];

/** Full scans that are allowed, and why. */
const allowed: readonly (readonly [scan: RegExp, statement: RegExp, why: string])[] = [
  [/ by lead_by_(urgency|date|name)$/, /limit/, 'a list in the order of its index stops when the page is full'],
  [/^lead by lead_group_by_/, /limit/, 'a list of a group in the order of its index stops when the page is full'],
  [
    /^lead( by \w+)?$/,
    /from \(select lead\.id from lead where lead\.deleted_at is null (and lead\.created_at >= \S+ )?(and lead\.search like \S+ escape '\\' )+limit 1001\) as found$/s,
    'a search for words that one of twelve leads has, or on SQLite for a common letter: it stops at 1,001',
  ],
  [/^lead by lead_search_other$/, /limit/, 'a small index: leads with letters outside ASCII'],
  [/ by outbox_(failed|due)$/, /./, 'a small index: what failed, and what has not left'],
  [/^old$/, /password_try|login_attempt/, 'attempts of a quarter of an hour'],
  [
    /^(mail_content|outbox) by (sqlite_autoindex|mail_content_pkey|outbox_pkey)/,
    /mail_content"\."id" > .* limit/,
    'the walk of the clean-up over what mails said, in slices',
  ],
  [/^client by client_(status_)?by_\w+$/, /limit/, 'a list in the order of its index stops when the page is full'],
  [/^change( by change_pkey)?$/, /order by "seq" desc limit/, 'the newest change is the last row'],
  [/^client by client_figures$/, /group by "status"$/, 'the figures of all clients: from their index alone'],
  [
    /^client( by client_(figures|removed))?$/,
    /^select count\(\*\)/,
    'how many clients the data tools show: from an index',
  ],
  [/^report by \w+$/, /^select count\(\*\) as "reports" from "report"$/, 'how many reports an export holds'],
  [/^report by report_removed$/, /^select count\(\*\)/, 'a small index: what was removed in thirty days'],
  [
    /^client( by \w+)?$/,
    /where "deleted_at" is null (and "record" like (\?|\$1) )?order by ("created_at", )?"id"$/,
    'an export, clearing and the samples are about every client',
  ],
  [/^client( by \w+)?$/, /client\.search like .*count|count.*client\.search like/, 'how many clients a search finds'],
  [
    /^(client|question|answer)( by \w+)?$/,
    /^with own_question as .*client\.deleted_at is null$/s,
    'the set of shared questions changes: every client is counted anew',
  ],
  [
    /^(campaign_mail|outbox|other)( by |$)/,
    /group by "campaign_id"|missed_at/,
    'figures of all campaigns; the start looks for missed ones once',
  ],
];

const leadCount = 6_000;
const clientCount = 2_000;
let server: TestServer;
afterEach(() => server.close());

const id = (index: number) => `seeded-${String(index).padStart(6, '0')}`;
const at = (index: number) => instantOf(Date.parse('2026-01-01T00:00:00.000Z') + index * 60_000);

/** Leads with an event, a consent, a sent mail and a campaign mail each, and the statistics of their tables. */
async function fill(database: Database, { leadsOnly = false } = {}): Promise<void> {
  const { query } = database;
  for (let start = 0; start < leadCount; start += 200) {
    const numbers = Array.from({ length: 200 }, (_, index) => start + index);
    await query
      .insertInto('lead')
      .values(
        numbers.map((index) => ({
          ...toRow(
            aLead({
              id: id(index),
              email: `${id(index)}@fleet.example`,
              createdAt: at(index),
              waitingSince: at(index),
            }),
          ),
          // Clients have no term: the clean-up leaves them alone, and the test stays below a minute.
          status: (leadsOnly ? null : ['new', 'contacted', 'qualified'][index % 4]) ?? 'converted',
          source: ['linkedin', 'facebook', 'website'][index % 3] ?? 'website',
          unsubscribed_at: null,
          deleted_at: index % 50 === 0 ? at(index) : null,
        })),
      )
      .execute();
    if (leadsOnly) continue;
    await query
      .insertInto('lead_event')
      .values(
        numbers.map((index) => ({
          id: `e${index}`,
          lead_id: id(index),
          kind: 'guide_requested',
          at: at(index),
          data: '{"source":"linkedin","page":"/"}',
        })),
      )
      .execute();
    await query
      .insertInto('consent')
      .values(
        numbers.map((index) => ({
          id: `c${index}`,
          lead_id: id(index),
          at: at(index),
          version: '1',
          wording: 'ja',
          page: '/',
          language: 'nl',
        })),
      )
      .execute();
    await query
      .insertInto('outbox')
      .values(
        numbers.map((index) => ({
          id: `m${index}`,
          lead_id: id(index),
          kind: 'campaign',
          recipient: `${id(index)}@fleet.example`,
          subject: 'Brief',
          payload: '{}',
          status: 'sent' as const,
          run_at: at(index),
          created_at: at(index),
          sent_at: at(index),
          due_since: null,
          locked_until: null,
          locked_by: null,
          fault: null,
          fault_detail: null,
          mailbox: null,
          bundle_id: null,
        })),
      )
      .execute();
    await query
      .insertInto('campaign_mail')
      .values(
        numbers.map((index) => ({
          id: `m${index}`,
          campaign_id: `campaign-${index % 40}`,
          lead_id: id(index),
          waived_at: null,
          planned_at: null,
        })),
      )
      .execute();
    await query
      .insertInto('mail_content')
      .values(numbers.map((index) => ({ id: `m${index}`, payload: '{}' })))
      .execute();
    await query
      .insertInto('erased_lead')
      .values(numbers.map((index) => ({ id: `g${index}`, address_hash: `h${index}`, at: at(index) })))
      .execute();
    await query
      .insertInto('address_refusal')
      .values(numbers.map((index) => ({ address_hash: `h${index}`, reason: 'unsubscribed' as const, at: at(index) })))
      .execute();
  }
  if (!leadsOnly) await fillFile(database);
  await database.renewStatistics();
}

/** Clients with an answer, a question of their own and a report each. */
async function fillFile({ query }: Database): Promise<void> {
  for (let start = 0; start < clientCount; start += 200) {
    const numbers = Array.from({ length: 200 }, (_, index) => start + index);
    const record = (index: number) => ({ id: id(index), version: 1, created_at: at(index), updated_at: at(index) });
    await query
      .insertInto('client')
      .values(
        numbers.map((index) => ({
          ...clientColumns(
            aClient({ id: id(index), name: id(index), email: `${id(index)}@fleet.example`, leadId: id(index) }),
          ),
          ...record(index),
          status: ['pending', 'active', 'completed'][index % 4] ?? 'inactive',
          joined_at: at(index),
          deleted_at: index % 50 === 0 ? at(index) : null,
        })),
      )
      .execute();
    await query
      .insertInto('report')
      .values(
        numbers.map((index) => ({
          ...reportColumns(aReport({ id: id(index) })),
          ...record(index),
          client_id: id(index),
        })),
      )
      .execute();
    await query
      .insertInto('question')
      .values(numbers.map((index) => ({ scope: id(index), position: 0, id: `q${index % 40}`, record: '{}' })))
      .execute();
    await query
      .insertInto('answer')
      .values(
        numbers.map((index) => ({
          client_id: id(index),
          question_id: `q${index % 40}`,
          position: 0,
          record: '{}',
          filled: 1,
          at: at(index),
          by_user: 'admin',
        })),
      )
      .execute();
    await query
      .insertInto('erased_record')
      .values(numbers.map((index) => ({ noun: 'report' as const, id: `g${index}`, at: at(index) })))
      .execute();
    await query
      .insertInto('change')
      .values(
        numbers.map((index) => ({
          at: at(index),
          by_user: 'admin',
          noun: 'client',
          record_id: id(index),
          kind: 'changed',
          version: 2,
          fields: '[]',
        })),
      )
      .execute();
  }
}

test.each(engines)(
  'on $name no statement of a call or a job reads a whole table that grows',
  async (engine) => {
    const asked: Asked = new Map();
    let renewals = 0;
    server = await startTestServer({
      engine,
      mailEventsSecret: everyCallSecret,
      watch(database) {
        const renewStatistics = () => {
          renewals += 1;
          return database.renewStatistics();
        };
        return { ...watched(database, asked), renewStatistics };
      },
    });
    await fill(server.database, { leadsOnly: true });
    asked.clear();
    renewals = 0;

    const plans: string[] = [];
    const made = await useEverything(server);
    const statements = [...asked];
    // Another database, because the clean-up has emptied this one.
    const empty = await engine.create();
    const database = await openDatabase(empty.url);
    await fill(database);
    for (const [shape, { sql, parameters }] of statements) {
      for (const scan of await scansOf(database, sql, parameters)) {
        const table = scan.split(' ')[0] ?? '';
        if (![...growing, ...aliases].includes(table)) continue;
        if (allowed.some(([isScan, isStatement]) => isScan.test(scan) && isStatement.test(sql))) continue;
        plans.push(`${scan}: ${shape}`);
      }
    }
    await database.close();
    await empty.drop();
    expect(plans).toEqual([]);
    const unasked = Object.keys(apiContract).filter((name) => !made.has(name));
    expect(unasked).toEqual([]);
    // Once per clean-up.
    expect(renewals).toBe(2);
    expect(statements.length).toBeGreaterThan(100);
  },
  120_000,
);
