import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lead } from '../../leads/lead.ts';
import { consentStates, suppressions } from '../../leads/leadVocabulary.ts';
import { aLead } from '../../testing/fixtures.ts';
import { audienceOf, recipientFilter, type RecipientQuery } from './audience.ts';
import { countAudience, withTick } from './campaignSending.ts';
import { reachOf, type Reach } from './reach.ts';

describe('whether a campaign may mail a lead', () => {
  test.each<[subscribed: boolean, consent: Lead['consent'], suppressed: Lead['suppressed'], reach: Reach]>([
    [true, 'confirmed', null, 'reachable'],
    [true, 'none', null, 'consent_missing'],
    [true, 'pending', null, 'consent_pending'],
    [false, 'none', null, 'unsubscribed'],
    [false, 'confirmed', null, 'unsubscribed'],
    // Subscribed again and has not confirmed yet.
    [false, 'pending', null, 'consent_pending'],
    [true, 'confirmed', 'bounced', 'suppressed'],
    [true, 'none', 'bounced', 'suppressed'],
    [true, 'pending', 'complained', 'suppressed'],
    [false, 'none', 'bounced', 'unsubscribed'],
    [false, 'pending', 'bounced', 'suppressed'],
  ])('subscribed %s, consent %s, suppressed %s: %s', (subscribed, consent, suppressed, reach) => {
    expect(reachOf({ subscribed, consent, suppressed })).toBe(reach);
  });
});

const lead = fc
  .record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    subscribed: fc.boolean(),
    consent: fc.constantFrom(...consentStates),
    suppressed: fc.constantFrom(null, ...suppressions),
  })
  .map((fields) => aLead(fields));
const leads = fc.uniqueArray(lead, { selector: ({ id }) => id, maxLength: 20 });
const recipients = fc.array(fc.integer({ min: 1, max: 40 }).map(String));

describe('the audience', () => {
  test('is never anybody who said no, had no say, or was not chosen', () => {
    fc.assert(
      fc.property(leads, recipients, fc.boolean(), (all, chosen, tick) => {
        for (const { id, subscribed, suppressed, consent } of audienceOf(all, chosen, tick).willGet) {
          expect(chosen).toContain(id);
          expect([subscribed, suppressed]).toEqual([true, null]);
          expect(tick ? ['confirmed', 'none'] : ['confirmed']).toContain(consent);
        }
      }),
    );
  });

  test('holds everyone who was chosen exactly once, somewhere', () => {
    fc.assert(
      fc.property(leads, recipients, fc.boolean(), (all, chosen, tick) => {
        const { willGet, waiting, never, gone } = audienceOf([...all, ...all], [...chosen, ...chosen], tick);
        const ids = [...[...willGet, ...waiting, ...never.map((one) => one.lead)].map(({ id }) => id), ...gone];
        expect(ids.sort()).toEqual([...new Set(chosen)].sort());
      }),
    );
  });

  test('says why each of the others gets nothing', () => {
    const all = [
      aLead({ id: '1', consent: 'confirmed' }),
      aLead({ id: '2' }),
      aLead({ id: '3', consent: 'pending' }),
      aLead({ id: '4', subscribed: false }),
      aLead({ id: '5', suppressed: 'complained' }),
      aLead({ id: '6', consent: 'confirmed' }),
    ];
    const chosen = ['5', '4', '3', '2', '1', '9'];
    const without = audienceOf(all, chosen, false);
    expect(without.willGet.map(({ id }) => id)).toEqual(['1']);
    expect(without.waiting.map(({ id }) => id)).toEqual(['2']);
    expect(without.never.map((one) => [one.lead.id, one.reach])).toEqual([
      ['3', 'consent_pending'],
      ['4', 'unsubscribed'],
      ['5', 'suppressed'],
    ]);
    expect([without.byTick, without.gone]).toEqual([0, ['9']]);
    const ticked = audienceOf(all, chosen, true);
    expect(ticked.willGet.map(({ id }) => id)).toEqual(['1', '2']);
    expect([ticked.waiting, ticked.byTick, ticked.never]).toEqual([[], 1, without.never]);
  });

  test('counted without the tick says what it would be with it', () => {
    fc.assert(
      fc.property(leads, recipients, (all, chosen) => {
        const counted = (tick: boolean) => countAudience(audienceOf(all, chosen, tick));
        expect(withTick(counted(false))).toEqual(counted(true));
      }),
    );
  });
});

describe('choosing recipients', () => {
  const captain = aLead({ profession: 'kapitein', source: 'facebook', status: 'contacted', consent: 'confirmed' });
  const writer = aLead({ language: 'en', profession: undefined, name: 'Zoë Zeeman' });
  test.each<[name: string, query: RecipientQuery, isCaptain: boolean, isWriter: boolean]>([
    ['nothing asked', {}, true, true],
    [
      'empty choices mean all',
      { profession: [], language: [], reach: [], source: [], status: [], search: '' },
      true,
      true,
    ],
    ['a profession', { profession: ['kapitein', 'matroos'] }, true, false],
    ['a language', { language: ['en'] }, false, true],
    ['both languages', { language: ['nl', 'en'] }, true, true],
    ['a reach', { reach: ['consent_missing'] }, false, true],
    ['a source', { source: ['facebook'] }, true, false],
    ['a status', { status: ['new'] }, false, true],
    ['a word', { search: 'zoe' }, false, true],
    [
      'all of it',
      { search: 'golf', profession: ['kapitein'], reach: ['reachable'], status: ['contacted'] },
      true,
      false,
    ],
    ['one of it wrong', { search: 'golf', profession: ['kapitein'], reach: ['suppressed'] }, false, false],
  ])('%s', (_name, query, isCaptain, isWriter) => {
    expect([captain, writer].map(recipientFilter(query))).toEqual([isCaptain, isWriter]);
  });
});
