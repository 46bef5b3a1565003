import { describe, expect, test } from 'vitest';
import { aCampaign, someFigures } from '../testing/campaignFixtures.ts';
import { fixedInstant } from '../testing/fixtures.ts';
import type { Campaign } from './campaign.ts';
import { campaignTotals } from './campaignEntry.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import { isPlannable, problemsOf } from './sending/campaignProblems.ts';
import {
  acceptedCount,
  campaignState,
  shareOfSent,
  unreportedCount,
  wantedCount,
  nextLook,
  refreshSeconds,
} from './campaignState.ts';
import { campaignStatuses, type CampaignStatus } from './campaignVocabulary.ts';
import { duplicateCampaign } from './campaign.ts';
import { campaignSummary } from './campaignSummary.ts';

describe('a campaign’s status as it is shown', () => {
  test.each(campaignStatuses)('%s is what it is as long as the server does not say more', (status) => {
    expect(campaignState({ status, recipientCount: 0 }, null)).toBe(status);
    expect(campaignState({ status, recipientCount: 0 }, someFigures())).toBe(status);
  });

  test.each<[name: string, stored: CampaignStatus, shown: CampaignStatus, figures: Partial<CampaignFigures>]>([
    ['planned, nothing has left', 'scheduled', 'scheduled', { queued: 5, sendAt: fixedInstant }],
    ['planned, the first has left', 'scheduled', 'sent', { queued: 4, sent: 1, sendAt: fixedInstant }],
    ['planned, the first was held back', 'scheduled', 'sent', { queued: 4, skipped: 1, sendAt: fixedInstant }],
    ['planned, the first bounced at once', 'scheduled', 'sent', { queued: 4, failed: 1, sendAt: fixedInstant }],
    ['one is on its way', 'scheduled', 'sent', { queued: 5, sendAt: fixedInstant, firstSentAt: fixedInstant }],
    ['sent at once, nothing has left', 'sent', 'sent', { queued: 5 }],
    ['all have left', 'sent', 'completed', { sent: 5 }],
    ['some failed for good', 'sent', 'completed', { sent: 3, failed: 2 }],
    ['all were held back', 'scheduled', 'completed', { skipped: 5, sendAt: fixedInstant }],
    ['stopped half way', 'sent', 'stopped', { sent: 3, cancelled: 2 }],
    ['stopped, and gone on with', 'stopped', 'sent', { sent: 3, queued: 2 }],
    ['stopped, and gone on with to the end', 'stopped', 'completed', { sent: 5 }],
    ['stopped before anything left', 'scheduled', 'draft', { cancelled: 5, sendAt: fixedInstant }],
    ['a tab that closed before it stored the status', 'draft', 'sent', { queued: 5 }],
    ['tried again after all had ended', 'completed', 'sent', { queued: 1, sent: 4 }],
  ])('%s: stored %s, shown %s', (_name, status, shown, figures) => {
    expect(campaignState({ status, recipientCount: 0 }, someFigures(figures))).toBe(shown);
  });
});

describe('a send that was broken off', () => {
  const recipientCount = 494;

  test.each<[name: string, handedOver: boolean | undefined, figures: Partial<CampaignFigures>, shown: CampaignStatus]>([
    ['before most was handed over', false, { sent: 66 }, 'stopped'],
    ['and the server is still at it', false, { sent: 60, queued: 6 }, 'sent'],
    [
      'after the last was handed over, before that was stored',
      false,
      { sent: 490, failed: 3, skipped: 1 },
      'completed',
    ],
    ['not at all: whom it left are refused', false, { sent: 66, refused: 428 }, 'completed'],
    ['never: the others had said no', true, { sent: 66 }, 'completed'],
    ['in a version that did not store it', undefined, { sent: 66 }, 'completed'],
  ])('%s', (_name, handedOver, figures, shown) => {
    expect(campaignState({ status: 'sent', handedOver, recipientCount }, someFigures(figures))).toBe(shown);
  });

  test.each([
    [false, { sent: 66 }, 494],
    [false, { sent: 66, cancelled: 300, refused: 128 }, 366],
    [true, { sent: 66, cancelled: 428 }, 494],
    [true, { sent: 66, failed: 1, skipped: 2, queued: 3 }, 72],
  ])('handed over: %s, of %j wanted %i', (handedOver, figures, wanted) => {
    expect(wantedCount({ handedOver, recipientCount }, someFigures(figures))).toBe(wanted);
  });

  test('counts among the campaigns that were sent', () => {
    const entry = {
      campaign: campaignSummary(aCampaign({ status: 'sent' })),
      figures: someFigures({ sent: 66, cancelled: 428 }),
    };
    expect(campaignTotals([entry])).toMatchObject({ sent: 1, totalSent: 66 });
  });
});

test.each([
  ['some without a report', { sent: 10, bounced: 1, delivered: 6 }, 3],
  ['all reported', { sent: 10, bounced: 1, delivered: 9 }, 0],
  ['delivered, and returned after that', { sent: 10, bounced: 1, delivered: 10 }, 0],
  ['nothing measured', { sent: 10, bounced: 1, delivered: null }, 0],
])('%s: sent without a report yet', (_name, figures, expected) => {
  expect(unreportedCount(someFigures(figures))).toBe(expected);
});

describe('figures', () => {
  test('what was accepted is everything that was not cancelled', () => {
    expect(acceptedCount(someFigures({ queued: 1, sent: 2, failed: 4, skipped: 8, cancelled: 16 }))).toBe(15);
  });

  test.each([
    [1, 4, 0.25],
    [0, 4, 0],
    [null, 4, null],
    [0, 0, null],
    [5, 4, 1],
  ])('%s of %s sent is %s', (figure, sent, share) => {
    expect(shareOfSent(figure, sent)).toBe(share);
  });
});

describe('what keeps a campaign from being sent', () => {
  test.each<[name: string, changes: Partial<Campaign>, problems: string[]]>([
    ['nothing', {}, []],
    [
      'an empty one',
      { name: ' ', subject: '', content: '\n', recipients: [] },
      ['name', 'subject', 'content', 'recipients'],
    ],
    ['an unknown field in the subject', { subject: '{naam}' }, ['placeholders']],
    ['a comment that hides the way out', { content: '<p>Dag</p><!-- ' }, ['unsubscribe']],
    ['an unknown field in the content', { content: '<p>{{firstName}}</p>' }, ['placeholders']],
  ])('%s', (_name, changes, problems) => {
    expect(problemsOf(aCampaign(changes))).toEqual(problems);
  });

  test.each([
    ['2026-11-20T13:09:00.000Z', true],
    ['2027-11-21T13:10:00.000Z', true],
    ['2027-11-21T13:10:00.001Z', false],
    ['soon', false],
  ])('%s can be planned: %s', (sendAt, can) => {
    expect(isPlannable(sendAt, fixedInstant)).toBe(can);
  });
});

test('a copy is a draft for the same leads, and nothing of what happened', () => {
  const sent = aCampaign({
    status: 'completed',
    sentAt: fixedInstant,
    scheduledAt: fixedInstant,
    recipients: ['1', '2'],
    templateId: '7',
    consentTick: { by: 'admin', at: fixedInstant, leads: 1 },
    accepted: ['1'],
  });
  expect(duplicateCampaign(sent)).toEqual({
    name: 'Najaarsbrief (Copy)',
    subject: sent.subject,
    content: sent.content,
    recipients: ['1', '2'],
    templateId: '7',
  });
  expect(duplicateCampaign(sent).recipients).not.toBe(sent.recipients);
});

const inMs = (ms: number) => new Date(Date.parse(fixedInstant) + ms).toISOString();

describe('when the figures are read again', () => {
  const soon = refreshSeconds * 1000;

  test.each([
    // name                                       queued  sendAt                 → ms
    ['nothing is on its way', 0, null, false],
    ['what was planned has left', 0, inMs(-1), false],
    ['mails are on their way', 3, null, soon],
    ['a planned moment is near', 3, inMs(5_000), soon],
    ['a planned moment comes in a minute', 3, inMs(60_000), 50_000],
    ['a planned moment is far away', 3, inMs(30 * 86_400_000), 3_600_000],
  ] as const)('%s', (_name, queued, sendAt, expected) => {
    expect(nextLook([someFigures({ queued, sendAt })], fixedInstant)).toBe(expected);
  });

  test('the soonest of all counts', () => {
    const far = someFigures({ queued: 1, sendAt: inMs(86_400_000) });
    expect(nextLook([far, someFigures({ queued: 1 }), someFigures()], fixedInstant)).toBe(soon);
  });
});
