import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { fixedInstant } from '../testing/fixtures.ts';
import { mailEventsSchema } from './mailEvent.ts';

const bounce = { type: 'bounced', email: 'jan@example.com', permanent: true, at: fixedInstant, detail: '550' };

test('a report is read as it was written; what is not permanent need not say so', () => {
  const events = [bounce, { type: 'delivered', messageId: '<1@fnc.example>' }];
  expect(mailEventsSchema.parse({ events })).toEqual({ events: [bounce, { ...events[1], permanent: false }] });
});

test('what no database keeps is taken out of it', () => {
  const [event] = mailEventsSchema.parse({
    events: [{ ...bounce, email: ' jan@example.com\0', messageId: '<1@fnc.example>\0', detail: '550\0 no\nnever' }],
  }).events;
  expect(event).toMatchObject({ email: bounce.email, messageId: '<1@fnc.example>', detail: '550 no\nnever' });
});

test.each([
  ['nothing', {}, { events: 'value_invalid' }],
  ['no events', { events: [] }, { events: 'value_invalid' }],
  ['a thousand and one', { events: Array.from({ length: 1001 }, () => bounce) }, { events: 'value_invalid' }],
  ['an unknown type', { events: [{ ...bounce, type: 'opened' }] }, { 'events.0.type': 'event_unknown' }],
  ['a moment that is none', { events: [{ ...bounce, at: 'today' }] }, { 'events.0.at': 'instant_invalid' }],
  [
    'an address that goes on',
    { events: [{ ...bounce, email: 'x'.repeat(255) }] },
    { 'events.0.email': 'text_too_long' },
  ],
  [
    'a permanence that is text',
    { events: [{ ...bounce, permanent: 'yes' }] },
    { 'events.0.permanent': 'value_invalid' },
  ],
])('%s is refused', (_name, body, codes) => {
  expect(codesOf(mailEventsSchema.safeParse(body))).toEqual(codes);
});
