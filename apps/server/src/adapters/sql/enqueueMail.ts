import {
  instantOf,
  mailboxKey,
  millisecondsOf,
  type DeliveryReasonCode,
  type Instant,
  type MailKind,
} from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Engine } from './migrations/columnTypes.ts';
import type { Schema } from './schema.ts';

/** A mail that something caused. */
export interface CausedMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** What the composer of this kind needs. */
  readonly payload: unknown;
}

interface StoredMail extends CausedMail {
  /** Counts for the limits. */
  readonly mailbox?: string | null;
  /** It does not leave, for this reason. */
  readonly heldBack?: DeliveryReasonCode;
}

interface Cause {
  /** `null`: the mail belongs to no lead. */
  readonly leadId: string | null;
  readonly at: Instant;
  readonly newId: () => string;
}

/** Stores mail inside the caller's transaction: what caused the mail and the mail are stored together or not at all. */
export async function enqueue(
  transaction: Kysely<Schema>,
  mails: readonly StoredMail[],
  { leadId, at, newId }: Cause,
): Promise<void> {
  if (mails.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(
      mails.map((mail) => ({
        id: newId(),
        lead_id: leadId,
        kind: mail.kind,
        recipient: mail.recipient,
        subject: mail.subject,
        payload: mail.heldBack === undefined ? JSON.stringify(mail.payload) : '{}',
        run_at: at,
        created_at: at,
        mailbox: mail.mailbox ?? null,
        ...(mail.heldBack === undefined ? {} : { status: 'skipped' as const, fault: mail.heldBack }),
      })),
    )
    .execute();
}

/** What automatic mails share a limit, and how many of them one mailbox gets in an hour. */
interface Limited {
  readonly kinds: readonly MailKind[];
  readonly perMailbox: number;
  /** Whether a block by hand holds them back. */
  readonly heldByBlock: boolean;
}

const limited: readonly Limited[] = [
  // They go to whoever a visitor says they are. More is no service to anyone: someone else is typing their address.
  { kinds: ['guide', 'contact_confirmation'], perMailbox: 5, heldByBlock: true },
  // The way out is counted apart: nobody can block it by asking for guides in someone's name, and it floods no one either.
  { kinds: ['unsubscribe_link'], perMailbox: 3, heldByBlock: false },
];

const hourMs = 3_600_000;

export interface AutomaticMailLimits {
  readonly engine: Engine;
  /** Automatic mails to visitors in an hour, of each kind that is counted apart; of all servers on this database together. */
  readonly automaticPerHour: number;
}

/**
 * Stores mails that nobody of ours asked for, inside the caller's transaction. What a limit or a block holds back is stored as
 * skipped, with the reason: the timeline tells it, and whoever typed the address is told nothing.
 *
 * @param isBlocked whether the adviser blocked the visitor's address
 * @returns whether there is something to send
 */
export async function enqueueAutomatic(
  transaction: Kysely<Schema>,
  mails: readonly CausedMail[],
  cause: Cause & { readonly isBlocked: boolean },
  limits: AutomaticMailLimits,
): Promise<boolean> {
  let stored = 0;
  for (const mail of mails) {
    const group = limited.find(({ kinds }) => kinds.includes(mail.kind));
    const mailbox = group === undefined ? null : mailboxKey(mail.recipient);
    const reason =
      group === undefined || mailbox === null
        ? null
        : cause.isBlocked && group.heldByBlock
          ? 'blocked'
          : await limitReached(transaction, group, mailbox, cause.at, limits);
    await enqueue(transaction, [{ ...mail, ...(reason === null ? { mailbox } : { heldBack: reason }) }], cause);
    if (reason === null) stored += 1;
  }
  return stored > 0;
}

async function limitReached(
  transaction: Kysely<Schema>,
  { kinds, perMailbox }: Limited,
  mailbox: string,
  at: Instant,
  { engine, automaticPerHour }: AutomaticMailLimits,
): Promise<DeliveryReasonCode | null> {
  const counted = transaction
    .selectFrom('outbox')
    .select('id')
    .where(sql<boolean>`mailbox is not null`)
    .where('kind', 'in', kinds)
    .where('created_at', '>', instantOf(millisecondsOf(at) - hourMs));
  // Always in this order, and before anything else that others wait for: then nobody waits in a circle. SQLite has one writer.
  const takeTurn = async (name: string): Promise<void> => {
    if (engine !== 'postgres') return;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`automatic mail ${kinds[0]} ${name}`}, 0))`.execute(
      transaction,
    );
  };
  await takeTurn(mailbox);
  const toMailbox = await counted.where('mailbox', '=', mailbox).limit(perMailbox).execute();
  if (toMailbox.length >= perMailbox) return 'mailbox_limit';
  await takeTurn('');
  const { amount } = await transaction
    .selectFrom(counted.limit(automaticPerHour).as('recent'))
    .select(sql<number>`count(*)`.as('amount'))
    .executeTakeFirstOrThrow();
  return amount >= automaticPerHour ? 'server_limit' : null;
}
