import type { ConsentEntry, ConsentKind, Instant, Language, LeadBlock } from '@fnc/domain';
import { consentEntrySchema } from '@fnc/domain';
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import type { Schema } from '../schema.ts';
import { insertMany } from '../insertMany.ts';

export interface GivenConsent {
  readonly id: string;
  readonly leadId: string;
  readonly at: Instant;
  readonly version: string;
  readonly wording: string;
  readonly page: string;
  readonly language: Language;
  /** The lead ticked the box before. */
  readonly isAgain: boolean;
}

/** Whether the lead of a query ticked the box before. */
export const tickedBox = (query: ExpressionBuilder<Schema, 'lead'>): ExpressionWrapper<Schema, 'lead', SqlBool> =>
  query.exists(
    query
      .selectFrom('consent')
      .select('consent.id')
      .whereRef('consent.lead_id', '=', 'lead.id')
      .where('consent.kind', 'in', ['given', 'given_again'])
      // Older versions stored a return by the link as `given_again`, without the words of a box.
      .where('consent.wording', '<>', ''),
  );

/** Stores ticked boxes, inside the caller's transaction. */
export async function giveConsents(transaction: Kysely<Schema>, given: readonly GivenConsent[]): Promise<void> {
  if (given.length === 0) return;
  await insertMany(
    transaction,
    'consent',
    given.map(({ id, leadId, at, version, wording, page, language, isAgain }) => ({
      id,
      lead_id: leadId,
      at,
      version,
      wording,
      page,
      language,
      kind: isAgain ? ('given_again' as const) : ('given' as const),
    })),
  ).execute();
}

interface Mark {
  readonly id: string;
  readonly leadId: string;
  readonly at: Instant;
  readonly kind: ConsentKind;
  readonly language: string;
  readonly page?: string;
  /** The user name, for what the advisor did by hand. */
  readonly by?: string;
  readonly block?: LeadBlock;
}

/**
 * Records a consent event without a box: a link in a mail, or a block or another address by the advisor. Inside the
 * caller's transaction.
 */
export async function markConsent(
  transaction: Kysely<Schema>,
  { id, leadId, at, kind, language, page = '', by, block }: Mark,
): Promise<void> {
  await transaction
    .insertInto('consent')
    .values({
      id,
      lead_id: leadId,
      at,
      kind,
      version: '',
      wording: '',
      page,
      language,
      by_user: by ?? null,
      reason: block?.reason ?? null,
      note: block?.note ?? null,
    })
    .execute();
}

/** The consent history of a lead, oldest first. */
export async function readConsents(db: Kysely<Schema>, leadId: string): Promise<ConsentEntry[]> {
  const rows = await db
    .selectFrom('consent')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind: stored, at, wording, version, language, page, by_user, reason, note }) =>
    consentEntrySchema.parse({
      // As older versions stored a return by the link.
      kind: stored === 'given_again' && wording === '' ? 'returned' : stored,
      at,
      language,
      ...(wording === '' ? {} : { wording, version }),
      ...(page === '' ? {} : { page }),
      ...(by_user === null ? {} : { by: by_user }),
      ...(reason === null ? {} : { reason }),
      ...(note === null ? {} : { note }),
    }),
  );
}
