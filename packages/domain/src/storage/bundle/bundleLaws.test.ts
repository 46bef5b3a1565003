import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/anyText.ts';
import { aCampaign, aTemplate } from '../../testing/campaignFixtures.ts';
import { aClient, aLead, aQuestion, aReport, fixedInstant } from '../../testing/fixtures.ts';
import { applyImport } from './applyImport.ts';
import { bundleNames, printBundle } from './bundle.ts';
import { bundleLists, openList } from './bundleLists.ts';
import { clearData } from '../clearData.ts';
import { exportBundle } from './exportBundle.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { planImport } from './planImport.ts';
import { readBundle } from './readBundle.ts';
import { brokenKey, readValues } from '../storedCollection.ts';

/** Few distinct ids, so that some occur twice. */
const id = fc.constantFrom('1', '2', '3', 'vier');
const answer = fc.record({ questionId: id, value: anyText() });
const client = fc
  .record({
    id,
    name: anyText(),
    notes: anyText(),
    status: fc.constantFrom('pending', 'completed'),
    answers: fc.array(answer, { maxLength: 4 }),
    isTold: fc.boolean(),
  })
  .map(({ isTold, status, ...fields }) =>
    aClient({ ...fields, status: status === 'pending' ? 'pending' : 'completed', reports: isTold ? [aReport()] : [] }),
  );
const question = fc.record({ id, text: anyText() }).map((fields) => aQuestion(fields));
const lead = fc.record({ id, name: anyText() }).map((fields) => aLead(fields));
const campaign = fc
  .record({ id, content: anyText(), recipients: fc.array(id), note: fc.jsonValue({ maxDepth: 1 }) })
  .map((fields) => ({ ...aCampaign(), ...fields }));
const template = fc
  .record({ id, content: anyText(), note: fc.jsonValue({ maxDepth: 1 }) })
  .map((fields) => ({ ...aTemplate(), ...fields }));

const stored = fc.record({
  clients: fc.array(client, { maxLength: 6 }).map((all) => JSON.stringify(all)),
  global_questions: fc.array(question, { maxLength: 6 }).map((all) => JSON.stringify(all)),
  fnc_leads: fc.array(lead, { maxLength: 6 }).map((all) => JSON.stringify(all)),
  email_campaigns: fc.array(campaign, { maxLength: 6 }).map((all) => JSON.stringify(all)),
  email_templates: fc.array(template, { maxLength: 6 }).map((all) => JSON.stringify(all)),
});

const imported = (store: ReturnType<typeof createMemoryStore>, text: string) => {
  const bundle = readBundle(text);
  if (!bundle.ok) throw new Error(bundle.error.code);
  return planImport(bundle.value, exportBundle(store, fixedInstant));
};

test('export, clear, import: the same is back', () => {
  fc.assert(
    fc.property(stored, (texts) => {
      const store = createMemoryStore(texts);
      const before = exportBundle(store, fixedInstant);
      const text = printBundle(before);
      clearData(store);
      applyImport(store, imported(store, text));
      expect(exportBundle(store, fixedInstant)).toEqual(before);
      expect(imported(store, text).isEmpty).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('an import loses nothing that was here, whatever comes', () => {
  fc.assert(
    fc.property(stored, stored, (here, other) => {
      const store = createMemoryStore(here);
      const before = exportBundle(store, fixedInstant);
      const text = printBundle(exportBundle(createMemoryStore(other), fixedInstant));
      const plan = imported(store, text);
      applyImport(store, plan);
      const after = exportBundle(store, fixedInstant);
      for (const [index, name] of bundleNames.entries()) {
        const added = plan.lists[index]?.added.length ?? Number.NaN;
        expect(after[name]).toHaveLength(before[name].length + added);
      }
      expect(imported(store, text).isEmpty).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('whatever stands in the store, reading and saving lose nothing of it', async () => {
  const anything = fc.oneof(
    anyText(),
    fc.json(),
    fc.array(fc.oneof(client, campaign, fc.jsonValue())).map((all) => JSON.stringify(all)),
  );
  const corrupt = fc
    .constantFrom(...bundleNames)
    .chain((name) => fc.record({ name: fc.constant(name), text: anything }));
  await fc.assert(
    fc.asyncProperty(corrupt, async ({ name, text }) => {
      const { key } = bundleLists[name];
      const store = createMemoryStore({ [key]: text });
      const values = readValues(text);
      exportBundle(store, fixedInstant);
      const clients = openList(store, 'clients');
      clients.write([...clients.read(), aClient({ id: 'added' })]);
      clients.write(clients.read().filter(({ id: other }) => other !== 'added'));
      const kept = [...readValues(store.getItem(key)), ...readValues(store.getItem(brokenKey(key)))];
      expect(kept).toHaveLength(values.length);
      const aside = new Set(readValues(store.getItem(brokenKey(key))).map((value) => JSON.stringify(value)));
      const good = new Set(exportBundle(store, fixedInstant)[name].map((record) => record.id));
      for (const value of values) {
        const isKept = typeof value === 'object' && value !== null && 'id' in value && good.has(String(value.id));
        expect(isKept || aside.has(JSON.stringify(value))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('a bundle of any text is refused or read, and its records are all somewhere', () => {
  const values = fc.array(fc.oneof(client, fc.jsonValue()));
  fc.assert(
    fc.property(values, (clients) => {
      const bundle = readBundle(JSON.stringify({ version: '4.0', clients }));
      if (!bundle.ok) throw new Error(bundle.error.code);
      const { records, broken, aside } = bundle.value.lists.clients;
      expect(records.length + broken.length).toBe(clients.length);
      expect(aside).toHaveLength(broken.length);
    }),
  );
});
