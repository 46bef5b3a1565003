import { createMemoryStore, createStoredReportRepository } from '@fnc/domain/storage';
import { aClient, aReport, fixedInstant } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { tellingReports } from './tellingReports.ts';

test('every change is told, after it was stored; what changes nothing is not', async () => {
  const store = createMemoryStore({ clients: JSON.stringify([aClient()]) });
  const kept = createStoredReportRepository({ store, now: () => fixedInstant });
  const seen: (string | null)[] = [];
  const reports = tellingReports(kept, () => void seen.push(store.getItem('clients')));
  const { id: _id, type: _type, updatedAt: _at, ...report } = aReport();

  const added = await reports.add(aClient().id, report);
  const id = added?.id ?? '';
  await reports.update(id, { name: 'Anders' });
  await reports.remove(id);
  await reports.restore(id);
  expect(seen.map((text) => text?.includes(id))).toEqual([true, true, false, true]);
  expect(seen[1]).toContain('Anders');

  await reports.findById(id);
  await reports.add('gone', report);
  await reports.update('gone', {});
  await reports.remove('gone');
  await reports.restore('gone');
  expect(seen).toHaveLength(4);
});
