import { expect, test } from 'vitest';
import { defaultTemplates } from '../templates/defaultTemplates.data.ts';
import { aCampaign } from '../testing/campaignFixtures.ts';
import { advisorFileKeys } from './advisorFile.ts';
import { countMailFile } from './countMailFile.ts';
import { createMemoryStore } from './memoryStore.ts';

test('counts what the repositories list, the default templates included', () => {
  const store = createMemoryStore({ [advisorFileKeys.campaigns]: JSON.stringify([aCampaign()]) });
  expect(countMailFile(store)).toEqual({ campaigns: 1, templates: defaultTemplates.length });
  store.setItem(advisorFileKeys.templates, '[]');
  expect(countMailFile(store)).toEqual({ campaigns: 1, templates: 0 });
});
