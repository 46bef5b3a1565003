import { expect, test } from 'vitest';
import { defaultTemplates } from '../templates/defaultTemplates.data.ts';
import { createStoredTemplateRepository } from '../templates/storedTemplateRepository.ts';
import { aCampaign } from '../testing/campaignFixtures.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { advisorFileKeys } from './advisorFile.ts';
import { countMailFile } from './countMailFile.ts';
import { createMemoryStore } from './memoryStore.ts';

test('counts what the repositories list, the default templates included', async () => {
  const store = createMemoryStore({ [advisorFileKeys.campaigns]: JSON.stringify([aCampaign()]) });
  expect(countMailFile(store)).toEqual({ campaigns: 1, templates: defaultTemplates.length });
  const templates = createStoredTemplateRepository({ store, now: fixedNow });
  for (const { id } of await templates.list()) await templates.remove(id);
  expect(countMailFile(store)).toEqual({ campaigns: 1, templates: 0 });
});
