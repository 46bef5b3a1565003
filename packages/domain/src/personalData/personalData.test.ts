import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../clients/client.ts';
import type { ConsentEntry } from '../consent/consentEntry.ts';
import type { Lead } from '../leads/lead.ts';
import { createStoredLeadRepository } from '../leads/storedLeadRepository.ts';
import { leadKeys } from '../leads/storedSignUps.ts';
import { createMemoryQuestionnaireRepository } from '../questionnaires/memoryQuestionnaireRepository.ts';
import { createMemoryReportRepository } from '../reports/memoryReportRepository.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import {
  aClient,
  aLead,
  aQuestion,
  aReport,
  createMemoryClientRepository,
  createMemoryFile,
  fixedInstant,
  fixedNow,
} from '../testing.ts';
import { collectPersonalData, personalDataFileName, printPersonalData } from './personalData.ts';

const bram = aLead({ id: 'lead-1', name: 'Bram Kompas', email: 'bram@kompas.example' });
const other = aLead({ id: 'lead-2', name: 'Bram Kompasnaald', email: 'aa.bram@kompas.example' });
const company = aClient({ id: 'client-1', name: 'Kompas', email: 'info@kompas.example', leadId: 'lead-1', version: 4 });
const given: ConsentEntry = { kind: 'given', at: fixedInstant, wording: 'Stuur mij nieuws' };

/** What the practice holds, and the consent log of the first lead. */
function sources(leads: readonly Lead[], clients: readonly Client[]) {
  const file = createMemoryFile(fixedNow, {
    clients,
    globalQuestions: [aQuestion({ id: 'q1', text: 'Waar woon je?' })],
  });
  return {
    leads: createStoredLeadRepository({
      store: createMemoryStore({ [leadKeys.leads]: JSON.stringify(leads) }),
      now: fixedNow,
    }),
    consents: (leadId: string) => Promise.resolve(leadId === 'lead-1' ? [given] : []),
    clients: createMemoryClientRepository(file),
    questionnaires: createMemoryQuestionnaireRepository(file),
    reports: createMemoryReportRepository(file),
  };
}

describe('the data of one person', () => {
  let practice: ReturnType<typeof sources>;
  beforeEach(() => {
    practice = sources(
      [bram, other],
      [
        {
          ...company,
          answers: [
            { questionId: 'q1', value: 'Larnaca', updatedAt: fixedInstant },
            { questionId: 'removed', value: 'Ja' },
          ],
          reports: [aReport({ id: 'report-1', name: 'Haalbaarheid', content: '# Samenvatting' })],
        },
        aClient({ id: 'client-2', name: 'Kompas Charter', email: 'BRAM@kompas.example' }),
        aClient({ id: 'client-3', name: 'Van een ander', email: 'aa.bram@kompas.example' }),
      ],
    );
  });

  test('is the lead with its timeline and consents, its client, and the clients with its address', async () => {
    await practice.leads.setStatus('lead-1', 'contacted');
    await practice.leads.setStatus('lead-1', 'qualified');
    const data = await collectPersonalData(practice, { leadId: 'lead-1' });
    expect(data?.lead?.lead).toMatchObject({ id: 'lead-1', email: 'bram@kompas.example', status: 'qualified' });
    expect(data?.lead?.timeline.map((event) => ('to' in event ? event.to : event.kind))).toEqual([
      'guide_requested',
      'contacted',
      'qualified',
    ]);
    expect(data?.consents).toEqual([given]);
    expect(data?.clients.map(({ id }) => id)).toEqual(['client-1', 'client-2']);
  });

  test('holds the answers with their questions and the texts of the reports, and not how records are kept', async () => {
    const [client] = (await collectPersonalData(practice, { leadId: 'lead-1' }))?.clients ?? [];
    expect(client?.answers).toEqual([
      { question: 'Waar woon je?', answer: 'Larnaca', answeredAt: fixedInstant },
      { question: null, answer: 'Ja', answeredAt: undefined },
    ]);
    expect(client?.reports).toMatchObject([{ name: 'Haalbaarheid', content: '# Samenvatting' }]);
    expect(client).not.toHaveProperty('questions');
    expect(client).not.toHaveProperty('version');
  });

  test('is the same, asked for by the client', async () => {
    expect(await collectPersonalData(practice, { clientId: 'client-1' })).toEqual(
      await collectPersonalData(practice, { leadId: 'lead-1' }),
    );
  });

  test('finds the lead of a client without a link by the whole address', async () => {
    const data = await collectPersonalData(practice, { clientId: 'client-2' });
    expect(data?.lead?.lead.id).toBe('lead-1');
    const third = await collectPersonalData(practice, { clientId: 'client-3' });
    expect(third?.lead?.lead.id).toBe('lead-2');
    expect(third?.clients.map(({ id }) => id)).toEqual(['client-3']);
  });

  test('is there for a lead without a client and for a client whose lead was deleted', async () => {
    expect(await collectPersonalData(sources([bram], []), { leadId: 'lead-1' })).toMatchObject({
      lead: { lead: { id: 'lead-1' } },
      clients: [],
    });
    expect(await collectPersonalData(sources([], [company]), { clientId: 'client-1' })).toMatchObject({
      lead: null,
      consents: [],
      clients: [{ id: 'client-1' }],
    });
  });

  test('is null for a record that does not exist', async () => {
    expect(await collectPersonalData(practice, { leadId: 'nope' })).toBeNull();
    expect(await collectPersonalData(practice, { clientId: 'nope' })).toBeNull();
  });

  test('is printed with the time of the export, into a file without a name of a person', async () => {
    const data = await collectPersonalData(practice, { leadId: 'lead-1' });
    if (data === null) throw new Error('The lead is not there');
    expect(JSON.parse(printPersonalData(data, fixedInstant))).toMatchObject({
      exportedAt: fixedInstant,
      lead: { lead: { name: 'Bram Kompas' } },
      clients: [{ name: 'Kompas' }, { name: 'Kompas Charter' }],
    });
    expect(personalDataFileName(fixedInstant)).toMatch(/^fnc-person-\d{4}-\d\d-\d\d\.json$/);
  });
});
