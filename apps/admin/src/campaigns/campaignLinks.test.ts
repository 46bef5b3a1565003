import { readCampaignQuery } from '@fnc/domain';
import { expect, test } from 'vitest';
import { campaignLinks, resultPath } from './campaignLinks.ts';

const query = readCampaignQuery(new URLSearchParams('search=kerst&status=sent'));
const asked = (address: string) => Object.fromEntries(new URL(address, 'https://fnc.example').searchParams);

test.each([
  ['a row', campaignLinks(query).resultHref('7'), { search: 'kerst', status: 'sent', result: '7' }],
  [
    'what failed',
    campaignLinks(query).resultHref('7', 'failed'),
    { search: 'kerst', status: 'sent', result: '7', tab: 'failed' },
  ],
  ['the way after sending', resultPath(query, '7'), { search: 'kerst', status: 'sent', result: '7' }],
])('the result opens beside the list as it was searched and filtered: %s', (_name, address, expected) => {
  expect(asked(address)).toEqual(expected);
});
