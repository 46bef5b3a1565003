import {
  defaultLanguage,
  emailKey,
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  mailboxKey,
  messageEvent,
  type ContactMessage,
  type GuideSignUp,
  type Instant,
  type Lead,
  dayOf,
  instantOf,
  type ConsentRecord,
} from '@fnc/domain';
import type { Kysely } from 'kysely';
import { type CountDependencies, addCounts, type Counted } from '../dailyCounts.ts';
import {
  type AutomaticMailLimits,
  type CausedMail,
  enqueueAutomatic,
  readMailUsage,
  type AutomaticMail,
} from '../mail/enqueueMail.ts';
import { createGroups } from './groups.ts';
import type { LeadDependencies } from './leads.ts';
import { pipelined } from '../pipelined.ts';
import { writeLeadChanges } from '../file/changes/changeLog.ts';
import { giveConsents, leadsWithConsent, type GivenConsent } from '../consent/consents.ts';
import { toLead, toRow } from './leadRows.ts';
import { addEvents, type EventOfLead, type NewEvent } from './leadTimeline.ts';
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
  arrivals: readonly Arrival[],
  { engine, now, newId, hashAddress, automaticPerHour }: Dependencies,
): Promise<void> {
  const at = instantOf(now());
  const keys = arrivals.map(({ email }) => emailKey(email));
  const mailboxes = arrivals.map(({ email }) => mailboxKey(email));
  const [usage, rows, refusalsFor, goodbyes] = await Promise.all([
    // First, because it locks: two servers then never wait for each other's leads in a circle.
    readMailUsage(transaction, 'forms', mailboxes, at, { engine, automaticPerHour }),
    findLiving(transaction, keys, engine),
    refusalsOfMany(
      transaction,
      arrivals.map(({ email }) => hashAddress(email)),
    ),
    unsubscribedBefore(transaction, keys),
  ]);
  const fresh = arrivals
    .filter(({ email }) => !rows.has(emailKey(email)))
    .map((arrival): Lead => {
      const { unsubscribedAt, suppressed } = refusalsFor(hashAddress(arrival.email));
      const saidNo = unsubscribedAt ?? goodbyes.get(emailKey(arrival.email)) ?? null;
      const lead = arrival.first(newId(), at);
      return { ...lead, suppressed, subscribed: saidNo === null, unsubscribedAt: saidNo ?? undefined };
    });
  const inserted = await insertLeads(transaction, fresh);
  // On PostgreSQL another process may have created the same lead in between; now it is visible.
  const missed = fresh.map(({ email }) => emailKey(email)).filter((key) => !inserted.has(key));
  for (const [key, row] of await findLiving(transaction, missed, engine)) rows.set(key, row);
  const gaveBefore = await leadsWithConsent(
    transaction,
    [...rows.values()].map(({ id }) => id),
  );

  const again: Lead[] = [];
  const events: EventOfLead[] = [];
  const consents: GivenConsent[] = [];
  const mails: AutomaticMail[] = [];
  const pending: string[] = [];
  for (const arrival of arrivals) {
    const key = emailKey(arrival.email);
    const row = rows.get(key);
    const lead = row === undefined ? inserted.get(key) : arrival.again(toLead(row), at);
    if (lead === undefined) throw new Error('The lead was removed while it was taken in.');
    if (row !== undefined) again.push(lead);
    events.push({ id: newId(), leadId: lead.id, at, event: arrival.event });
    let consentId: string | null = null;
    if (arrival.consent !== null) {
      const id = newId();
      consents.push({ id, leadId: lead.id, at, isAgain: gaveBefore.has(lead.id), ...arrival.consent });
      // A lead that confirmed before, and whose address never unsubscribed, need not confirm again. Otherwise somebody
      // else may have typed the address: it stays unsubscribed until its owner confirms by mail.
      const isConfirmed = lead.consent === 'confirmed' && lead.subscribed;
      if (!isConfirmed || refusalsFor(hashAddress(lead.email)).unsubscribedAt !== null) {
        consentId = id;
        pending.push(lead.id);
      }
    }
    const isBlocked = lead.suppressed === 'blocked';
    for (const mail of arrival.mailsTo(lead, at, consentId)) mails.push({ ...mail, leadId: lead.id, isBlocked });
  }
  await Promise.all([
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
    writeLeadChanges(transaction, engine, { at, by: null }, [...new Set(events.map(({ leadId }) => leadId))]),
  ]);
}

async function waitForConsent(transaction: Kysely<Schema>, leadIds: readonly string[], at: Instant): Promise<void> {
  if (leadIds.length === 0) return;
  const waits = { consent: 'pending', consent_at: at } as const;
  await transaction.updateTable('lead').set(waits).where('id', 'in', leadIds).execute();
}

/** The leads by the key of the address. */
async function findLiving(
  transaction: Kysely<Schema>,
  keys: readonly string[],
  engine: AutomaticMailLimits['engine'],
): Promise<Map<string, LeadRow>> {
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('lead')
    .selectAll()
    .where('email_key', 'in', keys)
    .where('deleted_at', 'is', null)
    // Always in the same order, so that two servers cannot deadlock.
    .$if(engine === 'postgres', (select) => select.orderBy('id').forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.email_key, row]));
}

/** @returns the leads that no other process created meanwhile, by the key of the address */
async function insertLeads(transaction: Kysely<Schema>, leads: readonly Lead[]): Promise<Map<string, Lead>> {
  if (leads.length === 0) return new Map();
  const inserted = await transaction
    .insertInto('lead')
    .values(
      leads
        .map((lead) => ({ ...toRow(lead), unsubscribed_at: lead.unsubscribedAt ?? null, deleted_at: null }))
        // Always in the same order, for the same reason.
        .sort((a, b) => (a.email_key < b.email_key ? -1 : 1)),
    )
    .onConflict((conflict) => conflict.column('email_key').where('deleted_at', 'is', null).doNothing())
    .returning('email_key')
    .execute();
  const own = new Set(inserted.map((row) => row.email_key));
  return new Map(leads.map((lead) => [emailKey(lead.email), lead] as const).filter(([key]) => own.has(key)));
}

/** When addresses unsubscribed, by their key: deleting the lead in between does not undo that. */
async function unsubscribedBefore(transaction: Kysely<Schema>, keys: readonly string[]): Promise<Map<string, Instant>> {
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('lead')
    .select(['email_key', 'unsubscribed_at'])
    .where('email_key', 'in', keys)
    .where('unsubscribed_at', 'is not', null)
    .execute();
  return new Map(rows.flatMap((row) => (row.unsubscribed_at === null ? [] : [[row.email_key, row.unsubscribed_at]])));
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
  const { query, engine } = database;
  const accept = createGroups<Arrival>({
    store: (arrivals) =>
      pipelined(query, (transaction) =>
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
        event: { kind: 'guide_requested', source: signUp.source, page: signUp.page },
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
