import type { ConsentEntry, ConsentKind, Instant, Language, LeadBlock } from '@fnc/domain';
import { consentEntrySchema } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

interface GivenConsent {
  readonly id: string;
  readonly leadId: string;
  readonly at: Instant;
  readonly version: string;
  readonly wording: string;
  readonly page: string;
  readonly language: Language;
}

/** A box was ticked: for the first time, or again. Inside the caller's transaction. */
export async function giveConsent(
  transaction: Kysely<Schema>,
  { id, leadId, at, version, wording, page, language }: GivenConsent,
): Promise<void> {
  const earlier = await transaction
    .selectFrom('consent')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['given', 'given_again'])
    .limit(1)
    .executeTakeFirst();
  const kind = earlier === undefined ? 'given' : 'given_again';
  await transaction
    .insertInto('consent')
    .values({ id, lead_id: leadId, at, kind, version, wording, page, language })
    .execute();
}

interface Mark {
  readonly id: string;
  readonly leadId: string;
  readonly at: Instant;
  readonly kind: ConsentKind;
  readonly language: string;
  readonly page?: string;
  /** Of a block by hand. */
  readonly by?: string;
  readonly block?: LeadBlock;
}

/** Something that happened to a consent without a box: by a link in a mail, or by the adviser's hand. Inside the caller's transaction. */
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

/** The proof of a lead, oldest first. */
export async function readConsents(db: Kysely<Schema>, leadId: string): Promise<ConsentEntry[]> {
  const rows = await db
    .selectFrom('consent')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at, wording, version, language, page, by_user, reason, note }) =>
    consentEntrySchema.parse({
      kind,
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
