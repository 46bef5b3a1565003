import { fillPlaceholders, recipientRefusals, zeroes, type Instant, type RecipientRefusal } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { AddressHash } from '../../secrets/addressHash.ts';
import { mailsOfLeads, sortOut, type MailOfLead, type Recipient } from './campaignAudience.ts';
import { placeholderValuesOf } from '../leads/leadRows.ts';
import type { Engine } from '../migrations/columnTypes.ts';
import { campaignPriority } from '../mail/queueAnew.ts';
import type { Schema } from '../schema.ts';

/** The counts of a send's recipients so far. */
export interface SendCounts {
  accepted: number;
  already: number;
  byTick: number;
  refused: Record<RecipientRefusal, number>;
}

/** The data shared by the steps of one send. */
export interface Send {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly subject: string;
  /** User name. */
  readonly by: string;
  readonly at: Instant;
  readonly plannedAt: Instant | null;
  readonly tickedAt: Instant | null;
  /** When the advisor ticked that held mails may go out again. */
  readonly againAt: Instant | null;
}

interface StepDependencies {
  readonly engine: Engine;
  readonly newId: () => string;
  readonly hashAddress: AddressHash;
}

export const longestName = 200;

/** The columns common to every mail of a send, new or queued again. */
const common = ({ id, name, plannedAt, at }: Send) => ({
  send_id: id,
  campaign_name: name.trim().slice(0, longestName),
  planned_at: plannedAt,
  cancelled_at: null,
  missed_at: null,
  links: '[]',
  kept_status: 'queued',
  kept_at: at,
  kept_fault: null,
});

/** The columns of a refused recipient: no planned time. */
const refusedAs = (send: Send, refusal: RecipientRefusal) => ({
  ...common(send),
  planned_at: null,
  kept_status: 'skipped',
  kept_fault: refusal,
});

/**
 * Decides about some of the recipients and stores each decision: an accepted mail waits to be handed over, a refused
 * one is a row with the reason. Inside the caller's transaction.
 */
export async function chooseSome(
  transaction: Kysely<Schema>,
  send: Send,
  leadIds: readonly string[],
  { engine, newId, hashAddress }: StepDependencies,
): Promise<SendCounts> {
  const mails = await mailsOfLeads(transaction, send.campaignId, leadIds);
  // Without the advisor's tick nobody gets a mail that may have left before a backup was put back.
  const isOpen = (mail: MailOfLead | undefined) =>
    mail === undefined || (mail.canBeQueuedAnew && (!mail.isHeld || send.againAt !== null));
  const left = leadIds.filter((id) => isOpen(mails.get(id)));
  const recipients = await sortOut(transaction, left, {
    hashAddress,
    tick: send.tickedAt !== null,
    lock: engine === 'postgres',
  });
  const added = recipients.filter(({ leadId }) => !mails.has(leadId));
  await addMails(transaction, send, added, newId);
  for (const group of groupsOf(recipients.filter(({ leadId }) => mails.has(leadId)))) {
    await decideAnew(transaction, send, group, mails);
  }
  const underWay = [...mails.values()].filter(({ canBeQueuedAnew, wasStopped }) => wasStopped && !canBeQueuedAnew);
  await goOn(transaction, underWay);
  return countsOf(recipients, leadIds.length - left.length);
}

async function addMails(
  transaction: Kysely<Schema>,
  send: Send,
  recipients: readonly Recipient[],
  newId: () => string,
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map(({ leadId, refusal, byTick }) => ({
    id: newId(),
    campaign_id: send.campaignId,
    // The lead may not exist at all.
    lead_id: refusal === 'lead_removed' ? null : leadId,
    waived_at: byTick ? send.tickedAt : null,
    ...(refusal === null ? common(send) : refusedAs(send, refusal)),
  }));
  await transaction
    .insertInto('campaign_mail')
    .values(rows)
    // Another process submitted it at this moment: that mail counts.
    .onConflict((conflict) => conflict.columns(['campaign_id', 'lead_id']).doNothing())
    .execute();
}

interface Group {
  readonly refusal: RecipientRefusal | null;
  readonly byTick: boolean;
  readonly leadIds: readonly string[];
}

/** Groups the recipients by decision, for one statement per group. */
function groupsOf(recipients: readonly Recipient[]): readonly Group[] {
  const groups = new Map<string, Recipient[]>();
  for (const recipient of recipients) {
    const key = `${recipient.refusal} ${recipient.byTick}`;
    groups.set(key, [...(groups.get(key) ?? []), recipient]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { refusal, byTick } = first;
    return [{ refusal, byTick, leadIds: group.map(({ leadId }) => leadId) }];
  });
}

/**
 * Queues mails again that were never sent, of an earlier send or submitted singly. First the mail, then its outbox row.
 */
async function decideAnew(
  transaction: Kysely<Schema>,
  send: Send,
  { refusal, byTick, leadIds }: Group,
  mails: ReadonlyMap<string, MailOfLead>,
): Promise<void> {
  const ids = leadIds.flatMap((leadId) => mails.get(leadId)?.id ?? []);
  await transaction
    .updateTable('campaign_mail')
    .set({
      ...(refusal === null ? common(send) : refusedAs(send, refusal)),
      waived_at: byTick ? send.tickedAt : null,
    })
    .where('id', 'in', ids)
    .execute();
  await transaction
    .updateTable('outbox')
    .set({ status: refusal === null ? 'cancelled' : 'skipped', fault: refusal, fault_detail: null, run_at: send.at })
    .where('id', 'in', ids)
    .where('status', 'in', ['cancelled', 'skipped', 'queued'])
    .execute();
  await transaction.deleteFrom('mail_content').where('id', 'in', ids).execute();
}

/** A mail that was stopped while being sent continues: if it does not arrive, it is retried. */
async function goOn(transaction: Kysely<Schema>, mails: readonly MailOfLead[]): Promise<void> {
  if (mails.length === 0) return;
  await transaction
    .updateTable('campaign_mail')
    .set({ cancelled_at: null })
    .where(
      'id',
      'in',
      mails.map(({ id }) => id),
    )
    .execute();
}

function countsOf(recipients: readonly Recipient[], already: number): SendCounts {
  const counts = noCounts();
  counts.already = already;
  for (const { refusal, byTick } of recipients) {
    if (refusal === null) counts.accepted += 1;
    else counts.refused[refusal] += 1;
    if (byTick) counts.byTick += 1;
  }
  return counts;
}

export const noCounts = (): SendCounts => ({
  accepted: 0,
  already: 0,
  byTick: 0,
  refused: zeroes(recipientRefusals),
});

export function addCounts(one: SendCounts, other: SendCounts): SendCounts {
  const refused = { ...one.refused };
  for (const [reason, amount] of Object.entries(other.refused)) refused[reason as RecipientRefusal] += amount;
  return {
    accepted: one.accepted + other.accepted,
    already: one.already + other.already,
    byTick: one.byTick + other.byTick,
    refused,
  };
}

/**
 * Puts the next mails of a send into the outbox, ordered by lead. Inside the caller's transaction.
 *
 * @param after the lead of the last mail that was handed over
 * @returns the leads whose mails were handed over
 */
export async function handOverSome(
  transaction: Kysely<Schema>,
  send: Send,
  { after, amount }: { readonly after: string; readonly amount: number },
  engine: Engine,
): Promise<readonly string[]> {
  const waiting = await transaction
    .selectFrom('campaign_mail')
    .innerJoin('lead', 'lead.id', 'campaign_mail.lead_id')
    .select(['campaign_mail.id', 'lead.id as leadId', 'email', 'name', 'profession', 'language'])
    .where('campaign_id', '=', send.campaignId)
    .where('campaign_mail.lead_id', '>', after)
    .where('send_id', '=', send.id)
    .where('kept_status', '=', 'queued')
    .orderBy('campaign_mail.lead_id')
    .limit(amount)
    .$if(engine === 'postgres', (select) => select.forKeyShare('lead'))
    .execute();
  if (waiting.length === 0) return [];
  const rows = waiting.map((mail) => ({
    id: mail.id,
    lead_id: mail.leadId,
    kind: 'campaign',
    priority: campaignPriority,
    recipient: mail.email,
    // The current subject; the final one is stored on sending.
    subject: fillPlaceholders(send.subject, placeholderValuesOf(mail), 'text'),
    payload: '{}',
    status: 'queued' as const,
    run_at: send.plannedAt ?? send.at,
    created_at: send.at,
  }));
  await transaction
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: 'queued',
          recipient: sql<string>`excluded.recipient`,
          subject: sql<string>`excluded.subject`,
          run_at: sql<Instant>`excluded.run_at`,
          attempts: 0,
          due_since: null,
          fault: null,
          fault_detail: null,
        })
        .where('outbox.status', 'in', ['cancelled', 'skipped']),
    )
    .execute();
  return waiting.map(({ leadId }) => leadId);
}
