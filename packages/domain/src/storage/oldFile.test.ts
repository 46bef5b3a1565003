import { expect, test } from 'vitest';
import { aTemplate } from '../testing/campaignFixtures.ts';
import { aClient, aLead, fixedInstant } from '../testing/fixtures.ts';
import { createMemoryStore } from './memoryStore.ts';
import { forgetOldFile, readOldFile } from './oldFile.ts';
import { readBundleValue } from './readBundle.ts';

const template = aTemplate();
const client = aClient();

test('a browser in which nothing of the server’s lists was ever stored has nothing to bring', () => {
  expect(readOldFile(createMemoryStore({ fnc_leads: JSON.stringify([aLead()]) }), fixedInstant)).toBeNull();
});

test('what was left there is an export of those lists, broken records included', () => {
  const broken = { id: '1', language: 'de' };
  const store = createMemoryStore({
    fnc_leads: JSON.stringify([aLead()]),
    clients: JSON.stringify([client]),
    email_templates: JSON.stringify([template, broken]),
    'email_templates.broken': JSON.stringify(['older']),
  });
  const file = readOldFile(store, fixedInstant);
  expect(file).toMatchObject({ clients: [client], emailTemplates: [template], version: '4.0' });
  expect(file).not.toHaveProperty('fncLeads');
  const read = readBundleValue(file);
  expect(read.ok && read.value.lists.emailTemplates.records).toEqual([template]);
  expect(read.ok && read.value.lists.emailTemplates.aside).toEqual(expect.arrayContaining([broken, 'older']));
});

test('once it was brought along nothing of it is left, and everything else is', () => {
  const store = createMemoryStore({ fnc_leads: '[]', clients: '[]', email_templates: '[7]' });
  readOldFile(store, fixedInstant);
  forgetOldFile(store);
  expect(readOldFile(store, fixedInstant)).toBeNull();
  expect(store.getItem('clients')).toBeNull();
  expect(store.getItem('fnc_leads')).toBe('[]');
});
