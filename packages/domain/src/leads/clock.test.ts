import { describe, expect, test } from 'vitest';
import { answerClock, newestInboundAt, waitingSinceAfter, type ClockChange } from './answerClock.ts';
import type { LeadEvent } from './leadEvent.ts';
import type { LeadStatus } from './leadVocabulary.ts';

const hour = 3_600_000;
const since = '2026-11-20T13:10:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(since) + milliseconds).toISOString();

test.each([
  // waited             level     share
  [0, 'calm', 0],
  [20 * hour - 1, 'calm', 0.8333],
  [20 * hour, 'soon', 0.8333],
  [24 * hour, 'soon', 1],
  [24 * hour + 1, 'late', 1],
  [48 * hour, 'late', 2],
  [-hour, 'calm', 0], // the clock is behind
])('after %i ms the answer is %s', (waited, level, share) => {
  const clock = answerClock(since, after(waited));
  expect(clock.level).toBe(level);
  expect(clock.share).toBeCloseTo(share, 4);
  expect(clock.remainingMs).toBe(24 * hour - Math.max(0, waited));
});

test('who does not wait has no clock', () => {
  expect(answerClock(null, since)).toBeNull();
});

const [before, now, inbound] = ['2026-11-18T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-19T08:00:00.000Z'];
const message = (at: string): LeadEvent => ({ id: at, at, kind: 'message_received', message: '?' });
const signUp = (at: string): LeadEvent => ({ id: at, at, kind: 'guide_requested', source: 'general', page: '/' });
const statusChange = (at: string): LeadEvent => ({
  id: at,
  at,
  kind: 'status_changed',
  from: 'new',
  to: 'contacted',
  by: 'a',
});

describe('the 24 hours', () => {
  test.each<[name: string, change: ClockChange, status: LeadStatus, waiting: string | null, expected: string | null]>([
    ['a message starts them', { kind: 'message', at: now }, 'new', null, now],
    ['a message starts them anew', { kind: 'message', at: now }, 'new', before, now],
    ['a message starts them for who was answered', { kind: 'message', at: now }, 'converted', null, now],
    ['a sign-up starts them for who is new', { kind: 'sign_up', at: now }, 'new', null, now],
    ['a second sign-up starts them anew', { kind: 'sign_up', at: now }, 'new', before, now],
    ['a sign-up does not start them for who was answered', { kind: 'sign_up', at: now }, 'contacted', null, null],
    ['nor does it excuse an open message', { kind: 'sign_up', at: now }, 'contacted', before, before],
    ['an answer stops them', { kind: 'answer' }, 'new', before, null],
    ['a status stops them', { kind: 'status', to: 'contacted', newestInbound: inbound }, 'new', before, null],
    [
      'so does the status it has',
      { kind: 'status', to: 'contacted', newestInbound: inbound },
      'contacted',
      before,
      null,
    ],
    ['rejection stops them', { kind: 'status', to: 'rejected', newestInbound: inbound }, 'new', before, null],
    ['back to new starts them', { kind: 'status', to: 'new', newestInbound: inbound }, 'contacted', null, inbound],
  ])('%s', (_name, change, status, waitingSince, expected) => {
    expect(waitingSinceAfter(change, { status, waitingSince })).toBe(expected);
  });

  test.each<[name: string, events: LeadEvent[], expected: string]>([
    ['nothing recorded', [], before],
    ['a message', [message(inbound)], inbound],
    ['a sign-up', [signUp(inbound)], inbound],
    ['the newest of many, in any order', [message(inbound), signUp(now), message(before)], now],
    ['what the advisor did does not count', [statusChange(now), message(inbound)], inbound],
  ])('newest message or sign-up: %s', (_name, events, expected) => {
    expect(newestInboundAt(events, before)).toBe(expected);
  });
});
