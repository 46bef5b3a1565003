import { type Campaign, type CampaignRepository, errorMessages } from '@fnc/domain';
import {
  type AdminApiClientOptions,
  createCampaignApiClient,
  createFileApiClient,
  type FileApiClient,
} from '@fnc/domain/api';
import { createApiCampaignRepository } from '@fnc/domain/storage';

const signedIn = (url: string, token: string): AdminApiClientOptions => ({
  baseUrl: url,
  transport: (address, request) => fetch(address, request),
  getToken: () => token,
  language: 'nl',
  sentences: (language) => errorMessages[language],
});

/** The campaigns of a running server, with its advisor's token. */
export const campaignsOn = (url: string, token: string): CampaignRepository =>
  createApiCampaignRepository(signedIn(url, token));

/** All stored data of a running server, with its advisor's token. */
export const fileOn = (url: string, token: string): FileApiClient => createFileApiClient(signedIn(url, token));

/** The campaign of this name. */
export async function campaignNamed(url: string, token: string, name: string): Promise<Campaign | null> {
  const campaigns = campaignsOn(url, token);
  const found = (await campaigns.list()).find((campaign) => campaign.name === name);
  return found === undefined ? null : campaigns.findById(found.id);
}

/** Matches the address of a stored campaign. */
export const campaignAddress = /campaigns\/[\da-f-]{36}$/;

interface Recipient {
  readonly id: string;
  readonly email: string;
}

interface Sending {
  readonly url: string;
  readonly token: string;
  readonly campaignId: string;
  readonly leads: readonly Recipient[];
}

/** Submits a campaign mail by mail, as other clients of the API do: one call per lead. */
export async function sendCampaign({ url, token, campaignId, leads }: Sending): Promise<void> {
  const mails = createCampaignApiClient(signedIn(url, token));
  for (const { id, email } of leads)
    await mails.sendEmail({
      to: email,
      subject: `Najaarsbrief voor ${id}`,
      content: `<p>Dag ${id}, <a href="https://example.com/gids">lees verder</a>.</p>`,
      leadId: id,
      campaignId,
      campaignName: 'Najaarsbrief',
    });
}

export interface Figures {
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The server's figures of one campaign. */
export async function campaignFigures(url: string, token: string, campaignId: string): Promise<Figures | undefined> {
  const response = await fetch(`${url}/api/admin/campaigns/figures?ids=${campaignId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { campaigns: readonly Figures[] }).campaigns[0];
}
