import { expect, test } from 'vitest';
import { aClient, aLead } from '../testing/fixtures.ts';
import { restoreRecord } from './restoreRecord.ts';

const nothing = { restore: () => Promise.resolve(null) };
const repositories = {
  leads: { restore: (id: string) => Promise.resolve(aLead({ id })) },
  clients: { restore: (id: string) => Promise.resolve(id === '7' ? aClient({ id }) : null) },
  reports: nothing,
  templates: nothing,
  campaigns: nothing,
};

test('each record is brought back where it was kept', async () => {
  expect(await restoreRecord(repositories, { noun: 'lead', id: '1' })).toBeNull();
  expect(await restoreRecord(repositories, { noun: 'client', id: '7' })).toBeNull();
});

test('one that is gone for good is called by what it was', async () => {
  expect(await restoreRecord(repositories, { noun: 'client', id: '8' })).toEqual({
    code: 'client_not_found',
    status: 404,
  });
  expect(await restoreRecord(repositories, { noun: 'template', id: '8' })).toEqual({
    code: 'template_not_found',
    status: 404,
  });
});

test('what cannot be removed cannot be brought back', async () => {
  expect(await restoreRecord(repositories, { noun: 'answer', id: '7' })).toEqual({ code: 'answer_invalid' });
});
