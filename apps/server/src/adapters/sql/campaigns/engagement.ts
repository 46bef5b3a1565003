import { instantOf, millisecondsOf } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

/** A picture fetched this soon after sending was fetched by the mail service, not by its recipient. */
const tooSoonMs = 10_000;

/** Opens and clicks of campaign mails, each counted once; those of programs are counted separately, or not at all. */
export interface Engagement {
  /** @param isMachine the user agent says that it is a program. @returns false when there is no such mail */
  opened(mailId: string, isMachine: boolean): Promise<boolean>;
  /**
   * @param counts false for a program
   * @returns the address behind a link; `null` when the mail has no such link
   */
  clicked(mailId: string, link: number, counts: boolean): Promise<string | null>;
}

/** The number of mails to a lead that only programs opened. */
export async function countOpenedByMachine(db: Kysely<Schema>, leadId: string): Promise<number> {
  const { mails } = await db
    .selectFrom('campaign_mail')
    .where('lead_id', '=', leadId)
    .where('machine_opened_at', 'is not', null)
    .where('opened_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  return mails;
}

interface EngagementDependencies {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createEngagement({ database: { query: db }, now }: EngagementDependencies): Engagement {
  const find = (mailId: string) =>
    db
      .selectFrom('campaign_mail')
      .innerJoin('outbox', 'outbox.id', 'campaign_mail.id')
      .leftJoin('campaign_snapshot', 'campaign_snapshot.send_id', 'campaign_mail.send_id')
      // A mail has its own addresses if it was not filled in from its send.
      .select([
        'campaign_mail.lead_id',
        sql<string>`coalesce(nullif(campaign_mail.links, '[]'), campaign_snapshot.links, '[]')`.as('links'),
        'outbox.sent_at',
      ])
      .where('campaign_mail.id', '=', mailId)
      .executeTakeFirst();

  const isTooSoon = (sentAt: string | null) => sentAt === null || now() - millisecondsOf(sentAt) < tooSoonMs;

  /** Stores the first time, and counts it on the lead. */
  const mark = (mailId: string, leadId: string | null, column: 'opened' | 'clicked') =>
    db.transaction().execute(async (transaction) => {
      const marked = await transaction
        .updateTable('campaign_mail')
        .set({ [`${column}_at`]: instantOf(now()) })
        .where('id', '=', mailId)
        .where(`${column}_at`, 'is', null)
        .executeTakeFirst();
      if (marked.numUpdatedRows === 0n || leadId === null) return;
      await transaction
        .updateTable('lead')
        .set({ [`emails_${column}`]: sql<number>`${sql.ref(`emails_${column}`)} + 1` })
        .where('id', '=', leadId)
        .execute();
    });

  return {
    async opened(mailId, isMachine) {
      const mail = await find(mailId);
      if (mail === undefined) return false;
      if (!isMachine && !isTooSoon(mail.sent_at)) {
        await mark(mailId, mail.lead_id, 'opened');
        return true;
      }
      await db
        .updateTable('campaign_mail')
        .set({ machine_opened_at: instantOf(now()) })
        .where('id', '=', mailId)
        .where('machine_opened_at', 'is', null)
        .execute();
      return true;
    },

    async clicked(mailId, link, counts) {
      const mail = await find(mailId);
      const address = mail === undefined ? undefined : (JSON.parse(mail.links) as string[])[link];
      if (mail === undefined || address === undefined) return null;
      // A scanner opens every link in a mail: it is redirected but not counted.
      if (counts && !isTooSoon(mail.sent_at)) await mark(mailId, mail.lead_id, 'clicked');
      return address;
    },
  };
}
