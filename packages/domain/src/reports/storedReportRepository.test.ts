import { describe, expect, test } from 'vitest';
import { createStoredClientRepository } from '../clients/storedClientRepository.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { aClient, aReport, fixedInstant, fixedNow } from '../testing/fixtures.ts';
import { createLimitedStore } from '../testing/limitedStore.ts';
import { describeBrowserReportRepository } from './browserReportRepository.contract.ts';
import { createStoredReportRepository } from './storedReportRepository.ts';

describeBrowserReportRepository('a key-value store', async () => {
  const kept = { store: createMemoryStore(), now: fixedNow };
  return { clients: createStoredClientRepository(kept), reports: createStoredReportRepository(kept) };
});

describe('reports in the browser', () => {
  const stored = { clients: JSON.stringify([aClient({ reports: [aReport()] })]) };

  test('stand with their client, as specified, with their content', async () => {
    const store = createMemoryStore({ clients: JSON.stringify([aClient()]) });
    const report = { name: 'Rapport', date: '2026-11-20', status: 'completed', content: '# Tekst' } as const;
    await createStoredReportRepository({ store, now: fixedNow }).add(aClient().id, report);
    expect(JSON.parse(store.getItem('clients') ?? '')).toMatchObject([
      { reports: [{ ...report, id: String(Date.parse(fixedInstant)), type: 'custom' }] },
    ]);
  });

  test('an entry of the specification, without content, stays valid', async () => {
    const entry = { id: '5', name: 'Rapport', date: '2025-02-01', type: 'custom', status: 'completed' } as const;
    const store = createMemoryStore({ clients: JSON.stringify([aClient({ reports: [entry] })]) });
    const found = await createStoredReportRepository({ store, now: fixedNow }).findById('5');
    expect(found?.report).toEqual(entry);
  });

  test('a removed report waits 30 days', async () => {
    let now = '2026-11-20T13:10:00.000Z';
    const reports = createStoredReportRepository({ store: createMemoryStore(stored), now: () => now });
    await reports.remove(aReport().id);
    now = '2026-12-20T13:10:00.000Z';
    expect(await reports.restore(aReport().id)).toBeNull();
    now = '2026-12-20T13:09:59.999Z';
    expect(await reports.restore(aReport().id)).toEqual(aReport());
  });

  test('a removed report that is there again, from an import, is not restored beside itself', async () => {
    const store = createMemoryStore(stored);
    const reports = createStoredReportRepository({ store, now: fixedNow });
    await reports.remove(aReport().id);
    store.setItem('clients', stored.clients);
    expect(await reports.restore(aReport().id)).toBeNull();
    expect(store.getItem('clients')).toBe(stored.clients);
  });

  test('a full store refuses a report and keeps what was there', async () => {
    const store = createLimitedStore(stored);
    store.setRoom(store.used() + 100);
    const reports = createStoredReportRepository({ store, now: fixedNow });
    await expect(reports.update(aReport().id, { content: 'x'.repeat(500) })).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(store.getItem('clients')).toBe(stored.clients);
    expect((await reports.findById(aReport().id))?.report).toEqual(aReport());
  });
});
