import { expect, test } from 'vitest';
import { campaignSummary } from '../../campaigns/campaignSummary.ts';
import { aCampaign, fixedNow } from '../../testing.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { copiedCampaignSchema } from './copiedCampaigns.ts';
import { readCopied } from './readCopied.ts';
import { createWorkingCopy } from './workingCopy.ts';

const campaign = aCampaign({ recipients: ['a', 'b'] });
const grown = campaignSummary({ ...campaign, recipients: ['a', 'b', 'c'] });

/** The numbers of recipients in a copy, after `fill`. */
function recipientsAfter(fill: (copy: ReturnType<typeof createWorkingCopy>) => void) {
  const copy = createWorkingCopy({ store: createMemoryStore(), now: fixedNow });
  fill(copy);
  const { records = [] } = copy.read('emailCampaigns') ?? {};
  return readCopied(records, copiedCampaignSchema).map(({ recipientCount }) => recipientCount);
}

test('a campaign that was read with the list has its number of recipients', () => {
  expect(recipientsAfter((copy) => copy.merge('emailCampaigns', [campaignSummary(campaign)]))).toEqual([2]);
});

test('the recipients of a campaign that was read completely are counted', () => {
  expect(recipientsAfter((copy) => copy.put('emailCampaigns', campaign))).toEqual([2]);
});

test('a newer list has the number, not the older recipients', () => {
  expect(
    recipientsAfter((copy) => {
      copy.put('emailCampaigns', campaign);
      copy.merge('emailCampaigns', [grown]);
    }),
  ).toEqual([3]);
});
