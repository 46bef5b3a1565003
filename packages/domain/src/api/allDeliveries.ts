import type { Delivery } from '../campaigns/sending/delivery.ts';
import { type DeliveryQuery, maximumDeliveryLimit } from './answers/campaignAnswers.ts';
import type { CampaignApiClient } from './campaignClient.ts';

/** Every matching mail of a campaign, from all pages. Rejects when a page cannot be fetched. */
export async function allDeliveries(
  mail: Pick<CampaignApiClient, 'listDeliveries'>,
  campaignId: string,
  query: Pick<DeliveryQuery, 'status'> = {},
): Promise<readonly Delivery[]> {
  const found = new Map<string, Delivery>();
  let cursor: string | null = null;
  do {
    const page = await mail.listDeliveries(campaignId, {
      ...query,
      limit: maximumDeliveryLimit,
      ...(cursor === null ? {} : { cursor }),
    });
    for (const delivery of page.deliveries) found.set(delivery.id, delivery);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return [...found.values()];
}
