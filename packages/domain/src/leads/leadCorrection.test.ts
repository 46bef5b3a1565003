import { expect, test } from 'vitest';
import { aLead } from '../testing/fixtures.ts';
import { correctedLead, correctionOf, fieldsCorrectedElsewhere, isAddressSettled } from './leadCorrection.ts';
import { leadCorrectionSchema } from './leadCorrectionSchema.ts';
import { leadPersonSchema, personOf } from './leadPerson.ts';

const lead = aLead({ name: 'Esmee Golfslag', phone: '+31 6 00 00 00 02', profession: 'kapitein', language: 'nl' });
const before = personOf(lead);

test('names only what was changed, an emptied field as null, and what was there before', () => {
  expect(correctionOf(before, before)).toEqual({});
  expect(correctionOf(before, { ...before, phone: '', profession: '', language: 'en' })).toEqual({
    phone: null,
    profession: null,
    language: 'en',
    seen: { phone: '+31 6 00 00 00 02', profession: 'kapitein', language: 'nl' },
  });
});

test.each([
  ['nothing', {}, []],
  ['another field', { name: 'Esmée' }, []],
  ['the same field to another value', { phone: '+31 6 00 00 00 09' }, ['phone']],
  ['the same field, emptied', { phone: undefined }, ['phone']],
  ['the same field to the same value', { phone: '+31 6 00 00 00 03' }, []],
] as const)('a correction of the phone after a window changed %s is a conflict in %j', (_case, change, fields) => {
  const correction = correctionOf(before, { ...before, phone: '+31 6 00 00 00 03' });
  expect(fieldsCorrectedElsewhere({ ...lead, ...change }, correction)).toEqual(fields);
});

test('a correction that does not say what it was made from is never a conflict', () => {
  expect(fieldsCorrectedElsewhere(lead, { name: 'Esmée' })).toEqual([]);
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
  expect(leadCorrectionSchema.safeParse({ seen: { name: 'Esmee' } }).success).toBe(false);
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
