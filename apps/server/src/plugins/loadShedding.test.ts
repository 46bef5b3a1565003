import { describe, expect, test } from 'vitest';
import { createLoadMeter } from './loadShedding.ts';

/** A server that answers one call in `msEach`, one after another. */
function aServer(msEach: number) {
  let now = 0;
  const meter = createLoadMeter(() => now);
  const queue: object[] = [];
  return {
    /** @returns how many of that many simultaneous calls were accepted */
    arrive(calls: number): number {
      let taken = 0;
      for (let call = 0; call < calls; call++) {
        if (meter.isTooMuch()) continue;
        const taking = {};
        meter.take(taking);
        queue.push(taking);
        taken += 1;
      }
      return taken;
    },
    work(calls: number) {
      for (const call of queue.splice(0, calls)) {
        now += msEach;
        meter.answered(call);
      }
    },
    standStill(ms: number) {
      now += ms;
    },
    waiting: () => queue.length,
  };
}

describe('load shedding', () => {
  test('a few calls at once are always accepted, however slow the last ones were', () => {
    const server = aServer(10_000);
    server.arrive(5);
    server.work(5);
    expect(server.arrive(32)).toBe(32);
  });

  test('a fast server accepts hundreds at once', () => {
    const server = aServer(2);
    server.arrive(100);
    server.work(100);
    expect(server.arrive(400)).toBe(400);
  });

  test('it accepts no more than it can answer in time', () => {
    const server = aServer(10);
    for (let round = 0; round < 20; round++) {
      server.arrive(30);
      server.work(30);
    }
    server.arrive(1_000);
    // 120 calls of ten milliseconds take 1.2 seconds; the mean is not exact, and errs towards accepting.
    expect(server.waiting()).toBeGreaterThan(120);
    expect(server.waiting()).toBeLessThan(145);
  });

  test('a server that answers a hundred calls at once accepts no more than it can answer in time', () => {
    const server = aServer(0);
    server.arrive(600);
    for (let round = 0; round < 20; round++) {
      server.standStill(250);
      server.work(100);
      server.arrive(100);
    }
    server.arrive(5_000);
    // A hundred in 250 ms are 480 in 1.2 seconds.
    expect(server.waiting()).toBeGreaterThan(450);
    expect(server.waiting()).toBeLessThan(550);
  });

  test('a slow first call of a rush says nothing about the next', () => {
    const server = aServer(0);
    server.arrive(64);
    server.standStill(300);
    server.work(1);
    expect(server.arrive(64)).toBe(64);
  });

  test('while nothing is answered only the first calls wait; afterwards all are accepted again', () => {
    const server = aServer(1);
    server.arrive(40);
    server.standStill(2_000);
    expect(server.arrive(100)).toBe(0);
    server.work(40);
    expect(server.arrive(32)).toBe(32);
  });
});
