import { expect, test } from 'vitest';
import { apiContract } from './contract.ts';
import { timeLimitOf } from './timeLimit.ts';

const seconds = (route: Parameters<typeof timeLimitOf>[0], bodyLength = 0) => timeLimitOf(route, bodyLength) / 1000;

test('a save is given up soon, because it is repeated', () => {
  expect(seconds(apiContract.saveAnswer)).toBe(15);
  expect(seconds(apiContract.updateCampaign)).toBe(15);
});

test('another call may take a minute', () => {
  expect(seconds(apiContract.listLeads)).toBe(60);
});

test('a visitor does not wait longer than half a minute', () => {
  expect(seconds(apiContract.contact)).toBe(30);
});

test('a large body gets the time that a slow connection needs', () => {
  expect(seconds(apiContract.updateCampaign, 400_000)).toBe(35);
});

test.each(['importFile', 'sendCampaign', 'startWriting'] as const)('%s may take minutes', (name) => {
  expect(seconds(apiContract[name])).toBe(900);
});
