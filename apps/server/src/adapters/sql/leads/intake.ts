import {
  defaultLanguage,
  emailKey,
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  mailboxKey,
  messageEvent,
  signUpEvent,
  type ContactMessage,
  type GuideSignUp,
  type Instant,
  type Lead,
  dayOf,
  instantOf,
  millisecondsOf,
  type ConsentRecord,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { type CountDependencies, addCounts, type Counted } from '../dailyCounts.ts';
import {
  type AutomaticMailLimits,
  type CausedMail,
  enqueueAutomatic,
  readMailUsage,
  type AutomaticMail,
} from '../mail/enqueueMail.ts';
import { insertMany } from '../insertMany.ts';
import { createGroups } from './groups.ts';
import type { LeadDependencies } from './leads.ts';
import { pipelined } from './pipelined.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { giveConsents, tickedBox, type GivenConsent } from '../consent/consents.ts';
import { toLead, toRow } from './leadRows.ts';
import { addEvents, printData, type EventOfLead, type NewEvent } from './leadTimeline.ts';
import { refusalsOfMany } from '../consent/refusals.ts';
import type { LeadRow, Schema } from '../schema.ts';

/** The ticked newsletter box. */
type GivenBox = Pick<ConsentRecord, 'version' | 'wording' | 'page' | 'language'>;

/** A visitor's submission. */
interface Arrival {
  readonly email: string;
  /** The lead of a new visitor. */
  readonly first: (id: string, now: Instant) => Lead;
  /** The lead of a known visitor. */
  readonly again: (lead: Lead, now: Instant) => Lead;
  readonly event: NewEvent;
  /** Whether the same event within ten minutes is the same submission, whose answer got lost. */
  readonly countsOnce: boolean;
  /** The event for the daily counts. */
  readonly counted: Omit<Counted, 'day'>;
  readonly consent: GivenBox | null;
  readonly mailsTo: (lead: Lead, at: Instant, consentId: string | null) => CausedMail[];
}

type Dependencies = Pick<LeadDependencies, 'now' | 'newId' | 'hashAddress'> & AutomaticMailLimits;

/**
 * Stores submissions, each of a different address, inside the caller's pipelined transaction, with as few statements
 * and round trips for all of them as for one.
 */
async function takeIn(
  transaction: Kysely<Schema>,
  came: readonly Arrival[],
  { engine, now, newId, hashAddress, automaticPerHour }: Dependencies,
): Promise<void> {
  const at = instantOf(now());
  const keys = came.map(({ email }) => emailKey(email));
  const mailboxes = came.map(({ email }) => mailboxKey(email));
  const [, usage, { living, unsubscriptions, gaveConsent }, isRepeated, refusalsFor] = await Promise.all([
    engine === 'postgres' && lookUpKeysOnly(transaction),
    // First, because it locks: two servers then never wait for each other's leads in a circle.
    readMailUsage(transaction, 'forms', mailboxes, at, { engine, automaticPerHour }),
    findKnown(transaction, keys, engine),
    findRepeated(transaction, came, at),
    refusalsOfMany(
      transaction,
      came.map(({ email }) => hashAddress(email)),
    ),
  ]);
  const arrivals = came.filter((arrival) => !isRepeated(arrival));
  if (arrivals.length === 0) return;
  const newLead = (arrival: Arrival): Lead => {
    const { unsubscribedAt, suppressed } = refusalsFor(hashAddress(arrival.email));
    const saidNo = unsubscribedAt ?? unsubscriptions.get(emailKey(arrival.email)) ?? null;
    const lead = arrival.first(newId(), at);
    return { ...lead, suppressed, subscribed: saidNo === null, unsubscribedAt: saidNo ?? undefined };
  };

  const fresh: Lead[] = [];
  const again: Lead[] = [];
  const events: EventOfLead[] = [];
  const consents: GivenConsent[] = [];
  const mails: AutomaticMail[] = [];
  const pending: string[] = [];
  for (const arrival of arrivals) {
    const key = emailKey(arrival.email);
    const row = living.get(key);
    const lead = row === undefined ? newLead(arrival) : arrival.again(toLead(row), at);
    (row === undefined ? fresh : again).push(lead);
    events.push({ id: newId(), leadId: lead.id, at, event: arrival.event });
    let consentId: string | null = null;
    if (arrival.consent !== null) {
      const id = newId();
      consents.push({ id, leadId: lead.id, at, isAgain: gaveConsent.has(lead.id), ...arrival.consent });
      // A lead that confirmed before, and whose address never unsubscribed, need not confirm again. Otherwise somebody
      // else may have typed the address: it stays unsubscribed until its owner confirms by mail. So it does after a
      // bounce, because only a link that was mailed there proves that the address works again.
      const isConfirmed = lead.consent === 'confirmed' && lead.subscribed && lead.suppressed !== 'bounced';
      if (!isConfirmed || refusalsFor(hashAddress(lead.email)).unsubscribedAt !== null) {
        consentId = id;
        pending.push(lead.id);
      }
    }
    const isBlocked = [lead.suppressed, refusalsFor(hashAddress(lead.email)).suppressed].includes('blocked');
    for (const mail of arrival.mailsTo(lead, at, consentId)) mails.push({ ...mail, leadId: lead.id, isBlocked });
  }
  await Promise.all([
    insertLeads(transaction, fresh),
    ...again.map((lead) => transaction.updateTable('lead').set(toRow(lead)).where('id', '=', lead.id).execute()),
    addEvents(transaction, events),
    giveConsents(transaction, consents),
    waitForConsent(transaction, pending, at),
    enqueueAutomatic(transaction, usage, mails, { at, newId }),
    // Last, because these lock what every submission changes, until the commit.
    addCounts(
      transaction,
      arrivals.map(({ counted }) => ({ ...counted, day: dayOf(at) })),
    ),
    writeLeadChanges(
      transaction,
      engine,
      { at, by: null },
      {
        added: fresh.map(({ id }) => id),
        changed: [...new Set(again.map(({ id }) => id))],
      },
    ),
  ]);
}

/**
 * Every statement of an intake looks up keys. Until a table has been analysed, which in a new product takes a minute,
 * PostgreSQL would read the whole table for a group of them.
 */
const lookUpKeysOnly = (transaction: Kysely<Schema>) => sql`set local enable_seqscan = off`.execute(transaction);

async function waitForConsent(transaction: Kysely<Schema>, leadIds: readonly string[], at: Instant): Promise<void> {
  if (leadIds.length === 0) return;
  const waits = { consent: 'pending', consent_at: at } as const;
  await transaction.updateTable('lead').set(waits).where('id', 'in', leadIds).execute();
}

/** What is known of addresses, by their keys. */
interface Known {
  readonly living: ReadonlyMap<string, LeadRow>;
  /** When they unsubscribed: deleting the lead in between does not undo that. */
  readonly unsubscriptions: ReadonlyMap<string, Instant>;
  /** The ids of the leads that ticked the box before. */
  readonly gaveConsent: ReadonlySet<string>;
}

/** Locks deleted leads, too, so that none is restored meanwhile. */
async function findKnown(
  transaction: Kysely<Schema>,
  keys: readonly string[],
  engine: AutomaticMailLimits['engine'],
): Promise<Known> {
  const found = await transaction
    .selectFrom('lead')
    .selectAll()
    .select((lead) => tickedBox(lead).as('ticked_box'))
    .where('email_key', 'in', keys)
    // Always in the same order, so that two servers cannot deadlock. By an expression, because PostgreSQL might read
    // the whole index of the ids to spare itself the sorting.
    .$if(engine === 'postgres', (select) => select.orderBy(sql`id || ''`).forUpdate())
    .execute();
  const living = new Map<string, LeadRow>();
  const unsubscriptions = new Map<string, Instant>();
  const gaveConsent = new Set<string>();
  for (const { ticked_box: tickedBefore, ...row } of found) {
    if (row.deleted_at === null) living.set(row.email_key, row);
    if (row.unsubscribed_at !== null) unsubscriptions.set(row.email_key, row.unsubscribed_at);
    if (tickedBefore) gaveConsent.add(row.id);
  }
  return { living, unsubscriptions, gaveConsent };
}

const sameMessageMs = 600_000;

/** Reads after the leads were locked, so that the first of two equal submissions is stored before the second reads. */
async function findRepeated(
  transaction: Kysely<Schema>,
  arrivals: readonly Arrival[],
  at: Instant,
): Promise<(arrival: Arrival) => boolean> {
  const keys = arrivals.flatMap(({ email, countsOnce }) => (countsOnce ? [emailKey(email)] : []));
  if (keys.length === 0) return () => false;
  const rows = await transaction
    .selectFrom('lead')
    .innerJoin('lead_event', 'lead_event.lead_id', 'lead.id')
    .select(['email_key', 'kind', 'data'])
    .where('email_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .where('at', '>', instantOf(millisecondsOf(at) - sameMessageMs))
    .execute();
  const recent = new Set(rows.map(({ email_key: key, kind, data }) => `${key} ${kind} ${data}`));
  return ({ email, event, countsOnce }) =>
    countsOnce && recent.has(`${emailKey(email)} ${event.kind} ${printData(event)}`);
}

async function insertLeads(transaction: Kysely<Schema>, leads: readonly Lead[]): Promise<void> {
  if (leads.length === 0) return;
  const rows = leads.map((lead) => ({
    ...toRow(lead),
    unsubscribed_at: lead.unsubscribedAt ?? null,
    deleted_at: null,
  }));
  await insertMany(transaction, 'lead', rows).execute();
}

/**
 * Stores the submissions of visitors. Lead, timeline, consent and mails are one transaction: when these promises
 * resolve all of it is on the disk, when they reject nothing is.
 */
export interface Intake {
  /** @param mailsTo is called with the id of the unconfirmed consent; `null` without one */
  acceptSignUp(
    signUp: GuideSignUp,
    consent: GivenBox | null,
    mailsTo: (lead: Lead, at: Instant, consentId: string | null) => CausedMail[],
  ): Promise<void>;
  /** The same message of the same address within ten minutes is stored once. */
  acceptMessage(message: ContactMessage, mailsTo: (lead: Lead, at: Instant) => CausedMail[]): Promise<void>;
}

export function createIntake({
  database,
  now,
  newId,
  hashAddress,
  pages,
  automaticPerHour,
}: LeadDependencies & CountDependencies & Pick<AutomaticMailLimits, 'automaticPerHour'>): Intake {
  const { engine } = database;
  const accept = createGroups<Arrival>({
    store: (arrivals) =>
      pipelined(database, (transaction) =>
        takeIn(transaction, arrivals, { engine, now, newId, hashAddress, automaticPerHour }),
      ),
    // Two submissions of one address make one lead: the second updates the lead of the first.
    keysOf: ({ email }) => [emailKey(email), mailboxKey(email)],
  });

  return {
    acceptSignUp: (signUp, consent, mailsTo) =>
      accept({
        email: signUp.email,
        first: (id, at) => leadFromSignUp(signUp, id, at),
        again: (lead, at) => leadWithSignUp(lead, signUp, at),
        event: signUpEvent(signUp),
        // Who asks again wants the mail again; the limits per mailbox bound it.
        countsOnce: false,
        counted: {
          event: 'guide_requested',
          source: signUp.source,
          page: pages.known(signUp.page),
          language: signUp.language ?? defaultLanguage,
        },
        consent,
        mailsTo,
      }),

    acceptMessage: (message, mailsTo) =>
      accept({
        email: message.email,
        first: (id, at) => leadFromMessage(message, id, at),
        again: (lead, at) => leadWithMessage(lead, message, at),
        event: messageEvent(message),
        countsOnce: true,
        counted: {
          event: 'contact_sent',
          source: 'website',
          page: pages.known(message.page),
          language: message.language ?? defaultLanguage,
        },
        consent: null,
        mailsTo,
      }),
  };
}
