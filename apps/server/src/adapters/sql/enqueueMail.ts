import { instantOf, millisecondsOf, type Instant, type MailKind } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A mail that something caused. */
export interface CausedMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** What the composer of this kind needs. */
  readonly payload: unknown;
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
  mails: readonly CausedMail[],
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
        payload: JSON.stringify(mail.payload),
        run_at: at,
        created_at: at,
      })),
    )
    .execute();
}

/** Mails that go to whoever a visitor says they are. */
const toVisitor: readonly MailKind[] = ['guide', 'contact_confirmation'];
const hourMs = 3_600_000;
/** More in an hour is no service to anyone: someone else is typing their address. */
const toVisitorPerHour = 5;

/**
 * The way out has a limit of its own: nobody can block it by asking for the guide in someone's name, and it floods no
 * one either.
 */
const wayOut: readonly MailKind[] = ['unsubscribe_link'];
const linksPerHour = 3;

/** Those of these mails that may be stored: what goes to the visitor only while they had few in the last hour. */
export async function withoutFlood(
  transaction: Kysely<Schema>,
  mails: readonly CausedMail[],
  { leadId, at }: Pick<Cause, 'leadId' | 'at'>,
): Promise<readonly CausedMail[]> {
  const mayStore = async (kinds: readonly MailKind[], perHour: number): Promise<boolean> => {
    if (!mails.some(({ kind }) => kinds.includes(kind))) return true;
    const recent = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('created_at', '>', instantOf(millisecondsOf(at) - hourMs))
      .where('kind', 'in', kinds)
      .limit(perHour)
      .execute();
    return recent.length < perHour;
  };
  const refused = new Set([
    ...((await mayStore(toVisitor, toVisitorPerHour)) ? [] : toVisitor),
    ...((await mayStore(wayOut, linksPerHour)) ? [] : wayOut),
  ]);
  return mails.filter(({ kind }) => !refused.has(kind));
}
