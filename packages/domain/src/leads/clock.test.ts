import { describe, expect, test } from 'vitest';
import { answerClock, clocksAfter, newestInbound, type ClockChange, type LeadClocks } from './answerClock.ts';
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

const clocks = (waitingSince: string | null, welcomeSince: string | null): LeadClocks => ({
  waitingSince,
  welcomeSince,
});
const none = clocks(null, null);
const restarted = clocks(inbound, before);

describe('the 24 hours, and the clock of a welcome', () => {
  test.each<[name: string, change: ClockChange, status: LeadStatus, running: LeadClocks, expected: LeadClocks]>([
    ['a message starts the hours', { kind: 'message', at: now }, 'new', none, clocks(now, null)],
    ['a message starts them anew', { kind: 'message', at: now }, 'new', clocks(before, null), clocks(now, null)],
    ['a message starts them for who was answered', { kind: 'message', at: now }, 'converted', none, clocks(now, null)],
    ['a message leaves the welcome', { kind: 'message', at: now }, 'new', clocks(null, before), clocks(now, before)],
    ['a sign-up asks for a welcome only', { kind: 'sign_up', at: now }, 'new', none, clocks(null, now)],
    ['a second sign-up does so anew', { kind: 'sign_up', at: now }, 'new', clocks(null, before), clocks(null, now)],
    ['a sign-up asks nothing for who was answered', { kind: 'sign_up', at: now }, 'contacted', none, none],
    [
      'nor does it excuse an open message',
      { kind: 'sign_up', at: now },
      'new',
      clocks(before, null),
      clocks(before, now),
    ],
    ['an answer stops both', { kind: 'answer', writtenAt: inbound }, 'new', clocks(before, inbound), none],
    [
      'an answer that was written before a message does not answer it',
      { kind: 'answer', writtenAt: inbound },
      'new',
      clocks(now, before),
      clocks(now, null),
    ],
    [
      'a status stops both',
      { kind: 'status', to: 'contacted', inbound: restarted },
      'new',
      clocks(before, before),
      none,
    ],
    [
      'so does the status it has',
      { kind: 'status', to: 'contacted', inbound: restarted },
      'contacted',
      clocks(before, null),
      none,
    ],
    ['back to new starts them', { kind: 'status', to: 'new', inbound: restarted }, 'contacted', none, restarted],
  ])('%s', (_name, change, status, running, expected) => {
    expect(clocksAfter(change, { status, ...running })).toEqual(expected);
  });

  test.each<[name: string, events: LeadEvent[], expected: LeadClocks]>([
    ['nothing recorded', [], clocks(null, before)],
    ['a message', [message(inbound)], clocks(inbound, null)],
    ['a sign-up', [signUp(inbound)], clocks(null, inbound)],
    ['the newest of many, in any order', [message(inbound), signUp(now), message(before)], clocks(inbound, now)],
    ['what the advisor did does not count', [statusChange(now), message(inbound)], clocks(inbound, null)],
  ])('newest message and sign-up: %s', (_name, events, expected) => {
    expect(newestInbound(events, before)).toEqual(expected);
  });

  test.each<[name: string, events: LeadEvent[], expected: LeadClocks]>([
    ['an answered message', [message(inbound), signUp(now)], clocks(null, now)],
    ['a message after the answer', [message(now), signUp(before)], clocks(now, null)],
    ['nothing recorded', [], none],
  ])('what was written up to an answer is not open: %s', (_name, events, expected) => {
    expect(newestInbound(events, before, inbound)).toEqual(expected);
  });
});
