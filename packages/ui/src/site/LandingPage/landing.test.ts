import { publicPages, type PublicPages } from '@fnc/domain';
import { expect, test } from 'vitest';
import { guideParts, type LandingVariant } from './landing.data.ts';

test('a landing page names the parts that its row names, with their pages', () => {
  const telegram = { ...publicPages.linkedin, source: 'telegram', landing: { parts: ['costs', 'risks'] } };
  const pages = { ...publicPages, telegram } as PublicPages;
  expect(guideParts('telegram' as LandingVariant, pages)).toEqual([
    { id: 'costs', page: 10 },
    { id: 'risks', page: 12 },
  ]);
});

const landings = Object.values(publicPages).filter((page) => page.kind === 'landing');

test.each(landings)('the landing page of $source names six', ({ source }) => {
  expect(guideParts(source)).toHaveLength(6);
});
