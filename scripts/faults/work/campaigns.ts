import type { Campaign, CampaignOrder, CampaignSent } from '@fnc/domain';
import type { Database } from '../../../apps/server/src/adapters/sql/database.ts';
import { mailKey } from './stored.ts';
import { Broken, type Calls, type Promised, type Worker } from './worker.ts';

interface Reader {
  readonly id: string;
  readonly email: string;
}

interface Send {
  readonly campaign: Campaign;
  readonly order: CampaignOrder;
  readonly readers: readonly Reader[];
}

const readersEach = 40;

const arrived = (subject: string, readers: readonly Reader[], mails: ReadonlySet<string>): readonly Promised[] =>
  readers.map(({ email }) => ({ what: `${subject} to ${email}`, isThere: mails.has(mailKey(email, subject)) }));

/**
 * Writes and sends one campaign after the other. An interrupted send is retried at the end, with its key.
 *
 * @param saidNo addresses of readers who unsubscribed after a send was accepted: they are promised nothing
 */
export function sending(who: string, everybody: readonly Reader[], saidNo: ReadonlySet<string> = new Set()): Worker {
  const sent: (Send & { readonly answer: CampaignSent })[] = [];
  const unheard: Send[] = [];
  let written = 0;
  let draft: Send | undefined;
  let isAsked = false;

  async function ask({ campaigns }: Calls, send: Send): Promise<CampaignSent> {
    const answer = await campaigns.send(send.campaign.id, send.order);
    if (answer === null) throw new Broken(`campaign ${send.campaign.id} is gone`);
    if (answer.accepted !== send.readers.length)
      throw new Broken(`${answer.accepted} of ${send.readers.length} readers were accepted`);
    return answer;
  }

  return {
    get what() {
      return draft === undefined ? 'drafts' : 'sends';
    },
    async change(calls) {
      if (draft !== undefined && isAsked) {
        unheard.push(draft);
        draft = undefined;
      }
      isAsked = false;
      if (draft === undefined) {
        const from = (written * readersEach) % everybody.length;
        const readers = everybody.slice(from, from + readersEach);
        const subject = `${who} ${written}`;
        const recipients = readers.map(({ id }) => id);
        const campaign = await calls.campaigns.add({ name: subject, subject, content: '<p>Dag</p>', recipients });
        written += 1;
        draft = { campaign, order: { key: campaign.id, sendAt: null, tick: false }, readers };
        return;
      }
      isAsked = true;
      sent.push({ ...draft, answer: await ask(calls, draft) });
      draft = undefined;
    },
    async settle(calls) {
      for (const send of unheard) sent.push({ ...send, answer: await ask(calls, send) });
      for (const { answer, ...send } of sent) {
        const again = await ask(calls, send);
        if (JSON.stringify(again) !== JSON.stringify(answer))
          throw new Broken(`asked again: ${JSON.stringify(again)}, before: ${JSON.stringify(answer)}`);
      }
    },
    promised: ({ ids, mails }) =>
      sent.flatMap(({ campaign, readers }) => [
        { what: `campaign ${campaign.id}`, isThere: ids.has(campaign.id) },
        ...arrived(
          campaign.subject,
          readers.filter(({ email }) => !saidNo.has(email)),
          mails,
        ),
      ]),
  };
}

const leaversAtOnce = 3;

/**
 * Unsubscribes some readers whose mail has not been sent yet, like another server on the same database.
 *
 * @param readers who may unsubscribe, in the order of their ids
 * @returns their addresses
 */
export async function sayNo({ query }: Database, readers: readonly Reader[]): Promise<readonly string[]> {
  const waiting = await query
    .selectFrom('campaign_mail')
    .innerJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .innerJoin('lead', 'lead.id', 'campaign_mail.lead_id')
    .select(['lead.id', 'lead.email'])
    .where('outbox.status', '=', 'queued')
    .where('lead.id', '>=', readers[0]?.id ?? '')
    .where('lead.unsubscribed_at', 'is', null)
    .limit(leaversAtOnce)
    .execute();
  for (const { id } of waiting) {
    const at = '2026-11-20T09:00:00.000Z';
    await query.updateTable('lead').set({ unsubscribed_at: at }).where('id', '=', id).execute();
  }
  return waiting.map(({ email }) => email);
}

/** Submits the mails of a campaign one by one, as other API clients do. */
export function handingIn(everybody: readonly Reader[]): Worker {
  const accepted: { readonly reader: Reader; readonly campaignId: string; readonly id: string }[] = [];
  const mailOf = (campaignId: string, { id, email }: Reader) => ({
    to: email,
    subject: campaignId,
    content: '<p>Dag</p>',
    leadId: id,
    campaignId,
  });

  return {
    what: 'single mails',
    async change({ mails }) {
      const campaignId = `los-${Math.floor(accepted.length / everybody.length)}`;
      const reader = everybody[accepted.length % everybody.length];
      if (reader === undefined) throw new Broken('nobody to write to');
      accepted.push({ reader, campaignId, id: (await mails.sendEmail(mailOf(campaignId, reader))).id });
    },
    async settle({ mails }) {
      for (const { reader, campaignId, id } of accepted) {
        const again = await mails.sendEmail(mailOf(campaignId, reader));
        if (!again.repeated || again.id !== id) throw new Broken(`mail ${id} was accepted again as ${again.id}`);
      }
    },
    promised: ({ mails }) => accepted.flatMap(({ reader, campaignId }) => arrived(campaignId, [reader], mails)),
  };
}
