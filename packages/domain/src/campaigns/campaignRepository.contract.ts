import { beforeEach, describe, expect, test } from 'vitest';
import type { Edited } from '../changes/change.ts';
import type { Lead } from '../leads/lead.ts';
import { noCampaignStats, type Campaign } from './campaign.ts';
import { campaignSummary } from './campaignSummary.ts';
import type { CampaignRepository, NewCampaign } from './campaignRepository.ts';
import { type CampaignOrder, noAudience, refusedOf } from './sending/campaignSending.ts';

export interface CampaignRepositoryUnderTest {
  readonly campaigns: CampaignRepository;
  /** Stores a lead unchanged, with a new id and address. Returns the id. */
  seed(lead: Partial<Lead>): Promise<string>;
}

/** The saved campaign; throws when nothing was saved. */
async function saved(edited: Promise<Edited<Campaign>>): Promise<Campaign> {
  const answer = await edited;
  if (answer.outcome !== 'saved') throw new Error(`It was not saved: ${answer.outcome}`);
  return answer.record;
}

/** Ids that no store has issued, including ones that could break a database. */
const unknownIds = ['nope', '0', '018f2f00-0000-7000-8000-000000000000', "'; --", '../1', 'é'];

const letter: NewCampaign = {
  name: 'Najaarsbrief',
  subject: 'Beste {firstName|lezer}',
  content: '<p>Dag {firstName}</p>',
  recipients: ['1', '2'],
};

const atOnce: CampaignOrder = { key: 'first', sendAt: null, tick: false };
/** Later than the clock of every store under test. */
const later = '2026-12-01T08:00:00.000Z';

/** The behaviour of every campaign store. */
export function describeCampaignRepository(adapter: string, create: () => Promise<CampaignRepositoryUnderTest>): void {
  describe(`campaigns in ${adapter}`, () => {
    let campaigns: CampaignRepository;
    let seed: CampaignRepositoryUnderTest['seed'];
    beforeEach(async () => {
      const made = await create();
      campaigns = made.campaigns;
      seed = (lead) => made.seed(lead);
    });
    const names = async () => (await campaigns.list()).map(({ name }) => name);

    test('an empty store has no campaigns', async () => {
      expect(await campaigns.list()).toEqual([]);
    });

    test('a campaign comes back as it was added: a draft without figures', async () => {
      const added = await campaigns.add(letter);
      expect(added).toMatchObject({ ...letter, status: 'draft', stats: noCampaignStats(), createdBy: 'admin' });
      expect(added.createdAt).toMatch(/Z$/);
      expect(await campaigns.findById(added.id)).toEqual(added);
      expect(await campaigns.list()).toEqual([campaignSummary(added)]);
    });

    test('the list has the number of recipients, not who they are, nor the text', async () => {
      await campaigns.add({ ...letter, content: 'Met een \u2028 en een \ud83d' });
      const [listed] = await campaigns.list();
      expect(listed).toMatchObject({ name: letter.name, subject: letter.subject, recipientCount: 2 });
      expect(listed).not.toHaveProperty('content');
      expect(listed).not.toHaveProperty('recipients');
    });

    test('a campaign that is added again with its id is there once, as it is now', async () => {
      const id = '018f2f00-0000-4000-8000-00000000000a';
      const added = await campaigns.add({ ...letter, id });
      expect(added.id).toBe(id);
      const changed = await saved(campaigns.update(id, { name: 'Later' }));
      expect(await campaigns.add({ ...letter, id })).toEqual(changed);
      expect(await campaigns.list()).toEqual([campaignSummary(changed)]);
    });

    test('what is left out of a draft is empty', async () => {
      const { id } = await campaigns.add({});
      expect(await campaigns.findById(id)).toMatchObject({ name: '', subject: '', content: '', recipients: [] });
    });

    test('the template, the planned moment and the mark of a sample are kept', async () => {
      const more = { templateId: 'welcome-nl', scheduledAt: '2026-12-01T08:00:00.000Z', sample: true };
      const { id } = await campaigns.add({ ...letter, ...more });
      expect(await campaigns.findById(id)).toMatchObject(more);
    });

    test('campaigns are listed in the order in which they were added, each with an id of its own', async () => {
      for (const name of ['b', 'a', 'c']) await campaigns.add({ ...letter, name });
      expect(await names()).toEqual(['b', 'a', 'c']);
      expect(new Set((await campaigns.list()).map(({ id }) => id)).size).toBe(3);
    });

    test('only what is given changes', async () => {
      const { id, createdAt } = await campaigns.add(letter);
      await campaigns.add({ ...letter, name: 'other' });
      const change = { subject: 'Dag', recipients: ['3'], scheduledAt: '2026-12-01T08:00:00.000Z' };
      const changed = await saved(campaigns.update(id, change));
      expect(changed).toMatchObject({ ...letter, ...change, createdAt });
      expect(await campaigns.findById(id)).toEqual(changed);
      expect(await names()).toEqual(['Najaarsbrief', 'other']);
    });

    test('a moment and a template can be taken back', async () => {
      const { id } = await campaigns.add({
        ...letter,
        scheduledAt: '2026-12-01T08:00:00.000Z',
        templateId: 'welcome-nl',
      });
      await campaigns.update(id, { scheduledAt: null, templateId: null });
      expect(await campaigns.findById(id)).toMatchObject({ scheduledAt: null, templateId: null });
    });

    test('two changes of different fields both stand, each made from the same version', async () => {
      const { id, version } = await campaigns.add(letter);
      await campaigns.update(id, { name: 'Anders' }, version);
      expect(await saved(campaigns.update(id, { subject: 'Dag' }, version))).toMatchObject({
        name: 'Anders',
        subject: 'Dag',
      });
    });

    test('of two changes of one field the first stands, and the second is told', async () => {
      const { id, version } = await campaigns.add(letter);
      const first = await saved(campaigns.update(id, { recipients: ['1'], name: 'Eerste' }, version));
      const second = { recipients: ['2'], subject: 'Dag' };
      expect(await campaigns.update(id, second, version)).toEqual({
        outcome: 'conflict',
        theirs: first,
        fields: ['recipients'],
      });
      expect(await campaigns.findById(id)).toEqual(first);
      // The same value, or the current version, is no conflict.
      expect(await saved(campaigns.update(id, { name: 'Eerste' }, version))).toMatchObject({ name: 'Eerste' });
      expect(await saved(campaigns.update(id, second, first.version))).toMatchObject(second);
      expect(await saved(campaigns.update(id, { name: 'Zonder' }))).toMatchObject({ name: 'Zonder' });
    });

    test('a removed campaign is gone from everywhere, once', async () => {
      const [gone, stays] = [await campaigns.add(letter), await campaigns.add({ ...letter, name: 'stays' })];
      expect(await campaigns.remove(gone.id)).toBe(true);
      expect(await campaigns.list()).toEqual([campaignSummary(stays)]);
      expect(await campaigns.findById(gone.id)).toBeNull();
      expect(await campaigns.update(gone.id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await campaigns.remove(gone.id)).toBe(false);
    });

    test('a restored campaign is there again as it was, where it was', async () => {
      for (const name of ['a', 'b', 'c']) await campaigns.add({ ...letter, name });
      const before = await campaigns.list();
      const whole = await Promise.all(before.map(({ id }) => campaigns.findById(id)));
      for (const { id } of before) await campaigns.remove(id);
      for (const nth of [1, 0, 2]) expect(await campaigns.restore(before[nth]?.id ?? '')).toEqual(whole[nth]);
      expect(await campaigns.list()).toEqual(before);
    });

    test('only what was removed can be restored, and only once', async () => {
      const { id } = await campaigns.add(letter);
      expect(await campaigns.restore(id)).toBeNull();
      await campaigns.remove(id);
      await campaigns.restore(id);
      expect(await campaigns.restore(id)).toBeNull();
      expect(await campaigns.list()).toHaveLength(1);
    });

    test.each(unknownIds)('there is no campaign %j', async (id) => {
      await campaigns.add(letter);
      expect(await campaigns.findById(id)).toBeNull();
      expect(await campaigns.update(id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await campaigns.remove(id)).toBe(false);
      expect(await campaigns.restore(id)).toBeNull();
      expect(await campaigns.audience(id, true)).toBeNull();
      expect(await campaigns.send(id, atOnce)).toBeNull();
      expect(await campaigns.stop(id)).toBe(0);
      expect(await campaigns.retryFailed(id)).toBe(0);
      expect(await campaigns.list()).toHaveLength(1);
    });

    /** Two who confirmed, one without consent, one of each kind that never gets it, and an id without a lead. */
    async function everyKind(): Promise<string[]> {
      const kinds: Partial<Lead>[] = [
        { consent: 'confirmed' },
        { consent: 'none' },
        { consent: 'pending' },
        { consent: 'confirmed', subscribed: false },
        { consent: 'confirmed', suppressed: 'bounced' },
        { consent: 'confirmed', suppressed: 'blocked' },
        { consent: 'confirmed' },
      ];
      const ids: string[] = [];
      for (const kind of kinds) ids.push(await seed(kind));
      return [...ids, 'nobody'];
    }
    const never = { consent_pending: 1, unsubscribed: 1, suppressed: 1, blocked: 1 };

    test('who would get it, and why the others would not, with the tick and without', async () => {
      const chosen = await everyKind();
      const without = { ...noAudience(), willGet: 2, waiting: 1, never, gone: 1 };
      const withTick = { ...without, willGet: 3, waiting: 0, byTick: 1 };
      expect(await campaigns.audience(chosen, false)).toEqual(without);
      expect(await campaigns.audience([...chosen, ...chosen], true)).toEqual(withTick);
      const { id } = await campaigns.add({ ...letter, recipients: chosen });
      expect(await campaigns.audience(id, false)).toEqual(without);
      expect(await campaigns.audience(id, true)).toEqual(withTick);
      expect(await campaigns.audience([], true)).toEqual(noAudience());
    });

    test.each([false, true])('a send does what the audience said, tick: %s', async (tick) => {
      const { id } = await campaigns.add({ ...letter, recipients: await everyKind() });
      const audience = await campaigns.audience(id, tick);
      expect(audience).not.toBeNull();
      const sent = await campaigns.send(id, { ...atOnce, tick });
      expect(sent).toMatchObject({
        accepted: audience?.willGet,
        already: 0,
        refused: refusedOf(audience ?? noAudience()),
        sendAt: null,
      });
      const campaign = await campaigns.findById(id);
      expect(campaign).toMatchObject({
        status: 'sent',
        sentAt: sent?.at,
        sentBy: 'admin',
        stats: { ...noCampaignStats(), sent: audience?.willGet },
        consentTick: tick ? { by: 'admin', at: sent?.at, leads: 1 } : null,
        handedOver: true,
      });
      expect(await campaigns.audience(id, tick)).toEqual({ ...noAudience(), already: campaign?.recipients.length });
    });

    test('asked again with the same key it answers the same, and with another that everybody has it', async () => {
      const { id } = await campaigns.add({ ...letter, recipients: await everyKind() });
      const first = await campaigns.send(id, { ...atOnce, sendAt: later });
      expect(first).toMatchObject({ accepted: 2, sendAt: later });
      // This may be the answer that got lost.
      expect(await campaigns.send(id, { ...atOnce, sendAt: later, seen: 1 })).toEqual(first);
      const again = await campaigns.send(id, { ...atOnce, key: 'another' });
      const { recipients = [] } = (await campaigns.findById(id)) ?? {};
      expect(again).toMatchObject({ accepted: 0, already: recipients.length, refused: refusedOf(noAudience()) });
      expect(await campaigns.findById(id)).toMatchObject({ status: 'scheduled', scheduledAt: later });
    });

    test('sent or planned, it does not change any more: neither its text nor who gets it', async () => {
      for (const sendAt of [null, later]) {
        const { id } = await campaigns.add({ ...letter, recipients: await everyKind() });
        await campaigns.send(id, { ...atOnce, sendAt });
        const sent = await campaigns.findById(id);
        const change = { subject: 'Anders', name: letter.name, recipients: [] };
        const fields = ['subject', 'recipients'];
        for (const seen of [undefined, 1, sent?.version]) {
          expect(await campaigns.update(id, change, seen)).toEqual({ outcome: 'conflict', theirs: sent, fields });
        }
        expect(await campaigns.update(id, { name: letter.name })).toEqual({ outcome: 'saved', record: sent });
        expect(await campaigns.findById(id)).toEqual(sent);
      }
    });

    test('changed since the advisor saw it, it is not sent; seen as it is, it is', async () => {
      const { id, version } = await campaigns.add({ ...letter, recipients: await everyKind() });
      const { version: seen } = await saved(campaigns.update(id, { subject: 'Half getyp' }));
      const changed = { code: 'campaign_changed', status: 409 };
      await expect(campaigns.send(id, { ...atOnce, seen: version })).rejects.toMatchObject(changed);
      expect(await campaigns.findById(id)).toMatchObject({ status: 'draft', stats: noCampaignStats() });
      expect(await campaigns.send(id, { ...atOnce, seen })).toMatchObject({ accepted: 2 });
    });

    test('planned, it waits; stopped before anything left, it is a draft and can be sent again', async () => {
      const { id } = await campaigns.add({ ...letter, recipients: await everyKind() });
      await campaigns.send(id, { ...atOnce, sendAt: later, tick: true });
      expect(await campaigns.findById(id)).toMatchObject({ status: 'scheduled', scheduledAt: later, sentAt: null });
      expect(await campaigns.stop(id)).toBe(3);
      expect(await campaigns.stop(id)).toBe(0);
      const draft = { status: 'draft', scheduledAt: later, sentAt: null, sentBy: null, consentTick: null };
      expect(await campaigns.findById(id)).toMatchObject({ ...draft, stats: noCampaignStats() });
      expect(await campaigns.audience(id, true)).toMatchObject({ willGet: 3, already: 0 });
      expect(await campaigns.send(id, { ...atOnce, key: 'again', sendAt: later })).toMatchObject({ accepted: 2 });
    });

    test('removed while it waits, it is stopped, and comes back as a draft', async () => {
      const { id } = await campaigns.add({ ...letter, recipients: await everyKind() });
      await campaigns.send(id, { ...atOnce, sendAt: later });
      expect(await campaigns.remove(id)).toBe(true);
      expect(await campaigns.restore(id)).toMatchObject({ id, status: 'draft' });
      expect(await campaigns.stop(id)).toBe(0);
    });

    test('where nobody may get it, it stays a draft', async () => {
      const { id } = await campaigns.add({ ...letter, recipients: [await seed({ consent: 'none' })] });
      expect(await campaigns.send(id, atOnce)).toMatchObject({ accepted: 0, refused: { consent_missing: 1 } });
      expect(await campaigns.findById(id)).toMatchObject({ status: 'draft', stats: noCampaignStats() });
      expect(await campaigns.audience(id, true)).toMatchObject({ willGet: 1, byTick: 1 });
    });

    test.each<readonly [name: string, change: NewCampaign, order: Partial<CampaignOrder>, code: string]>([
      ['without a name', { name: ' ' }, {}, 'campaign_incomplete'],
      ['without a subject', { subject: '' }, {}, 'campaign_incomplete'],
      ['without content', { content: '' }, {}, 'campaign_incomplete'],
      ['without recipients', { recipients: [] }, {}, 'campaign_incomplete'],
      ['with an unknown placeholder', { subject: 'Dag {voornaam}' }, {}, 'placeholder_unknown'],
      ['with doubled braces', { content: 'Dag {{firstName}}' }, {}, 'placeholder_unknown'],
      ['with too long a subject', { subject: 'x'.repeat(201) }, {}, 'subject_too_long'],
      ['planned in a year that nobody means', {}, { sendAt: '2126-12-01T08:00:00.000Z' }, 'send_at_invalid'],
    ])('%s it is refused, and nothing is written', async (_name, change, order, code) => {
      const recipients = [await seed({ consent: 'confirmed' })];
      const added = await campaigns.add({ ...letter, recipients, ...change });
      await expect(campaigns.send(added.id, { ...atOnce, ...order })).rejects.toMatchObject({ code, status: 400 });
      expect(await campaigns.findById(added.id)).toEqual(added);
    });
  });
}
