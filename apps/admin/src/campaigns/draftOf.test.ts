import type { Campaign } from '@fnc/domain';
import { fixedInstant } from '@fnc/domain/testing';
import { describe, expect, test, vi } from 'vitest';
import { aDraft, readers, setUpDesk } from './setUpDesk.ts';

async function setUp(campaigns: readonly Campaign[]) {
  const { desk, changeElsewhere, services } = await setUpDesk({ campaigns });
  return { ...desk, changeElsewhere, services };
}

const soon = '2026-12-01T08:00:00.000Z';
const planned = aDraft(2, {
  status: 'scheduled',
  scheduledAt: soon,
  accepted: ['lead1'],
  consentTick: { by: 'marit', at: fixedInstant, leads: 1 },
});

describe('a plan', () => {
  test('that was broken off is resumed for its moment, and at once when that has passed', async () => {
    const { drafts } = await setUp([planned, aDraft(2, { ...planned, id: '2', scheduledAt: fixedInstant })]);
    await drafts.open('1');
    expect(drafts.get().draft).toMatchObject({ when: 'later', scheduledAt: soon, tick: true });
    await drafts.open('2');
    expect(drafts.get().draft).toMatchObject({ when: 'now', scheduledAt: null, tick: true });
  });

  test('whose moment comes while it is open is gone on with at once', async () => {
    const { drafts, changeElsewhere } = await setUp([planned]);
    await drafts.open('1');
    await changeElsewhere('1', { status: 'sent' });
    await drafts.follow();
    expect(drafts.get().draft).toMatchObject({ when: 'now', scheduledAt: null });
  });

  test('that is taken back keeps its moment and loses its tick: that is given anew', async () => {
    const { drafts, changeElsewhere } = await setUp([planned]);
    await drafts.open('1');
    await changeElsewhere('1', { status: 'draft', accepted: [] });
    await drafts.follow();
    expect(drafts.get()).toMatchObject({ draft: { when: 'later', scheduledAt: soon, tick: false }, saving: null });
  });

  test('of which the server says that it is none any more is followed', async () => {
    const { drafts, sender, list, services } = await setUp([aDraft(2)]);
    await sender.send({ campaignId: '1', leads: readers(2), sendAt: soon, tick: null });
    await drafts.open('1');
    await services.mail.cancelCampaign('1');
    await list.refreshFigures();
    await vi.waitFor(() => expect(drafts.get().campaign).toMatchObject({ status: 'draft', accepted: [] }));
  });
});
