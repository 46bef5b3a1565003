import { expect, test } from 'vitest';
import { aTemplate } from '../../testing/campaignFixtures.ts';
import { aClient, aLead, fixedInstant, fixedNow } from '../../testing/fixtures.ts';
import { hasOldFile } from './hasOldFile.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { forgetOldFile, readOldFile } from './oldFile.ts';
import { readBundleValue } from '../bundle/readBundle.ts';
import { createWorkingCopy } from './workingCopy.ts';

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
  expect(file).toMatchObject({ clients: [client], emailTemplates: [template, 'older', broken], version: '4.0' });
  expect(file).not.toHaveProperty('fncLeads');
  const read = readBundleValue(file);
  expect(read.ok && read.value.lists.emailTemplates.records).toEqual([template]);
  expect(read.ok && read.value.lists.emailTemplates.aside).toEqual(['older', broken]);
  // A plan counts these, no matter when they were set aside.
  expect(read.ok && read.value.lists.emailTemplates.broken).toHaveLength(2);
});

test('what was set aside and can be read by now stays aside', () => {
  const store = createMemoryStore({
    email_templates: JSON.stringify([template]),
    'email_templates.broken': JSON.stringify([{ ...template, name: 'An earlier version' }]),
  });
  const read = readBundleValue(readOldFile(store, fixedInstant));
  expect(read.ok && read.value.lists.emailTemplates.records).toEqual([template]);
  expect(read.ok && read.value.lists.emailTemplates.aside).toMatchObject([{ name: 'An earlier version' }]);
});

test('once it was brought along nothing of it is left, and everything else is', () => {
  const store = createMemoryStore({ fnc_leads: '[]', clients: '[]', email_templates: '[7]' });
  readOldFile(store, fixedInstant);
  forgetOldFile(store);
  expect(readOldFile(store, fixedInstant)).toBeNull();
  expect(store.getItem('clients')).toBeNull();
  expect(store.getItem('fnc_leads')).toBe('[]');
});

test('what had been removed there is only forgotten, and a copy of the server’s lists stays', () => {
  const store = createMemoryStore({ clients_removed: '[]', reports_removed: '[]' });
  createWorkingCopy({ store, now: fixedNow }).write('emailTemplates', [template]);
  expect(hasOldFile(store)).toBe(true);
  expect(readOldFile(store, fixedInstant)).toBeNull();
  forgetOldFile(store);
  expect([store.getItem('clients_removed'), store.getItem('reports_removed')]).toEqual([null, null]);
  expect(JSON.parse(store.getItem('email_templates') ?? '')).toEqual([template]);
  expect(hasOldFile(store)).toBe(false);
});
