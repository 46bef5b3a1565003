import { type Campaign, type CampaignRepository, errorMessages } from '@fnc/domain';
import { type AdminApiClientOptions, createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiCampaignRepository } from '@fnc/domain/storage';

const signedIn = (url: string, token: string): AdminApiClientOptions => ({
  baseUrl: url,
  transport: (address, request) => fetch(address, request),
  getToken: () => token,
  language: 'nl',
  sentences: (language) => errorMessages[language],
});

/** The campaigns of a running server, as its advisor has them. */
export const campaignsOn = (url: string, token: string): CampaignRepository =>
  createApiCampaignRepository(signedIn(url, token));

/** Everything that a running server keeps, as its advisor has it. */
export const fileOn = (url: string, token: string): FileApiClient => createFileApiClient(signedIn(url, token));

/** The campaign of this name. */
export const campaignNamed = async (url: string, token: string, name: string): Promise<Campaign | undefined> =>
  (await campaignsOn(url, token).list()).find((campaign) => campaign.name === name);

/** The address of a campaign that was stored. */
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
  /** Requests at the same time. */
  readonly atOnce?: number;
}

/**
 * Hands a campaign in mail by mail, as other clients of the API do: one call a lead, a few at the same time. Stops when the server is gone.
 *
 * @returns the ids of the leads whose mail was accepted
 */
export async function sendCampaign({
  url,
  token,
  campaignId,
  leads,
  atOnce = 8,
}: Sending): Promise<ReadonlySet<string>> {
  const accepted = new Set<string>();
  const waiting = [...leads];
  const work = async () => {
    for (let lead = waiting.shift(); lead !== undefined; lead = waiting.shift()) {
      const body = {
        to: lead.email,
        subject: `Najaarsbrief voor ${lead.id}`,
        content: `<p>Dag ${lead.id}, <a href="https://example.com/gids">lees verder</a>.</p>`,
        leadId: lead.id,
        campaignId,
        campaignName: 'Najaarsbrief',
      };
      const response = await fetch(`${url}/api/send-email`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      }).catch(() => null);
      if (response === null) return;
      if (!response.ok) throw new Error(`send-email: ${response.status} ${await response.text()}`);
      accepted.add(lead.id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return accepted;
}

export interface Figures {
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What the server counts of one campaign. */
export async function campaignFigures(url: string, token: string, campaignId: string): Promise<Figures | undefined> {
  const response = await fetch(`${url}/api/admin/campaigns/figures?ids=${campaignId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { campaigns: readonly Figures[] }).campaigns[0];
}
