import type { Language } from '@fnc/domain';
import type { CampaignFigures, Delivery } from '@fnc/domain';
import { get, listed, post, signUp } from './requests.ts';
import type { TestServer } from './testServer.ts';

/** The token in the newest mail that asks to confirm the newsletter. */
export function confirmTokenIn({ mailServer }: TestServer): string {
  const link = /https:\/\/www\.fnc\.example\/(?:bevestigen|en\/confirm)\?t=(\S+)/;
  return link.exec(mailServer.sent.findLast(({ text }) => link.test(text))?.text ?? '')?.[1] ?? '';
}

interface TestLead {
  readonly id: string;
  readonly email: string;
}

interface LeadOptions {
  readonly name?: string;
  readonly language?: Language;
  /** Default: `confirmed`. */
  readonly consent?: 'none' | 'pending' | 'confirmed';
}

/** A lead that signed up by the form, with the given newsletter state. */
export async function aLeadOn(
  server: TestServer,
  email: string,
  { name = 'Esmee Golfslag', language = 'nl', consent = 'confirmed' }: LeadOptions = {},
): Promise<TestLead> {
  await signUp(server, { email, name, language, newsletter: consent !== 'none' });
  await server.outboxWorker.settled();
  if (consent === 'confirmed') await post(server, '/api/confirm-newsletter', { token: confirmTokenIn(server) });
  const [lead] = await listed(server, `?search=${encodeURIComponent(email)}`);
  if (lead === undefined) throw new Error(`There is no lead ${email}.`);
  return { id: lead.id, email };
}

/** The advisor's request for one lead; set only what matters to the test. */
export const aCampaignMail = ({ id, email }: TestLead, changes: Record<string, unknown> = {}) => ({
  to: email,
  subject: 'Wat verandert er in 2027?',
  content: '<p>Dag Esmee, <a href="https://www.fnc.example/cyprus-gids">lees verder</a>.</p>',
  leadId: id,
  campaignId: 'campaign-1',
  campaignName: 'Najaarsbrief',
  ...changes,
});

export interface SendAnswer {
  readonly status: number;
  readonly body: { readonly id: string; readonly status: string; readonly repeated: boolean; readonly code?: string };
}

export async function sendCampaignMail(
  server: TestServer,
  lead: TestLead,
  changes: Record<string, unknown> = {},
): Promise<SendAnswer> {
  const answer = await post(server, '/api/send-email', aCampaignMail(lead, changes), await server.signIn());
  return { status: answer.statusCode, body: answer.json() };
}

export async function figuresOf(server: TestServer, campaignId = 'campaign-1'): Promise<CampaignFigures | undefined> {
  const answer = await get(server, `/api/admin/campaigns/figures?ids=${campaignId}`, await server.signIn());
  return answer.json<{ campaigns: CampaignFigures[] }>().campaigns[0];
}

export async function deliveriesOf(server: TestServer, query = '', campaignId = 'campaign-1'): Promise<Delivery[]> {
  const answer = await get(server, `/api/admin/campaigns/${campaignId}/deliveries${query}`, await server.signIn());
  return answer.json<{ deliveries: Delivery[] }>().deliveries;
}

/** Stops or retries a campaign's mails. */
export const order = async (server: TestServer, what: 'cancel' | 'retry', campaignId = 'campaign-1') =>
  (await post(server, `/api/admin/campaigns/${campaignId}/${what}`, {}, await server.signIn())).json<object>();
