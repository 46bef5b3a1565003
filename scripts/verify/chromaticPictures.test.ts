import { expect, test } from 'vitest';
import { differencesFromBaselines, snapshotsOf } from './chromaticPictures.ts';

const modes = { nl: {}, dark: {}, en: {}, phone: {} };
const hero = { id: 'site-hero--default', parameters: { chromatic: { modes } } };
const moment = { id: 'site-hero--moment', parameters: { chromatic: { modes, disableSnapshot: true } } };
const proof = {
  id: 'site-hero--proof',
  parameters: {
    chromatic: { modes: { ...modes, dark: { disable: true }, en: { disable: true }, phone: { disable: true } } },
  },
};

test('a story has a snapshot for each mode that is not turned off', () => {
  expect(snapshotsOf(hero)).toEqual([hero.id, `${hero.id}.dark`, `${hero.id}.en`, `${hero.id}.phone`]);
  expect(snapshotsOf(moment)).toEqual([]);
  expect(snapshotsOf(proof)).toEqual([proof.id]);
});

test('snapshots and baselines agree; a high-contrast baseline has no snapshot', () => {
  const baselines = [hero.id, `${hero.id}.dark`, `${hero.id}.forced`, proof.id];
  expect(differencesFromBaselines([hero, moment, proof], baselines)).toEqual([]);
});

test('a baseline without a snapshot, and a snapshot without a baseline, are named', () => {
  expect(differencesFromBaselines([hero, moment, proof], [hero.id, `${proof.id}.dark`, moment.id])).toEqual([
    'Chromatic would not picture site-hero--proof.dark, which has a baseline.',
    'Chromatic would not picture site-hero--moment, which has a baseline.',
    'Chromatic would picture site-hero--proof, which has no baseline.',
  ]);
});
