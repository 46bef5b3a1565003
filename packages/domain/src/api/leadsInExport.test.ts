import { expect, test } from 'vitest';
import type { Lead } from '../leads/lead.ts';
import { aLead } from '../testing/fixtures.ts';
import { ApiError } from './apiError.ts';
import type { ExportedLeads } from './routes/fileRoutes.ts';
import { leadsInExport } from './leadsInExport.ts';

const piece = (...ids: readonly string[]): ExportedLeads => ({ kind: 'leads', leads: ids.map((id) => aLead({ id })) });

async function readAll(events: readonly ExportedLeads[], broken?: Error): Promise<string[]> {
  async function* coming() {
    yield* events;
    if (broken !== undefined) throw broken;
  }
  const leads: Lead[] = [];
  for await (const some of leadsInExport(coming())) leads.push(...some);
  return leads.map(({ id }) => id);
}

test('all of them come, in their order', async () => {
  expect(await readAll([piece('1', '2'), piece(), piece('3'), { kind: 'end', count: 3 }])).toEqual(['1', '2', '3']);
  expect(await readAll([piece(), { kind: 'end', count: 0 }])).toEqual([]);
});

test.each<[string, readonly ExportedLeads[], Error | undefined, string]>([
  ['that ends before its end', [piece('1')], undefined, 'cannot_connect'],
  ['that breaks off', [piece('1')], new TypeError('network error'), 'cannot_connect'],
  ['of which a piece was unreadable', [piece('1'), { kind: 'end', count: 2 }], undefined, 'answer_invalid'],
  ['that the server refused', [], new ApiError({ code: 'server_error', status: 500, message: '' }), 'server_error'],
])('an export %s is none', async (_what, events, broken, code) => {
  await expect(readAll(events, broken)).rejects.toMatchObject({ name: 'ApiError', code });
});
