import type { LeadPage, LeadQuery } from '@fnc/domain';
import { aLead, fixedNow } from '@fnc/domain/testing';
import { leadKeys } from '@fnc/domain/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryServices, type MemoryServices } from '../testing/memoryServices.ts';
import { createPaletteSearch } from './paletteSearch.ts';

const leads = [
  aLead({ id: '1', name: 'Esmee Golfslag', waitingSince: '2026-11-20T08:00:00.000Z' }),
  aLead({ id: '2', name: 'Klaas Kielzog', email: 'klaas@kielzog.example', waitingSince: null, status: 'contacted' }),
];
const company = { name: 'Zeilmakerij Esmeralda', email: 'info@esmeralda.example', contactPerson: 'Wouter Westerstorm' };

let services: MemoryServices;
beforeEach(async () => {
  services = memoryServices({ now: fixedNow, stored: { [leadKeys.leads]: JSON.stringify(leads) } });
  const { token } = await services.session.signIn('marit', 'rustig varen');
  services.tokens.write(token);
  await services.clients.add({ ...company, status: 'completed' });
});

const pageOf = (name: string): LeadPage => ({
  leads: leads.filter((lead) => lead.name === name),
  count: 1,
  total: 2,
  sources: [],
  nextCursor: null,
});

const names = (finds: { leads: readonly { name: string }[] }) => finds.leads.map(({ name }) => name);

describe('the search of the palette', () => {
  test('finds leads and clients', async () => {
    const search = createPaletteSearch(services);
    await search.find(' esm ');
    const { finds, search: phase } = search.get();
    expect(phase).toBe('ready');
    expect(finds.query).toBe('esm');
    expect(names(finds)).toEqual(['Esmee Golfslag']);
    expect(finds.clients.map(({ client }) => client.name)).toEqual(['Zeilmakerij Esmeralda']);
  });

  test('before anything is typed: who waits for an answer, and no clients', async () => {
    const search = createPaletteSearch(services);
    await search.find('');
    expect(names(search.get().finds)).toEqual(['Esmee Golfslag']);
    expect(search.get().finds.clients).toEqual([]);
  });

  test('without the server nothing is found, and that is said', async () => {
    const search = createPaletteSearch({ ...services, leads: { list: () => Promise.reject(new Error('no')) } });
    await search.find('esm');
    expect(search.get()).toMatchObject({ search: 'failed', finds: { query: 'esm', leads: [], clients: [] } });
  });

  test('only the answer to the last question counts', async () => {
    const answers = new Map<string, (page: LeadPage) => void>();
    const search = createPaletteSearch({
      ...services,
      leads: {
        list: ({ search: text = '' }: LeadQuery = {}) => new Promise((resolve) => void answers.set(text, resolve)),
      },
    });
    const first = search.find('esm');
    const second = search.find('kla');
    await expect.poll(() => [...answers.keys()]).toEqual(['esm', 'kla']);
    answers.get('kla')?.(pageOf('Klaas Kielzog'));
    await second;
    answers.get('esm')?.(pageOf('Esmee Golfslag'));
    await first;
    expect(names(search.get().finds)).toEqual(['Klaas Kielzog']);
  });
});
