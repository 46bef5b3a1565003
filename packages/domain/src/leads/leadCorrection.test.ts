import { expect, test } from 'vitest';
import { aLead } from '../testing/fixtures.ts';
import {
  correctedLead,
  correctionOf,
  isAddressSettled,
  leadCorrectionSchema,
  leadPersonSchema,
  personOf,
} from './leadCorrection.ts';

const lead = aLead({ name: 'Esmee Golfslag', phone: '+31 6 00 00 00 02', profession: 'kapitein', language: 'nl' });
const before = personOf(lead);

test('names only what was changed, and an emptied field as null', () => {
  expect(correctionOf(before, before)).toEqual({});
  expect(correctionOf(before, { ...before, phone: '', profession: '', language: 'en' })).toEqual({
    phone: null,
    profession: null,
    language: 'en',
  });
});

test('a corrected lead has what the form showed, and keeps the rest', () => {
  const after = { name: 'Esmée', email: 'e@golfslag.example', phone: '', profession: '', language: 'en' } as const;
  const corrected = correctedLead(lead, correctionOf(before, after));
  expect(personOf(corrected)).toEqual(after);
  expect({ ...corrected, ...before }).toEqual(lead);
});

test('a lead without phone and profession is a valid form, an empty name is not', () => {
  const { phone: _phone, profession: _profession, ...bare } = lead;
  expect(leadPersonSchema.parse(personOf(bare))).toMatchObject({ phone: '', profession: '' });
  expect(leadPersonSchema.safeParse({ ...before, name: ' ' }).error?.issues).toMatchObject([
    { path: ['name'], message: 'lead_name_required' },
  ]);
});

test('a correction names at least one field', () => {
  expect(leadCorrectionSchema.safeParse({}).success).toBe(false);
  expect(leadCorrectionSchema.parse({ phone: null })).toEqual({ phone: null });
});

test.each([
  ['no decision', {}, false],
  ['a tick that waits', { consent: 'pending' }, false],
  ['a bounce', { suppressed: 'bounced' }, false],
  ['a consent', { consent: 'confirmed' }, true],
  ['an unsubscription', { subscribed: false }, true],
  ['a complaint', { suppressed: 'complained' }, true],
  ['a block', { suppressed: 'blocked' }, true],
] as const)('%s settles the address: %s → %s', (_case, changes, settled) => {
  expect(isAddressSettled(aLead(changes))).toBe(settled);
});
