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
  const text = { name: 'Anders', content: report.content ?? '' };
  await reports.edit(id, { ...text, content: '# Met de hand' }, text);
  await reports.remove(id);
  await reports.restore(id);
  expect(seen.map((stored) => stored?.includes(id))).toEqual([true, true, true, false, true]);
  expect(seen[1]).toContain('Anders');
  expect(seen[2]).toContain('# Met de hand');

  await reports.findById(id);
  await reports.add('gone', report);
  await reports.update('gone', {});
  await reports.edit('gone', text, text);
  await reports.edit(id, text, { ...text, name: 'Iets ouds' });
  await reports.remove('gone');
  await reports.restore('gone');
  expect(seen).toHaveLength(5);
});
