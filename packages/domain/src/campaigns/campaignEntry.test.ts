import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { aCampaign, someFigures } from '../testing/campaignFixtures.ts';
import { fixedInstant } from '../testing/fixtures.ts';
import { type Campaign } from './campaign.ts';
import { campaignSummary } from './campaignSummary.ts';
import { campaignFilter, campaignMoment, campaignTotals, sentCount, type CampaignEntry } from './campaignEntry.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import { campaignQueryParams, readCampaignQuery, type CampaignQuery } from './campaignQuery.ts';
import { campaignStatuses, campaignStatusLabel } from './campaignVocabulary.ts';

const entry = (campaign: Partial<Campaign> = {}, figures?: Partial<CampaignFigures>): CampaignEntry => ({
  campaign: campaignSummary(aCampaign(campaign)),
  figures: figures ? someFigures(figures) : null,
});

describe('campaignFilter', () => {
  const letter = entry({ name: 'Café-brief', subject: 'Dag {firstName}', createdAt: '2026-11-09T23:00:00.000Z' });
  test.each<[name: string, query: CampaignQuery, matches: boolean]>([
    ['nothing asked', {}, true],
    ['empty choices mean all', { status: [], search: '' }, true],
    ['the name without its accent', { search: 'CAFE' }, true],
    ['words of name and subject', { search: 'dag brief' }, true],
    ['the end of the name and the beginning of the subject', { search: 'briefdag' }, false],
    ['a word of the content', { search: 'veranderen' }, false],
    ['its status', { status: ['draft', 'sent'] }, true],
    ['another status', { status: ['sent'] }, false],
    ['its own day in Amsterdam', { from: '2026-11-10' }, true],
    ['the day after', { from: '2026-11-11' }, false],
  ])('%s', (_name, query, matches) => {
    expect(campaignFilter(query)(letter)).toBe(matches);
  });

  test('goes by the status that is shown', () => {
    const done = entry({ status: 'sent' }, { sent: 3 });
    expect(campaignFilter({ status: ['completed'] })(done)).toBe(true);
    expect(campaignFilter({ status: ['sent'] })(done)).toBe(false);
  });
});

describe('the moment a campaign stands in the list by', () => {
  test.each([
    ['a draft: when it was made', entry({ scheduledAt: fixedInstant }), '2026-11-19T11:40:00.000Z'],
    [
      'planned: when it leaves',
      entry({ status: 'scheduled', scheduledAt: '2026-12-01T08:00:00.000Z' }),
      '2026-12-01T08:00:00.000Z',
    ],
    ['sent: when it was sent', entry({ status: 'sent', sentAt: fixedInstant }), fixedInstant],
    [
      'sent by the server: when the first left',
      entry({ status: 'scheduled', scheduledAt: fixedInstant }, { sent: 1, firstSentAt: '2026-11-20T13:11:00.000Z' }),
      '2026-11-20T13:11:00.000Z',
    ],
  ])('%s', (_name, one, at) => {
    expect(campaignMoment(one)).toBe(at);
  });
});

describe('the four tiles', () => {
  test('count campaigns by the status shown, and mails', () => {
    const all = [
      entry(),
      entry({ status: 'scheduled' }),
      entry({ status: 'sent' }, { queued: 3, sent: 2, opened: 1 }),
      entry({ status: 'sent' }, { sent: 10, opened: 4 }),
      // Stored before the server counted figures.
      entry({ status: 'sent', stats: { sent: 7, delivered: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 } }),
    ];
    expect(campaignTotals(all)).toEqual({ drafts: 1, scheduled: 1, sent: 3, totalSent: 19, totalOpened: 5 });
    expect(all.map(sentCount)).toEqual([0, 0, 2, 10, 7]);
  });

  test('opens that nobody measures are not 0', () => {
    expect(campaignTotals([entry({ status: 'sent' }, { sent: 3 })]).totalOpened).toBeNull();
    expect(campaignTotals([entry({ status: 'sent' }, { sent: 3, opened: 0 })]).totalOpened).toBe(0);
    expect(campaignTotals([]).totalOpened).toBeNull();
  });
});

describe('a query in an address', () => {
  const queries: fc.Arbitrary<CampaignQuery> = fc.record(
    {
      search: anyText({ minLength: 1, maxLength: 60 }).map((text) => text.toWellFormed()),
      status: fc.subarray([...campaignStatuses], { minLength: 1 }),
      from: fc.constantFrom('2026-11-20', '2024-02-29'),
    },
    { requiredKeys: [] },
  );

  test('is read back as it was printed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readCampaignQuery(new URLSearchParams(campaignQueryParams(query)))).toEqual(query);
      }),
    );
  });

  test('is read leniently: what is not understood is left out, the rest counts', () => {
    const address = new URLSearchParams('status=sent,lost&from=2026-02-31&search=brief&sort=age');
    expect(readCampaignQuery(address)).toEqual({ search: 'brief', status: ['sent'] });
  });

  test('empty choices are left out', () => {
    expect(campaignQueryParams({ search: '', status: [], from: undefined })).toEqual({});
  });
});

test('the labels are the decided ones', () => {
  const labels = campaignStatuses.map((status) => campaignStatusLabel(status, 'nl'));
  expect(labels).toEqual(['Concept', 'Gepland', 'Verzonden', 'Gestopt', 'Voltooid']);
});
