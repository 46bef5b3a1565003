import {
  instantOf,
  mailboxKey,
  millisecondsOf,
  type DeliveryReasonCode,
  type Instant,
  type MailKind,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { insertMany } from '../insertMany.ts';
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
  await insertMany(
    transaction,
    'outbox',
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
  ).execute();
}

/** Automatic mails that share a limit, and how many of them one mailbox gets in an hour. */
interface Limited {
  readonly kinds: readonly MailKind[];
  readonly perMailbox: number;
  /** Whether a block by hand stops them. */
  readonly heldByBlock: boolean;
}

const limits = {
  // The visitor types the address. More than this helps nobody: then somebody else is typing it.
  forms: { kinds: ['guide', 'contact_confirmation'], perMailbox: 5, heldByBlock: true },
  // Counted separately: requesting guides in somebody's name cannot block their unsubscribe link, nor does the link
  // flood them.
  unsubscribe: { kinds: ['unsubscribe_link'], perMailbox: 3, heldByBlock: false },
} satisfies Record<string, Limited>;

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

/** What was sent under a limit in the last hour. */
interface AutomaticMailUsage {
  readonly limited: Limited;
  readonly toMailbox: ReadonlyMap<string, number>;
  readonly inAll: number;
  readonly mostInAll: number;
}

/** Reads what was sent. On PostgreSQL other transactions that send under this limit wait until this one commits. */
export async function readMailUsage(
  transaction: Kysely<Schema>,
  limit: keyof typeof limits,
  mailboxes: readonly string[],
  at: Instant,
  { engine, automaticPerHour }: AutomaticMailLimits,
): Promise<AutomaticMailUsage> {
  const limited: Limited = limits[limit];
  const { kinds } = limited;
  const counted = transaction
    .selectFrom('outbox')
    .where(sql<boolean>`mailbox is not null`)
    .where('kind', 'in', kinds)
    .where('created_at', '>', instantOf(millisecondsOf(at) - hourMs));
  // SQLite has one writer.
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`automatic mail ${kinds[0]} `}, 0))`;
  const [, perMailbox, { amount: inAll }] = await Promise.all([
    engine === 'postgres' && lock.execute(transaction),
    counted
      .select(['mailbox', sql<number>`count(*)`.as('amount')])
      .where('mailbox', 'in', mailboxes)
      .groupBy('mailbox')
      .execute(),
    transaction
      .selectFrom(counted.select('id').limit(automaticPerHour).as('recent'))
      .select(sql<number>`count(*)`.as('amount'))
      .executeTakeFirstOrThrow(),
  ]);
  const toMailbox = new Map(perMailbox.map(({ mailbox, amount }) => [mailbox ?? '', amount]));
  return { limited, toMailbox, inAll, mostInAll: automaticPerHour };
}

/**
 * Stores mails caused by visitors, inside the caller's transaction. A mail over the limit or to a blocked address is
 * stored as skipped, with the reason: the timeline shows it, and the visitor who typed the address sees nothing.
 *
 * @returns the number of mails to send
 */
export async function enqueueAutomatic(
  transaction: Kysely<Schema>,
  usage: AutomaticMailUsage,
  mails: readonly AutomaticMail[],
  cause: Omit<Cause, 'leadId'>,
): Promise<number> {
  const stored = admit(usage, mails);
  await insertMails(transaction, stored, cause);
  return stored.filter(({ heldBack }) => heldBack === undefined).length;
}

/** @returns the same mails in the same order, a limited one with its mailbox or the reason why it is skipped */
function admit(
  { limited, toMailbox, inAll, mostInAll }: AutomaticMailUsage,
  mails: readonly AutomaticMail[],
): MailOfLead[] {
  const amounts = new Map(toMailbox);
  let total = inAll;
  return mails.map((mail) => {
    if (!limited.kinds.includes(mail.kind)) return mail;
    if (mail.isBlocked && limited.heldByBlock) return { ...mail, heldBack: 'blocked' };
    const mailbox = mailboxKey(mail.recipient);
    const already = amounts.get(mailbox) ?? 0;
    if (already >= limited.perMailbox) return { ...mail, heldBack: 'mailbox_limit' };
    if (total >= mostInAll) return { ...mail, heldBack: 'server_limit' };
    amounts.set(mailbox, already + 1);
    total += 1;
    return { ...mail, mailbox };
  });
}
