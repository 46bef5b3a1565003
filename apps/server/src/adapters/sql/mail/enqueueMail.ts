import {
  instantOf,
  mailboxKey,
  millisecondsOf,
  type DeliveryReasonCode,
  type Instant,
  type MailKind,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../migrations/columnTypes.ts';
import type { Schema } from '../schema.ts';

/** A mail with its cause. */
export interface CausedMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** The input of the composer of this kind. */
  readonly payload: unknown;
}

interface StoredMail extends CausedMail {
  /** The mailbox to which the limits apply. */
  readonly mailbox?: string | null;
  /** The mail is not sent, for this reason. */
  readonly heldBack?: DeliveryReasonCode;
}

interface Cause {
  /** `null`: the mail belongs to no lead. */
  readonly leadId: string | null;
  readonly at: Instant;
  readonly newId: () => string;
}

/** Stores mails inside the caller's transaction: a mail and its cause are stored together or not at all. */
export async function enqueue(
  transaction: Kysely<Schema>,
  mails: readonly StoredMail[],
  { leadId, at, newId }: Cause,
): Promise<void> {
  await insertMails(
    transaction,
    mails.map((mail) => ({ ...mail, leadId })),
    { at, newId },
  );
}

type MailOfLead = StoredMail & Pick<Cause, 'leadId'>;

async function insertMails(
  transaction: Kysely<Schema>,
  mails: readonly MailOfLead[],
  { at, newId }: Omit<Cause, 'leadId'>,
): Promise<void> {
  if (mails.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(
      mails.map((mail) => ({
        id: newId(),
        lead_id: mail.leadId,
        kind: mail.kind,
        recipient: mail.recipient,
        subject: mail.subject,
        payload: mail.heldBack === undefined ? JSON.stringify(mail.payload) : '{}',
        run_at: at,
        created_at: at,
        mailbox: mail.mailbox ?? null,
        // Rows inserted together have the same columns.
        status: mail.heldBack === undefined ? ('queued' as const) : ('skipped' as const),
        fault: mail.heldBack ?? null,
      })),
    )
    .execute();
}

/** Automatic mails that share a limit, and how many of them one mailbox gets in an hour. */
interface Limited {
  readonly kinds: readonly MailKind[];
  readonly perMailbox: number;
  /** Whether a block by hand stops them. */
  readonly heldByBlock: boolean;
}

const limited: readonly Limited[] = [
  // The visitor types the address. More than this helps nobody: then somebody else is typing it.
  { kinds: ['guide', 'contact_confirmation'], perMailbox: 5, heldByBlock: true },
  // Counted separately: requesting guides in somebody's name cannot block their unsubscribe link, nor does the link
  // flood them.
  { kinds: ['unsubscribe_link'], perMailbox: 3, heldByBlock: false },
];

const hourMs = 3_600_000;

export interface AutomaticMailLimits {
  readonly engine: Engine;
  /**
   * The most automatic mails to visitors in an hour, per separately counted kind; for all servers on this database
   * together.
   */
  readonly automaticPerHour: number;
}

/** A mail caused by a visitor. */
export interface AutomaticMail extends CausedMail {
  readonly leadId: string;
  /** Whether the advisor blocked the visitor's address. */
  readonly isBlocked: boolean;
}

/**
 * Stores mails caused by visitors, inside the caller's transaction. A mail over a limit or to a blocked address is
 * stored as skipped, with the reason: the timeline shows it, and the visitor who typed the address sees nothing.
 *
 * @returns the number of mails to send
 */
export async function enqueueAutomatic(
  transaction: Kysely<Schema>,
  mails: readonly AutomaticMail[],
  cause: Omit<Cause, 'leadId'>,
  limits: AutomaticMailLimits,
): Promise<number> {
  const stored: MailOfLead[] = [...mails];
  for (const group of limited) {
    const places = [...mails.keys()].filter((place) => group.kinds.includes(mails[place]?.kind ?? 'campaign'));
    const admitted = await admit(
      transaction,
      group,
      places.map((place) => mails[place] as AutomaticMail),
      cause.at,
      limits,
    );
    for (const [index, place] of places.entries()) stored[place] = admitted[index] as MailOfLead;
  }
  await insertMails(transaction, stored, cause);
  return stored.filter(({ heldBack }) => heldBack === undefined).length;
}

/** @returns the same mails in the same order, each with its mailbox or the reason why it is skipped */
async function admit(
  transaction: Kysely<Schema>,
  { kinds, perMailbox, heldByBlock }: Limited,
  mails: readonly AutomaticMail[],
  at: Instant,
  { engine, automaticPerHour }: AutomaticMailLimits,
): Promise<MailOfLead[]> {
  const isHeld = (mail: AutomaticMail) => mail.isBlocked && heldByBlock;
  const mailboxes = mails.filter((mail) => !isHeld(mail)).map(({ recipient }) => mailboxKey(recipient));
  if (mailboxes.length === 0) return mails.map((mail) => ({ ...mail, heldBack: 'blocked' }));
  // The transaction that counts makes the others wait until it commits. SQLite has one writer.
  if (engine === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`automatic mail ${kinds[0]} `}, 0))`.execute(transaction);
  }
  const counted = transaction
    .selectFrom('outbox')
    .where(sql<boolean>`mailbox is not null`)
    .where('kind', 'in', kinds)
    .where('created_at', '>', instantOf(millisecondsOf(at) - hourMs));
  const rows = await counted
    .select(['mailbox', sql<number>`count(*)`.as('amount')])
    .where('mailbox', 'in', mailboxes)
    .groupBy('mailbox')
    .execute();
  const toMailbox = new Map(rows.map(({ mailbox, amount }) => [mailbox, amount]));
  const { amount } = await transaction
    .selectFrom(counted.select('id').limit(automaticPerHour).as('recent'))
    .select(sql<number>`count(*)`.as('amount'))
    .executeTakeFirstOrThrow();
  let total = amount;
  return mails.map((mail) => {
    if (isHeld(mail)) return { ...mail, heldBack: 'blocked' };
    const mailbox = mailboxKey(mail.recipient);
    const already = toMailbox.get(mailbox) ?? 0;
    if (already >= perMailbox) return { ...mail, heldBack: 'mailbox_limit' };
    if (total >= automaticPerHour) return { ...mail, heldBack: 'server_limit' };
    toMailbox.set(mailbox, already + 1);
    total += 1;
    return { ...mail, mailbox };
  });
}
